import type { PhraseRule } from '../fair-housing/index.js';

/**
 * The public rules of what Mia doesn't answer, and what she offers instead. They are read like the fair-housing rules for goals,
 * which count here, too. Anyone may ask about their own rights; nobody is helped to choose by who lives somewhere.
 */
export interface ConversationRule extends PhraseRule<'refused' | 'allowed'> {
  readonly topic: 'fair-housing' | 'law' | 'lending' | 'fraud';
  /** Why not. For the buyer. */
  readonly explanation: string;
  /** What helps instead. */
  readonly alternative: string;
}
