export { ReleaseError, type ReleaseErrorCode } from './release-error.js';
export { compress, compressedPath, compressionsOf, isCompressed, type Compression } from './compression.js';
export { pointTo, readCurrent } from './current-releases.js';
export { publishRelease } from './publish-release.js';
export { readRelease } from './read-release.js';
export { currentReleasesPath, releaseFolder } from './store-paths.js';
