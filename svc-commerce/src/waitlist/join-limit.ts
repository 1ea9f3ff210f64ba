/** How many may join per minute in all, so that a flood from many addresses cannot fill the list. */
export interface JoinLimit {
  /** Counts one join. Returns 0, or the seconds to wait when the limit is reached. */
  take(now: Date): number;
  /** Uncounts a join that failed. */
  giveBack(now: Date): void;
}

const minute = 60_000;

/** A minute starts with its first join. Each instance counts for itself. */
export function createJoinLimit({ joinsPerMinute }: { joinsPerMinute: number }): JoinLimit {
  let count = 0;
  let endsAt = 0;

  return {
    take(now) {
      if (now.getTime() >= endsAt) {
        count = 0;
        endsAt = now.getTime() + minute;
      }
      if (count >= joinsPerMinute) return Math.ceil((endsAt - now.getTime()) / 1000);
      count += 1;
      return 0;
    },
    giveBack(now) {
      if (now.getTime() < endsAt && count > 0) count -= 1;
    },
  };
}
