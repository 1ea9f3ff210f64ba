import { defineOperation, documentBytes } from '@hearthway/contracts/operation';
import { expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { createMetrics } from '../metrics/index.js';
import { captureLog, listen } from '../testing/index.js';
import { createHttpApp, operationRouter } from './index.js';

const base = { summary: 'For this test', method: 'GET', access: 'public', status: 200, errors: {} } as const;
const readCalendar = defineOperation({
  ...base,
  id: 'things.calendar',
  path: '/calendar',
  query: z.strictObject({ token: z.string() }),
  reply: z.string(),
  replyType: 'text/calendar',
});
const readPaper = defineOperation({
  ...base,
  id: 'things.paper',
  path: '/paper',
  reply: documentBytes,
  replyType: 'application/pdf',
});

it('replies with a file as it is, outside caches, and logs no query', async () => {
  const bytes = Uint8Array.of(0x25, 0x50, 0x44, 0x46, 0xff, 0x00);
  const log = captureLog();
  const metrics = createMetrics({ processMetrics: false });
  const routes = operationRouter();
  routes.handle(readCalendar, () => 'BEGIN:VCALENDAR\r\n🏡');
  routes.handle(readPaper, () => bytes);
  const server = await listen(createHttpApp({ logger: log.logger, metrics, routes: [routes.router] }));
  const read = async (path: string) => {
    const response = await fetch(server.url + path);
    const headers = ['content-type', 'cache-control'].map((name) => response.headers.get(name));
    return [...headers, Buffer.from(await response.arrayBuffer())];
  };

  expect(await read('/calendar?token=secret')).toEqual([
    'text/calendar; charset=utf-8',
    'no-store',
    Buffer.from('BEGIN:VCALENDAR\r\n🏡'),
  ]);
  expect(await read('/paper')).toEqual(['application/pdf', 'no-store', Buffer.from(bytes)]);
  await server.close();
  expect(log.text()).toContain('things.calendar');
  expect(log.text() + (await metrics.registry.metrics())).not.toContain('secret');
});
