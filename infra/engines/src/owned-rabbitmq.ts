import type { EngineChoice, RunningRabbitmq } from './engine.js';
import type { ManagedProcess } from './managed-process.js';
import { readRabbitmqVersion } from './probe-rabbitmq.js';
import { amqpUrl } from './rabbitmq-node.js';
import { acceptsConnections, waitUntil } from './readiness.js';

export interface OwnedRabbitmq {
  readonly kind: EngineChoice;
  readonly port: number;
  readonly signal: AbortSignal;
  /** Starts the node; called again for each restart. */
  launch(): Promise<ManagedProcess>;
  /** After the node's end, for what it does not take with it. */
  afterStop?(): Promise<void>;
}

const START_TIMEOUT_MILLISECONDS = 60_000;
const STOP_GRACE_MILLISECONDS = 8_000;

/** A broker whose process is ours: started, waited for until it speaks AMQP, and killed or restarted at will. */
export async function startOwnedRabbitmq(owned: OwnedRabbitmq): Promise<RunningRabbitmq> {
  let process = await owned.launch();
  const stop = async (): Promise<void> => {
    await process.stop('SIGTERM', STOP_GRACE_MILLISECONDS);
    await owned.afterStop?.();
  };
  const version = await whenReady(owned, process).catch(async (error: unknown) => {
    // Nothing to finish yet, and a start script that is the first process of its namespace hears no SIGTERM.
    await process.kill();
    await owned.afterStop?.();
    throw error;
  });
  return {
    kind: owned.kind,
    version: `RabbitMQ ${version}`,
    url: amqpUrl(owned.port),
    get pids() {
      return process.running ? process.pids : [];
    },
    get ended() {
      return process.exit;
    },
    stop,
    kill9: () => process.kill(),
    async restart() {
      await stop();
      process = await owned.launch();
      await whenReady({ ...owned, signal: new AbortController().signal }, process);
    },
  };
}

async function whenReady({ port, signal }: OwnedRabbitmq, process: ManagedProcess): Promise<string> {
  const wait = { what: 'RabbitMQ', timeoutMilliseconds: START_TIMEOUT_MILLISECONDS, signal, process };
  await waitUntil(wait, async () => ((await acceptsConnections({ host: '127.0.0.1', port })) ? true : undefined));
  return waitUntil(wait, () => readRabbitmqVersion(amqpUrl(port), 5_000).catch(() => undefined));
}
