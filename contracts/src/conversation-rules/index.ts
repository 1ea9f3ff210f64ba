export { checkConversation, type ConversationVerdict } from './check-conversation.js';
export { askedAfterStory, isOfferForFee, reportsDiscrimination } from './own-story.js';
export type { ConversationRule } from './conversation-rule.js';
export { conversationRules } from './rules.js';
