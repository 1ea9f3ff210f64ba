export { callOperation, requestOperation, type CallInput, type CallOptions } from './call-operation.js';
export { formatWait } from './format-wait.js';
export { operationKey, operationMutation, operationQuery, type Caller } from './operation-options.js';
export { createQueryClient } from './query-client.js';
export { readRequestError } from './read-request-error.js';
export { RequestError, type RequestFailure } from './request-error.js';
export { useIdempotencyKeys } from './use-idempotency-keys.js';
