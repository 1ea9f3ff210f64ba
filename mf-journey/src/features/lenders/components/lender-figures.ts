import { loanPrograms, type LenderEstimate, type LenderMatch } from '@hearthway/contracts/journey';
import { formatCents, formatRounded } from '@hearthway/web-kit/money';
import { formatShortDay, startOf } from '../../local-time/index.js';

export interface LenderFigure {
  readonly name: string;
  readonly value: string;
  /** The value's source or purpose. */
  readonly note?: string | undefined;
}

/** The same rows for every lender, in the same order, for cards and the comparison. */
export function lenderFigures({ lender, estimate }: LenderMatch): LenderFigure[] {
  return [
    ...estimateFigures(estimate),
    { name: 'Min credit score', value: String(lender.minCreditScore) },
    { name: 'Max debt-to-income', value: `${lender.maxDebtToIncomeRatio}%` },
    { name: 'Min down payment', value: `${lender.minDownPaymentPercent}%` },
  ];
}

function estimateFigures(estimate: LenderEstimate | undefined): LenderFigure[] {
  const [rateName, paymentName, cashName] = ['Example rate', 'Monthly payment', 'Cash needed'] as const;
  if (!estimate) return [rateName, paymentName, cashName].map((name) => ({ name, value: '—' }));
  const { rate, paymentCents, cash, program } = estimate;
  return [
    { name: rateName, value: `${(rate.rateBasisPoints / 100).toFixed(2)}%`, note: originOf(rate) },
    {
      name: paymentName,
      value: `about ${formatRounded(paymentCents, tenDollars)}`,
      note: `${loanPrograms[program]} loan`,
    },
    {
      name: cashName,
      value: `about ${formatRounded(cash.expectedCents, hundredDollars)}`,
      note: `${formatRounded(cash.lowCents, hundredDollars)} to ${formatRounded(cash.highCents, hundredDollars)}`,
    },
  ];
}

function originOf({ source, asOf }: LenderEstimate['rate']): string {
  if (source === null || asOf === null) return 'A sample, not today’s market';
  return `${source}, ${formatShortDay(startOf(asOf))}`;
}

/** The plan behind all estimates; none without estimates. */
export const planOfEstimates = (matches: readonly LenderMatch[]): LenderEstimate | undefined =>
  matches.find(({ estimate }) => estimate)?.estimate;

/** What all estimates have in common, said once. */
export function basisOfEstimates({ priceCents, downPaymentCents }: LenderEstimate): string {
  const price = `the ${formatCents(priceCents)} target price in your finances`;
  const down = `${formatRounded(downPaymentCents, hundredDollars)} down`;
  return `Figures are for ${price}, with ${down} and a 30-year fixed loan. Payments include taxes and insurance. Cash needed includes your down payment and closing costs. They’re estimates, not offers.`;
}

const tenDollars = 1_000;
const hundredDollars = 10_000;
