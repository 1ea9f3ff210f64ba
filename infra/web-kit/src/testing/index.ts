export { polyfillDialog } from './dialog-polyfill.js';
export { inMemoryServer, Refusal, ReplyWithHeaders, route } from './in-memory-server.js';
export type { InMemoryServer, RefusalWords, Route } from './in-memory-server.js';
export { inMemoryCollection, inMemoryRecords, inMemoryValue } from './in-memory-records.js';
export { navigateStandalone } from './navigate-standalone.js';
export { jsonResponse, recordingTransport, type RecordedRequest } from './transport.js';
