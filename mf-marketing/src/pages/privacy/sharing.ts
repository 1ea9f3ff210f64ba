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
    summary: `Get a copy of what we hold, have it corrected or deleted: in Settings, or write to ${brand.privacy}. It is free.`,
    blocks: [
      'Under [Settings](/settings) you can do most of it yourself, at once and without asking us:',
      [
        'download everything we hold under your account, as one file that people and programs can read (JSON)',
        'erase your answers on citizenship and marital status, and keep all else',
        'change your username, email and password',
        'delete your account and everything in it.',
      ],
      'Whatever state you live in, you can also ask us to:',
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
      'When you delete your account, every session ends, and the account with all that is in it is erased at once. We cannot bring it back. The little that stays for a while, and why, is listed under [Retention](#retention). A place on the waitlist and records of payments go by email address and are separate from an account: leave the waitlist by the link in its confirmation email, or tell us. Records of payments stay as long as the law has us keep them.',
      'We do not treat you worse because you used a right.',
    ],
  },
];
