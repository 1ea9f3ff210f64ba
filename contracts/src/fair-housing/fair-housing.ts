import { findPhrases, indexOf, withoutFindings, type Finding } from './phrases.js';
import { fairHousingRules, wordGroups, type FairHousingRule } from './rules.js';
import { wordsOf, type Word } from './words.js';

export type FairHousingResult =
  | { readonly outcome: 'allowed'; /** What is good to know about it. */ readonly note?: string }
  | { readonly outcome: 'refused'; readonly ruleId: string; readonly explanation: string }
  | {
      readonly outcome: 'rewritten';
      readonly ruleId: string;
      readonly explanation: string;
      /** The text with neutral words replacing those that a rule names. It is allowed. */
      readonly rewrite: string;
    };

/** The sense of a text: what the home should be, or what it must never be. */
export type FairHousingSense = 'wish' | 'never';

/** Checks a text about a home against the public rules. Takes time in proportion to its length, which has no limit. */
export function checkFairHousing(text: string, sense: FairHousingSense = 'wish'): FairHousingResult {
  const result = checkWish(text);
  if (sense === 'wish' || result.outcome === 'refused') return result;
  // The list itself is the "no".
  const negated = checkWish(`No ${text}`);
  const strict = negated.outcome === 'allowed' ? result : negated;
  if (strict.outcome !== 'rewritten') return strict;
  // Other words for a wish would say the opposite here.
  const explanation = `${strict.explanation} As a must-have, you could say: “${strict.rewrite}”.`;
  return { outcome: 'refused', ruleId: strict.ruleId, explanation };
}

function checkWish(text: string): FairHousingResult {
  const words = wordsOf(text).filter(({ text: word }, place, all) => {
    const isAfterNegation = negations.has(all[place - 1]?.text ?? '');
    return !(isAfterNegation && nearWords.has(word));
  });
  const allowed = findPhrases(allowedPhrases, words);
  const whole = findPhrases(wholeTexts, words).filter(({ from, to }) => from === 0 && to === words.length);
  const found = [...whole, ...findPhrases(otherPhrases, withoutFindings(words, allowed))];
  const refused = found.find(({ rule }) => rule.outcome === 'refused');
  if (refused) return { outcome: 'refused', ruleId: refused.rule.id, explanation: refused.rule.explanation };
  const [first] = found;
  if (first?.rule.outcome === 'rewritten') {
    const { id: ruleId, explanation, rewrite } = first.rule;
    const rewritten = isNegated(words, found) ? rewrite : rewriteOf(text, words, found);
    const isAllowed = findPhrases(otherPhrases, wordsOf(rewritten)).length === 0;
    return { outcome: 'rewritten', ruleId, explanation, rewrite: isAllowed ? rewritten : rewrite };
  }
  const note = allowed.map(({ rule }) => rule.note).find((one) => one !== undefined);
  return note === undefined ? { outcome: 'allowed' } : { outcome: 'allowed', note };
}

/** What to tell someone whose text can't be kept as it is; `undefined` if it can. */
export function fairHousingMessage(text: string, sense: FairHousingSense = 'wish'): string | undefined {
  const result = checkFairHousing(text, sense);
  if (result.outcome === 'allowed') return undefined;
  return result.outcome === 'refused'
    ? result.explanation
    : `${result.explanation} You could say: “${result.rewrite}”.`;
}

type OtherRule = Exclude<FairHousingRule, { readonly outcome: 'allowed' }>;

const allowedPhrases = indexOf(
  fairHousingRules.filter((rule) => rule.outcome === 'allowed'),
  wordGroups,
);
const otherRules = fairHousingRules.filter((rule) => rule.outcome !== 'allowed');
const otherPhrases = indexOf(otherRules, wordGroups);
const wholeTexts = indexOf(otherRules, wordGroups, ({ wholeTexts: phrases = [] }) => phrases);

const negations: ReadonlySet<string> = new Set(wordGroups.without);
const nearWords: ReadonlySet<string> = new Set(wordGroups.near);

/** In "no bad areas", new words for the bad areas would say the opposite. */
function isNegated(words: readonly Word[], findings: readonly Finding<OtherRule>[]): boolean {
  const last = findings.at(-1)?.from ?? 0;
  return words.slice(0, last + 1).some(({ text }) => negations.has(text));
}

/** Rewrites whole parts of the text: what is left of a sentence around a phrase seldom makes sense. */
function rewriteOf(text: string, words: readonly Word[], findings: readonly Finding<OtherRule>[]): string {
  let [rewritten, between, end, foundEnd, next] = ['', '', 0, 0, 0];
  const used = new Set<OtherRule>();
  for (const [place, part] of text.split(partEnd).entries()) {
    const start = end;
    end += part.length;
    if (place % 2 === 1) {
      between = part;
      continue;
    }
    let replacement = start < foundEnd ? '' : part;
    let isFirst = true;
    for (let found = findings[next]; found && (words[found.from]?.start ?? end) < end; found = findings[next]) {
      if (isFirst) replacement = found.rule.outcome === 'rewritten' && !used.has(found.rule) ? found.rule.rewrite : '';
      isFirst = false;
      used.add(found.rule);
      foundEnd = Math.max(foundEnd, words[found.to - 1]?.end ?? 0);
      next += 1;
    }
    if (replacement === '') continue;
    const isNew = !isFirst && rewritten !== '';
    const inSentence = isNew ? replacement.charAt(0).toLowerCase() + replacement.slice(1) : replacement;
    rewritten += (rewritten === '' ? '' : between) + inSentence;
  }
  return rewritten;
}

/** Not the comma in a number. */
const partEnd = /([,;.!?]\s+|\n\s*)/;
