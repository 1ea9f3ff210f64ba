import type { Day } from '../../../features/local-time/index.js';
import * as z from 'zod/mini';
import { notYet } from '../past-day.js';

/** Refuses days that are still to come at the home. */
export function pastDays<Entry>(
  contract: z.ZodMiniType<Entry>,
  names: readonly (keyof Entry & string)[],
  today: Day,
): z.ZodMiniType<Entry> {
  return contract.check(
    ...names.map((name) =>
      z.refine<Entry>((entry) => !(typeof entry[name] === 'string' && entry[name] > today), {
        path: [name],
        error: notYet,
      }),
    ),
  );
}
