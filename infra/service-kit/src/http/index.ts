export { createHttpApp, type HttpAppOptions } from './create-http-app.js';
export { idFromKey } from './id-from-key.js';
export { operationRouter, type OperationHandler, type OperationRouter } from './operation-router.js';
export { principalOf, type RequestContext } from './request-context.js';
