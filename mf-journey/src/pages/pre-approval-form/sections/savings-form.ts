import { ownValue } from '@hearthway/contracts/own-value';
import { formatCents } from '@hearthway/web-kit/money';
import { readAmount, typedAmount, typedIfAny } from './amounts.js';
import { sectionSchema, type SectionForm } from './section-form.js';

export interface SavingsValues {
  readonly savings: string;
  readonly retirement: string;
  readonly gift: string;
}

const names: Readonly<Record<string, string>> = { savings: 'Savings', retirement: 'Retirement', gift: 'Gifts' };

export const savingsForm: SectionForm<'savings', SavingsValues> = {
  title: 'Savings',
  show: (saved) => ({
    savings: typedAmount(saved?.savingsCents),
    retirement: typedIfAny(saved?.retirementCents),
    gift: typedIfAny(saved?.giftCents),
  }),
  schema: sectionSchema('savings', ({ savings, retirement, gift }, addError) => ({
    savingsCents: readAmount(savings, 'savings', addError, { required: 'Enter an amount, or 0 if none' }),
    retirementCents: readAmount(retirement, 'retirement', addError),
    giftCents: readAmount(gift, 'gift', addError),
  })),
  nameOf: (control) => ownValue(names, control) ?? control,
  describe: ({ savingsCents, retirementCents, giftCents }) => [
    ['Savings', formatCents(savingsCents)],
    ['Retirement savings', formatCents(retirementCents)],
    ['Gifts', formatCents(giftCents)],
  ],
};
