export interface UpcomingPage {
  readonly name: string;
  /** What the buyer will find here, in one or two sentences. */
  readonly promise: string;
}

/** Pages of the journey that have an address and no content yet. */
export const upcomingPages = {
  '/buying-power': {
    name: 'Buying Power',
    promise: 'What you can comfortably afford, worked out from your income, savings and debts, with every step shown.',
  },
  '/get-pre-approved': {
    name: 'Get Pre-Approved',
    promise: 'Lenders that fit your finances, side by side, and what each of them needs from you.',
  },
  '/home-goals': {
    name: 'Home Goals',
    promise: 'A list of what your home must have and what would be nice, to hold every visit against.',
  },
  '/home-search': {
    name: 'Home Search',
    promise: 'The homes you are looking at, your notes on each, and how they compare.',
  },
  '/make-offer': {
    name: 'Make Offer',
    promise: 'Help with choosing a price and terms, and with putting your offer in writing.',
  },
  '/mortgage-application': {
    name: 'Mortgage Application',
    promise: 'Your loan application from first form to locked rate, with what is still missing always in view.',
  },
  '/home-inspection': {
    name: 'Home Inspection',
    promise: 'What an inspector looks at, what to ask, and what to do about what is found.',
  },
  '/underwriting': {
    name: 'Appraisal and Underwriting',
    promise: 'What your lender is checking now, what they may still ask for, and what it means for you.',
  },
  '/closing': {
    name: 'Closing',
    promise: 'What to sign, what to pay and what to bring, day by day until you have your keys.',
  },
  '/chat': {
    name: 'Ask Mia',
    promise: 'Mia, your home-buying assistant, will answer your questions here in plain words.',
  },
  '/documents': {
    name: 'Documents',
    promise: 'Every paper of your purchase in one place, easy to find on the day someone asks for it.',
  },
} as const satisfies Readonly<Record<`/${string}`, UpcomingPage>>;
