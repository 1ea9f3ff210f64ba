/** What the gateway needs of a logger; pino and console both fit. */
export interface GatewayLogger {
  info(details: Record<string, unknown>, message: string): void;
  warn(details: Record<string, unknown>, message: string): void;
  error(details: Record<string, unknown>, message: string): void;
}

export const SILENT: GatewayLogger = { info: () => undefined, warn: () => undefined, error: () => undefined };
