import { shareOf, type FixedRateLoan } from '../money.js';
import type { FigureReader } from './policy-reader.js';
import { isLoanUpTo, privateMortgageInsurance, type InsuredLoan } from './private-mortgage-insurance.js';

export interface LoanTerms {
  /** Nominal annual rate in millionths: 62,500 is 6.25%. */
  readonly annualRateMillionths: number;
  readonly months: number;
  /** `null` if unknown: mortgage insurance is then at its highest rate. */
  readonly creditScore: number | null;
  /** VA only: whether the benefit was used before. Default: first. */
  readonly fundingFeeUse?: 'first' | 'later' | 'exempt';
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

export type ChargingProgram = 'conventional' | 'fha' | 'va' | 'usda' | 'jumbo';

/** A fixed-rate loan for the purchase, as each program charges for it. */
export function programLoan(
  program: ChargingProgram,
  purchase: InsuredLoan,
  terms: LoanTerms,
  rows: FigureReader<ChargeKey>,
): ProgramLoan {
  return withCharges(chargesOf[program](purchase, terms, rows), purchase, terms);
}

/** The same for many purchases: reads the rows for each charge step only once. */
export function programLoans(
  program: ChargingProgram,
  terms: LoanTerms,
  rows: FigureReader<ChargeKey>,
): (purchase: InsuredLoan) => ProgramLoan {
  const largeLoan = program === 'fha' ? rows.value('fha/premium/large-loan') : Infinity;
  const known: Charges[] = [];
  return (purchase) => {
    const size = purchase.loanCents > largeLoan ? steps.length + 1 : 0;
    const step = size + steps.filter((percent) => !isLoanUpTo(purchase, percent)).length;
    const charges = (known[step] ??= chargesOf[program](purchase, terms, rows));
    return withCharges(charges, purchase, terms);
  };
}

/** Shares of the price, in percent, at which a program charges more. */
const steps = [78, 80, 85, 90, 95] as const;

function withCharges(charges: Charges, { loanCents }: InsuredLoan, terms: LoanTerms): ProgramLoan {
  const { annualRateMillionths, months } = terms;
  const upfrontFeeCents = shareOf(loanCents, charges.upfrontBasisPoints);
  const principalCents = loanCents + upfrontFeeCents;
  return {
    upfrontFeeCents,
    loan: { principalCents, annualRateMillionths, months },
    insuredCents: charges.insuresFee ? principalCents : loanCents,
    insuranceBasisPoints: charges.insuranceBasisPoints,
  };
}

type LoanShare = 'up-to-90' | 'up-to-95' | 'above-95';
type ShortLoanShare = 'up-to-78' | 'up-to-90' | 'above-90';

/** The rows that these charges need. */
export type ChargeKey =
  | 'conventional/insurance/95-97/760'
  | 'fha/upfront-premium'
  | 'fha/premium/large-loan'
  | `fha/premium/${'standard' | 'large'}/${LoanShare}`
  | `fha/premium/short/${'standard' | 'large'}/${ShortLoanShare}`
  | `va/funding-fee/${'first' | 'later'}/${'below-5' | 'from-5' | 'from-10'}`
  | 'usda/upfront-fee'
  | 'usda/annual-fee';

interface Charges {
  readonly upfrontBasisPoints: number;
  /** Annual. */
  readonly insuranceBasisPoints: number;
  /** Charged on the loan with the upfront fee. Default: without. */
  readonly insuresFee?: boolean;
}

type ChargesOf = (purchase: InsuredLoan, terms: LoanTerms, rows: FigureReader<ChargeKey>) => Charges;

const chargesOf: Readonly<Record<ChargingProgram, ChargesOf>> = {
  conventional: (purchase, { creditScore }, rows) => ({
    upfrontBasisPoints: 0,
    insuranceBasisPoints:
      privateMortgageInsurance(purchase, creditScore, (key) => rows.find(key)) ??
      rows.value('conventional/insurance/95-97/760'),
  }),
  fha(purchase, { months }, rows) {
    const size = purchase.loanCents <= rows.value('fha/premium/large-loan') ? 'standard' : 'large';
    return {
      upfrontBasisPoints: rows.value('fha/upfront-premium'),
      insuranceBasisPoints: rows.value(
        months > shortTermMonths
          ? `fha/premium/${size}/${loanShare(purchase)}`
          : `fha/premium/short/${size}/${shortLoanShare(purchase)}`,
      ),
    };
  },
  va(purchase, { fundingFeeUse = 'first' }, rows) {
    if (fundingFeeUse === 'exempt') return { upfrontBasisPoints: 0, insuranceBasisPoints: 0 };
    const down = isLoanUpTo(purchase, 90) ? 'from-10' : isLoanUpTo(purchase, 95) ? 'from-5' : 'below-5';
    return { upfrontBasisPoints: rows.value(`va/funding-fee/${fundingFeeUse}/${down}`), insuranceBasisPoints: 0 };
  },
  usda: (_purchase, _terms, rows) => ({
    upfrontBasisPoints: rows.value('usda/upfront-fee'),
    insuranceBasisPoints: rows.value('usda/annual-fee'),
    insuresFee: true,
  }),
  // Lenders require a large down payment instead.
  jumbo: () => ({ upfrontBasisPoints: 0, insuranceBasisPoints: 0 }),
};

/** Up to this term, FHA charges its lower premiums. */
const shortTermMonths = 180;

const loanShare = (purchase: InsuredLoan): LoanShare =>
  isLoanUpTo(purchase, 90) ? 'up-to-90' : isLoanUpTo(purchase, 95) ? 'up-to-95' : 'above-95';

const shortLoanShare = (purchase: InsuredLoan): ShortLoanShare =>
  isLoanUpTo(purchase, 78) ? 'up-to-78' : isLoanUpTo(purchase, 90) ? 'up-to-90' : 'above-90';
