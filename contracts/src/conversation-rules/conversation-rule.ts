/**
 * The public rules on what Mia doesn't answer, and what she offers instead. They are read like the fair-housing rules for goals,
 * which also apply here. Anyone may ask about their own rights; nobody gets help choosing by who lives somewhere.
 */
export interface ConversationRule {
  readonly id: string;
  readonly topic: 'fair-housing' | 'law' | 'lending' | 'fraud';
  /** See `../fair-housing/phrases.ts`. */
  readonly phrases: readonly string[];
  /** The reason, for the buyer to read. */
  readonly explanation: string;
  /** What can help instead. */
  readonly alternative: string;
}

/** Words that only look like another rule's. They are removed before the other rules are tried. */
export interface HarmlessRule {
  readonly id: string;
  readonly phrases: readonly string[];
}
