import { healthWindowSeconds, visitorSet, type VersionHealth, type VisitorSet } from '@hearthway/contracts/releases';
import { fishersTest, type Outcomes } from './fishers-test.js';

/** What the visitors of a canary met, and at the same time those who got the live version. */
export interface Comparison {
  readonly canary: Outcomes;
  readonly live: Outcomes;
}

/** What one gateway has seen in a window. */
export interface SeenInWindow {
  readonly window: number;
  readonly canary: VersionHealth;
  readonly live: VersionHealth;
}

/** A sudden fault shows in the short one, a rare one in the long one. */
export const healthSpanSeconds = [30, 300] as const;

/**
 * A canary is bad if more of its visitors fail than of those who get the live version, by a difference that matters, and that chance
 * alone brings about in one of a million looks. Each report of a gateway is a look at two spans and three kinds of failure, but nearly all
 * of it was in the look before: a good canary that is looked at for half a year (simulated) is never rolled back.
 */
const limits = {
  /** Fewer may be the browsers of a few people, or somebody who reports what isn't so: the gateway lets fewer count of one neighborhood. */
  failed: 5,
  probability: 1e-6,
} as const;

/** @param difference - of 1. Where many fail anyway, a few more aren't worth a rollback */
export function isWorse({ canary, live }: Comparison, difference: number): boolean {
  return (
    canary.failed >= limits.failed &&
    rateOf(canary) - rateOf(live) >= difference &&
    fishersTest(canary, live) < limits.probability
  );
}

const rateOf = ({ visitors, failed }: Outcomes): number => (visitors === 0 ? 0 : failed / visitors);

interface Failure {
  /** After “3 of 100 visitors”. */
  readonly did: string;
  readonly difference: number;
  /** @param isStarted - whether a page that was got in a window isn't starting any more */
  readonly outcomes: (seen: readonly HealthInWindow[], isStarted: (window: number) => boolean) => Outcomes;
}

type HealthInWindow = VersionHealth & { readonly window: number };

const usualDifference = 0.02;
/** Who leaves at once, or waits for files that others have, says nothing either. */
const silentDifference = 0.1;

const failures: readonly Failure[] = [
  {
    did: 'couldn’t open',
    difference: usualDifference,
    outcomes(seen) {
      const failed = together(seen, 'failed');
      const visitors = together(seen, 'mounted');
      visitors.addAll(String(failed));
      return { visitors: visitors.size, failed: failed.size };
    },
  },
  {
    did: 'saw nothing of',
    difference: silentDifference,
    outcomes(seen, isStarted) {
      const silent = together(
        seen.filter(({ window }) => isStarted(window)),
        'served',
      );
      const visitors = silent.size;
      for (const said of ['mounted', 'failed'] as const) silent.removeAll(String(together(seen, said)));
      return { visitors, failed: silent.size };
    },
  },
  {
    did: 'got errors from services with',
    difference: usualDifference,
    outcomes: (seen) => ({ visitors: together(seen, 'called').size, failed: together(seen, 'unanswered').size }),
  },
];

/** Whoever was seen by several gateways, or in several windows, is one visitor. */
function together(seen: readonly HealthInWindow[], which: Exclude<keyof VersionHealth, 'version'>): VisitorSet {
  const set = visitorSet();
  for (const one of seen) set.addAll(one[which]);
  return set;
}

/** A page that is younger may be starting. */
const startingWindows = 2;

export interface FailureInSpan extends Comparison, Pick<Failure, 'did' | 'difference'> {}

/**
 * What visitors met, of each kind of failure, in the seconds until the end of a window.
 * @param seen - by all gateways
 */
export function compareCanary(seen: readonly SeenInWindow[], window: number, seconds: number): FailureInSpan[] {
  const inSpan = seen.filter((one) => one.window <= window && one.window > window - seconds / healthWindowSeconds);
  const [canary, live] = (['canary', 'live'] as const).map((which) =>
    inSpan.map((one): HealthInWindow => ({ window: one.window, ...one[which] })),
  ) as [HealthInWindow[], HealthInWindow[]];
  const isStarted = (then: number) => then <= window - startingWindows;
  return failures.map(({ did, difference, outcomes }) => ({
    did,
    difference,
    canary: outcomes(canary, isStarted),
    live: outcomes(live, isStarted),
  }));
}

/** Why a canary is to be rolled back, in words; undefined if it isn't. */
export function judgeCanary(slice: string, seen: readonly SeenInWindow[], window: number): string | undefined {
  const [last] = seen.slice(-1);
  if (!last) return undefined;
  const spans = healthSpanSeconds.flatMap((seconds) =>
    compareCanary(seen, window, seconds).map((failure) => ({ seconds, ...failure })),
  );
  const worst = spans.find((failure) => isWorse(failure, failure.difference));
  if (!worst) return undefined;
  const { did, seconds, canary, live } = worst;
  return `${shown(canary)} visitors ${did} ${slice} ${last.canary.version} in ${seconds} seconds (with ${last.live.version}: ${shown(live)})`;
}

const shown = ({ visitors, failed }: Outcomes): string =>
  `${failed.toLocaleString('en-US')} of ${visitors.toLocaleString('en-US')}`;
