import { eventBatchMaximum, trackEvents } from '@hearthway/contracts/analytics';
import { createHttpApp, createMetrics } from '@hearthway/service-kit';
import { captureLog, listen, listenToOperations } from '@hearthway/service-kit/testing';
import { eventually } from '@hearthway/tooling/testing';
import { expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { eventRoutes } from './event-routes.js';
import { createEventIntake } from './record-events.js';
import type { StoredEvent } from './stored-event.js';

const fitIntoMemory = 10_000;

it('while too many events wait, answers 503 with Retry-After and counts it, and later stores all it accepted', async () => {
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const intake = createEventIntake(() => finished);
  let inHand = 0;
  const counting = {
    add: (events: readonly StoredEvent[]) => {
      inHand += events.length;
      return intake.add(events);
    },
  };
  const { logger } = captureLog();
  const metrics = createMetrics({ processMetrics: false });
  const { router } = eventRoutes({
    intake: counting,
    botCheck: () => null,
    logger,
    now: () => new Date(),
    newId: randomUUID,
  });
  const server = await listen(createHttpApp({ logger, metrics, routes: [router] }));
  const operations = await listenToOperations({ readiness: {} }, metrics);
  const send = (count: number) =>
    fetch(server.url + trackEvents.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ events: Array.from({ length: count }, () => ({ eventType: 'click', eventSource: 'x' })) }),
    });

  const taken = Array.from({ length: fitIntoMemory / eventBatchMaximum }, () => send(eventBatchMaximum));
  await eventually(() => expect(inHand).toBe(fitIntoMemory));
  const refused = await send(1);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(await refused.json()).toMatchObject({ code: 'server.unavailable' });
  const told = await (await fetch(`${operations.url}/metrics`)).text();
  expect(told).toContain('limit_refusals_total{limit="events-in-hand"} 1\n');

  finish();
  expect(new Set((await Promise.all(taken)).map(({ status }) => status))).toEqual(new Set([202]));
  await server.close();
  await operations.close();
});
