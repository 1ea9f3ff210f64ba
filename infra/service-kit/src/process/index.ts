export { createOperationsServer, type OperationsServerOptions, type ReadinessChecks } from './operations-server.js';
export { runService, type RunServiceOptions, type Service } from './run-service.js';
