/**
 * The public rules of what Mia doesn't answer, and what she offers instead. They are read like the fair-housing rules for goals,
 * which count here, too. Anyone may ask about their own rights; nobody is helped to choose by who lives somewhere.
 */
export interface ConversationRule {
  readonly id: string;
  readonly topic: 'fair-housing' | 'law' | 'lending' | 'fraud';
  /** See `../fair-housing/phrases.ts`. */
  readonly phrases: readonly string[];
  /** Why not. For the buyer. */
  readonly explanation: string;
  /** What helps instead. */
  readonly alternative: string;
}

/** Words that only look like those of another rule. They are taken out before the others are tried. */
export interface HarmlessRule {
  readonly id: string;
  readonly phrases: readonly string[];
}
