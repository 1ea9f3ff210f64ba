export { exportBuyerData } from './export-buyer-data.js';
export { createHost, type Host, type Hosted, type HostOptions, type Ports } from './host.js';
export { openEngines, type Engines } from './open-engines.js';
export { openService, type OpenService } from './open-service.js';
export { createOperationsServer, type OperationsServerOptions, type ReadinessChecks } from './operations-server.js';
export { runProcess, type RunProcessOptions } from './run-process.js';
export { runService, type RunServiceOptions, type Service, type ServiceParts } from './run-service.js';
export { serveModules, type ModularService } from './serve-modules.js';
export type { BuyerData, Dependencies, RunInTransaction, ServiceModule } from './service-module.js';
