import type { EngineChoice, RunningRabbitmq } from './engine.js';
import { enginePart, type ManagedProcess } from './managed-process.js';
import { readRabbitmqVersion } from './probe-rabbitmq.js';
import { amqpUrl } from './rabbitmq-node.js';
import { acceptsConnections, waitUntil } from './readiness.js';
import { restartable } from './restartable.js';

export interface OwnedRabbitmq {
  readonly kind: EngineChoice;
  readonly port: number;
  readonly signal: AbortSignal;
  /** Starts the node; called again for each restart. */
  launch(): Promise<ManagedProcess>;
  /** Called after the node's end, to stop what outlives it. */
  afterStop?(): Promise<void>;
}

const START_TIMEOUT_MILLISECONDS = 60_000;
const STOP_GRACE_MILLISECONDS = 8_000;

/** Starts a broker, waits until it speaks AMQP, and can kill and restart it. */
export async function startOwnedRabbitmq(owned: OwnedRabbitmq): Promise<RunningRabbitmq> {
  let process = await owned.launch();
  const end = async (): Promise<void> => {
    await process.stop('SIGTERM', STOP_GRACE_MILLISECONDS);
    await owned.afterStop?.();
  };
  const readyOrKilled = (signal: AbortSignal): Promise<string> =>
    whenReady(owned.port, signal, process).catch(async (error: unknown) => {
      // A start script that is the first process of its namespace ignores SIGTERM, and there is nothing to finish yet.
      await process.kill();
      await owned.afterStop?.();
      throw error;
    });
  const version = await readyOrKilled(owned.signal);
  const { restart, stop } = restartable({
    async restart(signal) {
      await end();
      process = await owned.launch();
      await readyOrKilled(signal);
    },
    stop: end,
  });
  return {
    kind: owned.kind,
    version: `RabbitMQ ${version}`,
    url: amqpUrl(owned.port),
    get pids() {
      return process.running ? process.pids : [];
    },
    parts: [enginePart('RabbitMQ', () => process)],
    get ended() {
      return process.exit;
    },
    stop,
    kill9: () => process.kill(),
    restart,
  };
}

async function whenReady(port: number, signal: AbortSignal, process: ManagedProcess): Promise<string> {
  const wait = { what: 'RabbitMQ', timeoutMilliseconds: START_TIMEOUT_MILLISECONDS, signal, process };
  await waitUntil(wait, async () => ((await acceptsConnections({ host: '127.0.0.1', port })) ? true : undefined));
  return waitUntil(wait, () => readRabbitmqVersion(amqpUrl(port), 5_000).catch(() => undefined));
}
