import type {} from '@hearthway/engines/testing';
import { eventually, testEngines } from '@hearthway/tooling/testing';
import { expect, it } from '@jest/globals';
import { baseServiceConfig, loadConfig } from '../config/index.js';
import { createMetrics } from '../metrics/index.js';
import { captureLog, testDatabase } from '../testing/index.js';
import * as z from 'zod/mini';
import { openEngines } from './index.js';

it('brings the database up to date before anybody uses it, and once more a little later', async () => {
  const config = loadConfig(z.object(baseServiceConfig), {
    PORT: '0',
    OPERATIONS_PORT: '0',
    MONGODB_URI: testEngines().mongodbUri,
    MONGODB_DATABASE: testDatabase('engines'),
    AMQP_URL: testEngines().amqpUrl,
  });
  let runs = 0;
  const engines = await openEngines({
    name: 'things',
    catalogue: [],
    config,
    logger: captureLog().logger,
    metrics: createMetrics({ processMetrics: false }),
    migrations: [{ id: 'counting', run: () => Promise.resolve(void (runs += 1)) }],
    secondRunMilliseconds: 200,
  });
  expect(runs).toBe(1);
  await eventually(() => expect(runs).toBe(2));
  await engines.dependencies.connection.dropDatabase();
  await engines.stop();
});
