import {
  sampleMortgageRates,
  type LenderEstimate,
  type ListedLender,
  type LoanProgram,
  type MortgageRates,
} from '@hearthway/contracts/journey';
import type { BuyerPlan } from '../financial-profile/index.js';

/**
 * What the planned home would cost with a lender's loan, by an example rate. Lenders with the same terms get the same figures.
 * `undefined` while the plan is incomplete, or without figures for the state.
 */
export function lenderEstimate(
  { program: planned, costWith }: Pick<BuyerPlan, 'program' | 'costWith'>,
  { programs, exampleRate }: Pick<ListedLender, 'programs' | 'exampleRate'>,
  market: MortgageRates,
): LenderEstimate | undefined {
  const program = [planned, ...byGenerality].find((one) => programs.includes(one)) ?? planned;
  const rate = exampleRate ?? marketRate(market);
  const cost = costWith(program, rate.rateBasisPoints);
  return cost && { program, rate, ...cost };
}

/** Tried for a lender without the planned program: the first is for most buyers, the last for the fewest. */
const byGenerality: readonly LoanProgram[] = ['conventional', 'fha', 'va', 'usda'];

/** Of the same loan that purchases are estimated with; the sample if the feed has none. */
function marketRate({ rates, source }: MortgageRates): LenderEstimate['rate'] {
  const [sample] = sampleMortgageRates;
  const found = rates.find(({ product }) => product === sample.product);
  if (!found) return { rateBasisPoints: sample.rateBasisPoints, source: null, asOf: null };
  return { rateBasisPoints: found.rateBasisPoints, source: source?.name ?? null, asOf: source?.asOf ?? null };
}
