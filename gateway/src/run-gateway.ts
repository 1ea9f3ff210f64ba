import { once } from 'node:events';
import type { Server } from 'node:http';
import { tokenAudience, tokenIssuer } from '@hearthway/contracts/constants';
import {
  createLogger,
  createMetrics,
  createOperationsServer,
  createTokenVerifier,
  rabbitBroker,
  type Logger,
} from '@hearthway/service-kit';
import type { GatewayConfig } from './config.js';
import { buildGateway } from './gateway.js';
import { createAdminExchange } from './identity/admin-exchange.js';
import { createIdentityClient } from './identity/identity-client.js';
import { createRevocations } from './identity/revocations.js';
import { SignInLimit } from './limits/sign-in-limit.js';
import { createLiveSite } from './pages/live-site.js';
import { createReleasedFiles } from './pages/released-files.js';

const stopWithinMilliseconds = 9000;

/** Runs the gateway until SIGTERM or SIGINT; gives the exit code. */
export async function runGateway(config: GatewayConfig): Promise<number> {
  const logger = createLogger({ name: 'gateway', level: config.LOG_LEVEL, pretty: config.LOG_PRETTY });
  const ending = whatEndsTheProcess();
  const gateway = await startGateway(config, logger);
  const cause = await ending;
  if (cause.error === undefined) logger.info(cause.text);
  else logger.fatal({ err: cause.error }, cause.text);
  const stopped = await within(stopWithinMilliseconds, gateway.stop(), logger);
  return stopped && cause.error === undefined ? 0 : 1;
}

export interface RunningGateway {
  readonly port: number;
  readonly operationsPort: number;
  stop(): Promise<void>;
}

/** Everything made, connected and listening. */
export async function startGateway(config: GatewayConfig, logger: Logger): Promise<RunningGateway> {
  const metrics = createMetrics();
  const identity = createIdentityClient(config.IDENTITY_URL);
  const broker = rabbitBroker({ url: config.AMQP_URL, namespace: config.EVENTS_NAMESPACE, logger });
  const revocations = createRevocations({ broker, identity, logger });
  const site = createLiveSite({ store: config.RELEASES_FOLDER, origin: config.PUBLIC_ORIGIN, logger });
  const app = await buildGateway({
    config,
    logger,
    metrics,
    tokens: createTokenVerifier({
      jwksUrl: identity.keySetUrl,
      issuer: tokenIssuer,
      audience: tokenAudience,
      isRevoked: (sessionId) => revocations.isRevoked(sessionId),
    }),
    admins: createAdminExchange({
      identity,
      limit: new SignInLimit({
        perUsername: config.FAILED_ADMIN_SIGN_INS_PER_USERNAME,
        perAddress: config.FAILED_ADMIN_SIGN_INS_PER_IP,
      }),
    }),
    site,
    files: createReleasedFiles(config.RELEASES_FOLDER),
  });

  let accepting = false;
  // The broker is not asked for: without it ended sessions are polled, and taking the whole site away would help nobody.
  const operations = createOperationsServer({
    metrics,
    readiness: () => ({
      accepting: () => accepting,
      releases: () => site.served() !== undefined,
      revocations: () => revocations.isLoaded(),
    }),
  });
  operations.listen(config.OPERATIONS_PORT, config.HOST);
  await once(operations, 'listening');
  broker.connect().catch((error: unknown) => logger.error({ err: error }, 'the broker cannot be connected to'));
  revocations.start();
  await site.start();
  await app.listen({ port: config.PORT, host: config.HOST });
  accepting = true;
  logger.info({ port: portOf(app.server), operationsPort: portOf(operations) }, 'the gateway listens');

  return {
    port: portOf(app.server),
    operationsPort: portOf(operations),
    async stop() {
      accepting = false;
      // A connection whose last answer was under way when we began to stop becomes idle only now.
      const closingIdle = setInterval(() => app.server.closeIdleConnections(), 50);
      await app.close();
      clearInterval(closingIdle);
      site.stop();
      await revocations.stop();
      await broker.close();
      await new Promise<void>((resolve) => {
        operations.close(() => resolve());
        operations.closeAllConnections();
      });
    },
  };
}

interface End {
  readonly text: string;
  readonly error?: unknown;
}

function whatEndsTheProcess(): Promise<End> {
  return new Promise((resolve) => {
    process.once('SIGTERM', () => resolve({ text: 'SIGTERM: stopping' }));
    process.once('SIGINT', () => resolve({ text: 'SIGINT: stopping' }));
    process.once('uncaughtException', (error) => resolve({ text: 'an error was not handled', error }));
    process.once('unhandledRejection', (error) => resolve({ text: 'a rejection was not handled', error }));
  });
}

async function within(milliseconds: number, work: Promise<void>, logger: Logger): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  try {
    const done = await Promise.race([work.then(() => true), tooLate]);
    if (!done) logger.error({ milliseconds }, 'could not stop in time');
    return done;
  } catch (error) {
    logger.error({ err: error }, 'could not stop in order');
    return false;
  } finally {
    clearTimeout(timer);
  }
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
