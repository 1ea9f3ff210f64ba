import { minimumDownPayment, type DownPaymentFacts } from '@hearthway/contracts/affordability';
import type { FinancingWay, GapSolution, PlannedLoan, SolvedOutcome } from '@hearthway/contracts/journey';
import { ratioInBasisPoints, shareNeeded } from '@hearthway/contracts/money';
import { housingCost, programLoan, type DatedFigure, type RowReader } from '@hearthway/contracts/policy';

/** Money is integer US cents. The value is below the price. */
export interface GapFacts {
  readonly priceCents: number;
  readonly valueCents: number;
  /** `null` for a buyer who pays cash. */
  readonly loan: PlannedLoan | null;
  /** With an unknown credit score, mortgage insurance is at its highest rate. */
  readonly buyer: DownPaymentFacts;
}

type Rows = RowReader<DatedFigure>;

/** What each answer to a value below the price costs. A lender counts its loan against the lower of price and value. */
export function solveGap(facts: GapFacts, rows: Rows): Pick<GapSolution, 'plan' | 'outcomes'> {
  const { priceCents, valueCents } = facts;
  const gapCents = priceCents - valueCents;
  const planned = Math.min(facts.loan?.loanCents ?? 0, priceCents);
  const plan = wayOf(facts, { priceCents, baseCents: priceCents, wishedCents: planned, mostCents: planned }, rows);
  const solve = (outcome: SolvedOutcome['outcome'], sellerCents: number): SolvedOutcome => {
    const newPriceCents = priceCents - sellerCents;
    const baseCents = Math.min(newPriceCents, valueCents);
    const shareCents = sameShareOf(planned, priceCents, baseCents);
    const mostCents = Math.max(shareCents, mostLentOn(baseCents, facts, rows));
    const way = (wishedCents: number) =>
      comparedWith(plan, wayOf(facts, { priceCents: newPriceCents, baseCents, wishedCents, mostCents }, rows));
    return { outcome, sellerCents, sameLoan: way(planned), sameShare: way(shareCents) };
  };
  return {
    plan,
    outcomes: [solve('renegotiate', gapCents), solve('split', Math.floor(gapCents / 2)), solve('pay', 0)],
  };
}

/** Rounded down, so that rounding never takes a loan over a step of the program. */
const sameShareOf = (loanCents: number, priceCents: number, baseCents: number): number =>
  Number((BigInt(loanCents) * BigInt(baseCents)) / BigInt(priceCents));

/** The largest loan of the program. One that the lender approved at a higher share stays possible at that share. */
function mostLentOn(baseCents: number, { loan, buyer }: GapFacts, rows: Rows): number {
  if (!loan) return 0;
  return baseCents - shareNeeded(baseCents, minimumDownPayment(loan.program, buyer, rows));
}

interface Financing {
  readonly priceCents: number;
  /** The lower of price and value. */
  readonly baseCents: number;
  readonly wishedCents: number;
  readonly mostCents: number;
}

function wayOf(
  { loan, buyer }: GapFacts,
  { priceCents, baseCents, wishedCents, mostCents }: Financing,
  rows: Rows,
): FinancingWay {
  const loanCents = Math.min(wishedCents, mostCents);
  const common = {
    priceCents,
    loanCents,
    loanToValueBasisPoints: ratioInBasisPoints(loanCents, baseCents),
    cashCents: priceCents - loanCents,
    cashChangeCents: 0,
    paymentChangeCents: 0,
    capped: loanCents < wishedCents,
  };
  if (!loan) return { ...common, upfrontFeeCents: 0, mortgageInsuranceCents: 0, paymentCents: 0 };
  const terms = {
    annualRateMillionths: loan.rateMillionths,
    months: loan.months,
    creditScore: buyer.creditScore,
    fundingFeeUse: loan.fundingFeeUse,
  };
  // The VA’s fee follows the share of the price that is paid down, 38 U.S.C. 3729(b)(4), and all else the lower of price and value.
  const chargedOnCents = loan.program === 'va' ? priceCents : baseCents;
  const charged = programLoan(loan.program, { priceCents: chargedOnCents, loanCents }, terms, rows);
  const { mortgageInsuranceCents, totalCents } = housingCost({
    priceCents: baseCents,
    loan: charged.loan,
    insuredCents: charged.insuredCents,
    mortgageInsuranceBasisPoints: charged.insuranceBasisPoints,
    // The same for every answer.
    propertyTaxBasisPoints: 0,
    homeInsuranceCents: 0,
  });
  return { ...common, upfrontFeeCents: charged.upfrontFeeCents, mortgageInsuranceCents, paymentCents: totalCents };
}

const comparedWith = (plan: FinancingWay, way: FinancingWay): FinancingWay => ({
  ...way,
  cashChangeCents: way.cashCents - plan.cashCents,
  paymentChangeCents: way.paymentCents - plan.paymentCents,
});
