import { findPhrases, indexOf, type Finding } from './phrases.js';
import { fairHousingRules, wordGroups, type FairHousingRule } from './rules.js';
import { wordsOf, type Word } from './words.js';

export type FairHousingResult =
  | { readonly outcome: 'allowed'; /** What is good to know about it. */ readonly note?: string }
  | { readonly outcome: 'refused'; readonly ruleId: string; readonly explanation: string }
  | {
      readonly outcome: 'rewritten';
      readonly ruleId: string;
      readonly explanation: string;
      /** The text with neutral words in place of those that a rule names. It is allowed. */
      readonly rewrite: string;
    };

/** Holds a text about a home against the public rules. Takes time in proportion to its length, which has no limit. */
export function checkFairHousing(text: string): FairHousingResult {
  const words = wordsOf(text);
  const allowed = findPhrases(allowedPhrases, words);
  const found = findPhrases(otherPhrases, without(words, allowed));
  const refused = found.find(({ rule }) => rule.outcome === 'refused');
  if (refused) return { outcome: 'refused', ruleId: refused.rule.id, explanation: refused.rule.explanation };
  const [first] = found;
  if (first?.rule.outcome === 'rewritten') {
    const { id: ruleId, explanation, rewrite } = first.rule;
    const whole = rewriteOf(text, words, found);
    const isAllowed = findPhrases(otherPhrases, wordsOf(whole)).length === 0;
    return { outcome: 'rewritten', ruleId, explanation, rewrite: isAllowed ? whole : rewrite };
  }
  const note = allowed.map(({ rule }) => rule.note).find((one) => one !== undefined);
  return note === undefined ? { outcome: 'allowed' } : { outcome: 'allowed', note };
}

/** What to tell someone whose text can't be kept as it is; `undefined` if it can. */
export function fairHousingMessage(text: string): string | undefined {
  const result = checkFairHousing(text);
  if (result.outcome === 'allowed') return undefined;
  return result.outcome === 'refused'
    ? result.explanation
    : `${result.explanation} You could say: “${result.rewrite}”.`;
}

type AllowedRule = Extract<FairHousingRule, { readonly outcome: 'allowed' }>;
type OtherRule = Exclude<FairHousingRule, AllowedRule>;

const allowedPhrases = indexOf(
  fairHousingRules.filter((rule) => rule.outcome === 'allowed'),
  wordGroups,
);
const otherPhrases = indexOf(
  fairHousingRules.filter((rule) => rule.outcome !== 'allowed'),
  wordGroups,
);

function without(words: readonly Word[], findings: readonly Finding<AllowedRule>[]): Word[] {
  const rest = [...words];
  for (const { from, to } of findings) {
    for (const [index, word] of words.slice(from, to).entries()) rest[from + index] = { ...word, text: '' };
  }
  return rest;
}

function rewriteOf(text: string, words: readonly Word[], findings: readonly Finding<OtherRule>[]): string {
  const parts: string[] = [];
  let [nextWord, copied] = [0, 0];
  for (const { rule, from, to } of findings) {
    if (from < nextWord || rule.outcome !== 'rewritten') continue;
    // "near a very safe area": the new words bring their own article.
    const before = text.slice(copied, words[from]?.start).replace(/(?:\b(?:a|an|the|very|really|near)\s+){1,4}$/i, '');
    const isStart = parts.length === 0 && before.trim() === '';
    parts.push(before, isStart ? rule.rewrite : rule.rewrite.charAt(0).toLowerCase() + rule.rewrite.slice(1));
    [nextWord, copied] = [to, words[to - 1]?.end ?? text.length];
  }
  return [...parts, text.slice(copied)].join('');
}
