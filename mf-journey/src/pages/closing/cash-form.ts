import { closingEntry, type CashToClose, type ClosingEntry } from '@hearthway/contracts/journey';
import * as z from 'zod/mini';
import { readCents, typedCents, typedForm } from '../../features/typed-form/index.js';

export type CashEntry = Pick<ClosingEntry, 'cash' | 'appraisedCents'>;
export type CashValues = Readonly<Record<keyof CashToClose | 'appraisedCents', string>>;

const { cash, appraisedCents } = closingEntry.shape;

export const cashSchema = typedForm<CashValues, CashEntry>(
  z.strictObject({ cash, appraisedCents }),
  (values, addError) => {
    const read = (name: keyof CashValues) => readCents(values[name], name, addError);
    return {
      appraisedCents: read('appraisedCents'),
      cash: {
        earnestMoneyCents: read('earnestMoneyCents'),
        optionFeeCents: read('optionFeeCents') ?? 0,
        gapCents: read('gapCents') ?? 0,
        sellerCreditCents: read('sellerCreditCents') ?? 0,
        otherCreditsCents: read('otherCreditsCents') ?? 0,
        brokerFeeCents: read('brokerFeeCents') ?? 0,
        statementCostsCents: read('statementCostsCents') ?? 0,
        saidCents: read('saidCents'),
        readyCents: read('readyCents'),
      },
    };
  },
);

export const shownCash = ({ cash: entered, appraisedCents: appraised }: CashEntry): CashValues => ({
  earnestMoneyCents: typedCents(entered.earnestMoneyCents),
  optionFeeCents: typedCents(entered.optionFeeCents || null),
  gapCents: typedCents(entered.gapCents || null),
  sellerCreditCents: typedCents(entered.sellerCreditCents || null),
  otherCreditsCents: typedCents(entered.otherCreditsCents || null),
  brokerFeeCents: typedCents(entered.brokerFeeCents || null),
  statementCostsCents: typedCents(entered.statementCostsCents || null),
  saidCents: typedCents(entered.saidCents),
  readyCents: typedCents(entered.readyCents),
  appraisedCents: typedCents(appraised),
});
