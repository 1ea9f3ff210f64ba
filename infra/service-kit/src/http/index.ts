export { createHttpApp, type HttpAppOptions } from './create-http-app.js';
export { operationRouter, type OperationHandler, type OperationRouter } from './operation-router.js';
export { creationIdOf, principalOf, versionOf, type RequestContext } from './request-context.js';
