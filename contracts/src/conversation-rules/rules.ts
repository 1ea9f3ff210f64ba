import type { ConversationRule } from './conversation-rule.js';
import { fraudRules } from './fraud-rules.js';
import { harmlessRules } from './harmless-rules.js';
import { lawRules } from './law-rules.js';
import { lendingRules } from './lending-rules.js';
import { steeringRules } from './steering-rules.js';

/** Every public rule of a conversation, in the order in which they are read. */
export const conversationRules: readonly ConversationRule[] = [
  ...harmlessRules,
  ...steeringRules,
  ...lawRules,
  ...lendingRules,
  ...fraudRules,
];
