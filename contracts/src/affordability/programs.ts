import { scaled, shareOf } from '../money.js';
import type { DatedFigure, RowReader } from '../policy/policy-reader.js';
import type { BuyerFigures } from './figures.js';
import type { AffordabilityLevel, AffordabilityProgram, LoanLimit } from './result.js';

/** Highest shares of gross income, in basis points; no `front` where only the total counts. */
export interface Ratios {
  readonly front: number | undefined;
  readonly back: number;
}

type Rows = RowReader<DatedFigure>;

/** A level’s ratios, never above what the program allows. */
export function ratiosFor(program: AffordabilityProgram, level: AffordabilityLevel, rows: Rows): Ratios {
  const ceiling: Ratios = {
    front: rows.find(`${program}/ratio/ceiling/front`),
    back: rows.value(`${program}/ratio/ceiling/back`),
  };
  if (level === 'ceiling' || level === 'payment') return ceiling;
  const front = rows.find(`planning/ratio/${level}/front`);
  const back = rows.value(`planning/ratio/${level}/back`);
  return { front: lower(front, ceiling.front), back: Math.min(back, ceiling.back) };
}

const lower = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined || other === undefined ? (one ?? other) : Math.min(one, other);

/** Monthly debts as the program counts them. */
export function countedDebts(program: AffordabilityProgram, figures: BuyerFigures, rows: Rows): number {
  const { monthlyDebtsCents, endingDebtsCents, studentLoansWithoutPaymentCents, studentLoansAtZeroCents } = figures;
  const lasting = program === 'conventional' ? Math.max(0, monthlyDebtsCents - endingDebtsCents) : monthlyDebtsCents;
  return (
    lasting +
    countedPayment(program, 'student-loan-without-payment', studentLoansWithoutPaymentCents, rows) +
    countedPayment(program, 'student-loan-at-zero', studentLoansAtZeroCents, rows)
  );
}

/** The assumed monthly payment for loans with no payments now. */
function countedPayment(program: AffordabilityProgram, loan: string, balanceCents: number, rows: Rows): number {
  if (balanceCents === 0) return 0;
  if (program === 'va') return scaled(balanceCents, rows.value(`va/${loan}/year`), 120_000);
  // A jumbo lender has its own rule; most count as a conventional loan does.
  const counted = program === 'jumbo' ? 'conventional' : program;
  return shareOf(balanceCents, rows.value(`${counted}/${loan}/month`));
}

/** What a program’s minimum down payment depends on. */
export type DownPaymentFacts = Pick<
  BuyerFigures,
  'propertyType' | 'propertyUse' | 'units' | 'firstTimeBuyer' | 'creditScore'
>;

/** The program’s minimum down payment for this home and buyer, in basis points of the price. */
export function minimumDownPayment(program: AffordabilityProgram, figures: DownPaymentFacts, rows: Rows): number {
  return rows.value(minimumDownPaymentKey(program, figures, rows));
}

function minimumDownPaymentKey(program: AffordabilityProgram, figures: DownPaymentFacts, rows: Rows): string {
  const { propertyUse, firstTimeBuyer, creditScore } = figures;
  if (program === 'fha') {
    const isLow = creditScore !== null && creditScore < rows.value('fha/score/standard');
    return isLow ? 'fha/down-payment/low-score' : 'fha/down-payment/standard';
  }
  if (program !== 'conventional') return `${program}/down-payment/standard`;
  const isMultiUnit = unitsOf(figures) > 1;
  if (propertyUse === 'investment') return `conventional/down-payment/investment${isMultiUnit ? '-units' : ''}`;
  if (propertyUse === 'second_home') return 'conventional/down-payment/second-home';
  return `conventional/down-payment/${firstTimeBuyer && !isMultiUnit ? 'first-time' : 'standard'}`;
}

/** A multi-family home has at least two. */
export const unitsOf = ({ propertyType, units }: Pick<BuyerFigures, 'propertyType' | 'units'>): number =>
  propertyType === 'multi_family' ? Math.max(2, units) : 1;

/** The largest loan without a financed fee; `undefined` if the program has no limit, `null` if this year’s is not known. */
export function loanLimit(
  program: AffordabilityProgram,
  figures: BuyerFigures,
  rows: Rows,
): LoanLimit | null | undefined {
  return program === 'conventional' || program === 'fha' ? limitOf(program, figures, rows) : undefined;
}

function limitOf(program: 'conventional' | 'fha', figures: BuyerFigures, rows: Rows): LoanLimit | null {
  const { countyFips, state } = figures;
  const lowest = rows.findRow(`${program}/limit/lowest`);
  const local =
    (countyFips ? rows.findRow(`${program}/limit/county/${countyFips}`) : undefined) ??
    rows.findRow(`${program}/limit/state/${state}`);
  const oneUnit = local ?? lowest;
  if (!oneUnit) return null;
  const isExact = local !== undefined && !local.range;
  const cents = oneUnit.range?.low ?? oneUnit.value;
  const units = unitsOf(figures);
  if (units === 1) return { cents, kind: isExact ? 'exact' : 'at-least' };
  const lowestForUnits = rows.find(`${program}/limit/lowest/${units}`);
  const isLowest = isExact && cents === lowest?.value && lowestForUnits !== undefined;
  return { cents: Math.max(cents, lowestForUnits ?? 0), kind: isLowest ? 'exact' : 'at-least' };
}
