export {
  countiesQuery,
  fetchFinancialProfile,
  financialProfileKey,
  financialProfileQuery,
  sendFinancialProfile,
  type ProfileChange,
} from './api.js';
export { draftStorageOf, type DraftStorage } from './drafts/draft-storage.js';
export { OwnDraftsOnly } from './drafts/own-drafts-only.js';
export { WaitingDrafts } from './drafts/waiting-drafts.js';
