import { daysBetween, type LockExtension } from '@hearthway/contracts/journey';
import { shareOf } from '@hearthway/contracts/money';
import type { PolicyReader } from '../policy/index.js';

interface LockFacts {
  /** YYYY-MM-DD, as `closingOn` is. */
  readonly lockUntil: string;
  readonly closingOn: string;
  readonly loanCents: number;
}

/** Lenders sell longer locks in steps such as these. */
const usualDays = [7, 15, 30];

/** What holding the rate for longer usually costs. The days that are missing come first. */
export function lockExtension({ lockUntil, closingOn, loanCents }: LockFacts, policy: PolicyReader): LockExtension {
  const key = 'rate-lock/extension-day';
  const value = policy.value(key);
  const row = policy.findRow(key);
  const shortDays = Math.max(0, daysBetween(lockUntil, closingOn));
  const days = [...new Set([...(shortDays > 0 ? [shortDays] : []), ...usualDays])];
  const cost = (count: number, perDay: number): number => shareOf(loanCents, perDay * count);
  return {
    lockUntil,
    closingOn,
    shortDays,
    loanCents,
    options: days.map((count) => ({
      days: count,
      lowCents: cost(count, row?.range?.low ?? value),
      expectedCents: cost(count, value),
      highCents: cost(count, row?.range?.high ?? value),
    })),
    rowId: row?.id ?? '',
  };
}
