import { brand } from '@hearthway/contracts/brand';
import { minimumAgeYears } from '@hearthway/contracts/constants';
import type { LegalDocument } from '../../features/legal-text/index.js';
import { keeping } from './keeping.js';
import { sharing } from './sharing.js';

const privacyMail = `[${brand.privacy}](mailto:${brand.privacy})`;

export const privacyPolicy: LegalDocument = {
  path: '/privacy',
  title: 'Privacy Policy',
  introduction: `What ${brand.name} knows about you, why, who else sees it and how you change that. It is written to be read. Each section opens with the gist; the text below the gist is what applies.`,
  companion: { path: '/terms', title: 'Terms of Service' },
  sections: [
    {
      id: 'scope',
      title: 'Scope',
      summary: `This policy covers what you do on ${brand.name}. It does not cover sites that we link to.`,
      blocks: [
        `${brand.name} (“we”, “us”) is operated by a Texas company. This policy covers this website, the account you make on it, the waitlist, what you buy from us and the mail you send us.`,
        'It does not cover other sites that we link to, or people you choose to work with, such as realtors, lenders and builders. They have policies of their own.',
        'Some parts that this policy names are not open yet. A part that is not open collects nothing. What is said of it applies from the day you use it.',
        `This policy is about data. Our [Terms of Service](/terms) say what you and we agree on.`,
      ],
    },
    {
      id: 'data-collected',
      title: 'Data we collect',
      summary:
        'What you type in, what your account needs to work, and how pages are used. We buy no data about you from anyone.',
      blocks: [
        'What you give us:',
        [
          'Waitlist: your first and last name, email, the state you are buying in, where on the site you joined, and that you accepted the Terms of Service, with the time and the version of the text.',
          'Account: username, email and password. Of the password we keep a one-way hash (Argon2id), never the password itself. We also keep when the account was made and when you last logged in.',
          'Roadmap: the steps of your purchase, how far each one is and when that last changed.',
          'Purchases: your name, email and state, what you bought, the amount, whether the payment went through, and the payment provider’s reference. You type your card number on the provider’s page; it does not reach us.',
          'Buyer profile, if you fill it in: the kind of home, its use and state, your time frame, name, phone, email, citizenship and marital status, and the finances that matching with lenders needs.',
          'Schedule, if you use it: the events you enter, each with its day, title and address.',
          'Lenders, if you ask for matches: which lenders matched, and how far you are with each of them. The lenders learn nothing of it.',
          'Settings: what you want to hear of by email.',
          `Documents and conversations with ${brand.assistant}, if you use them: what you upload and what you write.`,
          'Mail to us: your address and what you write.',
        ],
        'What we see when you use the site:',
        [
          'Sessions: for each log-in a random number, when it started, when it was last used and when it ends.',
          'Page events: which page was shown, which button or tab was used, how far a page was scrolled, that a form was sent, and what kind of technical error came up, each with its time and with a random number that lasts as long as your browser tab. They are not tied to your account. Details that name personal data, such as an email or a name, are removed before anything is stored.',
          'Network address: held in memory for a short while to limit abuse, such as repeated wrong passwords. We write it down nowhere as it is. When you join the waitlist we keep a code, made from your network with a secret key, to limit how much mail one network can set off. While an order of yours is open we keep such a code of your network and one of your email, to limit how many places one person can hold.',
        ],
        'Citizenship and marital status are sensitive. We ask for them only in the buyer profile, with your consent, and never use them to match, rank or score you. We do not ask for your Social Security number.',
      ],
    },
    {
      id: 'use',
      title: 'How we use data',
      summary: 'To do what you asked for, to keep it safe and to make it better. Not to advertise to you elsewhere.',
      blocks: [
        'We use personal data to:',
        [
          'run your account, your roadmap and the other features that you use',
          'keep your place on the waitlist, confirm it by email and write to you about it; each of these emails has a link to unsubscribe',
          'send receipts for what you buy',
          'take payments, know how many founding members there are, and deliver what you bought',
          'answer your mail',
          'find errors, and see which parts of the site help and which do not',
          'prevent fraud and abuse',
          'do what the law asks of us, such as keeping tax records.',
        ],
        'We do not use your data to advertise to you on other sites. No decision that has a legal or similarly serious effect on you is made by a machine alone.',
      ],
    },
    {
      id: 'legal-bases',
      title: 'Legal bases',
      summary: 'We use personal data only for a reason that we can name.',
      blocks: [
        'Not every law asks for such a reason. We name ours all the same:',
        [
          'Agreement: what we need in order to give you the account, the roadmap or the thing you bought.',
          'Consent: joining the waitlist, answers that are sensitive, and any sharing with a realtor, lender or builder. You can take consent back at any time. That does not undo what was done before.',
          'Legitimate interest: keeping the service safe, mending errors and counting how pages are used, as long as your own interests do not weigh more.',
          'Legal duty: records and answers that the law requires of us.',
        ],
      ],
    },
    ...sharing,
    ...keeping,
    {
      id: 'changes',
      title: 'Changes to this policy',
      summary: 'The date at the top says which text is in force. We tell you before a change that matters.',
      blocks: [
        'When we change this policy we change the date at the top. Before a change that matters applies, we say so on this site and write to everyone who has an account or a place on the waitlist. Where the law asks for your consent to a change, we ask for it.',
        `You can ask us for an earlier text at ${privacyMail}.`,
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      summary: `Write to ${brand.privacy} about your data, and to ${brand.support} about anything else.`,
      blocks: [
        `A copy of your data, and the deletion of your account: under [Settings](/settings). Questions and any other request about your data: ${privacyMail}.`,
        `Anything else: [${brand.support}](mailto:${brand.support}).`,
        `You must be ${minimumAgeYears} or older to use ${brand.name}. A parent or guardian may write to us about the data of a child.`,
      ],
    },
  ],
};
