export { applyActions } from './actions/apply-action.js';
export { createRunningAnswers } from './answers/running-answers.js';
export { chatRoutes } from './chat-routes.js';
export { createModelEngine } from './engines/model/model-engine.js';
export { openModel, providerName, type ModelChoice } from './engines/model/provider.js';
export { budgetsOf, type BudgetOptions } from './settings/spend.js';
export { createChatSettingsStore } from './settings/chat-settings-store.js';
export { createChatStore } from './threads/chat-store.js';
export { expireThreads } from './threads/keep-threads.js';
