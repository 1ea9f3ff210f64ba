import { eventCatalogue } from '@hearthway/contracts/catalogue';
import { identityIssuer } from '@hearthway/contracts/identity';
import type {} from '@hearthway/engines/testing';
import { connectMongo, rabbitBroker, topologyOf } from '@hearthway/service-kit';
import { captureLog, serveTestIssuer, testDatabase, testNamespace } from '@hearthway/service-kit/testing';
import { testEngines } from '@hearthway/tooling/testing';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export type AnalyticsProcess = Awaited<ReturnType<typeof startAnalyticsProcess>>;

/** The service in its own process, which a signal can end, on the real engines. */
export async function startAnalyticsProcess() {
  const namespace = testNamespace();
  const databaseName = testDatabase('analytics');
  const { logger } = captureLog();
  const identity = await serveTestIssuer(identityIssuer, 'analytics');
  const child = spawn(
    process.execPath,
    ['--import', '@hearthway/tooling/bundled', join(import.meta.dirname, '../main.ts')],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        PORT: '0',
        OPERATIONS_PORT: '0',
        MONGODB_URI: testEngines().mongodbUri,
        MONGODB_DATABASE: databaseName,
        AMQP_URL: testEngines().amqpUrl,
        EVENTS_NAMESPACE: namespace,
        ...identity.environment,
        LOG_LEVEL: 'info',
        LOG_PRETTY: 'false',
      },
    },
  );
  const ended = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  const port = await Promise.race([portOf(child.stdout), ended.then(() => undefined)]);
  if (port === undefined) throw new Error('The service ended before it was ready');

  const connection = await connectMongo({ uri: testEngines().mongodbUri, database: databaseName, logger });
  return {
    url: `http://127.0.0.1:${port}`,
    events: connection.collection<{ _id: string }>('events'),
    /** Sends the signal and returns the exit code, which is `null` when the signal itself ended the process. */
    async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
      child.kill(signal);
      return (await ended)[0];
    },
    /** Ends it if it still runs, and removes its data from the engines. */
    async remove(): Promise<void> {
      child.kill('SIGKILL');
      await ended;
      await identity.close();
      const broker = rabbitBroker({ url: testEngines().amqpUrl, namespace, logger });
      await broker.connect();
      await broker.remove(topologyOf(eventCatalogue, 'analytics', ['analytics.facts']));
      await broker.close();
      await connection.dropDatabase();
      await connection.close();
    },
  };
}

async function portOf(output: NodeJS.ReadableStream): Promise<number> {
  return new Promise((resolve) => {
    createInterface({ input: output }).on('line', (line) => {
      const { msg, port } = JSON.parse(line) as { msg: string; port: number };
      if (msg === 'svc-analytics is ready') resolve(port);
    });
  });
}
