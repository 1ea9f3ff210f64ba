import { expect, it } from '@jest/globals';
import { settledChanges } from './settled-changes.js';

/** Which of the checks read the file, by the version that each finds. */
const readAt = (start: string, ...versions: readonly string[]) => {
  const changes = settledChanges();
  changes.startWith(start);
  return versions.map(changes.hasSettled);
};

it.each<[string, readonly boolean[], readonly string[]]>([
  ['never read again while it stays', [false, false], ['a', 'a']],
  ['read once when a change has stayed for two checks', [false, true, false], ['b', 'b', 'b']],
  ['not read while it still grows', [false, false, false, true], ['b', 'c', 'd', 'd']],
  ['not read when it goes back to what was read', [false, false, false], ['b', 'a', 'a']],
  ['read for each change', [false, true, false, true], ['b', 'b', 'c', 'c']],
])('a file is %s', (_what, expected, versions) => {
  expect(readAt('a', ...versions)).toEqual(expected);
});
