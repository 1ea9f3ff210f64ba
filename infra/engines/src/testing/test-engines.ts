import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTestConfig } from '../config.js';
import { removeEngineData } from '../remove-engine-data.js';
import { startEngines } from '../start-engines.js';

type Stop = () => Promise<void>;

/** Jest loads setup and teardown separately; the process is all they share. */
const STOP = Symbol.for('hearthway.stop-test-engines');

/** Runs once before all tests: starts the engines that the run was not given, and tells every test their addresses. */
export async function startTestEngines(): Promise<void> {
  const { environment, mongodbUri, amqpUrl } = readTestConfig();
  if (mongodbUri !== undefined && amqpUrl !== undefined) {
    tell(mongodbUri, amqpUrl);
    return;
  }
  const dataFolder = await mkdtemp(join(tmpdir(), 'hearthway-engines-'));
  const engines = await startEngines({ dataFolder, environment, report: (line) => process.stdout.write(`${line}\n`) });
  const stop: Stop = async () => {
    await engines.stop();
    await removeEngineData(dataFolder, environment);
  };
  Reflect.set(globalThis, STOP, stop);
  tell(mongodbUri ?? engines.mongodb.url, amqpUrl ?? engines.rabbitmq.url);
}

function tell(mongodbUri: string, amqpUrl: string): void {
  process.env['HEARTHWAY_TEST_MONGODB_URI'] = withPatience(mongodbUri);
  process.env['HEARTHWAY_TEST_AMQP_URL'] = amqpUrl;
}

/** So that a machine that freezes for a while does not look like an outage. */
function withPatience(uri: string): string {
  const patience = '120000';
  const parameters = new URLSearchParams({
    serverSelectionTimeoutMS: patience,
    connectTimeoutMS: patience,
    waitQueueTimeoutMS: patience,
  });
  const timeouts = parameters.toString();
  if (uri.includes('serverSelectionTimeoutMS')) return uri;
  if (uri.includes('?')) return `${uri}&${timeouts}`;
  return `${uri.replace(/^(mongodb:\/\/[^/]+)\/?$/, '$1/')}?${timeouts}`;
}

/** Runs once after all tests. */
export async function stopTestEngines(): Promise<void> {
  await (Reflect.get(globalThis, STOP) as Stop | undefined)?.();
}
