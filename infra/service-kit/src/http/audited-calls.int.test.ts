import { defineOperation } from '@hearthway/contracts/operation';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import type { AdminAudits } from '../audits/index.js';
import { createMetrics } from '../metrics/index.js';
import { captureLog, createTestIssuer, listen, type TestServer } from '../testing/index.js';
import { createHttpApp, operationRouter } from './index.js';

const base = { summary: 'For this test', method: 'GET', status: 200, reply: z.object({}), errors: {} } as const;
const listThings = defineOperation({ ...base, id: 'things.list', path: '/list', access: 'admin' });
const countThings = defineOperation({ ...base, id: 'things.count', path: '/count', access: 'public' });

let server: TestServer;
let happened: unknown[];
let fault: Error | undefined;
beforeEach(() => {
  happened = [];
  fault = undefined;
});
afterEach(() => server.close());

/** Lists what was recorded, and what else happened, in order. */
const audits: AdminAudits = {
  ensureIndexes: () => Promise.resolve(),
  begin(call) {
    if (fault) return Promise.reject(fault);
    happened.push({ call });
    return Promise.resolve((details) => {
      happened.push({ details });
      return Promise.resolve();
    });
  },
};

async function start(options: { adminAudits?: AdminAudits } = { adminAudits: audits }) {
  const issuer = await createTestIssuer();
  const routes = operationRouter();
  routes.handle(listThings, async (_input, { audit }) => {
    happened.push('handled');
    await audit({ list: 'things' });
    return {};
  });
  routes.handle(countThings, async (_input, { audit }) => {
    await audit({ list: 'things' });
    return {};
  });
  const metrics = createMetrics({ processMetrics: false });
  const { logger } = captureLog();
  server = await listen(
    createHttpApp({ logger, metrics, routes: [routes.router], tokenVerifier: issuer.verifier(), ...options }),
  );
  return issuer.sign({ userId: 'admin-1', sessionId: 's', role: 'admin' });
}

const ask = (path: string, authorization = '') =>
  fetch(server.url + path, { headers: { authorization, 'x-request-id': 'request-1234' } });

describe('a call of an admin', () => {
  it('is recorded before it is handled, and the handler can add details', async () => {
    const token = await start();
    expect((await ask('/list', token)).status).toBe(200);
    expect(happened).toEqual([
      { call: { admin: 'admin-1', operation: 'things.list', requestId: 'request-1234' } },
      'handled',
      { details: { list: 'things' } },
    ]);
  });

  it('is not handled when it cannot be recorded', async () => {
    const token = await start();
    fault = new Error('no database');
    expect((await ask('/list', token)).status).toBe(500);
    expect(happened).toEqual([]);
  });

  it('is not handled by an application without audits', async () => {
    const token = await start({});
    expect((await ask('/list', token)).status).toBe(500);
    expect(happened).toEqual([]);
  });

  it('is the only one that keeps details', async () => {
    await start();
    expect((await ask('/count')).status).toBe(500);
    expect(happened).toEqual([]);
  });
});
