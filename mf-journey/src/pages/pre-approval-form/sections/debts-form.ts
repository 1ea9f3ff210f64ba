import { ownValue } from '@hearthway/contracts/own-value';
import { debtTypes, profileLimits, type Debt } from '@hearthway/contracts/journey';
import { formatCents, parseCents } from '@hearthway/web-kit/money';
import { readAmount, readCount, typedAmount, typedIfAny } from './amounts.js';
import { sectionSchema, type AddError, type Line, type SectionForm } from './section-form.js';

export interface DebtValues {
  readonly type: string;
  readonly monthly: string;
  readonly balance: string;
  readonly monthsLeft: string;
  readonly deferred: boolean;
  readonly zeroPlan: boolean;
}

export interface DebtsValues {
  readonly noDebts: boolean;
  readonly debts: readonly DebtValues[];
}

export const newDebt: DebtValues = {
  type: 'credit_card',
  monthly: '',
  balance: '',
  monthsLeft: '',
  deferred: false,
  zeroPlan: false,
};

export const debtsForm: SectionForm<'debts', DebtsValues> = {
  title: 'Debts',
  show: (saved) => ({
    noDebts: saved?.debts.length === 0,
    debts: saved && saved.debts.length > 0 ? saved.debts.map(shownDebt) : [newDebt],
  }),
  schema: sectionSchema('debts', ({ noDebts, debts }, addError) => ({
    debts: noDebts ? [] : debts.map((debt, place) => readDebt(debt, place, addError)),
  })),
  nameOf: (control) => {
    const [, debt, field = ''] = control.split('.');
    return `Debt ${Number(debt) + 1}, ${ownValue(controlNames, field) ?? field}`;
  },
  describe: ({ debts }) => (debts.length === 0 ? [['Debts', 'None']] : debts.map(describeDebt)),
};

const controlNames: Readonly<Record<string, string>> = {
  monthly: 'monthly payment',
  balance: 'balance',
  monthsLeft: 'payments left',
};

/** The name of a control of one debt. */
export const debtControl = <Control extends keyof DebtValues>(debt: number, control: Control) =>
  `debts.${debt}.${control}` as const;

/** Whether the debt has no payment, so that its balance is required: lenders count a share of it. */
export function isWithoutPayment({
  type,
  monthly,
  deferred,
  zeroPlan,
}: Pick<DebtValues, 'type' | 'monthly' | 'deferred' | 'zeroPlan'>): boolean {
  return type === 'student_loan' && (deferred || zeroPlan || parseCents(monthly) === 0);
}

function shownDebt({ type, monthlyCents, balanceCents, monthsLeft, deferred, ...debt }: Debt): DebtValues {
  return {
    type,
    monthly: typedAmount(monthlyCents),
    balance: typedIfAny(balanceCents),
    monthsLeft: monthsLeft === null ? '' : String(monthsLeft),
    deferred,
    zeroPlan: debt.documentedZeroPayment === true,
  };
}

function readDebt(values: DebtValues, place: number, addError: AddError): Debt {
  const isStudentLoan = values.type === 'student_loan';
  const deferred = isStudentLoan && values.deferred;
  const zeroPlan = isStudentLoan && !deferred && values.zeroPlan;
  const months = { from: 0, to: profileLimits.months, text: `Enter a number from 0 to ${profileLimits.months}` };
  return {
    type: values.type as Debt['type'],
    monthlyCents:
      deferred || zeroPlan
        ? 0
        : readAmount(values.monthly, debtControl(place, 'monthly'), addError, {
            required: 'Enter an amount, or check “No debts”',
          }),
    balanceCents: readAmount(values.balance, debtControl(place, 'balance'), addError, {
      ...(isWithoutPayment(values) && { required: 'Enter the balance. Lenders count part of it.' }),
    }),
    monthsLeft: readCount(values.monthsLeft, debtControl(place, 'monthsLeft'), addError, months) ?? null,
    deferred,
    ...(zeroPlan && { documentedZeroPayment: true }),
  };
}

function describeDebt({ type, monthlyCents, balanceCents, monthsLeft, deferred, documentedZeroPayment }: Debt): Line {
  const parts = [
    deferred ? 'no payment due now' : `${formatCents(monthlyCents)} a month`,
    documentedZeroPayment && 'on a documented plan',
    balanceCents > 0 && `${formatCents(balanceCents)} owed`,
    monthsLeft !== null && `${monthsLeft} payments left`,
  ];
  return [debtTypes[type], parts.filter(Boolean).join(', ')];
}
