import type { FinancialProfile } from '@hearthway/contracts/journey';

/** A buyer in Texas who earns $100,000 a year and plans a $350,000 home with 10% down. */
export const completeProfile: FinancialProfile = {
  location: { state: 'TX', countyFips: '48453' },
  household: { size: 2, firstTimeBuyer: true, militaryService: 'none' },
  income: {
    borrowers: [{ incomes: [{ type: 'w2', amountCents: 10_000_000, frequency: 'annual' }], noIncome: false }],
  },
  debts: {
    debts: [{ type: 'credit_card', monthlyCents: 50_000, balanceCents: 400_000, monthsLeft: null, deferred: false }],
  },
  credit: { scoreBand: 'from_720' },
  savings: { savingsCents: 4_000_000, retirementCents: 2_000_000, giftCents: 0 },
  plan: {
    targetPriceCents: 35_000_000,
    downPayment: { kind: 'percent', basisPoints: 1_000 },
    rentCents: 180_000,
    comfortPaymentCents: null,
  },
};

/** The same with some sections replaced. */
export const profileWith = (changes: Partial<FinancialProfile>): FinancialProfile => ({
  ...completeProfile,
  ...changes,
});
