import type { FinancialProfile } from '@hearthway/contracts/journey';

/** A first home in Texas that most lenders of the catalogue would look at: complete, with some room everywhere. */
export const plan = {
  location: { state: 'TX', countyFips: null },
  household: { size: 2, firstTimeBuyer: true, militaryService: null },
  income: {
    borrowers: [{ incomes: [{ type: 'w2', amountCents: 900_000, frequency: 'monthly' }], noIncome: false }],
  },
  debts: {
    debts: [{ type: 'auto_loan', monthlyCents: 30_000, balanceCents: 900_000, monthsLeft: 30, deferred: false }],
  },
  credit: { scoreBand: 'from_680' },
  savings: { savingsCents: 6_000_000, retirementCents: 0, giftCents: 0 },
  plan: {
    targetPriceCents: 32_000_000,
    downPayment: { kind: 'percent', basisPoints: 1_000 },
    rentCents: 180_000,
    comfortPaymentCents: null,
  },
} as const satisfies FinancialProfile;
