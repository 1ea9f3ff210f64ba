import {
  closingDisclosure,
  closingEntry,
  closingLineIds,
  type ClosingDisclosure,
  type ClosingLine,
  type CorrectedDisclosure,
} from '@hearthway/contracts/journey';
import {
  readCents,
  readPercent,
  required,
  typedCents,
  typedForm,
  typedPercent,
  type AddError,
  type Typed,
} from '../../features/typed-form/index.js';

const otherAmounts = [
  'curedCents',
  'mortgageInsuranceCents',
  'estimatedTransferTaxesCents',
  'estimatedOwnServicesCents',
] as const;
type Amount = ClosingLine | (typeof otherAmounts)[number];
const amounts: readonly Amount[] = [...closingLineIds, ...otherAmounts];

export type DisclosureValues = Readonly<Record<keyof ClosingDisclosure, string>>;

export const disclosureSchema = typedForm<DisclosureValues, ClosingDisclosure>(
  closingDisclosure,
  (values, addError) => ({
    ...(Object.fromEntries(amounts.map((name) => [name, readCents(values[name], name, addError) ?? 0])) as Record<
      Amount,
      number
    >),
    receivedOn: values.receivedOn,
    program: values.program as ClosingDisclosure['program'],
    irregular: values.irregular === 'yes',
    loanCents: required(
      readCents(values.loanCents, 'loanCents', addError),
      'loanCents',
      addError,
      'Enter the loan amount from page 1',
    ),
    months: readYears(values.months, addError),
    rateMillionths: readRate(values, 'rateMillionths', addError),
    aprMillionths: readRate(values, 'aprMillionths', addError),
  }),
);

/** Without one, what the loan is likely to be. */
export function shownDisclosure(
  disclosure: ClosingDisclosure | null,
  guess: Partial<DisclosureValues>,
): DisclosureValues {
  const typed = (name: Amount) => (disclosure?.[name] === 0 ? '' : typedCents(disclosure?.[name]));
  return {
    ...(Object.fromEntries(amounts.map((name) => [name, typed(name)])) as Record<Amount, string>),
    receivedOn: disclosure?.receivedOn ?? guess.receivedOn ?? '',
    program: disclosure?.program ?? 'conventional',
    irregular: disclosure?.irregular ? 'yes' : 'no',
    loanCents: typedCents(disclosure?.loanCents) || (guess.loanCents ?? ''),
    months: disclosure ? String(disclosure.months / 12) : (guess.months ?? '30'),
    rateMillionths: typedPercent(disclosure?.rateMillionths) || (guess.rateMillionths ?? ''),
    aprMillionths: typedPercent(disclosure?.aprMillionths),
  };
}

export interface CorrectionValues extends Typed {
  readonly receivedOn: string;
  readonly aprMillionths: string;
  readonly productChanged: string;
  readonly penaltyAdded: string;
}

export const correctionSchema = typedForm<CorrectionValues, CorrectedDisclosure | null>(
  closingEntry.shape.correction,
  (values, addError) => ({
    receivedOn: values.receivedOn,
    aprMillionths: readRate(values, 'aprMillionths', addError),
    productChanged: values.productChanged === 'yes',
    penaltyAdded: values.penaltyAdded === 'yes',
  }),
);

export const shownCorrection = (correction: CorrectedDisclosure | null, today: string): CorrectionValues => ({
  receivedOn: correction?.receivedOn ?? today,
  aprMillionths: typedPercent(correction?.aprMillionths),
  productChanged: correction?.productChanged ? 'yes' : 'no',
  penaltyAdded: correction?.penaltyAdded ? 'yes' : 'no',
});

function readRate<Name extends string>(values: Readonly<Record<Name, string>>, name: Name, addError: AddError): number {
  return required(
    readPercent(values[name], name, addError, '6.25'),
    name,
    addError,
    'Enter it from the form, such as 6.25',
  );
}

/** Months of a typed number of years. */
function readYears(typed: string, addError: AddError): number {
  if (/^\d{1,2}(?:\.\d{1,4})?$/.test(typed.trim())) return Math.round(Number(typed) * 12);
  addError('months', 'Enter a number of years, such as 30');
  return 0;
}
