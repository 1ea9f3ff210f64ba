import { fairHousingRules, phraseReader, wordGroups, type PhraseRule } from '../fair-housing/index.js';
import type { ConversationRule } from './conversation-rule.js';
import { conversationRules } from './rules.js';
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

/** Holds a question against the public rules. Any length; the time grows with it, no faster. */
export function checkConversation(text: string): ConversationVerdict {
  const reading = read(text);
  const asksForOwnRights = reading.has('own-rights');
  for (const outcome of ['refused', 'rewritten'] as const) {
    const found = reading.findAll(outcome).find(({ topic }) => topic !== 'fair-housing' || !asksForOwnRights);
    if (found) {
      const { id: ruleId, topic, explanation, alternative } = found;
      return { outcome: 'refused', ruleId, topic, explanation, alternative };
    }
  }
  return { outcome: 'allowed' };
}

interface AnyRule
  extends
    PhraseRule<'refused' | 'rewritten' | 'allowed'>,
    Pick<ConversationRule, 'topic' | 'explanation' | 'alternative'> {}

const steering = conversationRules.find(({ id }) => id === 'steering');

/** The rules for goals count in a conversation, too; with other words for what they can’t answer. */
const ofGoals: readonly AnyRule[] = fairHousingRules.map(({ id, outcome, phrases, rewrite }) => ({
  id,
  outcome,
  phrases,
  topic: 'fair-housing',
  explanation: steering?.explanation ?? '',
  alternative:
    rewrite === undefined
      ? (steering?.alternative ?? '')
      : `${steering?.alternative ?? ''} In your goals, you could say “${rewrite}”.`,
}));

const read = phraseReader<AnyRule>([...conversationRules, ...ofGoals], { ...wordGroups, ...conversationWordGroups });
