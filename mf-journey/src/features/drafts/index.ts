export { draftStorageOf, hasDrafts, subscribeToDrafts, type DraftStorage } from './draft-storage.js';
export { OwnDraftsOnly } from './own-drafts-only.js';
