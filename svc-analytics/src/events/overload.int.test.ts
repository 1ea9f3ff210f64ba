import { createGroupCommit, createHttpApp, createMetrics } from '@hearthway/service-kit';
import { captureLog, listen } from '@hearthway/service-kit/testing';
import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { eventRoutes, type KeptEvent } from './index.js';

it('answers 503 and when to come again while more waits than fits into memory, and all that it took once it is stored', async () => {
  let finish = (): void => undefined;
  const write = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const limits = { lingerMilliseconds: 1, maximumInOneWrite: 100, maximumInHand: 50 };
  const intake = createGroupCommit<KeptEvent>({ write, isOutage: () => false, ...limits });
  const { logger } = captureLog();
  const { router } = eventRoutes({ intake, botCheck: () => null, logger, now: () => new Date(), newId: randomUUID });
  const metrics = createMetrics({ processMetrics: false });
  const server = await listen(createHttpApp({ logger, metrics, routes: [router] }));
  const send = (count: number) =>
    fetch(`${server.url}/api/analytics/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ events: Array.from({ length: count }, () => ({ eventType: 'click', eventSource: 'x' })) }),
    });

  const taken = send(40);
  await vi.waitFor(() => expect(write).toHaveBeenCalledOnce());
  const refused = await send(11);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(await refused.json()).toMatchObject({ code: 'server.unavailable' });
  finish();
  expect((await taken).status).toBe(202);
  await server.close();
});
