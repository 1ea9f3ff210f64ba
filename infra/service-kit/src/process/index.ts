export { closableServer, type ClosableServer } from './closable-server.js';
export { isInherited } from './hand-over.js';
export { createHost, type Host, type Hosted, type HostOptions, type Ports } from './host.js';
export { keepAliveTimeout } from './keep-alive.js';
export { openEngines, type Engines, type RunInTransaction } from './open-engines.js';
export { openService, type OpenService } from './open-service.js';
export { createOperationsServer, type OperationsServerOptions, type ReadinessChecks } from './operations-server.js';
export { runProcess, type RunProcessOptions } from './run-process.js';
export { runService, type RunServiceOptions, type Service, type ServiceParts } from './run-service.js';
