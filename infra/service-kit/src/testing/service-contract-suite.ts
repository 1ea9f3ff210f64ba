import type { Operation } from '@hearthway/contracts/operation';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Messaging } from '../messaging/index.js';
import { createMetrics } from '../metrics/index.js';
import type { ReadinessChecks } from '../process/index.js';
import { listenToOperations } from './listen.js';
import { readServiceCard } from './service-card.js';

export interface CardOptions {
  /** The service's README. */
  readonly file: string;
  /** The operations of this service in the contract. */
  readonly contract: readonly Operation[];
  /** The keys of its configuration, in order. */
  readonly environment: readonly string[];
  start(): Promise<{
    readonly service: {
      readonly operations: readonly Operation[];
      readonly messaging: Messaging;
      readonly readiness: ReadinessChecks;
    };
    stop(): Promise<void>;
  }>;
}

/**
 * Compares a service's card with the running service, and both with the contract: operations, events, environment, health.
 */
export function serviceCardSuite({ file, contract, environment, start }: CardOptions): void {
  const card = readServiceCard(file);
  const firstCells = (heading: string) => card.rows(heading).map(([cell]) => cell);

  describe('the card of the service', () => {
    let running: Awaited<ReturnType<CardOptions['start']>>;
    beforeAll(async () => {
      running = await start();
    });
    afterAll(() => running.stop());

    it('lists its operations, which are those of the contract', () => {
      const { operations } = running.service;
      expect(card.rows('Operations')).toEqual(
        operations.map(({ id, method, path, access }) => [`${method} ${path}`, id, access]),
      );
      expect(operations.map(({ id }) => id).sort()).toEqual(contract.map(({ id }) => id).sort());
    });

    it('lists the events that it publishes and consumes', () => {
      const { publishes, consumes } = running.service.messaging.describe();
      expect(firstCells('Events out').sort()).toEqual([...publishes].sort());
      expect(card.rows('Events in').map(([queue, type]) => ({ queue, type }))).toEqual(
        consumes.flatMap(({ queue, eventTypes }) => eventTypes.map((type) => ({ queue, type }))),
      );
    });

    it('lists its environment variables', () => {
      expect(firstCells('Environment')).toEqual(environment);
    });

    it('lists its health checks, which pass', async () => {
      const server = await listenToOperations(running.service, createMetrics({ processMetrics: false }));
      try {
        const answers = await Promise.all(firstCells('Health').map((path) => fetch(server.url + String(path))));
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      } finally {
        await server.close();
      }
    });
  });
}
