import { readConfig } from './config.js';
import { installDocumentDb, startWireGateway } from './index.js';
import type { GatewayLogger } from './logger.js';

const logger: GatewayLogger = {
  info: (details, message) => write('info', details, message),
  warn: (details, message) => write('warn', details, message),
  error: (details, message) => write('error', details, message),
};

function write(level: string, details: Record<string, unknown>, message: string): void {
  const { err, ...rest } = details;
  const reason = err instanceof Error ? { reason: err.message } : {};
  process.stdout.write(`${JSON.stringify({ level, time: new Date().toISOString(), message, ...rest, ...reason })}\n`);
}

try {
  const config = readConfig();
  await installDocumentDb(config.postgres);
  const gateway = await startWireGateway({ ...config, logger });
  logger.info({ port: gateway.port }, 'the MongoDB wire gateway accepts connections');
  const stop = (): void => {
    gateway.close().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'the wire gateway did not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  logger.error({ err: error }, 'the wire gateway cannot start');
  process.exit(1);
}
