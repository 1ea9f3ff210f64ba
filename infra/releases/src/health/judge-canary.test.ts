import { describe, expect, it } from '@jest/globals';
import { healthWindowSeconds } from '@hearthway/contracts/releases';
import { createRandom, type Random } from '@hearthway/tooling/testing/random';
import type { Outcomes } from './fishers-test.js';
import { healthSpanSeconds, isWorse, judgeCanary, type SeenInWindow } from './judge-canary.js';
import { range, seenBy, setOf } from './testing/seen-by.js';

const of = (failed: number, visitors: number): Outcomes => ({ failed, visitors });

describe('a canary', () => {
  it.each<[string, Outcomes, Outcomes]>([
    ['a fifth fails, and nobody else', of(10, 50), of(5, 950)],
    ['all fail of a few', of(12, 12), of(0, 12)],
    ['few of many fail, but five times as many as usual', of(450, 9_000), of(9, 900)],
  ])('is bad if %s', (_what, canary, live) => {
    expect(isWorse({ canary, live }, 0.02)).toBe(true);
  });

  it.each<[string, Outcomes, Outcomes]>([
    ['as many fail as usual', of(12, 50), of(240, 950)],
    ['fewer fail', of(0, 500), of(300, 9_500)],
    ['four fail, and nobody else', of(4, 4), of(0, 9_000)],
    ['it may be chance', of(5, 50), of(20, 950)],
    ['the difference is small', of(200, 9_000), of(9, 900)],
    ['nobody got it', of(0, 0), of(9, 900)],
  ])('isn’t if %s', (_what, canary, live) => {
    expect(isWorse({ canary, live }, 0.02)).toBe(false);
  });
});

const version = (letter: string): string => letter.repeat(20);

const health = (letter: string, visitors: readonly number[], failed: readonly number[]) =>
  seenBy(version(letter), visitors, failed);

describe('what gateways saw', () => {
  const live = health('a', range(1_000, 2_000), range(1_000, 1_003));
  const bad = health('b', range(0, 60), range(0, 12));
  const reason = `12 of 60 visitors couldn’t open mf-journey ${version('b')} in 30 seconds (with ${version('a')}: 3 of 1,000)`;

  it('is a reason in words', () => {
    expect(judgeCanary('mf-journey', [{ window: 7, canary: bad, live }], 7)).toBe(reason);
    expect(judgeCanary('mf-journey', [{ window: 7, canary: live, live }], 7)).toBeUndefined();
    expect(judgeCanary('mf-journey', [], 7)).toBeUndefined();
  });

  it('counts each visitor once, by however many gateways and in however many windows', () => {
    const seen = range(0, 3).map((back): SeenInWindow => ({ window: 7 - back, canary: bad, live }));
    expect(judgeCanary('mf-journey', [...seen, ...seen], 7)).toBe(reason);
    const few = health('b', range(0, 60), range(0, 4));
    expect(
      judgeCanary(
        'mf-journey',
        seen.map((one) => ({ ...one, canary: few })),
        7,
      ),
    ).toBeUndefined();
  });

  it('is from the last five minutes', () => {
    const seen = [{ window: 7, canary: bad, live }];
    expect(judgeCanary('mf-journey', seen, 36)).toContain('in 300 seconds');
    expect(judgeCanary('mf-journey', seen, 37)).toBeUndefined();
    expect(judgeCanary('mf-journey', seen, 6)).toBeUndefined();
  });

  it('is also that services didn’t answer', () => {
    const [none, all, twelve] = [setOf([]), setOf(range(0, 60)), setOf(range(0, 12))];
    const unanswered = { ...bad, mounted: none, failed: none, called: all, unanswered: twelve };
    const answered = { ...live, mounted: none, failed: none, called: live.mounted, unanswered: live.failed };
    expect(judgeCanary('mf-journey', [{ window: 7, canary: unanswered, live: answered }], 7)).toContain(
      '12 of 60 visitors got errors from services with mf-journey',
    );
  });

  it('is also that a shell never said that it started', () => {
    const seen = range(5, 8).map((window): SeenInWindow => {
      const asleep = { ...health('b', range(12, 60), []), served: setOf(range(0, 60)) };
      const awake = { ...health('a', range(1_003, 2_000), []), served: setOf(range(1_000, 2_000)) };
      return { window, canary: asleep, live: awake };
    });
    expect(judgeCanary('shell', seen, 7)).toBe(reason.replace('couldn’t open mf-journey', 'saw nothing of shell'));
    // It may be starting.
    expect(judgeCanary('shell', seen.slice(1), 7)).toBeUndefined();
    const started = health('b', range(0, 60), []);
    expect(judgeCanary('shell', [...seen, { window: 7, canary: started, live }], 7)).toBeUndefined();
  });
});

interface Site {
  readonly percent: number;
  /** Who are new between two looks. */
  readonly visitors: number;
  /** Of the live version, and of the canary. */
  readonly fail: number;
  readonly canaryFail: number;
  readonly looks: number;
}

/** As often as a gateway reports, which is several times in a window. */
const lookSeconds = 2.5;
const looksPerWindow = healthWindowSeconds / lookSeconds;

/** The look at which the canary is rolled back, from 1. */
function rolledBackAt({ percent, visitors, fail, canaryFail, looks }: Site, random: Random): number | undefined {
  const canaryVisitors = Math.max(1, Math.round((visitors * percent) / 100));
  // From one who fails to the next, which is quicker than from visitor to visitor.
  const failing = (count: number, rate: number): Outcomes => {
    let failed = -1;
    for (let visitor = -1; visitor < count; failed += 1) {
      visitor += 1 + Math.floor(Math.log((random.integer(1e9) + 1) / 1e9) / Math.log(1 - rate));
    }
    return of(failed, count);
  };
  const seen: { canary: Outcomes; live: Outcomes }[] = [];
  for (let look = 1; look <= looks; look += 1) {
    seen.push({ canary: failing(canaryVisitors, canaryFail), live: failing(visitors - canaryVisitors, fail) });
    const inWindow = ((look - 1) % looksPerWindow) + 1;
    const isBad = healthSpanSeconds.some((seconds) => {
      const inSpan = seen.slice(-(seconds / lookSeconds - looksPerWindow + inWindow));
      const [canary, live] = [sum(inSpan.map((one) => one.canary)), sum(inSpan.map((one) => one.live))];
      return isWorse({ canary, live }, 0.02);
    });
    if (isBad) return look;
  }
  return undefined;
}

function sum(all: readonly Outcomes[]): Outcomes {
  let [failed, visitors] = [0, 0];
  for (const one of all) {
    failed += one.failed;
    visitors += one.visitors;
  }
  return of(failed, visitors);
}

describe('in simulations', () => {
  it('none of a thousand good canaries is rolled back, each looked at for twenty minutes', () => {
    const random = createRandom(7);
    const rolledBack = range(0, 1_000).filter((run) => {
      const percent = [2, 5, 20, 50][run % 4] ?? 5;
      return rolledBackAt({ percent, visitors: 50, fail: 0.01, canaryFail: 0.01, looks: 480 }, random) !== undefined;
    });
    expect(rolledBack).toEqual([]);
  });

  /** With 500 visitors in ten seconds, of whom a tenth gets the canary, and of whom one percent fails anyway. */
  it.each([
    { fails: 50, seconds: 2.5, atMost: 7.5 },
    { fails: 20, seconds: 10, atMost: 17.5 },
    { fails: 10, seconds: 22.5, atMost: 50 },
    { fails: 5, seconds: 75, atMost: 157.5 },
  ])('one that fails for $fails% of its visitors is found in $seconds s, and in $atMost s at most', (expected) => {
    const random = createRandom(7);
    const canaryFail = expected.fails / 100;
    const found = range(0, 100)
      .map(() => rolledBackAt({ percent: 10, visitors: 125, fail: 0.01, canaryFail, looks: 400 }, random) ?? Infinity)
      .sort((one, other) => one - other)
      .map((looks) => looks * lookSeconds);
    expect({ ...expected, seconds: found[50], atMost: found.at(-1) }).toEqual(expected);
  });
});
