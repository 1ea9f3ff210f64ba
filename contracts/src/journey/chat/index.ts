export * from './actions.js';
export * from './cards.js';
export * from './chat-contexts.js';
export * from './chat-limits.js';
export * from './chat-settings.js';
export * from './citations.js';
export * from './feedback-report.js';
export * from './message-operations.js';
export * from './messages.js';
export * from './suggestions.js';
export {
  chatThread,
  chatThreadName,
  deleteChatThread,
  getChatThread,
  listChatThreads,
  renameChatThread,
  type ChatThread,
} from './thread-operations.js';
