import { healthWindowSeconds, visitorSet, type VersionHealth } from '@hearthway/contracts/releases';
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
 * alone brings about in one of a million looks. A look every ten seconds at two spans and two kinds of failure is 242,000 in a week:
 * a good canary is rolled back in less than one of four such weeks even if no look had anything in common with the one before, and in
 * far fewer because nearly all have.
 */
const limits = {
  /** Fewer may be the browsers of a few people, or somebody who reports what isn't so: the gateway's limit per network is below. */
  failed: 5,
  /** Of 1. Where many fail anyway, a few more aren't worth a rollback. */
  difference: 0.02,
  probability: 1e-6,
} as const;

export function isWorse({ canary, live }: Comparison): boolean {
  return (
    canary.failed >= limits.failed &&
    rateOf(canary) - rateOf(live) >= limits.difference &&
    fishersTest(canary, live) < limits.probability
  );
}

const rateOf = ({ visitors, failed }: Outcomes): number => (visitors === 0 ? 0 : failed / visitors);

const kinds = [
  { all: 'tried', bad: 'failed', did: 'couldn’t open' },
  { all: 'called', bad: 'unanswered', did: 'got errors from services with' },
] as const;

/**
 * Why a canary is to be rolled back, in words; undefined if it isn't.
 * @param seen - by all gateways
 * @param window - the last one to look at
 */
export function judgeCanary(slice: string, seen: readonly SeenInWindow[], window: number): string | undefined {
  for (const seconds of healthSpanSeconds) {
    const inSpan = seen.filter((one) => one.window <= window && one.window > window - seconds / healthWindowSeconds);
    for (const { all, bad, did } of kinds) {
      const comparison = {
        canary: addUp(inSpan.map(({ canary }) => ({ all: canary[all], bad: canary[bad] }))),
        live: addUp(inSpan.map(({ live }) => ({ all: live[all], bad: live[bad] }))),
      };
      const [last] = inSpan.slice(-1);
      if (!last || !isWorse(comparison)) continue;
      const { canary, live } = comparison;
      return `${shown(canary)} visitors ${did} ${slice} ${last.canary.version} in ${seconds} seconds (with ${last.live.version}: ${shown(live)})`;
    }
  }
  return undefined;
}

/** Whoever was seen by several gateways, or in several windows, is one visitor, who failed if it was so once. */
function addUp(seen: readonly { readonly all: string; readonly bad: string }[]): Outcomes {
  const [all, bad] = [visitorSet(), visitorSet()];
  for (const one of seen) {
    all.addAll(one.all);
    bad.addAll(one.bad);
  }
  return { visitors: all.size, failed: bad.size };
}

const shown = ({ visitors, failed }: Outcomes): string =>
  `${failed.toLocaleString('en-US')} of ${visitors.toLocaleString('en-US')}`;
