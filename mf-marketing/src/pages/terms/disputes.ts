import { brand } from '@hearthway/contracts/brand';
import type { LegalSection } from '../../templates/legal-text/index.js';

const supportMail = `[${brand.support}](mailto:${brand.support})`;

/** Arbitration, termination, and governing law. */
export const disputes: readonly LegalSection[] = [
  {
    id: 'arbitration',
    title: 'Arbitration',
    summary:
      'Disputes go to one neutral arbitrator, one person at a time, not to a court or jury. You can opt out within 30 days.',
    blocks: [
      `Please talk to us first. Before you or we start a proceeding, the side that wants to start it sends the other a notice by email that says what is wrong and what would fix it. Send yours to ${supportMail}. You and we then have 30 days to settle it.`,
      'If that fails, a dispute that arises from these terms or from the service is decided by binding individual arbitration under Texas law, not in court. The Federal Arbitration Act governs this section. You and we give up the right to a trial before a judge or a jury.',
      'You and we choose a neutral arbitrator together. If we do not agree within 30 days, a court names one, as the Federal Arbitration Act provides. Hearings are held by video or telephone unless the arbitrator finds that an in-person hearing is needed. The arbitrator divides the costs as the law allows for consumers, and may grant you, as an individual, any relief a court could.',
      'Claims are brought by one person for that person only. There are no class actions, no class arbitrations, and no proceedings on behalf of others. If a court finds that this cannot be enforced for a claim, that claim goes to court, and the rest stays in arbitration.',
      'You or we may instead go to a small claims court that can hear the case, or ask a court to stop the misuse of intellectual property.',
      `You can opt out. Within 30 days after you first accept these terms, write to ${supportMail} from the email address we have for you, with your name and the sentence “I opt out of arbitration.” Nothing else changes for you. If you opt out, disputes are settled in court, as described under [Governing law](#governing-law).`,
    ],
  },
  {
    id: 'termination',
    title: 'Termination',
    summary: 'You can leave at any time. We can close an account that breaks these terms.',
    blocks: [
      `You can stop using ${brand.name} at any time. To leave the waitlist, use the link in its confirmation email, or write to ${supportMail}. To delete your account, use [Settings](/settings). [Retention](/privacy#retention) and [Your rights](/privacy#rights) in the Privacy Policy explain what is deleted then and what stays.`,
      'We may suspend or close an account that breaks these terms or puts others or the service at risk, or where the law requires it. We tell you why unless the law forbids it. We may also end the service as a whole; if so, we tell you well in advance.',
      'An account that we close because it broke these terms loses its perks without a refund. Terms that by their nature outlast an agreement stay in effect: payments due, intellectual property, liability, arbitration, and governing law.',
    ],
  },
  {
    id: 'governing-law',
    title: 'Governing law',
    summary: 'Texas law applies, and Texas courts decide what does not go to arbitration.',
    blocks: [
      'These terms are governed by the law of the State of Texas, without regard to its conflict-of-laws rules, and by the Federal Arbitration Act where the section on [arbitration](#arbitration) applies. What does not go to arbitration is decided by the state and federal courts in Texas.',
      'If you live in another state and its law gives you protections that cannot be waived, you keep them.',
      'If part of these terms cannot be enforced, the rest stays in effect. If we do not enforce a term once, we have not given it up.',
    ],
  },
];
