import {
  isWithoutPayment,
  loanPrograms,
  type Debt,
  type FinancialProfile,
  type LoanProgram,
} from '@hearthway/contracts/journey';
import { aboutDollars, dollarsUp } from '../../number-format/index.js';
import type { PolicyReader } from '../../policy/index.js';
import type { Buyer } from './buyer.js';
import { isStateWithoutFigures } from './readiness/debt-ratio.js';

interface Estimate {
  readonly program: LoanProgram;
  readonly housingPaymentCents: number | null;
}

/** Sentences about what may surprise the buyer. None of them prevents saving the profile. */
export function warningsOf(
  profile: FinancialProfile,
  buyer: Buyer,
  estimate: Estimate,
  policy: PolicyReader,
): string[] {
  return [
    ...abovePrice(profile, buyer),
    ...aboveSavings(profile, buyer),
    ...aboveComfort(profile, estimate),
    ...estimateBasis(buyer, estimate),
    ...studentLoanWithoutBalance(buyer),
    ...otherDebtWithoutPayment(buyer),
    ...withoutFigures(buyer, policy),
  ];
}

function abovePrice({ plan }: FinancialProfile, { purchase }: Buyer): string[] {
  if (!purchase || plan?.downPayment.kind !== 'amount' || plan.downPayment.cents <= purchase.priceCents) return [];
  return ['Your down payment is more than the price, so we count it as the full price.'];
}

function aboveSavings({ savings, plan }: FinancialProfile, { purchase }: Buyer): string[] {
  if (!savings || !plan || !purchase) return [];
  const missingCents = purchase.downPaymentCents - savings.savingsCents - savings.giftCents;
  if (missingCents <= 0) return [];
  return [`Your down payment is ${dollarsUp(missingCents)} more than your savings and gifts combined.`];
}

function aboveComfort({ plan }: FinancialProfile, { housingPaymentCents }: Estimate): string[] {
  const comfortCents = plan?.comfortPaymentCents ?? null;
  if (comfortCents === null || housingPaymentCents === null || housingPaymentCents <= comfortCents) return [];
  const overCents = housingPaymentCents - comfortCents;
  const over = overCents < 1_000 ? 'slightly' : aboutDollars(overCents);
  return [
    `Your estimated payment is ${aboutDollars(housingPaymentCents)} a month, ${over} more than you’re comfortable with.`,
  ];
}

function estimateBasis({ purchase, creditScore }: Buyer, { program, housingPaymentCents }: Estimate): string[] {
  if (!purchase || housingPaymentCents === null) return [];
  if (program !== 'conventional') {
    return [
      `Your down payment is below the usual minimum of a conventional loan, so this payment estimate assumes the ${loanPrograms[program]} program.`,
    ];
  }
  const isInsured = purchase.loanCents * 100 > purchase.priceCents * 80;
  if (!isInsured || creditScore !== null) return [];
  return ['Until you tell us your credit score, we estimate mortgage insurance at its highest rate.'];
}

function studentLoanWithoutBalance({ debts }: Buyer): string[] {
  if (!debts?.some((debt) => isWithoutPayment(debt) && debt.balanceCents === 0)) return [];
  return ['Add what you owe on your student loan: without a payment, lenders count part of the balance.'];
}

function otherDebtWithoutPayment({ debts }: Buyer): string[] {
  const isForgotten = (debt: Debt) => debt.balanceCents > 0 && debt.monthlyCents === 0 && !isWithoutPayment(debt);
  if (!debts?.some(isForgotten)) return [];
  return ['One of your debts has a balance but no payment, and counts as $0 here. Lenders will count a payment.'];
}

function withoutFigures(buyer: Buyer, policy: PolicyReader): string[] {
  if (!isStateWithoutFigures(buyer, policy)) return [];
  return ['We don’t have tax and insurance figures for your state yet, so we can’t estimate the payment.'];
}
