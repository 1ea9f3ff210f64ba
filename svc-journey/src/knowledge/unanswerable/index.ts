import { wordsOf } from '../words.js';
import { dishonestRules } from './dishonest.js';
import { elsewhereRules } from './elsewhere.js';
import { legalRules } from './legal.js';
import { personalBeginnings } from './personal-beginnings.js';
import { personalRules } from './personal.js';
import { predictionRules } from './prediction.js';
import type { Rule } from './rule.js';
import { steeringRules } from './steering.js';

/**
 * What no entry can answer, however well its words fit: what will happen, what only the buyer or somebody else knows, what the
 * law says in one case, how to deceive, who lives where, and subjects next to ours.
 */
export type Unanswerable = 'prediction' | 'personal' | 'legal' | 'dishonest' | 'steering' | 'elsewhere';

/** In the order in which they are tried. */
const rulesByKind: ReadonlyMap<Unanswerable, readonly Rule[]> = new Map([
  ['prediction', predictionRules],
  ['personal', personalRules],
  ['legal', legalRules],
  ['dishonest', dishonestRules],
  ['steering', steeringRules],
  ['elsewhere', elsewhereRules],
]);

/** `undefined` if the words of a question don't rule out an answer. */
export function unanswerable(question: string): Unanswerable | undefined {
  const words = wordsOf(question);
  if (personalBeginnings.some((rule) => begins(rule, words))) return 'personal';
  return [...rulesByKind].find(([, rules]) => rules.some((rule) => fits(rule, words)))?.[0];
}

const begins = ({ groups, without = '' }: Rule, words: readonly string[]): boolean =>
  groups.every((group, at) => has(group, words.slice(at, at + 1))) && !has(without, words);

const fits = ({ groups, without = '', within }: Rule, words: readonly string[]): boolean =>
  (within === undefined ? groups.every((group) => has(group, words)) : follow(groups, words, within)) &&
  !has(without, words);

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
