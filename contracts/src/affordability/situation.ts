import { ratioInBasisPoints } from '../money.js';
import { rowReader, type DatedFigure, type RowReader, type RowsByKey } from '../policy/policy-reader.js';
import type { BuyerFigures } from './figures.js';
import type { AffordabilityResult } from './result.js';

/** Costs of the home itself, in the unit of their rows. */
export interface CostRates {
  /** Annual, of the price. */
  readonly propertyTaxBasisPoints: number;
  /** Annual. */
  readonly homeInsuranceCents: number;
}

/** The planning value, plus both ends if the state’s rows vary. The buyer’s own figures don’t vary. */
export interface HomeCosts extends CostRates {
  readonly lowest: CostRates;
  readonly highest: CostRates;
}

/** The buyer’s own costs, or else the state’s rows. `missing` names the costs that neither has. */
export function homeCosts(figures: BuyerFigures, rows: RowReader<DatedFigure>) {
  const tax = costOf(figures.propertyTaxBasisPoints, `state/${figures.state}/property-tax`, rows);
  const insurance = costOf(figures.annualHomeInsuranceCents, `state/${figures.state}/home-insurance`, rows);
  const missing: AffordabilityResult['missing'] = [];
  if (tax === undefined) missing.push('property-tax');
  if (insurance === undefined) missing.push('home-insurance');
  if (tax === undefined || insurance === undefined) return { missing, costs: undefined };
  const rates = (end: 'value' | 'low' | 'high'): CostRates => ({
    propertyTaxBasisPoints: tax[end],
    homeInsuranceCents: insurance[end],
  });
  const costs: HomeCosts = { ...rates('value'), lowest: rates('low'), highest: rates('high') };
  return { missing, costs };
}

function costOf(own: number | null, key: string, rows: RowReader<DatedFigure>) {
  if (own !== null) return { value: own, low: own, high: own };
  const row = rows.findRow(key);
  return row && { value: row.value, low: row.range?.low ?? row.value, high: row.range?.high ?? row.value };
}

/** Everything that the price of one program depends on. */
export interface Situation {
  readonly figures: BuyerFigures;
  readonly costs: HomeCosts;
  /** From `paymentPerCent`, for the buyer’s rate and term. */
  readonly paymentPerCent: number;
  readonly rowsByKey: RowsByKey<DatedFigure>;
}

/** For a search: rows that are merely tried don't count as used by the result. */
export const triedRows = ({ rowsByKey }: Situation): RowReader<DatedFigure> => rowReader(rowsByKey);

/** A share of gross income; `null` without an income. */
export function shareOfIncome(monthlyCents: number, { annualIncomeCents }: BuyerFigures): number | null {
  return annualIncomeCents === 0 ? null : ratioInBasisPoints(monthlyCents * 12, annualIncomeCents);
}
