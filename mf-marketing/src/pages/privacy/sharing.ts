import { brand } from '@hearthway/contracts/brand';
import type { LegalSection } from '../../features/legal-text/index.js';

/** Who else sees data, and what a person can ask of us. */
export const sharing: readonly LegalSection[] = [
  {
    id: 'disclosure',
    title: 'Disclosure',
    summary: 'We do not sell or rent your data. A realtor, lender or builder gets it only if you opt in.',
    blocks: [
      'We do not sell or rent personal data, and do not share it for targeted advertising.',
      'A realtor, lender or builder receives your data only if you opt in explicitly. No box is ticked for you, and without your opt-in nothing is sent. You can take an opt-in back; from then on nothing more is sent.',
      'Otherwise data leaves us only in these cases:',
      [
        'Providers that work for us, listed by kind under [Third parties](#third-parties), for what they do for us and nothing else.',
        'The law: when a statute, a court or an authority with the power to do so requires it, or when it is needed to prevent fraud or to protect somebody from harm.',
        `A change of ownership: if ${brand.name} is merged or sold, the data goes with it, and this policy goes with the data. We tell you before that happens.`,
      ],
    ],
  },
  {
    id: 'rights',
    title: 'Your rights',
    summary: `Ask what we hold, get a copy, have it corrected or deleted. Write to ${brand.privacy}. It is free.`,
    blocks: [
      'Whatever state you live in, you can ask us to:',
      [
        'confirm whether we hold data about you, and show it to you',
        'correct what is wrong',
        'delete it',
        'give you a copy in a common format that a machine can read',
        'stop a use that you consented to.',
      ],
      'Laws also give you a right to opt out of the sale of data, of targeted advertising and of profiling with serious effects. We do none of these.',
      `Write to [${brand.privacy}](mailto:${brand.privacy}) from the email that we know you by, so that we can tell it is you. If that is not possible we ask for as little more as will do. Somebody whom you authorize may write for you.`,
      'We answer within 45 days. If a request is complex we may take up to 45 days more, and tell you why within the first 45. If we refuse, we say why. To appeal, answer our mail and say so; we decide within 60 days. If we still refuse, you can turn to the attorney general of your state.',
      'When you have your account deleted, every session ends and the account and the roadmap are erased. What stays is a random number that stood for the account, noted as erased, so that a late message between our systems cannot bring anything back. A place on the waitlist is separate from an account: leave it by the link in its confirmation email, or tell us.',
      'We do not treat you worse because you used a right.',
    ],
  },
];
