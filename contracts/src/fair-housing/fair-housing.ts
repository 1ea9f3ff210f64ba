import { phraseReader } from './phrase-rules.js';
import { fairHousingRules, wordGroups } from './rules.js';

export type FairHousingVerdict =
  | { readonly outcome: 'allowed'; /** What to know about it, if anything. */ readonly note?: string }
  | { readonly outcome: 'refused'; readonly ruleId: string; readonly explanation: string }
  | {
      readonly outcome: 'rewritten';
      readonly ruleId: string;
      readonly explanation: string;
      /** What the buyer could say instead. */
      readonly rewrite: string;
    };

/** Holds a text against the fair-housing rules. Any length; the time grows with it, no faster. */
export function checkFairHousing(text: string): FairHousingVerdict {
  const reading = read(text);
  const broken = reading.find('refused') ?? reading.find('rewritten');
  if (!broken) {
    return olderPersons && reading.has(olderPersons.id)
      ? { outcome: 'allowed', note: olderPersons.explanation }
      : { outcome: 'allowed' };
  }
  const { id: ruleId, explanation, rewrite } = broken;
  return rewrite === undefined
    ? { outcome: 'refused', ruleId, explanation }
    : { outcome: 'rewritten', ruleId, explanation, rewrite };
}

/** What to tell a buyer whose text can't be kept as it is; undefined if it can. */
export function fairHousingMessage(text: string): string | undefined {
  const verdict = checkFairHousing(text);
  if (verdict.outcome === 'allowed') return undefined;
  return verdict.outcome === 'refused'
    ? verdict.explanation
    : `${verdict.explanation} For example: “${verdict.rewrite}”.`;
}

const read = phraseReader(fairHousingRules, wordGroups);
const olderPersons = fairHousingRules.find(({ id }) => id === 'older-persons');
