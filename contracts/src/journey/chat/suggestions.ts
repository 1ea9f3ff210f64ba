import type { MilestoneKey } from '../milestones.js';

/** Starter questions, by milestone. */
export const chatSuggestions: Readonly<Record<MilestoneKey, readonly string[]>> = {
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
    'Which documents do I need for a pre-approval?',
    'What is the difference between pre-qualified and pre-approved?',
    'Do several credit checks hurt my score?',
    'How do I compare two Loan Estimates?',
  ],
  'home-goals': [
    'What are closing costs?',
    'What does an HOA fee pay for?',
    'Should I have a new home inspected?',
    'Remember that I want no HOA',
  ],
  'home-search': [
    'How do my saved homes compare?',
    'Can I go to an open house without an agent?',
    'Do I need an agent to buy a home?',
    'What does an inspection cost?',
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
    'What should I avoid before closing?',
    'Can I change jobs before closing?',
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
};

/** Starter questions for a buyer who has completed every milestone. */
export const generalChatSuggestions: readonly string[] = [
  'What should I do next?',
  'How much house can I afford?',
  'What programs help first-time buyers?',
  'Where can I find a housing counselor?',
];
