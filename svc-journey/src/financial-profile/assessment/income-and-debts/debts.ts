import { endsWithin, isWithoutPayment, type Debt, type LoanProgram } from '@hearthway/contracts/journey';
import { scaled, shareOf } from '@hearthway/contracts/money';
import type { PolicyReader } from '../../../policy/index.js';

/** Monthly payments as a program counts them. A conventional loan leaves out debts that end soon. */
export function countedDebts(debts: readonly Debt[], program: LoanProgram, policy: PolicyReader): number {
  const counted = program === 'conventional' ? lastingDebts(debts, policy) : debts;
  return counted.reduce((sum, debt) => sum + monthlyAmount(debt, program, policy), 0);
}

/** The debts that a conventional loan counts. */
export function lastingDebts(debts: readonly Debt[], policy: PolicyReader): readonly Debt[] {
  // Without such debts, the row isn't used.
  if (!debts.some((debt) => endsWithin(debt, Infinity))) return debts;
  const paymentsLeft = policy.value('conventional/short-debt-payments');
  return debts.filter((debt) => !endsWithin(debt, paymentsLeft));
}

/** A student loan with no payment counts as a share of its balance: nobody pays nothing for the life of a mortgage. */
function monthlyAmount(debt: Debt, program: LoanProgram, policy: PolicyReader): number {
  if (!isWithoutPayment(debt)) return debt.monthlyCents;
  const loan = debt.documentedZeroPayment ? 'student-loan-at-zero' : 'student-loan-without-payment';
  if (program === 'va') return scaled(debt.balanceCents, policy.value(`va/${loan}/year`), 120_000);
  return shareOf(debt.balanceCents, policy.value(`${program}/${loan}/month`));
}
