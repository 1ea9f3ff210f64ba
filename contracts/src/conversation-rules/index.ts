export { checkConversation, type ConversationVerdict } from './check-conversation.js';
export type { ConversationRule } from './conversation-rule.js';
export { conversationRules } from './rules.js';
