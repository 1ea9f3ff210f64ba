export { callOperation, type CallInput, type CallOptions } from './call-operation.js';
export { createQueryClient } from './query-client.js';
export { queryErrorMessage, readRequestError, RequestError, type RequestFailure } from './request-error.js';
