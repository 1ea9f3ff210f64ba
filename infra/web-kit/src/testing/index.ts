export { polyfillDialog } from './dialog-polyfill.js';
export { inMemoryServer, Refusal, ReplyWithHeaders, route, versionConflict } from './in-memory-server.js';
export type { InMemoryServer, Preconditions, RefusalWords, Route } from './in-memory-server.js';
export { navigateStandalone } from './navigate-standalone.js';
export { jsonResponse, recordingTransport, type RecordedRequest } from './transport.js';
