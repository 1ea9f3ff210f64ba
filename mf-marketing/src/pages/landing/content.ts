import { brand } from '@hearthway/contracts/brand';

export interface Described {
  readonly title: string;
  readonly text: string;
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

export type FeatureName =
  | 'personalized-roadmap'
  | 'buying-power'
  | 'transparent-search'
  | 'offer-strategy'
  | 'document-manager'
  | 'ai-assistant';

export interface Feature extends Described {
  readonly name: FeatureName;
  readonly status: 'open' | 'begun' | 'coming';
}

export const features: readonly Feature[] = [
  {
    name: 'personalized-roadmap',
    title: 'Personalized roadmap',
    status: 'open',
    text: 'Every step in order: what is done, what is next, how far you have come. It is kept for you, so you can stop tonight and go on next week.',
  },
  {
    name: 'buying-power',
    title: 'Buying power',
    status: 'begun',
    text: 'What you can afford, with the math shown. The estimate at the top of this page is its first part.',
  },
  {
    name: 'transparent-search',
    title: 'Transparent search',
    status: 'coming',
    text: 'Homes set against what you said you need and can pay, with the reasons beside each.',
  },
  {
    name: 'offer-strategy',
    title: 'Offer strategy',
    status: 'coming',
    text: 'What to offer for a home and on which terms, and why. It comes with the Offer Toolkit.',
  },
  {
    name: 'document-manager',
    title: 'Document manager',
    status: 'coming',
    text: 'Every paper of your purchase in one place, and a list of those still missing.',
  },
  {
    name: 'ai-assistant',
    title: 'AI assistant',
    status: 'coming',
    text: `${brand.assistant} answers questions along the way. A computer program, not a lawyer, an agent or a lender.`,
  },
];

export const featureStatus = {
  open: { label: 'Open now', tone: 'success' },
  begun: { label: 'First part open', tone: 'primary' },
  coming: { label: 'On the way', tone: 'neutral' },
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
    title: 'A professional beside you, and your own copy of the plan',
    text: 'Your realtor searches, shows and negotiates. You arrive with your numbers, and you know what each step asks of you.',
    points: [
      {
        title: 'Choose',
        text: 'Talk to more than one. Ask what they charge, what it covers and how the agreement ends.',
      },
      {
        title: 'Sign',
        text: 'Read the buyer agreement before the first tour: the fee, how long it binds you, who pays.',
      },
      {
        title: 'Decide',
        text: 'Your realtor advises on the offer. The price, the terms and the walk-away point are yours.',
      },
      {
        title: 'Keep track',
        text: 'Your roadmap shows what is done and what comes next, so that you can follow along.',
      },
    ],
  },
  {
    value: 'solo',
    label: 'Going Solo',
    title: 'You do the work, in the right order',
    text: 'Nobody has to have an agent to buy a home. More of it is then yours to do, and to get right.',
    points: [
      { title: 'Look', text: 'Open houses need no agreement. Remember that the listing agent works for the seller.' },
      { title: 'Offer', text: 'Put the price and the terms in writing, on the form of your state.' },
      { title: 'Ask for help', text: 'Have a real estate attorney read the contract before you sign it.' },
      {
        title: 'Keep the dates',
        text: 'Inspection, loan and closing each have a deadline, and now you are the one who watches it.',
      },
    ],
  },
];

export interface Voice {
  readonly words: string;
  readonly who: string;
}

/** Written for this page. They stand for many and quote nobody, and the page says so. */
export const voices: readonly Voice[] = [
  {
    words: 'I had forty tabs open and still could not tell what came next. I wanted one list, in order.',
    who: 'A first-time buyer in Texas',
  },
  {
    words: 'Three calculators gave me three prices. None of them showed the math, so I trusted none of them.',
    who: 'A renter in Arizona',
  },
  {
    words:
      'We were at the door of the first house when we learned that there is an agreement to sign, with a fee in it.',
    who: 'A couple in Tennessee',
  },
];
