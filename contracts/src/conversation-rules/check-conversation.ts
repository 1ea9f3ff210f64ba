import { checkFairHousing, fairHousingRules, wordGroups } from '../fair-housing/index.js';
import { findPhrases, indexOf, withoutFindings } from '../fair-housing/phrases.js';
import { wordsOf, type Word } from '../fair-housing/words.js';
import { backdates } from './backdating.js';
import type { ConversationRule } from './conversation-rule.js';
import { disguisesLoan } from './disguised-loan.js';
import { forgesDocument, forgesSignature } from './forgery.js';
import { backdatingRule, disguisedLoanRule, forgedDocumentRule, forgedSignatureRule } from './fraud-rules.js';
import { harmlessRule } from './harmless-rules.js';
import { contractVerdictRule } from './law-rules.js';
import { asksForVerdict } from './own-contract.js';
import { askedAfterStory, isOwnStory, isPromiseOfOthers } from './own-story.js';
import { conversationRules } from './rules.js';
import { steering } from './steering.js';
import { unhidden } from './unhidden.js';
import { conversationWordGroups } from './word-groups.js';

export type ConversationVerdict =
  | { readonly outcome: 'allowed' }
  | {
      readonly outcome: 'refused';
      readonly ruleId: string;
      readonly topic: ConversationRule['topic'];
      readonly explanation: string;
      readonly alternative: string;
    };

const groups = { ...wordGroups, ...conversationWordGroups };
const harmlessPhrases = indexOf(
  [harmlessRule, ...fairHousingRules.filter(({ outcome }) => outcome === 'allowed')],
  groups,
  advising,
);
const refusedPhrases = indexOf(conversationRules, groups, advising);

function advising({ phrases }: { readonly phrases: readonly string[] }): string[] {
  return phrases.map(withAdvice);
}

/** In a goal, "should" means nothing. In a question it asks for advice, so it is replaced by a word that counts. */
function withAdvice(text: string): string {
  return text.replace(/\b(?:should|shall)\b/gi, 'ought');
}

/** Checks a question against the public rules. Takes time in proportion to its length, which has no limit. */
export function checkConversation(text: string): ConversationVerdict {
  const verdict = checkWords(text);
  const plain = unhidden(text);
  return verdict.outcome === 'refused' || plain === text ? verdict : checkWords(plain);
}

/** Words that don't belong to a harmless phrase. */
function suspectWords(text: string): Word[] {
  const words = wordsOf(withAdvice(text));
  return withoutFindings(words, findPhrases(harmlessPhrases, words));
}

const rulesIn = (words: readonly Word[]): Set<ConversationRule> =>
  new Set(findPhrases(refusedPhrases, words).map(({ rule }) => rule));

function checkWords(text: string): ConversationVerdict {
  const found = rulesIn(suspectWords(text));
  if (disguisesLoan(text)) found.add(disguisedLoanRule);
  if (forgesDocument(text)) found.add(forgedDocumentRule);
  if (forgesSignature(text)) found.add(forgedSignatureRule);
  if (backdates(text)) found.add(backdatingRule);
  if (asksForVerdict(text)) found.add(contractVerdictRule);
  // Buyers may talk about their family and like a street.
  const asked = suspectWords(askedAfterStory(text));
  const foundInAsked = rulesIn(asked);
  const isOthers = isPromiseOfOthers(text);
  const rule = conversationRules.find(
    (one) => (one.topic === 'fair-housing' ? foundInAsked : found).has(one) && !(isOthers && one.topic === 'lending'),
  );
  if (rule) {
    const { id: ruleId, topic, explanation, alternative } = rule;
    return { outcome: 'refused', ruleId, topic, explanation, alternative };
  }
  if (isOwnStory(text)) return { outcome: 'allowed' };
  // What isn't allowed as a goal can’t be asked for here, either.
  const goal = checkFairHousing(asked.map((word) => word.text || '.').join(' '));
  return goal.outcome === 'allowed' ? { outcome: 'allowed' } : { outcome: 'refused', ruleId: goal.ruleId, ...steering };
}
