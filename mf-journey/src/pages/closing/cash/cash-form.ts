import { closingEntry, type CashToClose } from '@hearthway/contracts/journey';
import * as z from 'zod/mini';
import { amount, typedAmount, typedForm } from '../../../features/typed-form/index.js';

const reading = z.object({
  saidCents: amount.optional,
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
export type CashValues = z.input<typeof reading>;

export const cashForm = typedForm<CashValues, CashToClose>(reading, closingEntry.shape.cash);

export const cashValues = (cash: CashToClose): CashValues => ({
  saidCents: typedAmount(cash.saidCents),
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
