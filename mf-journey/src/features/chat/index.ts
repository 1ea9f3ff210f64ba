export { fetchThreadExport, sendThreadDeletion, sendThreadTitle, chatThreadsQuery } from './api.js';
export { ConversationView } from './components/conversation-view.js';
export { createConversations } from './conversation/conversations.js';
export { MiaSettings } from './settings/mia-settings.js';
export { useChatSettings } from './settings/use-chat-settings.js';
export { MiaPanel } from './side-panel/mia-panel.js';
