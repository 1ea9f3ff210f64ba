import { journeyPageAt } from '@hearthway/contracts/journey-pages';
import type { MilestoneKey } from '@hearthway/contracts/journey';

/** Questions to begin with, by milestone. */
const byMilestone: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    'get-to-know-you': [
      'What should I do next?',
      'What credit score do I need to buy a home?',
      'How long does buying a home take?',
      'What counts as a first-time buyer?',
    ],
    'buying-power': [
      'How much house can I afford?',
      'What would a $350,000 home cost a month?',
      'What is the smallest down payment I can make?',
      'What is PMI, and when does it end?',
    ],
    'get-pre-approved': [
      'What papers does a lender ask for?',
      'What is the difference between pre-qualified and pre-approved?',
      'Do several credit checks hurt my score?',
      'How do I compare two Loan Estimates?',
    ],
    'home-goals': [
      'What should I look for besides the price?',
      'What does an HOA fee pay for?',
      'Is a new home or an older one cheaper to own?',
      'Remember that I want no HOA',
    ],
    'home-search': [
      'How do my saved homes compare?',
      'What should I look at during a tour?',
      'Do I need an agent to buy a home?',
      'What are signs of an expensive repair?',
    ],
    'make-offer': [
      'What does earnest money do?',
      'Which contingencies protect me?',
      'Write a message to my agent about an offer',
      'What happens after an offer is accepted?',
    ],
    'mortgage-application': [
      'When should I lock my rate?',
      'What are discount points?',
      'What should I not do before closing?',
      'What does a lender check?',
    ],
    'home-inspection': [
      'What does an inspection cover?',
      'What can I ask the seller to fix?',
      'Can I walk away after the inspection?',
      'Do I need a radon or sewer test?',
    ],
    appraisal: [
      'What happens if the appraisal is low?',
      'What is underwriting?',
      'What does “clear to close” mean?',
      'Why does the lender ask for more papers?',
    ],
    closing: [
      'How much cash do I need to close?',
      'What is a Closing Disclosure?',
      'How do I wire money safely?',
      'What do I bring to closing?',
    ],
  } satisfies Record<MilestoneKey, readonly string[]>),
);

const general = [
  'What should I do next?',
  'How much house can I afford?',
  'What programs help first-time buyers?',
  'Where can I find a housing counselor?',
];

/** Questions to begin with: those of a page's milestone, or else of the buyer's next one. */
export function suggestionsFor(page: string | undefined, nextMilestone: string | undefined): readonly string[] {
  const milestone = page === undefined ? nextMilestone : journeyPageAt(page)?.milestone;
  return byMilestone.get(milestone ?? '') ?? general;
}
