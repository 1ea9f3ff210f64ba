import { operationsByService } from '@hearthway/contracts/operations';
import { createMetrics, createOperationsServer } from '@hearthway/service-kit';
import { listen, readServiceCard } from '@hearthway/service-kit/testing';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configSchema } from '../src/config.js';
import { startIdentityUnderTest, type IdentityUnderTest } from '../src/testing/index.js';

const card = readServiceCard(join(import.meta.dirname, '../README.md'));
const firstCells = (heading: string) => card.rows(heading).map(([cell]) => cell);

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await startIdentityUnderTest();
});
afterAll(() => identity.stop());

describe('the card of the service', () => {
  it('lists the operations that it answers, which are those of the contract', () => {
    const { operations } = identity.service;
    expect(card.rows('Operations')).toEqual(
      operations.map(({ id, method, path, access }) => [`${method} ${path}`, id, access]),
    );
    expect(operations.map(({ id }) => id).sort()).toEqual(operationsByService.identity.map(({ id }) => id).sort());
  });

  it('lists the events that it publishes and takes', () => {
    const { publishes, consumes } = identity.service.messaging.describe();
    expect(firstCells('Events out').sort()).toEqual([...publishes].sort());
    expect(card.rows('Events in')).toEqual(consumes);
  });

  it('lists the environment that it reads', () => {
    expect(firstCells('Environment')).toEqual(Object.keys(configSchema.def.shape));
  });

  it('lists where its health is read, and it is well', async () => {
    const { readiness } = identity.service;
    const metrics = createMetrics({ processMetrics: false });
    const operations = createOperationsServer({ readiness: () => readiness, metrics });
    const server = await listen((request, response) => operations.emit('request', request, response));
    try {
      const answers = await Promise.all(firstCells('Health').map((path) => fetch(`${server.url}${String(path)}`)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await answers[1]?.json()).toMatchObject({ checks: { mongodb: true, rabbitmq: true } });
    } finally {
      await server.close();
    }
  });
});
