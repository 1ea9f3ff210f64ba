/**
 * What a buyer checks off between the Closing Disclosure and the first night. `loan`: only if they borrow.
 */
export const closingLists = {
  wire: {
    'wire-number':
      'I have the title company’s phone number from a visit, a business card, or its own website, from before any instructions came',
    'wire-portal': 'The instructions came through its portal or in person, not by email',
    'wire-called': 'I called that number, not one from a message',
    'wire-read-back': 'They read the last four digits back to me, and they match',
    'wire-name': 'My bank says that the account is in the title company’s name',
    'wire-received': 'They told me that the money arrived',
  },
  walkThrough: {
    'walk-repairs': 'Every agreed repair is done, and I have the receipts',
    'walk-stays': 'Everything that stays is there: appliances, fixtures, remotes',
    'walk-works': 'Heat, air, water, outlets, and appliances work',
    'walk-damage': 'No new damage: walls, floors, roof, leaks',
    'walk-empty': 'The home is empty and clean, inside and out',
  },
  signing: {
    'sign-id': 'My ID is valid, and its name matches the papers letter by letter',
    'sign-how':
      'How I sign is settled: at the table, by a power of attorney, or with a remote notary that the title company and any lender accept',
    'sign-note': 'The note: amount, rate, first payment, no penalty that I didn’t agree to',
    'sign-deed': 'The deed of trust or mortgage: the home is the security',
    'sign-disclosure': 'The final Closing Disclosure, the same as the one I checked',
    'sign-escrow': 'The initial escrow statement: taxes and insurance, month by month',
    'sign-title': 'The owner’s title policy, which protects me: a lender’s protects only the lender',
  },
  moveIn: {
    'move-insurance': 'Home insurance starts on closing day, and any lender has the proof',
    'move-utilities': 'Power, water, gas, and internet are in my name from closing day on',
    'move-mail': 'My new address is with the post office, my bank, and my work',
    'move-locks': 'The locks are changed, and the codes are mine',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;
export type ClosingList = keyof typeof closingLists;

/** The signing of someone who pays cash goes without these. */
export const closingItemsOfLoans: readonly ClosingItem[] = ['sign-note', 'sign-deed', 'sign-disclosure', 'sign-escrow'];

export type ClosingItem = { [List in ClosingList]: keyof (typeof closingLists)[List] }[ClosingList];
export const closingItems = Object.values(closingLists).flatMap((list) => Object.keys(list)) as [
  ClosingItem,
  ...ClosingItem[],
];

/** What a new owner looks after, as the calendar names it. */
export const firstYearTitles = {
  'deed-mail': 'Ignore mail that sells copies of your deed',
  'deed-recorded': 'Check that your deed is recorded',
  'first-payment': 'First mortgage payment',
  servicer: 'Check who collects your payments',
  cure: 'Last day for the lender’s refund',
  homestead: 'File for your homestead tax benefit',
  'tax-appeal': 'Last day to appeal your tax value',
  upkeep: 'Plan your upkeep fund',
  'insurance-request': 'Ask to end mortgage insurance',
  'insurance-end': 'Mortgage insurance ends on its own',
  'insurance-refinance': 'Compare loans without mortgage insurance',
} as const;
export type FirstYearKey = keyof typeof firstYearTitles;
export const firstYearKeys = Object.keys(firstYearTitles) as [FirstYearKey, ...FirstYearKey[]];
