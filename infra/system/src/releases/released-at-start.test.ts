import { expect, it } from '@jest/globals';
import { isReleasedAtStart, localBuild } from './released-at-start.js';

const release = (version: string, reason: string) => ({ version, reason });
const rollback = { version: 'a', withdrew: 'b', reason: 'prices are wrong' };
const canary = { version: 'a', canary: { version: 'b', percent: 5 }, reason: 'try it' };

it.each([
  ['the first build', 'a', [], true],
  ['a new build after local ones', 'b', [release('a', localBuild)], true],
  ['an earlier build after local ones', 'a', [release('b', localBuild), release('a', localBuild)], true],
  ['a build that was rolled back', 'b', [rollback, release('b', localBuild)], false],
  ['a new build after a rollback', 'c', [rollback, release('b', localBuild)], true],
  ['the canary', 'b', [canary, release('a', localBuild)], false],
  ['a canary that was taken back', 'b', [rollback, canary], false],
  ['an earlier build after a release by hand', 'a', [release('c', 'news'), release('a', localBuild)], false],
])('%s', (_, built, changes, expected) => {
  expect(isReleasedAtStart(built, changes)).toBe(expected);
});
