import { brand } from '@hearthway/contracts/brand';
import { minimumAgeYears } from '@hearthway/contracts/constants';
import type { LegalDocument } from '../../templates/legal-text/index.js';
import { keeping } from './keeping.js';
import { sharing } from './sharing.js';

const privacyMail = `[${brand.privacy}](mailto:${brand.privacy})`;

export const privacyPolicy: LegalDocument = {
  path: '/privacy',
  title: 'Privacy Policy',
  introduction: `What ${brand.name} knows about you, why, who else sees it, and how you can change that. We wrote it to be read. Each section opens with a short summary; the text below the summary is what applies.`,
  companion: { path: '/terms', title: 'Terms of Service' },
  sections: [
    {
      id: 'scope',
      title: 'Scope',
      summary: `This policy covers what you do on ${brand.name}. It does not cover sites we link to.`,
      blocks: [
        `${brand.name} (“we,” “us”) is operated by a Texas company. This policy covers this website, the account you create on it, the waitlist, what you buy from us, and the mail you send us.`,
        'It does not cover other sites we link to, or people you choose to work with, such as realtors, lenders, and builders. They have their own policies.',
        'Some features named in this policy are not available yet. A feature that is not available collects nothing. What we say about it applies from the day you use it.',
        `This policy is about data. Our [Terms of Service](/terms) are the agreement between you and us.`,
      ],
    },
    {
      id: 'data-collected',
      title: 'Data we collect',
      summary:
        'What you enter, what your account needs to work, and how pages are used. We do not buy data about you from anyone.',
      blocks: [
        'What you give us:',
        [
          'Waitlist: your first and last name, email, the state you are buying in, where on the site you joined, and that you accepted the Terms of Service, with the time and version.',
          'Account: username, email, and password. We store only a one-way hash of your password (Argon2id), never the password itself. We also keep when you created the account and when you last logged in.',
          'Roadmap: the steps of your purchase, the status of each, and when that last changed.',
          'Purchases: your name, email, and state, what you bought, the amount, whether the payment went through, and the payment provider’s reference. You enter your card number on the provider’s page; it does not reach us.',
          'Buyer profile, if you fill it in: the type of home, its use and state, your time frame, name, phone, email, citizenship, and marital status, and the finances needed to match you with lenders.',
          'Schedule, if you use it: the events you enter, each with its date, title, and address.',
          'Lenders, if you ask for matches: which lenders matched, and your status with each. We tell the lenders nothing about it.',
          'Settings: which emails you want from us.',
          `Documents and conversations with ${brand.assistant}, if you use them: what you upload and what you write.`,
          'Mail to us: your address and what you write.',
        ],
        'What we collect when you use the site:',
        [
          'Sessions: for each login, a random number, the kind of browser and device, such as Chrome on Windows, when it started, when it was last used, and when it ends.',
          'Page events: which page was shown, which button or tab was used, how far a page was scrolled, that a form was sent, and what kind of technical error occurred, each with its time and a random number that lasts as long as your browser tab. They are not tied to your account. We remove details that name personal data, such as an email or a name, before we store anything.',
          'Network address: held in memory for a short time to limit abuse, such as repeated wrong passwords. We never store the address itself. When you join the waitlist, we keep a code made from your network with a secret key, to limit how many emails one network can trigger. While you have an open order, we keep a code like that for your network and one for your email, to limit how many spots one person can hold.',
        ],
        'Citizenship and marital status are sensitive. We ask for them only in the buyer profile, with your consent, and never use them to match, rank, or score you. We do not ask for your Social Security number.',
      ],
    },
    {
      id: 'use',
      title: 'How we use data',
      summary: 'To do what you asked for, keep it safe, and make it better. Not to advertise to you elsewhere.',
      blocks: [
        'We use personal data to:',
        [
          'run your account, your roadmap, and the other features you use',
          'keep your spot on the waitlist, confirm it by email, and email you about it; each of these emails has a link to unsubscribe',
          'send receipts for what you buy',
          'take payments, count founding members, and deliver what you bought',
          'answer your mail',
          'find errors and see which parts of the site help and which do not',
          'prevent fraud and abuse',
          'meet our legal obligations, such as keeping tax records.',
        ],
        'We do not use your data to advertise to you on other sites. We make no decision with a legal or similarly serious effect on you by machine alone.',
      ],
    },
    {
      id: 'legal-bases',
      title: 'Legal bases',
      summary: 'We use personal data only for reasons we can name.',
      blocks: [
        'Not every law requires us to name a reason. We name ours anyway:',
        [
          'Agreement: what we need to provide your account, your roadmap, or what you bought.',
          'Consent: joining the waitlist, sensitive answers, and any sharing with a realtor, lender, or builder. You can withdraw consent at any time. That does not undo what was done before.',
          'Legitimate interest: keeping the service safe, fixing errors, and counting how pages are used, as long as your own interests do not outweigh ours.',
          'Legal duty: records and responses the law requires of us.',
        ],
      ],
    },
    ...sharing,
    ...keeping,
    {
      id: 'changes',
      title: 'Changes to this policy',
      summary: 'The date at the top shows which version applies. We tell you before any significant change.',
      blocks: [
        'When we change this policy, we change the date at the top. Before a significant change takes effect, we announce it on this site and email everyone who has an account or a spot on the waitlist. Where the law requires your consent to a change, we ask for it.',
        `You can ask us for an earlier version at ${privacyMail}.`,
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      summary: `Email ${brand.privacy} about your data, and ${brand.support} about anything else.`,
      blocks: [
        `To get a copy of your data or delete your account, go to [Settings](/settings). For questions and other requests about your data, email ${privacyMail}.`,
        `For anything else, email [${brand.support}](mailto:${brand.support}).`,
        `You must be ${minimumAgeYears} or older to use ${brand.name}. A parent or guardian may write to us about a child’s data.`,
      ],
    },
  ],
};
