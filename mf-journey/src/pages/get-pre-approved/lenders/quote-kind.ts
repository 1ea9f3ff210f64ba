import {
  changeLenderQuote,
  createLenderQuote,
  creditPulls,
  deleteLenderQuote,
  lenderMatchStatuses,
  lenderQuoteEntry,
  listLenderQuotes,
  type LenderQuote,
  type LenderQuoteEntry,
} from '@hearthway/contracts/journey';
import { callOperation, operationMutation, useIdempotencyKeys } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { rateText } from '../../../features/estimates/index.js';
import { formatShortDay, startOf } from '../../../features/local-time/index.js';
import type { EntryCalls, EntryKind } from '../../../features/entry-dialog/index.js';
import { count, percent, textOrNull, typedCount, typedForm, typedPercent } from '../../../features/typed-form/index.js';

const reading = z.object({
  lender: z.string(),
  contactName: z.string(),
  contact: z.string(),
  nmlsId: z.string(),
  creditPull: z.string(),
  status: z.string(),
  rateMillionths: percent,
  pointsMillionths: percent,
  aprMillionths: percent,
  lockDays: count,
  lockExpiresOn: textOrNull,
});
export type QuoteValues = z.input<typeof reading>;

const reachable = lenderQuoteEntry.check(
  z.refine(({ contact }) => contact === '' || /\d|\S@\S/.test(contact), {
    path: ['contact'],
    error: 'Please enter a phone number or an email address',
  }),
);

/** The contract’s statuses are those of matches. A lender that the buyer added was never matched. */
export const quoteStatuses = { ...lenderMatchStatuses, matched: 'Not applied yet' } as const;

export const quoteKind: EntryKind<LenderQuoteEntry, QuoteValues> = {
  noun: 'lender',
  addTitle: 'Add a lender',
  form: typedForm(reading, reachable),
  valuesOf: ({ rateMillionths, pointsMillionths, aprMillionths, lockDays, lockExpiresOn, ...texts }) => ({
    lender: texts.lender,
    contactName: texts.contactName,
    contact: texts.contact,
    nmlsId: texts.nmlsId,
    creditPull: texts.creditPull,
    status: texts.status,
    rateMillionths: typedPercent(rateMillionths),
    pointsMillionths: typedPercent(pointsMillionths),
    aprMillionths: typedPercent(aprMillionths),
    lockDays: typedCount(lockDays),
    lockExpiresOn: lockExpiresOn ?? '',
  }),
  factsOf: (quote) => [
    ['Lender', quote.lender],
    ['Status', quoteStatuses[quote.status]],
    ...quotedFacts(quote),
    ['Credit check', creditPulls[quote.creditPull]],
    ['Contact', quote.contactName],
    ['Phone or email', quote.contact],
    ['NMLS ID', quote.nmlsId],
  ],
  lossOf: ({ lender }) => `${lender}, with the contact and what it quoted.`,
};

export const newQuote: QuoteValues = {
  lender: '',
  contactName: '',
  contact: '',
  nmlsId: '',
  creditPull: 'unknown',
  status: 'matched',
  rateMillionths: '',
  pointsMillionths: '',
  aprMillionths: '',
  lockDays: '',
  lockExpiresOn: '',
};

/** What the lender said its loan costs. */
export function quotedFacts(
  { rateMillionths, pointsMillionths, aprMillionths, lockDays, lockExpiresOn }: LenderQuoteEntry,
  lock: 'Locked until' | 'Lock ended' = 'Locked until',
) {
  return [
    ['Rate', percentText(rateMillionths)],
    ['Points', typedPercent(pointsMillionths)],
    ['APR', percentText(aprMillionths)],
    ['Rate lock', lockDays === null ? '' : `${lockDays} days`],
    [lock, lockExpiresOn === null ? '' : formatShortDay(startOf(lockExpiresOn))],
  ] as const;
}

const percentText = (millionths: number | null): string => (millionths === null ? '' : rateText(millionths));

export function useQuoteCalls(): EntryCalls<LenderQuoteEntry, LenderQuote> {
  const caller = useCaller();
  const effect = { changes: listLenderQuotes };
  const creation = useMutation(operationMutation(caller, createLenderQuote, effect));
  const change = useMutation(operationMutation(caller, changeLenderQuote, effect));
  const deletion = useMutation(operationMutation(caller, deleteLenderQuote, effect));
  const keyFor = useIdempotencyKeys();
  return {
    list: () => callOperation(caller.request, listLenderQuotes),
    create: (body) => creation.mutateAsync({ body, headers: { 'idempotency-key': keyFor(body) } }),
    change: ({ id, version }, body) =>
      change.mutateAsync({ params: { quoteId: id }, headers: { 'if-match': version }, body }),
    remove: ({ id, version }) => deletion.mutateAsync({ params: { quoteId: id }, headers: { 'if-match': version } }),
  };
}
