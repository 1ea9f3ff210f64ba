import { defineOperation, redirection } from '@hearthway/contracts/operation';
import { problem } from '@hearthway/contracts/problem';
import { once } from 'node:events';
import { request as sendRequest, type IncomingMessage } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import mongoose from 'mongoose';
import * as z from 'zod/mini';
import { AppError } from '../errors/index.js';
import { createMetrics, type Metrics } from '../metrics/index.js';
import {
  captureLog,
  createTestIssuer,
  listen,
  type LogCapture,
  type TestIssuer,
  type TestServer,
} from '../testing/index.js';
import { createHttpApp, operationRouter, principalOf } from './index.js';

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

describe('an HTTP application', () => {
  let server: TestServer;
  let log: LogCapture;
  let metrics: Metrics;
  let issuer: TestIssuer;
  let calls: unknown[];

  beforeEach(async () => {
    log = captureLog();
    metrics = createMetrics({ processMetrics: false });
    issuer = await createTestIssuer();
    calls = [];
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
      if (input.body.name === 'shutdown')
        throw new mongoose.mongo.MongoServerError({ code: 91, errmsg: 'inner words' });
      if (input.body.name === 'busy') throw new AppError('server.unavailable', 'inner words');
      if (input.body.name === 'bad reply') return { id: 1 } as never;
      return { id: input.params.thingId, size: input.body.size, secret: 'not in the contract' };
    });
    things.handle(addThing, () => ({ id: 'new', size: 1 }));
    things.handle(removeThing, () => undefined);
    things.handle(ownThings, (_input, context) => ({ userId: principalOf(context).userId }));
    things.handle(allThings, () => ({ id: 'all', size: 1 }));
    things.handle(sendThing, ({ body }) => {
      calls.push(body);
      if (body.name === 'full') throw new AppError('thing.full', 'There is no room', { retryAfterSeconds: 7 });
      return { location: body.name === 'elsewhere' ? '//elsewhere.example' : '/sent#well' };
    });
    expect(things.operations).toEqual([changeThing, addThing, removeThing, ownThings, allThings, sendThing]);
    const options = { logger: log.logger, metrics, routes: [things.router], tokenVerifier: issuer.verifier() };
    server = await listen(createHttpApp(options));
  });
  afterEach(() => server.close());

  const patch = (
    body: unknown,
    { path = '/things/t1', headers = {} }: { path?: string; headers?: Record<string, string> } = {},
  ) =>
    fetch(server.url + path, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
    });

  async function refusal(response: Response): Promise<[number, string]> {
    const body = problem.parse(await response.json());
    expect(body.message).toBe(body.error);
    expect(body.requestId).toBe(response.headers.get('x-request-id'));
    return [response.status, body.code];
  }

  it('parses the parts of a request, and shapes the answer by the contract', async () => {
    const response = await patch(
      { name: 'kettle', size: 3 },
      { path: '/things/t1?dry=yes', headers: { 'x-forwarded-for': '203.0.113.9, 10.0.0.1' } },
    );

    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ id: 't1', size: 3 });
    expect(calls).toMatchObject([
      { params: { thingId: 't1' }, query: { dry: 'yes' }, body: { name: 'kettle', size: 3 }, clientIp: '203.0.113.9' },
    ]);
    expect(response.headers.get('x-powered-by')).toBeNull();
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('answers with the status of the operation, with or without a body', async () => {
    const added = await fetch(`${server.url}/things`, { method: 'POST' });
    const removed = await fetch(`${server.url}/things`, { method: 'DELETE' });

    expect([added.status, await added.json()]).toEqual([201, { id: 'new', size: 1 }]);
    expect([removed.status, await removed.text()]).toEqual([204, '']);
  });

  it('refuses bad input with one detail per field, before the handler is called', async () => {
    const response = await patch(
      { name: { $ne: null }, size: 'three', extra: 1 },
      { path: '/things/much-too-long-id?dry=1&more=2' },
    );
    const body = problem.parse(await response.json());

    expect([response.status, body.code]).toEqual([400, 'request.invalid']);
    expect(body.details?.map(({ path }) => path).sort()).toEqual([
      'body.extra',
      'body.name',
      'body.size',
      'params.thingId',
      'query.more',
    ]);
    expect(calls).toEqual([]);
  });

  it.each([
    ['broken JSON', '{"name":', {}, [400, 'request.not-json']],
    ['JSON that is not an object', '"text"', {}, [400, 'request.not-json']],
    ['no body', '', {}, [400, 'request.invalid']],
    ['a list', '[]', {}, [400, 'request.invalid']],
    [
      'another content type',
      'name=x',
      { 'content-type': 'application/x-www-form-urlencoded' },
      [415, 'request.unsupported-media-type'],
    ],
    [
      'another charset',
      '{}',
      { 'content-type': 'application/json; charset=utf-16le' },
      [415, 'request.unsupported-media-type'],
    ],
    ['a compressed body', '{}', { 'content-encoding': 'gzip' }, [415, 'request.unsupported-media-type']],
    ['half of a character', String.raw`{"name":"\ud800","size":1}`, {}, [400, 'request.not-json']],
    ['bytes that are not UTF-8', Buffer.from('{"name":"\xff","size":1}', 'latin1'), {}, [400, 'request.not-json']],
    ['an unknown encoding', '{}', { 'content-encoding': 'zstd-x' }, [415, 'request.unsupported-media-type']],
    ['two megabytes', JSON.stringify({ name: 'x'.repeat(2_000_000), size: 1 }), {}, [413, 'request.too-large']],
  ])('refuses %s', async (_name, body, headers, expected) => {
    expect(await refusal(await patch(body, { headers: headers }))).toEqual(expected);
    expect(calls).toEqual([]);
  });

  it('takes a chunked body of no length and no type for none', async () => {
    const request = sendRequest(`${server.url}/things`, {
      method: 'POST',
      headers: { 'transfer-encoding': 'chunked' },
    });
    request.end();
    const [response] = (await once(request, 'response')) as [IncomingMessage];

    expect(response.resume().statusCode).toBe(201);
  });

  it('refuses input that an operation does not take, and an address that is not well formed', async () => {
    const json = { 'content-type': 'application/json' };
    const withBody = await fetch(`${server.url}/things`, { method: 'POST', headers: json, body: '{"extra":1}' });
    const withQuery = await fetch(`${server.url}/things?extra=1`, { method: 'POST', headers: json, body: '{}' });

    expect(await refusal(withBody)).toEqual([400, 'request.invalid']);
    expect(await refusal(withQuery)).toEqual([400, 'request.invalid']);
    expect(await refusal(await patch({}, { path: '/things/%E0%A4%A' }))).toEqual([400, 'request.invalid']);
  });

  describe('a form', () => {
    const urlencoded = 'application/x-www-form-urlencoded';
    const send = (body: string, type = urlencoded) =>
      fetch(`${server.url}/things/sent`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': type },
        body,
      });

    it('is read as a browser encodes it, and answered with the page to go to', async () => {
      const response = await send('name=a%2Bb+%C3%A9%0D%0A&unknown=1', `${urlencoded}; charset=UTF-8`);

      expect([response.status, response.headers.get('location'), await response.text()]).toEqual([
        303,
        '/sent#well',
        '',
      ]);
      expect(calls).toEqual([{ name: 'a+b é\r\n', more: '' }]);
    });

    it.each([
      ['JSON', '{"name":"x"}', 'application/json', [415, 'request.unsupported-media-type']],
      ['several parts', 'name=x', 'multipart/form-data; boundary=x', [415, 'request.unsupported-media-type']],
      ['plain text', 'name=x', 'text/plain', [415, 'request.unsupported-media-type']],
      ['another charset', 'name=x', `${urlencoded}; charset=iso-8859-1`, [415, 'request.unsupported-media-type']],
      ['a name twice', 'name=x&name=y', urlencoded, [400, 'request.invalid']],
      ['nested names', 'name[$ne]=x', urlencoded, [400, 'request.invalid']],
      ['a text that is too long', `name=${'x'.repeat(21)}`, urlencoded, [400, 'request.invalid']],
      ['more names than a form has', 'a=1&'.repeat(101), urlencoded, [413, 'request.too-large']],
      ['two megabytes', `name=${'x'.repeat(2_000_000)}`, urlencoded, [413, 'request.too-large']],
    ])('is refused when it is %s', async (_what, body, type, expected) => {
      expect(await refusal(await send(body, type))).toEqual(expected);
      expect(calls).toEqual([]);
    });

    it('is told after how many seconds to come again', async () => {
      const response = await send('name=full');

      expect(response.headers.get('retry-after')).toBe('7');
      expect(await refusal(response)).toEqual([429, 'thing.full']);
    });

    it('is never sent to another site', async () => {
      const response = await send('name=elsewhere');

      expect(response.headers.get('location')).toBeNull();
      expect(await refusal(response)).toEqual([500, 'server.error']);
    });
  });

  it('answers an unknown address with a JSON 404', async () => {
    expect(await refusal(await fetch(`${server.url}/nothing`))).toEqual([404, 'route.not-found']);
  });

  it('turns a refusal into its status and shows its words', async () => {
    const response = await patch({ name: 'taken', size: 1 });

    expect(await response.clone().json()).toMatchObject({ error: 'This name is taken' });
    expect(await refusal(response)).toEqual([409, 'thing.taken']);
  });

  it.each(['outage', 'shutdown', 'busy'])(
    'answers what is only away for now (%s) with when to try again',
    async (name) => {
      const response = await patch({ name, size: 1 });

      expect(await response.clone().text()).not.toMatch(/inner|ECONNREFUSED/);
      expect(await refusal(response)).toEqual([503, 'server.unavailable']);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    },
  );

  it.each(['boom', 'unlisted', 'bad reply'])(
    'keeps the reason of a fault (%s) in the log and out of the answer',
    async (name) => {
      const response = await patch({ name, size: 1 });

      expect(await response.clone().text()).not.toMatch(/inner|thing\.|contract/);
      expect(await refusal(response)).toEqual([500, 'server.error']);
      const failure = log.lines().find(({ level }) => level === 'error');
      expect(failure).toMatchObject({
        requestId: response.headers.get('x-request-id'),
        err: { message: expect.stringMatching(/inner|contract/) as string },
      });
    },
  );

  it('counts refusals by the limit that was reached: by its name, or else by the code of the 429', async () => {
    for (const name of ['busy', 'busy', 'taken', 'boom']) await patch({ name, size: 1 });
    const response = await fetch(`${server.url}/things/sent`, {
      method: 'POST',
      body: new URLSearchParams({ name: 'full' }),
    });
    expect(response.status).toBe(429);

    const { values } = await metrics.limitRefusals.get();
    expect(values.map(({ labels, value }) => [labels.limit, value])).toEqual([
      ['things-in-hand', 2],
      ['thing.full', 1],
    ]);
  });

  it('lets only the right role in', async () => {
    const buyer = await issuer.sign({ userId: 'user-1', sessionId: 's', role: 'buyer' });
    const get = (path: string, authorization?: string) =>
      fetch(server.url + path, { headers: authorization === undefined ? {} : { authorization } });

    expect(await (await get('/own', buyer)).json()).toEqual({ userId: 'user-1' });
    expect((await get('/own', `Bearer ${buyer}`)).status).toBe(200);
    const without = await get('/own');
    expect(await without.clone().json()).toMatchObject({ error: 'Unauthorized' });
    expect(await refusal(without)).toEqual([401, 'session.required']);
    expect(await refusal(await get('/own', 'nonsense'))).toEqual([401, 'session.required']);
    expect(await refusal(await get('/all', buyer))).toEqual([403, 'access.denied']);
  });

  it('takes over a valid request id and trace, makes its own for others, and logs one line a request with both', async () => {
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    const given = await patch(
      { name: 'a', size: 1 },
      { headers: { 'x-request-id': 'request-12345', traceparent: `00-${traceId}-b7ad6b7169203331-01` } },
    );
    const odd = await patch(
      { name: 'a', size: 1 },
      { headers: { 'x-request-id': 'no spaces please', traceparent: 'x' } },
    );

    expect(given.headers.get('x-request-id')).toBe('request-12345');
    expect(given.headers.get('traceparent')).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`));
    expect(odd.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    await expect.poll(() => log.lines().filter(({ msg }) => msg === 'request')).toHaveLength(2);
    expect(log.lines().find(({ msg }) => msg === 'request')).toMatchObject({
      requestId: 'request-12345',
      traceId,
      operation: 'things.change',
      status: 200,
    });
    expect(await metrics.registry.metrics()).toContain(
      'http_request_duration_seconds_count{operation="things.change",method="PATCH",status="200"} 2',
    );
  });
});
