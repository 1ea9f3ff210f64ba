import { problemTexts } from '@hearthway/contracts/texts';
import { isDeepStrictEqual } from 'node:util';
import { AppError } from './app-error.js';

/**
 * For a repeated request that finds what its `Idempotency-Key` made: refuses one that asks for something else.
 * @param made what the first request asked for. Call this only while the thing is as it was made.
 * @throws AppError `request.key-reused`
 */
export function refuseReusedKey(made: unknown, sent: unknown): void {
  if (isDeepStrictEqual(stored(made), stored(sent))) return;
  throw new AppError('request.key-reused', problemTexts.keyReused);
}

/** Without keys that hold `undefined`, as a database keeps it. */
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
