/** Wrong admin credentials of late, over all names: a right one is never made to wait, so nobody can be locked out. */
export interface FailedTries {
  count: number;
  lastAt: Date;
}

const forgottenAfterMilliseconds = 15 * 60 * 1000;
const firstDelayMilliseconds = 250;
const longestDelayMilliseconds = 4_000;

export function countFailure(before: FailedTries | undefined, now: Date): FailedTries {
  const recent = before && now.getTime() - before.lastAt.getTime() < forgottenAfterMilliseconds;
  return { count: (recent ? before.count : 0) + 1, lastAt: now };
}

/** How long the answer to the latest failure is held back, in milliseconds: doubling from a quarter of a second to four. */
export function delayOf({ count }: FailedTries): number {
  return Math.min(firstDelayMilliseconds * 2 ** (count - 1), longestDelayMilliseconds);
}
