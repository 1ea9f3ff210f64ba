export { fetchShared, fileAddress, pageAddress } from './api.js';
export { sharedDocumentPath } from './shared-document-path.js';
export { useShares, useShareMaking, useRevocation, type ShareTarget } from './use-shares.js';
export { useSharedUploads } from './use-shared-uploads.js';
