import { brand } from '@hearthway/contracts/brand';
import { minimumAgeYears } from '@hearthway/contracts/constants';
import type { LegalDocument } from '../../templates/legal-text/index.js';
import { disputes } from './disputes.js';
import { purchases } from './purchases.js';
import { servedStatesText } from '../../features/served-states/index.js';

const supportMail = `[${brand.support}](mailto:${brand.support})`;

export const termsOfService: LegalDocument = {
  path: '/terms',
  title: 'Terms of Service',
  introduction: `The agreement between you and ${brand.name}. Each section opens with a short summary; the text below the summary is what applies. Please read the sections on [payments](#founders-deal), [liability](#liability), and [arbitration](#arbitration) with special care: they limit what you can claim from us and how.`,
  companion: { path: '/privacy', title: 'Privacy Policy' },
  sections: [
    {
      id: 'who-we-are',
      title: 'Who we are',
      summary: `${brand.name} informs and organizes. It is not your lawyer, lender, financial adviser, or real estate agent.`,
      blocks: [
        `${brand.name} (“we,” “us”) is operated by a Texas company. It is a guide for people in the United States who want to buy a home, from saving to closing and beyond.`,
        `Everything on ${brand.name} is for information only. We do not give legal, financial, tax, or brokerage advice. We are not a law firm, a lender, a mortgage broker, or a real estate brokerage. We do not represent you in a purchase, and using ${brand.name} does not make us your agent or adviser.`,
        'Figures such as prices, payments, and rates are estimates. They are not an offer of credit, an approval, or an appraisal.',
        `By using ${brand.name}, joining the waitlist, creating an account, or paying, you agree to these terms. If you do not agree, please do not use it. Some features named here are not available yet; what these terms say about them applies once you use them.`,
      ],
    },
    {
      id: 'ai-use',
      title: 'How AI is used',
      summary: `${brand.assistant} is software. It can be wrong, so check what matters before you act on it.`,
      blocks: [
        `${brand.assistant} is an assistant that runs on artificial intelligence. It is not a person, a lawyer, a lender, or an agent, and what it writes is information, not advice.`,
        'What AI writes can be wrong, incomplete, or out of date, even when it sounds sure. Before you sign, pay, waive a right, or let a deadline pass, check it against the documents themselves and with a licensed professional.',
        'Decisions about your purchase are yours. The assistant does not negotiate for you and does not sign anything.',
        'Do not give it data it does not need, such as a Social Security number or card numbers, or data about other people without their consent.',
      ],
    },
    {
      id: 'eligibility',
      title: 'Eligibility',
      summary: `You must be ${minimumAgeYears} or older and live in an available U.S. state.`,
      blocks: [
        `To use ${brand.name}, you must be ${minimumAgeYears} or older, live in an available U.S. state, and be able to enter into a contract.`,
        `We fully support purchases in ${servedStatesText}. If you buy in another state, you can join the waitlist and get select features.`,
        `${brand.name} is for your own purchase. What you tell us about yourself must be true, and an account belongs to one person.`,
      ],
    },
    ...purchases,
    {
      id: 'your-responsibilities',
      title: 'Your responsibilities',
      summary: 'Keep your account safe, be honest, check what matters, and do not harm the service.',
      blocks: [
        'You agree to:',
        [
          'give true information and keep it up to date',
          'keep your password to yourself, and tell us if someone else has used your account',
          'read what you sign, watch your own deadlines, and have anything important checked by a licensed professional',
          'follow the law, including fair housing law.',
        ],
        'You agree not to:',
        [
          'use another person’s identity or account',
          'break into or overload the service, get around its protections, or look for ways to do so without our written consent',
          'copy the service or its content in bulk, by machine or by hand',
          'upload anything unlawful or harmful, or anything you have no right to upload',
          `resell ${brand.name} or use it to find customers.`,
        ],
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      summary: 'We provide the service as is, and what we may owe you is limited.',
      blocks: [
        `We provide ${brand.name} “as is” and “as available.” As far as the law allows, we give no warranty, express or implied, including that it is accurate, always available, free of errors, or fit for a particular purpose.`,
        'We are not responsible for what realtors, lenders, builders, sellers, inspectors, or other third parties do, or for whether a purchase, a loan, or an offer succeeds.',
        'As far as the law allows, we are not liable for indirect, incidental, special, consequential, or punitive damages, such as a lost home, lost profit, or a lost deposit. In total, we owe you no more than what you paid us in the 12 months before the event, or $100 if that is more.',
        'Nothing here limits liability that the law does not let us limit, such as for fraud or intentional harm. Some states do not allow some of these limits; there, they apply as far as the law allows.',
      ],
    },
    {
      id: 'intellectual-property',
      title: 'Intellectual property',
      summary: `${brand.name} belongs to us, and what you put into it belongs to you.`,
      blocks: [
        `The software, text, design, and names of ${brand.name} belong to us or to those who license them to us. You may use them for your own purchase as long as these terms are in effect. Official forms belong to those who publish them.`,
        'What you upload or write stays yours. You allow us to store, process, and show it to run the service for you, and for nothing else.',
        'If you send us an idea about the service, we may use it without owing you anything.',
        `If you believe something on ${brand.name} violates your copyright, write to ${supportMail} and say what it is, where it is, and why it is yours.`,
      ],
    },
    {
      id: 'privacy',
      title: 'Privacy',
      summary: 'The Privacy Policy explains what we do with data. We do not sell or rent it.',
      blocks: [
        'Our [Privacy Policy](/privacy) explains what data we collect, why, and what rights you have. We do not sell or rent your data. We share it with realtors, lenders, or builders only if you opt in explicitly.',
      ],
    },
    {
      id: 'modifications',
      title: 'Modifications',
      summary: 'The service and these terms can change. We tell you before any significant change.',
      blocks: [
        `We may add, change or remove features. We may also change these terms; the date at the top shows which version applies. Before a significant change takes effect, we announce it on this site and email everyone who has an account or a spot on the waitlist.`,
        `If you keep using ${brand.name} after a change takes effect, you accept it. If you do not accept it, stop using ${brand.name} and delete your account. Changes are not retroactive: for a purchase you have made, and for a dispute that you or we have already given notice of, the version in effect at that time applies.`,
      ],
    },
    ...disputes,
    {
      id: 'contact',
      title: 'Contact',
      summary: `Email ${brand.support}.`,
      blocks: [
        `Send questions about these terms, and notices under them, to ${supportMail}. We answer by email, in English.`,
        `Send requests about your data to [${brand.privacy}](mailto:${brand.privacy}).`,
      ],
    },
  ],
};
