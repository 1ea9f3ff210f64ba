export { polyfillDialog } from './dialog-polyfill.js';
export { jsonResponse, recordingTransport, type RecordedRequest } from './transport.js';
