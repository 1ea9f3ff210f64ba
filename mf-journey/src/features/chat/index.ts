export { chatAddress, claim } from './chat-address.js';
export { ConversationView } from './components/conversation-view.js';
export { useChatSettings } from './settings/use-chat-settings.js';
export { engineSentence } from './settings/context-words.js';
export { MiaSettings } from './settings/mia-settings.js';
export { AskMia } from './side-panel/ask-mia.js';
export { suggestionsFor } from './suggestions.js';
