export type { DraftStorage } from './drafts/draft-storage.js';
export { isSignedIn } from './is-signed-in.js';
export { draftStorageQuery } from './drafts/draft-storage-query.js';
export { WaitingDrafts } from './drafts/waiting-drafts.js';
