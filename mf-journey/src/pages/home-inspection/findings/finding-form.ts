import {
  finding,
  findingPlans,
  findingSeverities,
  type Finding,
  type FindingPlan,
  type FindingSeverity,
} from '@hearthway/contracts/journey';
import * as z from 'zod/mini';
import { amount, count, typedAmount, typedCount, typedForm } from '../../../features/typed-form/index.js';

const keysOf = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  z.enum(Object.keys(labels) as [Value, ...Value[]]);

const controls = z.object({
  area: z.string(),
  text: z.string(),
  severity: keysOf<FindingSeverity>(findingSeverities),
  lowCents: amount.optional,
  highCents: amount.optional,
  page: count,
  plan: keysOf<FindingPlan>(findingPlans),
});
export type FindingValues = z.input<typeof controls>;

/** One amount is both ends of the range, and without one the cost isn’t known. @param id of the finding */
export const findingForm = (id: string) =>
  typedForm<FindingValues, Finding>(
    z.pipe(
      controls,
      z.transform(({ lowCents, highCents, ...rest }) => ({
        id,
        ...rest,
        lowCents: lowCents ?? highCents ?? 0,
        highCents: highCents ?? lowCents ?? 0,
      })),
    ),
    finding,
  );

export const findingValues = (seen: Finding | undefined): FindingValues => ({
  area: seen?.area ?? '',
  text: seen?.text ?? '',
  severity: seen?.severity ?? 'major',
  lowCents: typedAmount(seen && seen.highCents > 0 ? seen.lowCents : null),
  highCents: typedAmount(seen && seen.highCents > 0 ? seen.highCents : null),
  page: typedCount(seen?.page ?? null),
  plan: seen?.plan ?? 'repair',
});
