/** How many may join in a minute, all clients together, so that a flood from many addresses does not fill the list. */
export interface JoinLimit {
  /** Takes one place. Gives 0 when there was one, else the seconds until there is again. */
  take(now: Date): number;
  /** Gives a place back that was not used. */
  giveBack(now: Date): void;
}

const minute = 60_000;

/** Counts in minutes that begin with their first join. Each instance counts for itself. */
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
