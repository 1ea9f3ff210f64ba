import type { LoanProgram } from '@hearthway/contracts/journey';
import { shareOf, type FixedRateLoan } from '@hearthway/contracts/money';
import { isLoanUpTo, privateMortgageInsurance, type InsuredLoan } from '@hearthway/contracts/policy';
import type { PolicyReader } from '../../../policy/index.js';

export interface LoanTerms {
  readonly annualRateBasisPoints: number;
  /** `null` if unknown: mortgage insurance is then at its highest rate. */
  readonly creditScore: number | null;
  /** VA only: whether the benefit was used before. Default: first. */
  readonly fundingFeeUse?: 'first' | 'later';
}

export interface ProgramLoan {
  /** Paid to the program at closing and financed with the loan. */
  readonly upfrontFeeCents: number;
  /** Includes the upfront fee. */
  readonly loan: FixedRateLoan;
  /** The amount that mortgage insurance, premium, or annual fee is charged on, and the annual rate. */
  readonly insuredCents: number;
  readonly insuranceBasisPoints: number;
}

/** A 30-year fixed loan for the purchase, as each program charges for it. */
export function programLoan(
  program: LoanProgram,
  purchase: InsuredLoan,
  terms: LoanTerms,
  policy: PolicyReader,
): ProgramLoan {
  const charges = chargesOf[program](purchase, terms, policy);
  const upfrontFeeCents = shareOf(purchase.loanCents, charges.upfrontBasisPoints);
  const principalCents = purchase.loanCents + upfrontFeeCents;
  return {
    upfrontFeeCents,
    loan: { principalCents, annualRateMillionths: terms.annualRateBasisPoints * 100, months: 360 },
    insuredCents: charges.insuresFee ? principalCents : purchase.loanCents,
    insuranceBasisPoints: charges.insuranceBasisPoints,
  };
}

interface Charges {
  readonly upfrontBasisPoints: number;
  /** Annual. */
  readonly insuranceBasisPoints: number;
  /** Charged on the loan with the upfront fee. Default: without. */
  readonly insuresFee?: boolean;
}

type ChargesOf = (purchase: InsuredLoan, terms: LoanTerms, policy: PolicyReader) => Charges;

const chargesOf: Readonly<Record<LoanProgram, ChargesOf>> = {
  conventional: (purchase, { creditScore }, policy) => ({
    upfrontBasisPoints: 0,
    insuranceBasisPoints:
      privateMortgageInsurance(purchase, creditScore, (key) => policy.find(key)) ??
      policy.value('conventional/insurance/95-97/760'),
  }),
  fha(purchase, _terms, policy) {
    const size = purchase.loanCents <= policy.value('fha/premium/large-loan') ? 'standard' : 'large';
    const share = isLoanUpTo(purchase, 90) ? 'up-to-90' : isLoanUpTo(purchase, 95) ? 'up-to-95' : 'above-95';
    return {
      upfrontBasisPoints: policy.value('fha/upfront-premium'),
      insuranceBasisPoints: policy.value(`fha/premium/${size}/${share}`),
    };
  },
  va(purchase, { fundingFeeUse = 'first' }, policy) {
    const down = isLoanUpTo(purchase, 90) ? 'from-10' : isLoanUpTo(purchase, 95) ? 'from-5' : 'below-5';
    return { upfrontBasisPoints: policy.value(`va/funding-fee/${fundingFeeUse}/${down}`), insuranceBasisPoints: 0 };
  },
  usda: (_purchase, _terms, policy) => ({
    upfrontBasisPoints: policy.value('usda/upfront-fee'),
    insuranceBasisPoints: policy.value('usda/annual-fee'),
    insuresFee: true,
  }),
};
