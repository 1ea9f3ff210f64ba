export { openEngines, type Engines, type RunInTransaction, type Transaction } from './open-engines.js';
export { createOperationsServer, type OperationsServerOptions, type ReadinessChecks } from './operations-server.js';
export { createRepeatedTask, type RepeatedTask } from './repeated-task.js';
export { runService, type RunServiceOptions, type Service } from './run-service.js';
