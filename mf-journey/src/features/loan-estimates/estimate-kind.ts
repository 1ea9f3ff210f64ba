import {
  changeLoanEstimate,
  createLoanEstimate,
  deleteLoanEstimate,
  feeLines,
  linesInSentence,
  listLoanEstimates,
  loanEstimateEntry,
  loanEstimateLines,
  loanTermText,
  loanTypes,
  type LoanEstimate,
  type LoanEstimateEntry,
  type LoanEstimateLine,
} from '@hearthway/contracts/journey';
import { callOperation, operationMutation, useIdempotencyKeys } from '@hearthway/web-kit/http';
import { formatCents } from '@hearthway/web-kit/money';
import { useCaller } from '@hearthway/web-kit/slice';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { cashToCloseText, typedCash, withDirection } from '../cash-to-close/index.js';
import { rateText } from '../estimates/index.js';
import { formatShortDay, startOf, type Day } from '../local-time/index.js';
import type { EntryCalls, EntryKind } from '../entry-dialog/index.js';
import { amount, percent, textOrNull, typedAmount, typedForm, typedPercent, years } from '../typed-form/index.js';

const typed = z.object({
  lender: z.string(),
  issuedOn: z.string(),
  loanType: z.pipe(
    z.string(),
    z.transform((chosen: string) => chosen || undefined),
  ),
  loanCents: amount.optional,
  months: years,
  rateMillionths: percent,
  aprMillionths: percent,
  lockedUntil: textOrNull,
  originationCents: amount.optional,
  pointsCents: amount.orNone,
  requiredServicesCents: amount.optional,
  shoppableServicesCents: amount.optional,
  taxesCents: amount.optional,
  prepaidsCents: amount.optional,
  escrowCents: amount.optional,
  otherCents: amount.optional,
  lenderCreditsCents: amount.orNone,
  mortgageInsuranceCents: amount.orNone,
  taxesAndInsuranceCents: amount.optional,
  cashToCloseCents: amount.optional,
  cashIsBack: z.boolean(),
});
export type EstimateValues = z.input<typeof typed>;

const reading = z.pipe(
  typed,
  z.transform(({ cashIsBack, ...entry }: z.output<typeof typed>) => ({
    ...entry,
    cashToCloseCents: withDirection(entry.cashToCloseCents, cashIsBack),
  })),
);

export const estimateLines = Object.keys(loanEstimateLines) as LoanEstimateLine[];

export const estimateKind: EntryKind<LoanEstimateEntry, EstimateValues> = {
  noun: 'Loan Estimate',
  addTitle: 'Add a Loan Estimate',
  form: typedForm(reading, loanEstimateEntry),
  valuesOf: (entry) => ({
    ...typedLines(entry),
    ...cashValues(entry.cashToCloseCents),
    lender: entry.lender,
    issuedOn: entry.issuedOn,
    loanType: entry.loanType ?? '',
    loanCents: typedAmount(entry.loanCents),
    months: String(Number((entry.months / 12).toFixed(4))),
    rateMillionths: typedPercent(entry.rateMillionths),
    aprMillionths: typedPercent(entry.aprMillionths),
    lockedUntil: entry.lockedUntil ?? '',
  }),
  factsOf: (entry) => [
    ['Lender', entry.lender],
    ['Issued', formatShortDay(startOf(entry.issuedOn))],
    ...loanFacts(entry),
    ...estimateLines.map((line) => [loanEstimateLines[line].label, amountText(entry[line])] as const),
    ['Cash to close', cashText(entry)],
  ],
  lossOf: ({ lender, issuedOn }) => `The one from ${lender}, issued ${formatShortDay(startOf(issuedOn))}.`,
};

export const newEstimate = (today: Day): EstimateValues => ({
  ...typedLines(null),
  lender: '',
  issuedOn: today,
  loanType: '',
  loanCents: '',
  months: '30',
  rateMillionths: '',
  aprMillionths: '',
  lockedUntil: '',
  ...cashValues(null),
});

/** Facts about the loan itself, from page 1 of the form. */
export function loanFacts({
  loanType,
  loanCents,
  months,
  rateMillionths,
  aprMillionths,
  lockedUntil,
}: LoanEstimateEntry) {
  return [
    ['Loan type', loanType ? loanTypes[loanType] : notGiven],
    ['Loan amount', formatCents(loanCents)],
    ['Term', loanTermText(months)],
    ['Interest rate', rateText(rateMillionths)],
    ['APR', aprMillionths === null ? notGiven : rateText(aprMillionths)],
    ['Rate lock', lockedUntil === null ? 'Not locked' : `Until ${formatShortDay(startOf(lockedUntil))}`],
  ] as const;
}

/** What a lender’s revised estimate says otherwise than the one before it. */
export function estimateChanges(before: LoanEstimateEntry, after: LoanEstimateEntry) {
  const was = new Map(estimateKind.factsOf(before));
  return estimateKind
    .factsOf(after)
    .map(([name, is]) => ({ name, was: was.get(name) ?? '', is }))
    .filter((fact) => fact.was !== fact.is && fact.name !== 'Issued' && fact.name !== 'Lender');
}

function cashValues(cents: number | null): Pick<EstimateValues, 'cashToCloseCents' | 'cashIsBack'> {
  const cash = typedCash(cents);
  return { cashToCloseCents: cash.typed, cashIsBack: cash.isBack };
}

export const cashText = ({ cashToCloseCents }: Pick<LoanEstimateEntry, 'cashToCloseCents'>): string =>
  cashToCloseCents === null ? notGiven : cashToCloseText(cashToCloseCents);

const notGiven = 'Not given';
export const amountText = (cents: number | null): string => (cents === null ? notGiven : formatCents(cents));

/** Says beside a cost which fees it lacks: `Without fees`, or without some of them. */
export const withoutText = (missing: readonly LoanEstimateLine[]): string =>
  `Without ${missing.length === feeLines.length ? 'fees' : linesInSentence(missing)}`;

/** `$300,000 at 6.25% for 30 years` */
export const loanText = ({ loanCents, rateMillionths, months }: LoanEstimateEntry): string =>
  `${formatCents(loanCents)} at ${rateText(rateMillionths)} for ${loanTermText(months)}`;

function typedLines(entry: LoanEstimateEntry | null): Record<LoanEstimateLine, string> {
  const lines = estimateLines.map((line) => [line, typedAmount(entry?.[line] ?? null)]);
  return Object.fromEntries(lines) as Record<LoanEstimateLine, string>;
}

export function useEstimateCalls(): EntryCalls<LoanEstimateEntry, LoanEstimate> {
  const caller = useCaller();
  const effect = { changes: listLoanEstimates };
  const creation = useMutation(operationMutation(caller, createLoanEstimate, effect));
  const change = useMutation(operationMutation(caller, changeLoanEstimate, effect));
  const deletion = useMutation(operationMutation(caller, deleteLoanEstimate, effect));
  const keyFor = useIdempotencyKeys();
  return {
    list: () => callOperation(caller.request, listLoanEstimates),
    create: (body) => creation.mutateAsync({ body, headers: { 'idempotency-key': keyFor(body) } }),
    change: ({ id, version }, body) =>
      change.mutateAsync({ params: { estimateId: id }, headers: { 'if-match': version }, body }),
    remove: ({ id, version }) => deletion.mutateAsync({ params: { estimateId: id }, headers: { 'if-match': version } }),
  };
}
