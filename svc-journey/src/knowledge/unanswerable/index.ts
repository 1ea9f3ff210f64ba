import { askedAfterStory } from '@hearthway/contracts/conversation-rules';
import { wordsOf } from '../words.js';
import { dishonestRules } from './dishonest.js';
import { elsewhereRules } from './elsewhere.js';
import { everydayRules } from './everyday.js';
import { investingRules } from './investing.js';
import { legalRules } from './legal.js';
import { personalBeginnings } from './personal-beginnings.js';
import { personalRules } from './personal.js';
import { predictionRules } from './prediction.js';
import type { Rule } from './rule.js';
import { secretRules } from './secret.js';
import { sellersPriceRules } from './sellers-price.js';
import { steeringRules } from './steering.js';

/**
 * What no entry can answer, however well its words fit: what will happen, what only the buyer or somebody else knows, what the
 * law says in one case, how to deceive, who lives where, and subjects next to ours. What a seller would take, and what to put the
 * money for the home into, are asked so often that they are kinds of their own; so are passwords, which nobody may tell.
 */
export type Unanswerable =
  | 'sellers-price'
  | 'investing'
  | 'secret'
  | 'prediction'
  | 'personal'
  | 'legal'
  | 'dishonest'
  | 'steering'
  | 'elsewhere';

type Fits = (words: readonly string[], question: string) => boolean;

const anyOf =
  (rules: readonly Rule[]): Fits =>
  (words) =>
    rules.some((rule) => fits(rule, words));

/** In the order in which they are tried. */
const kinds: readonly (readonly [kind: Unanswerable, fits: Fits])[] = [
  ['sellers-price', anyOf(sellersPriceRules)],
  ['investing', anyOf(investingRules)],
  ['secret', anyOf(secretRules)],
  ['personal', (words) => personalBeginnings.some((rule) => begins(rule, words))],
  ['prediction', anyOf(predictionRules)],
  ['personal', anyOf(personalRules)],
  ['legal', anyOf(legalRules)],
  ['dishonest', anyOf(dishonestRules)],
  // Buyers may tell of their family, and like the schools.
  ['steering', (_, question) => anyOf(steeringRules)(wordsOf(askedAfterStory(question)), question)],
  ['elsewhere', anyOf([...elsewhereRules, ...everydayRules])],
];

/** `undefined` if the words of a question don't rule out an answer. */
export function unanswerable(question: string): Unanswerable | undefined {
  const words = wordsOf(question);
  return kinds.find(([, isOfKind]) => isOfKind(words, question))?.[0];
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
