export { ReleaseError, type ReleaseErrorCode } from './release-error.js';
export {
  compress,
  compressedPath,
  compressionsOf,
  isCompressed,
  type Compression,
  type Effort,
} from './compression.js';
export {
  createCredential,
  initializeRoot,
  listCredentials,
  readRoot,
  type NewCredential,
} from './credentials/credentials.js';
export { revokeCredential } from './credentials/revoke-credential.js';
export { newToken, publicKeyOfToken } from './credentials/ed25519.js';
export { openPreview, signPreview, type Preview } from './credentials/preview.js';
export { digestOfRelease, openSigner, requireAllowed, type Signer } from './credentials/signer.js';
export {
  afterRecord,
  distrustOf,
  nothingTrusted,
  releaseKey,
  type Trust,
  type TrustedReleases,
} from './credentials/trust.js';
export {
  deploy,
  isOutdated,
  pointerMark,
  readCurrent,
  readDeploymentsAfter,
  readHistory,
  type Deployed,
  type History,
} from './deployments.js';
export { integrityOf } from './build-files.js';
export { readRelease } from './read-release.js';
export { rollbackFrom, versionToReturnTo, wasLive } from './rollback.js';
export { sitePages, type SitePage } from './site-pages.js';
export { currentReleasesPath, releaseFolder } from './store-paths.js';
