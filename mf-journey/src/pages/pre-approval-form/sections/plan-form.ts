import { percent } from '@hearthway/contracts/money';
import { ownValue } from '@hearthway/contracts/own-value';
import { formatCents, parseBasisPoints } from '@hearthway/web-kit/money';
import { readAmount, typedAmount } from './amounts.js';
import { sectionSchema, type AddError, type SavedSection, type SectionForm } from './section-form.js';

export interface PlanValues {
  readonly targetPrice: string;
  readonly downPaymentKind: 'amount' | 'percent';
  /** Both are kept; `downPaymentKind` says which one counts. */
  readonly downPaymentAmount: string;
  readonly downPaymentPercent: string;
  readonly rent: string;
  readonly comfortPayment: string;
}

type DownPayment = SavedSection<'plan'>['downPayment'];

const names: Readonly<Record<string, string>> = {
  targetPrice: 'Target price',
  downPaymentAmount: 'Down payment',
  downPaymentPercent: 'Down payment',
  rent: 'Current housing payment',
  comfortPayment: 'Comfortable payment',
};

export const planForm: SectionForm<'plan', PlanValues> = {
  title: 'Your plan',
  show: (saved) => ({
    targetPrice: typedAmount(saved?.targetPriceCents),
    downPaymentKind: saved?.downPayment.kind ?? 'percent',
    downPaymentAmount: saved?.downPayment.kind === 'amount' ? typedAmount(saved.downPayment.cents) : '',
    downPaymentPercent: saved?.downPayment.kind === 'percent' ? typedAmount(saved.downPayment.basisPoints) : '',
    rent: typedAmount(saved?.rentCents),
    comfortPayment: typedAmount(saved?.comfortPaymentCents),
  }),
  schema: sectionSchema('plan', (values, addError) => ({
    targetPriceCents: readTargetPrice(values.targetPrice, addError),
    downPayment: readDownPayment(values, addError),
    rentCents: readAmount(values.rent, 'rent', addError, { required: 'Enter an amount, or 0 if none' }),
    comfortPaymentCents:
      values.comfortPayment.trim() === '' ? null : readAmount(values.comfortPayment, 'comfortPayment', addError),
  })),
  nameOf: (control) => ownValue(names, control) ?? control,
  describe: ({ targetPriceCents, downPayment, rentCents, comfortPaymentCents }) => [
    ['Target price', formatCents(targetPriceCents)],
    [
      'Down payment',
      downPayment.kind === 'amount'
        ? formatCents(downPayment.cents)
        : `${percent(downPayment.basisPoints)} of the price`,
    ],
    ['Current housing payment', `${formatCents(rentCents)} a month`],
    [
      'Comfortable payment',
      comfortPaymentCents === null ? 'Not entered' : `${formatCents(comfortPaymentCents)} a month`,
    ],
  ],
};

function readTargetPrice(typed: string, addError: AddError): number {
  const required = 'Enter a price. A guess is fine.';
  const cents = readAmount(typed, 'targetPrice', addError, { required });
  if (cents === 0) addError('targetPrice', required);
  return cents;
}

function readDownPayment(values: PlanValues, addError: AddError): DownPayment {
  const required = 'Enter an amount, or 0 if none';
  if (values.downPaymentKind === 'amount') {
    const cents = readAmount(values.downPaymentAmount, 'downPaymentAmount', addError, { required });
    return { kind: 'amount', cents };
  }
  const basisPoints = parseBasisPoints(values.downPaymentPercent);
  if (values.downPaymentPercent.trim() === '') addError('downPaymentPercent', required);
  else if (basisPoints === undefined || basisPoints > 10_000) {
    addError('downPaymentPercent', 'Enter 0 to 100, with a period for decimals, such as 3.5');
  }
  return { kind: 'percent', basisPoints: basisPoints ?? 0 };
}
