import { mortgageApplicationEntry, type RateLock } from '@hearthway/contracts/journey';
import * as z from 'zod/mini';
import { percent, textOrNull, typedForm, typedPercent } from '../../../features/typed-form/index.js';

const values = z.object({ lockedOn: textOrNull, until: textOrNull, rateMillionths: percent });
export type LockValues = z.input<typeof values>;

/** Nothing typed is no lock; half of it is an error at what is missing. */
const reading = z.pipe(
  values,
  z.transform(({ lockedOn, until, rateMillionths }) =>
    lockedOn === null && until === null && rateMillionths === null
      ? null
      : { lockedOn: lockedOn ?? '', until: until ?? '', rateMillionths },
  ),
);

export const lockForm: z.ZodMiniType<RateLock | null, LockValues> = typedForm<LockValues, RateLock | null>(
  reading,
  mortgageApplicationEntry.shape.lock,
);

export const lockValues = (lock: Partial<RateLock> | null): LockValues => ({
  lockedOn: lock?.lockedOn ?? '',
  until: lock?.until ?? '',
  rateMillionths: typedPercent(lock?.rateMillionths ?? null),
});
