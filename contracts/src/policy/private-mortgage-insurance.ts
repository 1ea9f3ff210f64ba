import { basisPoints, row, secondary } from './policy-row.js';

const rateCard = secondary(
  'Expert Mortgage: mortgage calculator (one lender’s rate card, undated)',
  'https://expertmortgage.biz/mortgage-calculator/',
  ['2026-01-01'],
  180,
);
/** An annual premium, as a share of the loan, for a loan-to-value above the first number and up to the second, in percent. */
const pmi = <const Bracket extends string, const Tier extends number>(bracket: Bracket, tier: Tier, value: number) =>
  row(
    `conventional/insurance/${bracket}/${tier}`,
    `Annual mortgage insurance, loan of ${bracket.replace('-', '% to ')}% of the price, score of ${tier} or higher`,
    basisPoints(value),
    rateCard,
    // Range across lenders and scores.
    [Math.min(30, value), 150],
  );

export const privateMortgageInsuranceRows = [
  pmi('80-85', 760, 23),
  pmi('80-85', 720, 27),
  pmi('80-85', 680, 33),
  pmi('80-85', 620, 39),
  pmi('85-90', 760, 39),
  pmi('85-90', 720, 44),
  pmi('85-90', 680, 57),
  pmi('85-90', 620, 71),
  pmi('90-95', 760, 54),
  pmi('90-95', 720, 62),
  pmi('90-95', 680, 89),
  pmi('90-95', 620, 115),
  pmi('95-97', 760, 105),
  pmi('95-97', 720, 110),
  pmi('95-97', 680, 131),
] as const;

export interface InsuredLoan {
  readonly priceCents: number;
  readonly loanCents: number;
}

/**
 * The annual premium of a conventional loan in basis points of the loan; 0 up to 80% of the price. An unknown score (`null`)
 * gets the highest rate. If the card has no rate for a score, the rate of the next better score applies.
 *
 * @param find the figure in force for a key
 * @returns `undefined` if the rows in force have no rate for the loan
 */
export function privateMortgageInsurance(
  loan: InsuredLoan,
  creditScore: number | null,
  find: (key: string) => number | undefined,
): number | undefined {
  if (isLoanUpTo(loan, 80)) return 0;
  const bracket = brackets.find(({ upTo }) => isLoanUpTo(loan, upTo))?.name ?? '95-97';
  for (const [position, tier] of tiers.entries()) {
    const isBelow = creditScore !== null && creditScore >= (tiers[position + 1] ?? Infinity);
    const rate = isBelow ? undefined : find(`conventional/insurance/${bracket}/${tier}`);
    if (rate !== undefined) return rate;
  }
  return undefined;
}

/** Whether the loan is at most this share of the price. */
export const isLoanUpTo = ({ loanCents, priceCents }: InsuredLoan, percent: number): boolean =>
  loanCents * 100 <= priceCents * percent;

const tiers = [620, 680, 720, 760] as const;
const brackets = [
  { upTo: 85, name: '80-85' },
  { upTo: 90, name: '85-90' },
  { upTo: 95, name: '90-95' },
] as const;
