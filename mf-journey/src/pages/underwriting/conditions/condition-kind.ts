import {
  changeCondition,
  conditionEntry,
  conditionLimits,
  conditionTypes,
  createCondition,
  deleteCondition,
  holdsPrivateNumber,
  listConditions,
  type Condition,
  type ConditionEntry,
} from '@hearthway/contracts/journey';
import { formatDay } from '@hearthway/web-kit/dates';
import { callOperation, operationMutation, useIdempotencyKeys } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { EntryCalls, EntryKind } from '../../../features/entry-dialog/index.js';
import type { Day } from '../../../features/local-time/index.js';
import { textOrNull, typedForm } from '../../../features/typed-form/index.js';
import { notYet } from '../past-day.js';

const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const longestName = 80;

/** One name per line. Its errors are those of one control. */
const papers = z.pipe(
  z.string().check(
    z.refine(
      (typed) => linesOf(typed).length <= conditionLimits.papers,
      `Please name up to ${conditionLimits.papers} papers`,
    ),
    z.refine(
      (typed) => linesOf(typed).every(({ length }) => length <= longestName),
      `Please use ${longestName} characters or fewer in each line`,
    ),
    z.refine(
      (typed) => !linesOf(typed).some((line) => holdsPrivateNumber(line)),
      'Please leave out Social Security, account, and card numbers. We never need them.',
    ),
  ),
  z.transform(linesOf),
);

const reading = z.object({
  text: z.string(),
  type: z.string(),
  askedOn: z.string(),
  dueOn: textOrNull,
  papers,
  sentOn: textOrNull,
  proof: z.string(),
  askedAgainOn: textOrNull,
  acceptedOn: textOrNull,
});
export type ConditionValues = z.input<typeof reading>;

const pastFields = ['askedOn', 'sentOn', 'askedAgainOn', 'acceptedOn'] as const;

/** @param today at the home */
export const conditionKind = (today: Day): EntryKind<ConditionEntry, ConditionValues> => ({
  noun: 'condition',
  addTitle: 'Add a condition',
  form: typedForm(
    reading,
    conditionEntry.check(
      ...pastFields.map((field) =>
        z.refine<ConditionEntry>((entry) => (entry[field] ?? today) <= today, { path: [field], error: notYet }),
      ),
    ),
  ),
  valuesOf: ({ text, type, askedOn, dueOn, papers, sentOn, proof, askedAgainOn, acceptedOn }) => ({
    text,
    type,
    askedOn,
    dueOn: dueOn ?? '',
    papers: papers.join('\n'),
    sentOn: sentOn ?? '',
    proof,
    askedAgainOn: askedAgainOn ?? '',
    acceptedOn: acceptedOn ?? '',
  }),
  factsOf: ({ text, type, askedOn, dueOn, papers, sentOn, proof, askedAgainOn, acceptedOn }) => [
    ['What the lender asks for', text],
    ['About', conditionTypes[type]],
    ['Asked on', formatDay(askedOn)],
    ['Due', dayText(dueOn)],
    ['Documents', papers.join(', ')],
    ['Sent on', dayText(sentOn)],
    ['How, and to whom', proof],
    ['Asked again on', dayText(askedAgainOn)],
    ['Accepted on', dayText(acceptedOn)],
  ],
  lossOf({ text, sentOn, dueOn }) {
    const parts = [
      ...(sentOn === null ? [] : ['your note on how you sent it']),
      ...(dueOn === null ? [] : ['its day in your calendar']),
    ];
    return `“${text}”${parts.length > 0 ? `, with ${parts.join(' and ')}` : ''}.`;
  },
});

const dayText = (day: string | null): string => (day === null ? '' : formatDay(day));

export type ConditionStart = Pick<ConditionEntry, 'text' | 'type'>;

export const newCondition = ({ text, type }: ConditionStart, today: Day): ConditionEntry => ({
  text,
  type,
  askedOn: today,
  dueOn: null,
  papers: [],
  sentOn: null,
  proof: '',
  askedAgainOn: null,
  acceptedOn: null,
});

export function useConditionCalls(contractId: string): EntryCalls<ConditionEntry, Condition> {
  const caller = useCaller();
  const effect = { changes: listConditions };
  const creation = useMutation(operationMutation(caller, createCondition, effect));
  const change = useMutation(operationMutation(caller, changeCondition, effect));
  const deletion = useMutation(operationMutation(caller, deleteCondition, effect));
  const keyFor = useIdempotencyKeys();
  return {
    list: async () => (await callOperation(caller.request, listConditions)).conditions,
    create: (entry) =>
      creation.mutateAsync({ body: { contractId, entry }, headers: { 'idempotency-key': keyFor(entry) } }),
    change: ({ id, version }, body) =>
      change.mutateAsync({ params: { conditionId: id }, headers: { 'if-match': version }, body }),
    remove: ({ id, version }) =>
      deletion.mutateAsync({ params: { conditionId: id }, headers: { 'if-match': version } }),
  };
}
