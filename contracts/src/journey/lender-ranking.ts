/**
 * The ranking formula, both as published on the page and as computed. Points out of 100: each factor's are rounded to a tenth and
 * the sum to a whole number, half up. Lenders with the same score come in a random order for each buyer.
 */
export const lenderRanking = {
  /** For meeting all minimums. */
  base: 60,
  /** Divided among the three factors by `weightsPercent`. A factor earns its full share at `fullAt` beyond the lender's limit. */
  spread: 40,
  weightsPercent: { debtToIncome: 40, creditScore: 35, downPayment: 25 },
  fullAt: {
    /** Percentage points below the maximum. */
    debtToIncome: 10,
    /** Points above the minimum. */
    creditScore: 80,
    /** Percentage points above the minimum. */
    downPayment: 10,
  },
  /**
   * One minimum missed by no more than this is a near miss. Its score falls linearly from `toPoints`, just short of the minimum,
   * to `fromPoints` at this limit. Minimums that are met add nothing to it.
   */
  nearMiss: { debtToIncome: 5, creditScore: 20, downPayment: 2, fromPoints: 30, toPoints: 59 },
} as const;
export type RankingFactor = keyof typeof lenderRanking.weightsPercent;

/** Everything that can affect the ranking, as published. */
export const rankingInputs = [
  'The home’s state and county',
  'The type of home and how you’ll use it',
  'Your target price and down payment',
  'Your debt-to-income ratio from your financial profile. The loan we assume for it can depend on first-time-buyer status and military service',
  'Your credit score range',
  'Whether you served in the military, if you told us: we leave out lenders for people who served if you said you didn’t',
] as const;
