import type { FinancingWay, GapSolution, PlannedLoan, PropertyUse, SolvedOutcome } from '@hearthway/contracts/journey';
import { ratioInBasisPoints, shareNeeded } from '@hearthway/contracts/money';
import { housingCost, programLoan } from '@hearthway/contracts/policy';
import type { PolicyReader } from '../../policy/index.js';

/** Money is integer US cents. The value is below the price. */
export interface GapFacts {
  readonly priceCents: number;
  readonly valueCents: number;
  /** `null` for a buyer who pays cash. */
  readonly loan: PlannedLoan | null;
  /** `null` if unknown: mortgage insurance is then at its highest rate. */
  readonly creditScore: number | null;
  readonly firstTimeBuyer: boolean | null;
  readonly propertyUse: PropertyUse | undefined;
  readonly earnestMoneyCents: number;
  readonly optionFeeCents: number;
  /** Whether the contract still lets the buyer leave over the appraisal. */
  readonly windowOpen: boolean;
}

/** What each answer to a value below the price costs. A lender counts its loan against the lower of price and value. */
export function solveGap(facts: GapFacts, policy: PolicyReader): GapSolution {
  const { priceCents, valueCents } = facts;
  const gapCents = priceCents - valueCents;
  const planned = plannedLoanCents(facts);
  const plan = wayOf(facts, { priceCents, baseCents: priceCents, wishedCents: planned, mostCents: planned }, policy);
  const solve = (outcome: SolvedOutcome['outcome'], sellerCents: number): SolvedOutcome => {
    const newPriceCents = priceCents - sellerCents;
    const baseCents = Math.min(newPriceCents, valueCents);
    const shareCents = sameShareOf(planned, priceCents, baseCents);
    const mostCents = Math.max(shareCents, mostLentOn(baseCents, facts, policy));
    const way = (wishedCents: number) =>
      compared(plan, wayOf(facts, { priceCents: newPriceCents, baseCents, wishedCents, mostCents }, policy));
    return { outcome, sellerCents, sameLoan: way(planned), sameShare: way(shareCents) };
  };
  return {
    plan,
    outcomes: [solve('renegotiate', gapCents), solve('split', Math.floor(gapCents / 2)), solve('pay', 0)],
    cancel: cancelled(facts, policy),
  };
}

const plannedLoanCents = ({ loan, priceCents }: GapFacts): number => Math.min(loan?.loanCents ?? 0, priceCents);

/** Rounded down, so that rounding never takes a loan over a step of the program. */
function sameShareOf(loanCents: number, priceCents: number, baseCents: number): number {
  return Number((BigInt(loanCents) * BigInt(baseCents)) / BigInt(priceCents));
}

/** The largest loan of the program. One that the lender approved at a higher share stays possible at that share. */
function mostLentOn(baseCents: number, facts: GapFacts, policy: PolicyReader): number {
  if (!facts.loan) return 0;
  return baseCents - shareNeeded(baseCents, leastDown(facts.loan.program, facts, policy));
}

/** In basis points of the lower of price and value. */
function leastDown(
  program: PlannedLoan['program'],
  { creditScore, firstTimeBuyer, propertyUse }: GapFacts,
  policy: PolicyReader,
): number {
  if (program === 'fha') {
    const isLow = creditScore !== null && creditScore < policy.value('fha/score/standard');
    return policy.value(isLow ? 'fha/down-payment/low-score' : 'fha/down-payment/standard');
  }
  if (program !== 'conventional') return policy.value(`${program}/down-payment/standard`);
  if (propertyUse === 'second_home') return policy.value('conventional/down-payment/second-home');
  if (propertyUse === 'investment') return policy.value('conventional/down-payment/investment');
  return policy.value(firstTimeBuyer ? 'conventional/down-payment/first-time' : 'conventional/down-payment/standard');
}

interface Financing {
  readonly priceCents: number;
  /** The lower of price and value. */
  readonly baseCents: number;
  readonly wishedCents: number;
  readonly mostCents: number;
}

function wayOf(
  { loan, creditScore }: GapFacts,
  { priceCents, baseCents, wishedCents, mostCents }: Financing,
  policy: PolicyReader,
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
    creditScore,
    fundingFeeUse: loan.fundingFeeUse,
  };
  const charged = programLoan(loan.program, { priceCents: baseCents, loanCents }, terms, policy);
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

const compared = (plan: FinancingWay, way: FinancingWay): FinancingWay => ({
  ...way,
  cashChangeCents: way.cashCents - plan.cashCents,
  paymentChangeCents: way.paymentCents - plan.paymentCents,
});

/** The fee for the right to leave never comes back. */
function cancelled(
  { loan, earnestMoneyCents, optionFeeCents, windowOpen }: GapFacts,
  policy: PolicyReader,
): GapSolution['cancel'] {
  const hasClause =
    (loan?.program === 'fha' || loan?.program === 'va') && policy.find(`appraisal/clause/${loan.program}`) === 1;
  if (hasClause) return { lostCents: optionFeeCents, protection: 'clause' };
  if (windowOpen) return { lostCents: optionFeeCents, protection: 'window' };
  return { lostCents: optionFeeCents + earnestMoneyCents, protection: 'none' };
}
