import type { ConversationRule } from './conversation-rule.js';
import {
  backdatingRule,
  disguisedLoanRule,
  forgedDocumentRule,
  forgedSignatureRule,
  fraudRules,
} from './fraud-rules.js';
import { contractVerdictRule, lawRules } from './law-rules.js';
import { lendingRules } from './lending-rules.js';
import { letterRules } from './letter-rules.js';
import { steeringRules } from './steering-rules.js';

/** What Mia refuses, in the order that the rules are tried. */
export const conversationRules: readonly ConversationRule[] = [
  ...letterRules,
  disguisedLoanRule,
  forgedDocumentRule,
  forgedSignatureRule,
  backdatingRule,
  ...steeringRules,
  ...lawRules,
  contractVerdictRule,
  ...lendingRules,
  ...fraudRules,
];
