import { defineOperation, redirection } from '@hearthway/contracts/operation';
import { idempotencyKey, ifMatch } from '@hearthway/contracts/operation-headers';
import { problem } from '@hearthway/contracts/problem';
import { expect } from '@jest/globals';
import mongoose from 'mongoose';
import * as z from 'zod/mini';
import { AppError } from '../../errors/index.js';
import { createMetrics, type Metrics } from '../../metrics/index.js';
import { captureLog, createTestIssuer, listen, type LogCapture, type TestIssuer } from '../../testing/index.js';
import { createHttpApp, operationRouter, principalOf } from '../index.js';

const thing = z.object({ id: z.string(), size: z.number() });
const base = { summary: 'For this test', access: 'public', status: 200, reply: thing, errors: {} } as const;
const changeThing = defineOperation({
  ...base,
  id: 'things.change',
  method: 'PATCH',
  path: '/things/:thingId',
  params: z.strictObject({ thingId: z.string().check(z.maxLength(10)) }),
  query: z.strictObject({ dry: z.optional(z.string()) }),
  body: z.strictObject({ name: z.string().check(z.maxLength(20)), size: z.int() }),
  errors: { 'thing.taken': 409 },
});
const addThing = defineOperation({ ...base, id: 'things.add', method: 'POST', path: '/things', status: 201 });
const removeThing = defineOperation({
  ...base,
  id: 'things.remove',
  method: 'DELETE',
  path: '/things',
  status: 204,
  reply: undefined,
});
const replaceThing = defineOperation({
  ...base,
  id: 'things.replace',
  method: 'PUT',
  path: '/things/versioned',
  headers: z.extend(ifMatch, idempotencyKey.shape),
});
const ownThings = defineOperation({
  ...base,
  id: 'things.own',
  method: 'GET',
  path: '/own',
  access: 'buyer',
  reply: z.object({ userId: z.string() }),
});
const sendThing = defineOperation({
  ...base,
  id: 'things.send',
  method: 'POST',
  path: '/things/sent',
  body: z.object({ name: z.string().check(z.maxLength(20)), more: z._default(z.string(), '') }),
  bodyType: 'form',
  status: 303,
  reply: redirection,
  errors: { 'thing.full': 429 },
});
const allThings = defineOperation({ ...base, id: 'things.all', method: 'GET', path: '/all', access: 'admin' });

export interface ThingsServer {
  readonly url: string;
  readonly log: LogCapture;
  readonly metrics: Metrics;
  readonly issuer: TestIssuer;
  /** The input that handlers got. */
  readonly calls: unknown[];
  /** Changes a thing; its name says how that fails. */
  patch(body: unknown, options?: { path?: string; headers?: Record<string, string> }): Promise<Response>;
  close(): Promise<void>;
}

/** An application with an operation of each kind. */
export async function serveThings(): Promise<ThingsServer> {
  const log = captureLog();
  const metrics = createMetrics({ processMetrics: false });
  const issuer = await createTestIssuer();
  const calls: unknown[] = [];
  const things = operationRouter();
  things.handle(changeThing, (input, { clientIp }) => {
    calls.push({ ...input, clientIp });
    if (input.body.name === 'taken') throw new AppError('thing.taken', 'This name is taken');
    if (input.body.name === 'unlisted') throw new AppError('thing.unlisted', 'inner words');
    if (input.body.name === 'busy') {
      throw new AppError('server.unavailable', 'Try again', { retryAfterSeconds: 1, limit: 'things-in-hand' });
    }
    if (input.body.name === 'boom') throw new Error('inner words');
    if (input.body.name === 'outage') throw new mongoose.mongo.MongoNetworkError('connect ECONNREFUSED 127.0.0.1');
    if (input.body.name === 'shutdown') throw new mongoose.mongo.MongoServerError({ code: 91, errmsg: 'inner words' });
    if (input.body.name === 'bad reply') return { id: 1 } as never;
    return { id: input.params.thingId, size: input.body.size, secret: 'not in the contract' };
  });
  things.handle(addThing, () => ({ id: 'new', size: 1 }));
  things.handle(removeThing, () => undefined);
  things.handle(replaceThing, ({ headers }) => {
    calls.push(headers);
    return { id: 'versioned', size: headers['if-match'] };
  });
  things.handle(ownThings, (_input, context) => ({ userId: principalOf(context).userId }));
  things.handle(allThings, () => ({ id: 'all', size: 1 }));
  things.handle(sendThing, ({ body }) => {
    calls.push(body);
    if (body.name === 'full') throw new AppError('thing.full', 'There is no room', { retryAfterSeconds: 7 });
    return { location: body.name === 'elsewhere' ? '//elsewhere.example' : '/sent#well' };
  });
  expect(things.operations).toHaveLength(7);
  const options = { logger: log.logger, metrics, routes: [things.router], tokenVerifier: issuer.verifier() };
  const server = await listen(createHttpApp(options));
  return {
    url: server.url,
    log,
    metrics,
    issuer,
    calls,
    patch: (body, { path = '/things/t1', headers = {} } = {}) =>
      fetch(server.url + path, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
      }),
    close: () => server.close(),
  };
}

/** The status and code of a refusal. */
export async function refusal(response: Response): Promise<[number, string]> {
  const body = problem.parse(await response.json());
  expect(body.message).toBe(body.error);
  expect(body.requestId).toBe(response.headers.get('x-request-id'));
  return [response.status, body.code];
}
