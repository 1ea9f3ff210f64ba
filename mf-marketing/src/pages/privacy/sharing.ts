import { brand } from '@hearthway/contracts/brand';
import type { LegalSection } from '../../templates/legal-text/index.js';

/** Disclosure and user rights. */
export const sharing: readonly LegalSection[] = [
  {
    id: 'disclosure',
    title: 'Disclosure',
    summary: 'We do not sell or rent your data. A realtor, lender, or builder gets it only if you opt in.',
    blocks: [
      'We do not sell or rent personal data, and we do not share it for targeted advertising.',
      'A realtor, lender, or builder receives your data only if you opt in explicitly. We never check a box for you, and we send nothing unless you opt in. You can withdraw an opt-in; from then on, we send nothing more.',
      'Otherwise, we share data only in these cases:',
      [
        'Providers that work for us, listed by type under [Third parties](#third-parties), only for the work they do for us.',
        'The law: when a statute, a court, or an authority with the power to do so requires it, or when it is needed to prevent fraud or protect someone from harm.',
        `A change of ownership: if ${brand.name} is merged or sold, the data goes with it, and this policy continues to apply to the data. We tell you before that happens.`,
      ],
    ],
  },
  {
    id: 'rights',
    title: 'Your rights',
    summary: `You can get a copy of your data, correct it, or delete it, in Settings or by writing to ${brand.privacy}. It is free.`,
    blocks: [
      'Under [Settings](/settings), you can do most of this yourself, right away and without asking us:',
      [
        'download everything in your account as one file that people and programs can read (JSON)',
        'erase your answers on citizenship and marital status and keep everything else',
        'change your username, email, and password',
        'delete your account and everything in it.',
      ],
      'Whatever state you live in, you can also ask us to:',
      [
        'confirm whether we have data about you, and show it to you',
        'correct what is wrong',
        'delete it',
        'give you a copy in a common machine-readable format',
        'stop a use you consented to.',
      ],
      'Laws also give you the right to opt out of the sale of data, targeted advertising, and profiling with serious effects. We do none of these.',
      `Write to [${brand.privacy}](mailto:${brand.privacy}) from the email address we have for you, so we can tell it is you. If that is not possible, we ask for as little additional information as we need. Someone you authorize may write for you.`,
      'We respond within 45 days. If a request is complex, we may take up to 45 more days, and we tell you why within the first 45. If we refuse, we say why. To appeal, reply to our email and say so; we decide within 60 days. If we still refuse, you can contact your state’s attorney general.',
      'When you delete your account, every session ends, and the account and everything in it are erased at once. We cannot bring it back. The little that stays for a while, and why, is listed under [Retention](#retention). Your spot on the waitlist and records of payments are tied to your email address, not your account: to leave the waitlist, use the link in its confirmation email, or tell us. Records of payments stay as long as the law requires.',
      'We do not treat you worse for using any of these rights.',
    ],
  },
];
