/**
 * The parts of the Uniform Residential Loan Application (Fannie Mae Form 1003, Freddie Mac Form 65), in its order. `ask` is what
 * a lender asks there that we don't keep.
 */
export const applicationSections = {
  identity: {
    name: 'Who you are',
    form: 'Section 1a',
    ask: [
      'Social Security number: type it only into your lender’s own form',
      'Date of birth and citizenship status',
      'Where you lived in the last two years',
    ],
  },
  income: {
    name: 'Work and income',
    form: 'Sections 1b to 1e',
    ask: ['Employers of the last two years, with addresses and phone numbers', 'Start dates, and any gaps'],
  },
  assets: {
    name: 'What you have',
    form: 'Sections 2a and 2b',
    ask: ['Banks and account numbers: type them only into your lender’s own form', 'Where large deposits came from'],
  },
  debts: {
    name: 'What you owe',
    form: 'Sections 2c and 2d',
    ask: ['Names of the companies you owe', 'Which debts you pay off before closing'],
  },
  realEstate: {
    name: 'Property you own',
    form: 'Section 3',
    ask: ['Address, value, and costs of each property', 'What happens to each: keep, sell, or rent out'],
  },
  loan: {
    name: 'The loan and the home',
    form: 'Section 4',
    ask: ['Loans besides this one, gifts, and grants', 'Rent you expect, if you won’t live in all of it'],
  },
  declarations: {
    name: 'Yes-or-no questions',
    form: 'Section 5',
    ask: [
      'Whether you borrow any of the down payment, or apply for other credit',
      'Judgments, lawsuits, foreclosures, and bankruptcies of the last seven years',
    ],
  },
  acknowledgments: {
    name: 'Your signature',
    form: 'Section 6',
    ask: ['That everything is true and complete. Read it once more before you sign.'],
  },
  military: {
    name: 'Military service',
    form: 'Section 7',
    ask: ['Whether you or your late spouse served. It can open a VA loan.'],
  },
  demographics: {
    name: 'Ethnicity, race, and sex',
    form: 'Section 8',
    ask: [
      'You may decline. The government uses it to check that lenders treat everyone alike; it can’t count in the decision.',
    ],
  },
} as const satisfies Readonly<
  Record<string, { readonly name: string; readonly form: string; readonly ask: readonly string[] }>
>;
export type ApplicationSection = keyof typeof applicationSections;
export const applicationSectionIds = Object.keys(applicationSections) as [ApplicationSection, ...ApplicationSection[]];
