import type { FinancialProfile, LoanProgram, ProfileAssessment, ProfileSection } from '@hearthway/contracts/journey';
import type { PolicyReader } from '../../policy/index.js';
import { answersOf, buyerOf, type Buyer, type Circumstances } from './buyer.js';
import { housingPayment, ratioOfIncome } from './housing-payment/housing-payment.js';
import { countedDebts } from './income-and-debts/debts.js';
import { planningProgram, readinessOf } from './readiness/readiness.js';
import { warningsOf } from './warnings.js';

/** Assesses a profile under the policy of one day. Nothing here is an approval. */
export function assess(
  profile: FinancialProfile,
  circumstances: Circumstances,
  policy: PolicyReader,
): ProfileAssessment {
  const buyer = buyerOf(profile, circumstances);
  const program = planningProgram(buyer, policy);
  const figures = figuresOf(buyer, program, policy);
  const guideline = (basisPoints: number | null, ratio: 'front' | 'back') =>
    basisPoints === null ? null : (policy.find(`${program}/ratio/${ratio}`) ?? null);
  return {
    ...figures,
    guidelines: {
      frontRatioBasisPoints: guideline(figures.frontRatioBasisPoints, 'front'),
      backRatioBasisPoints: guideline(figures.backRatioBasisPoints, 'back'),
    },
    readiness: readinessOf(buyer, policy),
    missingForMatching: missingForMatching(profile),
    warnings: warningsOf(profile, buyer, { program, housingPaymentCents: figures.housingPaymentCents }, policy),
    // Last, after everything above has read its rows.
    policyRows: [...policy.used()],
  };
}

/** Monthly income, debts, and housing of the planned purchase, and their ratios, all as the program counts them. */
export function figuresOf(buyer: Buyer, program: LoanProgram, policy: PolicyReader) {
  const monthlyDebtsCents = buyer.debts && countedDebts(buyer.debts, program, policy);
  const housingPaymentCents = housingPayment(buyer, program, policy);
  const isWhole = housingPaymentCents !== null && monthlyDebtsCents !== null;
  return {
    program,
    monthlyIncomeCents: buyer.monthlyIncomeCents,
    monthlyDebtsCents,
    housingPaymentCents,
    frontRatioBasisPoints: ratioOfIncome(buyer, housingPaymentCents),
    backRatioBasisPoints: ratioOfIncome(buyer, isWhole ? housingPaymentCents + monthlyDebtsCents : null),
  };
}

/** The sections without which lenders cannot be matched. */
function missingForMatching(profile: FinancialProfile): ProfileSection[] {
  const answers = answersOf(profile);
  const isKnown = {
    location: answers.state,
    income: answers.monthlyIncomeCents,
    debts: answers.debts,
    credit: answers.creditScore,
    plan: answers.purchase,
  } satisfies Partial<Record<ProfileSection, unknown>>;
  return (Object.keys(isKnown) as (keyof typeof isKnown)[]).filter((section) => isKnown[section] === null);
}
