/** The logger that the gateway needs; pino and console both fit. */
export interface GatewayLogger {
  info(details: Record<string, unknown>, message: string): void;
  warn(details: Record<string, unknown>, message: string): void;
  error(details: Record<string, unknown>, message: string): void;
}

export const SILENT: GatewayLogger = { info: () => undefined, warn: () => undefined, error: () => undefined };
