import { loanPrograms, type LenderEstimate, type LenderMatch } from '@hearthway/contracts/journey';
import { formatCents, formatRounded } from '@hearthway/web-kit/money';
import { formatShortDay, startOf } from '../../local-time/index.js';

export interface LenderFigure {
  readonly name: string;
  readonly value: string;
  /** Where the value is from, or what it is for. */
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

/** What all estimates have in common, said once. None without estimates. */
export function basisOfEstimates(matches: readonly LenderMatch[]): string | undefined {
  const estimate = matches.find(({ estimate }) => estimate)?.estimate;
  if (!estimate) return undefined;
  const home = `your ${formatCents(estimate.priceCents)} home with ${formatRounded(estimate.downPaymentCents, hundredDollars)} down`;
  return `Figures are for ${home} and a 30-year fixed loan. Payments include taxes and insurance. Cash needed includes your down payment and closing costs. They’re estimates, not offers.`;
}

const tenDollars = 1_000;
const hundredDollars = 10_000;
