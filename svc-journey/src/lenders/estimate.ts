import {
  sampleMortgageRates,
  type LenderEstimate,
  type ListedLender,
  type LoanProgram,
  type MortgageRates,
} from '@hearthway/contracts/journey';
import type { BuyerPlan } from '../financial-profile/index.js';

/**
 * What the planned home would cost with a lender's loan at an example rate. Lenders with the same terms get the same
 * figures. `undefined` while the plan is incomplete, or without figures for the state.
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

/** The order tried for a lender without the planned program, from the most widely available to the least. */
const byGenerality: readonly LoanProgram[] = ['conventional', 'fha', 'va', 'usda'];

/** For the same loan used to estimate purchases; the sample if the feed has none. */
function marketRate({ rates, source }: MortgageRates): LenderEstimate['rate'] {
  const [sample] = sampleMortgageRates;
  const found = rates.find(({ product }) => product === sample.product);
  if (!found) return { rateBasisPoints: sample.rateBasisPoints, source: null, asOf: null };
  return { rateBasisPoints: found.rateBasisPoints, source: source?.name ?? null, asOf: source?.asOf ?? null };
}
