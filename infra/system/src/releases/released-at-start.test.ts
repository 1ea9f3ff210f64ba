import { expect, it } from '@jest/globals';
import { isReleasedAtStart, localBuild } from './released-at-start.js';

const release = (version: string, reason: string) => ({ version, reason });
const rollback = { version: 'a', withdrew: 'b', reason: 'prices are wrong' };
const canary = { version: 'a', canary: { version: 'b', percent: 5 }, reason: 'try it' };

it.each([
  ['the first build', 'a', undefined, [], true],
  ['what is live', 'a', 'a', [release('a', localBuild)], false],
  ['a new build after local ones', 'b', 'a', [release('a', localBuild)], true],
  ['an earlier build after local ones', 'a', 'b', [release('b', localBuild), release('a', localBuild)], true],
  ['a build that was rolled back', 'b', 'a', [rollback, release('b', localBuild)], false],
  ['a new build after a rollback', 'c', 'a', [rollback, release('b', localBuild)], true],
  ['the canary', 'b', 'a', [canary, release('a', localBuild)], false],
  ['a canary that was taken back', 'b', 'a', [rollback, canary], false],
  ['an earlier build after a release by hand', 'a', 'c', [release('c', 'news'), release('a', localBuild)], false],
])('%s', (_, built, live, changes, expected) => {
  expect(isReleasedAtStart(built, live, changes)).toBe(expected);
});
