export interface UpcomingPage {
  readonly name: string;
  /** Ends the sentence “Here you’ll be able to”. */
  readonly promise: string;
}

/** Pages that have an address but no content yet. */
export const upcomingPages = {
  '/buying-power': {
    name: 'Buying Power',
    promise: 'see what you can comfortably afford, based on your income, savings, and debts, with every step shown.',
  },
  '/get-pre-approved': {
    name: 'Get Pre-Approved',
    promise: 'compare lenders that fit your finances side by side and see what each one needs from you.',
  },
  '/home-goals': {
    name: 'Home Goals',
    promise: 'list what your home must have and what would be nice, and check every visit against it.',
  },
  '/home-search': {
    name: 'Home Search',
    promise: 'keep track of the homes you’re looking at, take notes on each, and compare them.',
  },
  '/make-offer': {
    name: 'Make Offer',
    promise: 'get help choosing a price and terms and putting your offer in writing.',
  },
  '/mortgage-application': {
    name: 'Mortgage Application',
    promise: 'follow your loan application from first form to locked rate and always see what’s still missing.',
  },
  '/home-inspection': {
    name: 'Home Inspection',
    promise: 'learn what an inspector looks at, what to ask, and what to do about what they find.',
  },
  '/underwriting': {
    name: 'Appraisal and Underwriting',
    promise: 'see what your lender is checking, what they may still ask for, and what it means for you.',
  },
  '/closing': {
    name: 'Closing',
    promise: 'see what to sign, what to pay, and what to bring, day by day until you have your keys.',
  },
  '/chat': {
    name: 'Ask Mia',
    promise: 'ask Mia, your home-buying assistant, anything and get answers in plain words.',
  },
  '/documents': {
    name: 'Documents',
    promise: 'keep every document for your purchase in one place, easy to find on the day someone asks for it.',
  },
} as const satisfies Readonly<Record<`/${string}`, UpcomingPage>>;
