import {
  sampleMortgageRates,
  type LenderEstimate,
  type LoanProgram,
  type MortgageRates,
} from '@hearthway/contracts/journey';
import type { BuyerPlan } from '../financial-profile/index.js';
import type { ListedLender } from './catalogue/index.js';

/** What the planned home would cost with a lender, by an example rate. Lenders with the same terms get the same figures. */
export function lenderEstimate(
  { program: planned, costWith }: Pick<BuyerPlan, 'program' | 'costWith'>,
  lender: Pick<ListedLender, 'programs' | 'exampleRate'>,
  market: MortgageRates,
): LenderEstimate | undefined {
  const program = [planned, ...byGenerality].find((one) => lender.programs.includes(one)) ?? planned;
  const rate = lender.exampleRate ?? marketRate(market);
  const cost = costWith(program, rate.basisPoints);
  if (!cost) return undefined;
  const { priceCents, downPaymentCents, monthly, cash, policyRowIds } = cost;
  return {
    program,
    rate,
    priceCents,
    downPaymentCents,
    paymentCents: monthly.totalCents,
    cash: cash.outOfPocket,
    policyRowIds: [...policyRowIds],
  };
}

/** Tried for a lender without the planned program: the first is for most buyers, the last for the fewest. */
const byGenerality: readonly LoanProgram[] = ['conventional', 'fha', 'va', 'usda'];

function marketRate({ rates, source }: MortgageRates): LenderEstimate['rate'] {
  const [sample] = sampleMortgageRates;
  const found = rates.find(({ product }) => product === sample.product);
  if (!found) return { basisPoints: sample.rateBasisPoints, source: null, asOf: null };
  return { basisPoints: found.rateBasisPoints, source: source?.name ?? null, asOf: source?.asOf ?? null };
}
