import { incomeTypes, payFrequencies, type Income } from '@hearthway/contracts/journey';
import { formatCents } from '@hearthway/web-kit/money';
import { readAmount, typedAmount } from './amounts.js';
import { sectionSchema, type AddError, type Line, type SavedSection, type SectionForm } from './section-form.js';

export interface IncomeValues {
  readonly type: string;
  readonly amount: string;
  readonly frequency: string;
}

export interface BorrowerValues {
  readonly noIncome: boolean;
  readonly incomes: readonly IncomeValues[];
}

export interface IncomeSectionValues {
  /** The co-borrower's values are kept while this is off. */
  readonly withCoBorrower: boolean;
  readonly borrowers: readonly [BorrowerValues, BorrowerValues];
}

type SavedBorrower = SavedSection<'income'>['borrowers'][number];

export const newIncome: IncomeValues = { type: 'w2', amount: '', frequency: 'monthly' };

const borrowerNames = ['You', 'Co-borrower'] as const;

export const incomeForm: SectionForm<'income', IncomeSectionValues> = {
  title: 'Income',
  show: (saved) => ({
    withCoBorrower: (saved?.borrowers.length ?? 1) > 1,
    borrowers: [shownBorrower(saved?.borrowers[0]), shownBorrower(saved?.borrowers[1])],
  }),
  schema: sectionSchema('income', ({ withCoBorrower, borrowers }, addError) => ({
    borrowers: borrowers
      .slice(0, withCoBorrower ? 2 : 1)
      .map((borrower, place) => readBorrower(borrower, place === 0 ? 0 : 1, addError)),
  })),
  nameOf: (control) => {
    const [, borrower, , income] = control.split('.').map(Number);
    return `${borrower === 0 ? 'Income' : 'Co-borrower’s income'} ${(income ?? 0) + 1}`;
  },
  describe: ({ borrowers }) => borrowers.flatMap(describeBorrower),
};

/** The name of a control of one income. */
export const incomeControl = <Control extends keyof IncomeValues>(borrower: 0 | 1, income: number, control: Control) =>
  `borrowers.${borrower}.incomes.${income}.${control}` as const;

function shownBorrower(saved: SavedBorrower | undefined): BorrowerValues {
  if (!saved) return { noIncome: false, incomes: [newIncome] };
  const incomes = saved.incomes.map(({ type, amountCents, frequency }) => ({
    type,
    amount: typedAmount(amountCents),
    frequency,
  }));
  return { noIncome: saved.noIncome, incomes: incomes.length > 0 ? incomes : [newIncome] };
}

function readBorrower({ noIncome, incomes }: BorrowerValues, place: 0 | 1, addError: AddError): SavedBorrower {
  if (noIncome) return { noIncome: true, incomes: [] };
  return {
    noIncome: false,
    incomes: incomes.map(({ type, amount, frequency }, index) => ({
      type: type as Income['type'],
      amountCents: readAmount(amount, incomeControl(place, index, 'amount'), addError, {
        required: 'Enter an amount, or check “No income yet”',
      }),
      frequency: frequency as Income['frequency'],
    })),
  };
}

function describeBorrower({ noIncome, incomes }: SavedBorrower, place: number): Line[] {
  const name = borrowerNames[place] ?? 'Borrower';
  if (noIncome || incomes.length === 0) return [[name, 'No income yet']];
  return incomes.map(({ type, amountCents, frequency }) => [
    `${name}: ${incomeTypes[type]}`,
    `${formatCents(amountCents)} ${payFrequencies[frequency].toLowerCase()}`,
  ]);
}
