import { brand } from '@hearthway/contracts/brand';

export interface Described {
  readonly title: string;
  readonly text: string;
}

export const steps: readonly Described[] = [
  { title: 'Financial Prep', text: 'Look at what you earn, what you owe, and what you can set aside.' },
  { title: 'Pre-Approval', text: 'Find out what a lender would lend you before you look at homes.' },
  { title: 'Home Search', text: 'Compare homes with what you need and what you can pay.' },
  { title: 'Make Offer', text: 'Settle on a price and terms, and put them in writing.' },
  { title: 'Mortgage Process', text: 'Turn your pre-approval into a loan for this home.' },
  { title: 'Inspection', text: 'Have the house checked, from the roof to the pipes.' },
  { title: 'Appraisal', text: 'Your lender confirms what the home is worth.' },
  { title: 'Closing', text: 'Read, sign, pay the rest, and get your keys.' },
  { title: 'New Homeowner', text: 'Keep the dates of your first year: first payment, tax savings, and more.' },
];

export type FeatureName =
  | 'personalized-roadmap'
  | 'buying-power'
  | 'transparent-search'
  | 'offer-strategy'
  | 'document-manager'
  | 'ai-assistant';

export interface Feature extends Described {
  readonly name: FeatureName;
  readonly status: 'open' | 'coming';
}

export const features: readonly Feature[] = [
  {
    name: 'personalized-roadmap',
    title: 'Personalized roadmap',
    status: 'open',
    text: 'Every step in order: what’s done, what’s next, and how far you’ve come. We save your place, so you can stop tonight and pick up next week.',
  },
  {
    name: 'buying-power',
    title: 'Buying power',
    status: 'open',
    text: 'What you can afford, with the math shown. Start with the estimate at the top of this page. In your account, save scenarios, see what raises your price, and match with sample lenders.',
  },
  {
    name: 'transparent-search',
    title: 'Transparent search',
    status: 'open',
    text: 'Add the homes you like, and compare them with what you need and can pay, with the reasons for each.',
  },
  {
    name: 'offer-strategy',
    title: 'Offer strategy',
    status: 'coming',
    text: 'What to offer for a home, on what terms, and why. Part of the Offer Toolkit.',
  },
  {
    name: 'document-manager',
    title: 'Document manager',
    status: 'open',
    text: 'Every document for your purchase in one place, with a list of what’s still missing.',
  },
  {
    name: 'ai-assistant',
    title: 'AI assistant',
    status: 'open',
    text: `${brand.assistant} answers questions along the way, with a source and date for every figure. It’s software, not a lawyer, an agent, or a lender.`,
  },
];

export const featureStatus = {
  open: { label: 'Ready now', tone: 'success' },
  coming: { label: 'Coming soon', tone: 'neutral' },
} as const;

export interface Way {
  readonly value: string;
  readonly label: string;
  readonly title: string;
  readonly text: string;
  readonly points: readonly Described[];
}

export const ways: readonly Way[] = [
  {
    value: 'realtor',
    label: 'With a Realtor',
    title: 'A pro at your side, and a plan of your own',
    text: 'Your realtor finds homes, shows them, and negotiates. You come with your numbers and know what to do at each step.',
    points: [
      {
        title: 'Choose',
        text: 'Talk to more than one. Ask what they charge, what it covers, and how the agreement ends.',
      },
      {
        title: 'Sign',
        text: 'Read the buyer agreement before the first tour: the fee, how long it binds you, and who pays.',
      },
      {
        title: 'Decide',
        text: 'Your realtor advises you on the offer. The price, the terms, and when to walk away are your call.',
      },
      {
        title: 'Keep track',
        text: 'Your roadmap shows what’s done and what’s next, so you can follow along.',
      },
    ],
  },
  {
    value: 'solo',
    label: 'Going Solo',
    title: 'You lead. We keep the steps in order.',
    text: 'You don’t need an agent to buy a home. Without one, more of the work is yours to do and to get right.',
    points: [
      {
        title: 'Look',
        text: 'You don’t need an agreement to visit an open house. Remember that the listing agent works for the seller.',
      },
      { title: 'Offer', text: 'Put the price and terms in writing, on your state’s form.' },
      { title: 'Ask for help', text: 'Have a real estate attorney review the contract before you sign it.' },
      {
        title: 'Watch the deadlines',
        text: 'Inspection, loan, and closing each have one, and you’re the one keeping track.',
      },
    ],
  },
];

export interface Voice {
  readonly text: string;
  readonly speaker: string;
}

/** Fictional; the page says so. */
export const voices: readonly Voice[] = [
  {
    text: 'I had forty tabs open and still couldn’t tell what came next. I wanted one list, in order.',
    speaker: 'A first-time buyer in Texas',
  },
  {
    text: 'Three calculators gave me three prices. None of them showed the math, so I didn’t trust any of them.',
    speaker: 'A renter in Arizona',
  },
  {
    text: 'We were at the door of the first house when we found out there was an agreement to sign, with a fee in it.',
    speaker: 'A couple in Tennessee',
  },
];
