import { closingEntry, type CashToClose } from '@hearthway/contracts/journey';
import * as z from 'zod/mini';
import { typedCash, withDirection } from '../../../features/cash-to-close/index.js';
import { amount, typedAmount, typedForm } from '../../../features/typed-form/index.js';

const typed = z.object({
  saidCents: amount.optional,
  saidIsBack: z.boolean(),
  readyCents: amount.optional,
  statementCostsCents: amount.orNone,
  earnestMoneyCents: amount.optional,
  optionFeeCents: amount.optional,
  paidBeforeCents: amount.orNone,
  sellerCreditCents: amount.orNone,
  giftCents: amount.orNone,
  otherCreditsCents: amount.orNone,
  brokerFeeCents: amount.orNone,
});
export type CashValues = z.input<typeof typed>;

const reading = z.pipe(
  typed,
  z.transform(({ saidIsBack, ...cash }: z.output<typeof typed>) => ({
    ...cash,
    saidCents: withDirection(cash.saidCents, saidIsBack),
  })),
);

export const cashForm = typedForm<CashValues, CashToClose>(reading, closingEntry.shape.cash);

export const cashValues = (cash: CashToClose): CashValues => ({
  saidCents: typedCash(cash.saidCents).typed,
  saidIsBack: typedCash(cash.saidCents).isBack,
  readyCents: typedAmount(cash.readyCents),
  earnestMoneyCents: typedAmount(cash.earnestMoneyCents),
  optionFeeCents: typedAmount(cash.optionFeeCents),
  statementCostsCents: typedAmount(cash.statementCostsCents || null),
  paidBeforeCents: typedAmount(cash.paidBeforeCents || null),
  sellerCreditCents: typedAmount(cash.sellerCreditCents || null),
  giftCents: typedAmount(cash.giftCents || null),
  otherCreditsCents: typedAmount(cash.otherCreditsCents || null),
  brokerFeeCents: typedAmount(cash.brokerFeeCents || null),
});
