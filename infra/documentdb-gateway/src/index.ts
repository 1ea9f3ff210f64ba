export { installDocumentDb } from './install.js';
export type { GatewayLogger } from './logger.js';
export type { PostgresAddress } from './postgres.js';
export { startWireGateway, type WireGateway, type WireGatewayOptions } from './wire-gateway.js';
