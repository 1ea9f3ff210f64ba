import { eventCatalogue } from '@hearthway/contracts/catalogue';
import type { Operation } from '@hearthway/contracts/operation';
import { operationsByService } from '@hearthway/contracts/operations';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createMetrics } from '../metrics/index.js';
import { listenToOperations } from './listen.js';
import type { InstanceUnderTest, ServiceUnderTest } from './service-under-test.js';

interface Running extends Pick<ServiceUnderTest, 'service' | 'database' | 'stop'> {
  anotherInstance(): Promise<InstanceUnderTest>;
}

/** Compares the running service with the contracts: its operations, the events it consumes, its health. Starts two at once. */
export function serviceContractSuite(
  service: string,
  start: () => Promise<Running>,
  contract: Readonly<Record<string, readonly Operation[]>> = operationsByService,
): void {
  describe('the running service', () => {
    let running: Running;
    beforeAll(async () => {
      running = await start();
    });
    afterAll(() => running.stop());

    it('serves exactly the operations of the contract', () => {
      const idsOf = (operations: readonly Operation[]) => operations.map(({ id }) => id).sort();
      expect(idsOf(running.service.operations)).toEqual(idsOf(contract[service] ?? []));
    });

    it('consumes exactly the events of the catalogue', () => {
      const queued = eventCatalogue.flatMap(({ event: { type }, delivery }) =>
        delivery.kind === 'queue' ? delivery.queues.map((queue) => `${queue} ${type}`) : [],
      );
      const consumed = running.service.messaging
        .describe()
        .flatMap(({ queue, eventTypes }) => eventTypes.map((type) => `${queue} ${type}`));
      expect(consumed.sort()).toEqual(queued.filter((one) => one.startsWith(`${service}.`)).sort());
    });

    it('is healthy', async () => {
      const server = await listenToOperations(running.service, createMetrics({ processMetrics: false }));
      try {
        const answers = await Promise.all(['/healthz', '/readyz', '/metrics'].map((path) => fetch(server.url + path)));
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      } finally {
        await server.close();
      }
    });

    it('is healthy, too, if two instances start at once, and there is nothing yet', async () => {
      await running.database.dropDatabase();
      const instances = await Promise.all([running.anotherInstance(), running.anotherInstance()]);
      try {
        const answers = await Promise.all(instances.map(({ operationsUrl }) => fetch(`${operationsUrl}/readyz`)));
        expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      } finally {
        for (const instance of instances) await instance.stop();
      }
    });
  });
}
