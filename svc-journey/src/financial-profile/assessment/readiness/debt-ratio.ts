import { isWithoutPayment, usStates, type Debt, type LoanProgram } from '@hearthway/contracts/journey';
import { percent, percentBeside } from '@hearthway/contracts/money';
import { dollarsUp } from '../../../number-format/index.js';
import type { PolicyReader } from '../../../policy/index.js';
import type { Buyer } from '../buyer.js';
import { housingPayment, ratioOfIncome } from '../housing-payment/housing-payment.js';
import { countedDebts, lastingDebts } from '../income-and-debts/debts.js';
import { atMost, type Finding, type Question } from './check.js';

/** Housing alone. Only some programs have a guideline for it. */
export const housingFitsIncome: Question = (buyer, program, policy) => {
  if (program === 'conventional' || program === 'va') return undefined;
  const ratio = ratioOfIncome(buyer, housingPayment(buyer, program, policy));
  if (ratio === null) return undefined;
  return compared('Housing alone', ratio, policy.value(`${program}/ratio/front`), policy);
};

export const debtsFitIncome: Question = (buyer, program, policy) => {
  const { debts, monthlyIncomeCents } = buyer;
  if (monthlyIncomeCents === 0) return { outcome: 'missed', text: 'To get a loan, you need income you can document.' };
  const housing = housingPayment(buyer, program, policy);
  if (monthlyIncomeCents === null || debts === null || housing === null) return notYet(buyer, policy);
  const ratio = ratioOfIncome(buyer, housing + countedDebts(debts, program, policy));
  if (ratio === null) return notYet(buyer, policy);
  const { outcome, text } = compared('Housing and debts', ratio, policy.value(`${program}/ratio/back`), policy);
  return { outcome, text: [text, ...remarks(debts, program, outcome, policy)].join(' ') };
};

/** Whether we have no tax figures for the buyer's state. */
export function isStateWithoutFigures({ state }: Buyer, policy: PolicyReader): boolean {
  return state !== null && policy.find(`state/${state}/property-tax`) === undefined;
}

function compared(what: string, ratio: number, guide: number, policy: PolicyReader): Finding {
  return {
    outcome: atMost(ratio, guide, policy.value('tolerance/ratio')),
    text: `${what} would take ${percentBeside(ratio, guide)} of your income before taxes. The guideline is ${percent(guide)}.`,
  };
}

function notYet(buyer: Buyer, policy: PolicyReader): Finding {
  if (isStateWithoutFigures(buyer, policy)) {
    return {
      outcome: 'unanswered',
      text: `We don’t have tax and insurance figures for ${stateName(buyer)} yet, so we can’t estimate the payment.`,
    };
  }
  return {
    outcome: 'unanswered',
    text: 'Tell us your state, income, debts, and plan to see how much of your income payments would take.',
  };
}

function remarks(
  debts: readonly Debt[],
  program: LoanProgram,
  outcome: Finding['outcome'],
  policy: PolicyReader,
): string[] {
  const withoutPayment = debts.filter(isWithoutPayment);
  return [
    ...(withoutPayment.length > 0 ? [studentLoanRemark(withoutPayment, program, policy)] : []),
    ...(program === 'va' && outcome !== 'met' ? ['Above that, lenders look at what you have left each month.'] : []),
    ...(program === 'conventional' && lastingDebts(debts, policy).length < debts.length
      ? ['We leave out loans that end soon; a car lease would still count.']
      : []),
  ];
}

function studentLoanRemark(loans: readonly Debt[], program: LoanProgram, policy: PolicyReader): string {
  const cents = countedDebts(loans, program, policy);
  if (cents === 0) return 'Your student loan counts as $0 a month.';
  return `Student loans without a payment count as ${dollarsUp(cents)} a month, a share of what you owe.`;
}

const stateName = ({ state }: Buyer): string => usStates.find(([code]) => code === state)?.[1] ?? 'your state';
