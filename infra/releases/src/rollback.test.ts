import { describe, expect, it } from '@jest/globals';
import type { Deployment } from '@hearthway/contracts/releases';
import type { History } from './deployments.js';
import { rollbackFrom, versionToReturnTo, wasLive } from './rollback.js';

/** Releases are letters, rollbacks letters after `<`. */
function historyOf(steps: string, before?: string): History {
  let live = before;
  const deployments = steps.split(' ').map((step, index): Deployment => {
    const version = step.replace('<', '');
    const kind = step.startsWith('<') ? 'rollback' : 'release';
    const replaced = live;
    live = version;
    const fixed = { revision: index + 1, at: '2026-01-01T00:00:00.000Z', slice: 'mf-journey', author: 'Ada' };
    return { ...fixed, version, kind, ...(replaced && { replaced }), live: { 'mf-journey': version } };
  });
  return { before: { revision: 0, slices: before ? { 'mf-journey': before } : {} }, deployments };
}

describe('a rollback returns to', () => {
  it.each([
    ['the version before', 'a b', 'b', 'a'],
    ['one version further each time', 'a b c <b', 'b', 'a'],
    ['the version that a release replaced after a rollback', 'a b <a c', 'c', 'a'],
    ['a version that was released again', 'a b a', 'a', 'b'],
    ['the version before one that was chosen', 'a b c d <b', 'b', 'a'],
  ])('%s', (_, steps, live, expected) => {
    expect(versionToReturnTo(historyOf(steps), 'mf-journey', live)).toBe(expected);
  });

  it('the version from before the history', () => {
    expect(versionToReturnTo(historyOf('b', 'a'), 'mf-journey', 'b')).toBe('a');
  });

  it('the last recorded version, if the live one was not recorded', () => {
    expect(versionToReturnTo(historyOf('a b'), 'mf-journey', 'c')).toBe('b');
  });

  it('a version that only the next record knows', () => {
    const { before, deployments } = historyOf('a b c');
    expect(versionToReturnTo({ before, deployments: deployments.toSpliced(1, 1) }, 'mf-journey', 'c')).toBe('b');
  });

  it.each([
    ['the first', 'a', 'a'],
    ['one that all others were rolled back to', 'a b c <b <a', 'a'],
  ])('nothing from %s', (_, steps, live) => {
    expect(versionToReturnTo(historyOf(steps), 'mf-journey', live)).toBeUndefined();
  });

  it('nothing for another slice', () => {
    expect(versionToReturnTo(historyOf('a b'), 'constructor', 'b')).toBeUndefined();
  });
});

it('knows whether a version was live', () => {
  const history = historyOf('b c', 'a');
  expect(['a', 'b', 'c', 'd'].filter((version) => wasLive(history, 'mf-journey', version))).toEqual(['a', 'b', 'c']);
  expect(wasLive(history, 'constructor', 'a')).toBe(false);
});

it.each([
  ['a b <a', 'b', 3],
  ['a b c <b <a', 'c', 4],
  ['a b <a', 'a', undefined],
  ['a b <a c', 'b', undefined],
  ['a b <a b', 'b', undefined],
])('after %s, the rollback that took %s away is revision %s', (steps, version, revision) => {
  expect(rollbackFrom(historyOf(steps), 'mf-journey', version)?.revision).toBe(revision);
});
