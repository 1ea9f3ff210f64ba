import type { LoanProgram } from '@hearthway/contracts/journey';
import { monthlyPayment, scaled, shareOf } from '@hearthway/contracts/money';
import type { PolicyReader } from '../policy/index.js';
import type { Purchase } from './buyer.js';

export interface LoanTerms {
  readonly annualRateBasisPoints: number;
  /** `null` where it is not known: mortgage insurance is then taken at its highest. */
  readonly creditScore: number | null;
  /** VA only: whether the benefit was used before. First unless said. */
  readonly fundingFeeUse?: 'first' | 'later';
}

export interface ProgramLoan {
  /** Paid to the program at closing and financed with the loan. */
  readonly upfrontFeeCents: number;
  readonly loanCents: number;
  readonly principalAndInterestCents: number;
  /** Mortgage insurance, premium or fee of the first month. */
  readonly insuranceCents: number;
}

/** A 30-year fixed loan for the purchase, as each program charges for it. */
export function programLoan(
  program: LoanProgram,
  purchase: Purchase,
  terms: LoanTerms,
  policy: PolicyReader,
): ProgramLoan {
  const charges = chargesOf[program](purchase, terms, policy);
  const upfrontFeeCents = shareOf(purchase.loanCents, charges.upfrontBasisPoints);
  const loanCents = purchase.loanCents + upfrontFeeCents;
  const insuredCents = charges.insures === 'with-fee' ? loanCents : purchase.loanCents;
  return {
    upfrontFeeCents,
    loanCents,
    principalAndInterestCents: monthlyPayment({
      principalCents: loanCents,
      annualRateMillionths: terms.annualRateBasisPoints * 100,
      months: 360,
    }),
    insuranceCents: scaled(insuredCents, charges.insuranceBasisPoints, 120_000),
  };
}

interface Charges {
  readonly upfrontBasisPoints: number;
  /** A year, of the loan with or without the upfront fee. */
  readonly insuranceBasisPoints: number;
  readonly insures?: 'with-fee';
}

type ChargesOf = (purchase: Purchase, terms: LoanTerms, policy: PolicyReader) => Charges;

const chargesOf: Readonly<Record<LoanProgram, ChargesOf>> = {
  conventional: (purchase, { creditScore }, policy) => ({
    upfrontBasisPoints: 0,
    insuranceBasisPoints: privateInsurance(purchase, creditScore, policy),
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
    insures: 'with-fee',
  }),
};

/** Where the rate card has no figure for a score and a loan this large, that of the next better score stands in. */
function privateInsurance(purchase: Purchase, creditScore: number | null, policy: PolicyReader): number {
  if (isLoanUpTo(purchase, 80)) return 0;
  const bracket = insuranceBrackets.find(({ upTo }) => isLoanUpTo(purchase, upTo))?.name ?? '95-97';
  const better = insuranceTiers.filter(
    (_tier, position) => creditScore === null || creditScore < (insuranceTiers[position + 1] ?? Infinity),
  );
  for (const tier of better) {
    const rate = policy.find(`conventional/insurance/${bracket}/${tier}`);
    if (rate !== undefined) return rate;
  }
  return policy.value(`conventional/insurance/${bracket}/760`);
}

const insuranceTiers = [620, 680, 720, 760] as const;
const insuranceBrackets = [
  { upTo: 85, name: '80-85' },
  { upTo: 90, name: '85-90' },
  { upTo: 95, name: '90-95' },
] as const;

const isLoanUpTo = ({ loanCents, priceCents }: Purchase, percent: number): boolean =>
  loanCents * 100 <= priceCents * percent;
