import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { readTestConfig } from '../config.js';
import { removeEngineData } from '../remove-engine-data.js';
import { startEngines } from '../start-engines.js';
import type { ProvidedEngines } from './provided-engines.js';

interface TestEngines extends ProvidedEngines {
  stop(): Promise<void>;
}

interface SharedEngines {
  users: number;
  engines?: Promise<TestEngines>;
}

/** Each project of a run loads this module for itself; the process is what they have in common. */
const SHARED = Symbol.for('hearthway.test-engines');

/** Gives a vitest project the engines' addresses. All projects of a run share one pair; the last one out stops it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shared = sharedEngines();
  shared.users += 1;
  shared.engines ??= openTestEngines();
  const engines = await shared.engines;
  project.provide('mongodbUri', engines.mongodbUri);
  project.provide('amqpUrl', engines.amqpUrl);
  return async () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    delete shared.engines;
    await engines.stop();
  };
}

function sharedEngines(): SharedEngines {
  const holder = globalThis as unknown as Record<symbol, SharedEngines | undefined>;
  return (holder[SHARED] ??= { users: 0 });
}

async function openTestEngines(): Promise<TestEngines> {
  const { environment, mongodbUri, amqpUrl } = readTestConfig();
  if (mongodbUri !== undefined && amqpUrl !== undefined) {
    return { mongodbUri, amqpUrl, stop: () => Promise.resolve() };
  }
  const dataFolder = await mkdtemp(join(tmpdir(), 'hearthway-engines-'));
  const engines = await startEngines({ dataFolder, environment, report: (line) => process.stdout.write(`${line}\n`) });
  return {
    mongodbUri: mongodbUri ?? engines.mongodb.url,
    amqpUrl: amqpUrl ?? engines.rabbitmq.url,
    async stop() {
      await engines.stop();
      await removeEngineData(dataFolder, environment);
    },
  };
}
