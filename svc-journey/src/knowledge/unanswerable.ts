import { personalBeginnings, unanswerableRules, type Unanswerable } from './unanswerable-rules.js';
import { wordsOf } from './words.js';

/** `undefined` if the words of a question don't rule out an answer. */
export function unanswerable(question: string): Unanswerable | undefined {
  const words = wordsOf(question);
  const isPersonal = personalBeginnings.some(
    ({ groups, without = '' }) =>
      groups.every((group, at) => has(group, words.slice(at, at + 1))) && !has(without, words),
  );
  if (isPersonal) return 'personal';
  return unanswerableRules.find(
    ({ groups, without = '', within }) =>
      (within === undefined ? groups.every((group) => has(group, words)) : follow(groups, words, within)) &&
      !has(without, words),
  )?.kind;
}

/** Whether a word of each group follows one of the group before, with at most so many words between them. */
function follow(groups: readonly string[], words: readonly string[], within: number): boolean {
  const [first = [], ...others] = groups.map((group) => group.split(' '));
  return words.some((word, from) => {
    if (!first.includes(word)) return false;
    let end = from;
    return others.every((group) => {
      const next = words.slice(end + 1, end + 2 + within).findIndex((one) => group.includes(one));
      end += next + 1;
      return next >= 0;
    });
  });
}

const has = (group: string, words: readonly string[]): boolean => group.split(' ').some((word) => words.includes(word));
