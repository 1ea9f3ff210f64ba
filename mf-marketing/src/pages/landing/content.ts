import { brand } from '@hearthway/contracts/brand';

export interface Described {
  title: string;
  text: string;
}

export const steps: readonly Described[] = [
  { title: 'Financial Prep', text: 'Look at what you earn, what you owe and what you can put aside.' },
  { title: 'Pre-Approval', text: 'Learn what a lender would lend you before you look at homes.' },
  { title: 'Home Search', text: 'Compare homes with what you need and what you can pay.' },
  { title: 'Make Offer', text: 'Settle on a price and terms, and put them in writing.' },
  { title: 'Mortgage Process', text: 'Turn your pre-approval into a loan for this home.' },
  { title: 'Inspection', text: 'Have the house checked, from the roof to the pipes.' },
  { title: 'Appraisal', text: 'Your lender has the value of the home confirmed.' },
  { title: 'Closing', text: 'Read, sign, pay the rest and get your keys.' },
  { title: 'New Homeowner', text: 'Move in, and know what to take care of next.' },
];

export const openNow: Described = {
  title: 'Your personalized roadmap',
  text: 'Every step in order: what is done, what is next, how far you have come. It is kept for you, so you can stop tonight and go on next week.',
};

export const onTheWay: readonly Described[] = [
  { title: 'Buying power', text: 'What you can afford, with the math shown.' },
  { title: 'Transparent search', text: 'Homes set against what you said you need.' },
  { title: 'Offer strategy', text: 'What to offer for a home, and why.' },
  { title: 'Document manager', text: 'Every paper of your purchase in one place.' },
  { title: 'AI assistant', text: `${brand.assistant} answers your questions along the way.` },
];

export const fullyServedStates = ['Texas', 'Florida', 'Arizona', 'Nevada', 'Colorado', 'Tennessee'] as const;
