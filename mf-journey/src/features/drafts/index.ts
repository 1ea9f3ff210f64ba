export type { DraftStorage } from './draft-storage.js';
export { createSender } from './create-sender.js';
export { isSignedIn } from './is-signed-in.js';
export { draftStorageQuery } from './draft-storage-query.js';
export { LazyWaitingDrafts } from './lazy-waiting-drafts.js';
