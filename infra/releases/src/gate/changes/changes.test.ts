import { describe, expect, it } from '@jest/globals';
import { checkBudgets } from '../../budgets/index.js';
import { checkContracts, checkPaths, checkPlatform, judge, type Pair } from '../index.js';
import { liveReleases, type LiveRelease } from '../testing/live-releases.js';
import { breakingOthers } from './breaking-others.js';
import { breakingReplies } from './breaking-replies.js';
import { breakingRequests } from './breaking-requests.js';
import { harmless } from './harmless.js';
import { makeRelease } from './make-release.js';
import type { Change } from './change.js';

const breaking = [...breakingReplies, ...breakingRequests, ...breakingOthers];
const live = liveReleases();

describe('the gate, for releases beside all that is live', () => {
  it('knows enough of each kind', () => {
    expect(breaking).toHaveLength(40);
    expect(harmless).toHaveLength(20);
  });

  it.each(live)('lets $slice go live as it is', (release) => {
    expect(problemsOf(release)).toEqual([]);
  });

  it.each(breaking)('refuses: $name', ({ breaks, field, ...change }) => {
    const problems = problemsOf(released(change));
    expect(problems).not.toEqual([]);
    expect(problems.filter((problem) => !problem.includes(field))).toEqual([]);
    const others = live.map(({ slice }) => slice).filter((slice) => slice !== change.slice);
    const named = problems.map((problem) => others.filter((slice) => problem.includes(slice)));
    expect(new Set(named.flat())).toEqual(new Set(breaks));
    expect(named.filter((names) => names.length === 0)).toEqual([]);
  });

  it.each(harmless)('lets go live: $name', (change) => {
    expect(problemsOf(released(change))).toEqual([]);
  });
});

function released(change: Change): LiveRelease {
  const before = live.find(({ slice }) => slice === change.slice);
  if (!before) throw new Error(`There is no ${change.slice}`);
  return makeRelease(before, change);
}

function problemsOf(candidate: LiveRelease): readonly string[] {
  const others = live.filter(({ slice }) => slice !== candidate.slice);
  return [
    checkContracts(candidate, others, judgeOnce),
    ...[checkPlatform, checkPaths, checkBudgets].map((check) => check(candidate, others)),
  ].flatMap(({ problems }) => problems);
}

/** Most pairs stay as they are. */
const judged = new Map<object, Map<object, readonly string[]>>();

function judgeOnce(pair: Pair): readonly string[] {
  const found = judged.get(pair.built)?.get(pair.offered) ?? judge(pair);
  judged.set(pair.built, new Map(judged.get(pair.built)).set(pair.offered, found));
  return found;
}
