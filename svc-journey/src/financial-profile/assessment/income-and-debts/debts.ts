import { endsWithin, type Debt, type LoanProgram } from '@hearthway/contracts/journey';
import { scaled, shareOf } from '@hearthway/contracts/money';
import type { PolicyReader } from '../../../policy/index.js';

/** Monthly payments on all debts, with a deferred student loan as conventional loans count it. */
export function monthlyDebts(debts: readonly Debt[], policy: PolicyReader): number {
  return total(debts, 'conventional', policy);
}

/** Monthly payments as a program counts them. A conventional loan leaves out debts that end soon. */
export function countedDebts(debts: readonly Debt[], program: LoanProgram, policy: PolicyReader): number {
  return total(program === 'conventional' ? lastingDebts(debts, policy) : debts, program, policy);
}

/** The debts that a conventional loan counts. */
export function lastingDebts(debts: readonly Debt[], policy: PolicyReader): readonly Debt[] {
  // Without such debts, the row isn’t used.
  if (!debts.some((debt) => endsWithin(debt, Infinity))) return debts;
  const paymentsLeft = policy.value('conventional/short-debt-payments');
  return debts.filter((debt) => !endsWithin(debt, paymentsLeft));
}

function total(debts: readonly Debt[], program: LoanProgram, policy: PolicyReader): number {
  return debts.reduce((sum, debt) => sum + monthlyAmount(debt, program, policy), 0);
}

function monthlyAmount(debt: Debt, program: LoanProgram, policy: PolicyReader): number {
  if (!debt.deferred) return debt.monthlyCents;
  if (program === 'va') return scaled(debt.balanceCents, policy.value('va/deferred-student-loan/year'), 120_000);
  return shareOf(debt.balanceCents, policy.value(`${program}/deferred-student-loan/month`));
}
