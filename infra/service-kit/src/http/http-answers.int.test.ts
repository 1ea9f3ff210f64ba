import { eventually } from '@hearthway/tooling/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { refusal, serveThings, type ThingsServer } from './testing/things.js';

describe('an HTTP application, answering', () => {
  let things: ThingsServer;
  beforeEach(async () => {
    things = await serveThings();
  });
  afterEach(() => things.close());

  it('answers an unknown address with a JSON 404', async () => {
    expect(await refusal(await fetch(`${things.url}/nothing`))).toEqual([404, 'route.not-found']);
  });

  it('turns a refusal into its status and shows its message', async () => {
    const response = await things.patch({ name: 'taken', size: 1 });

    expect(await response.clone().json()).toMatchObject({ error: 'This name is taken' });
    expect(await refusal(response)).toEqual([409, 'thing.taken']);
  });

  it.each(['outage', 'shutdown', 'busy'])('answers a temporary outage (%s) with when to try again', async (name) => {
    const response = await things.patch({ name, size: 1 });

    expect(await response.clone().text()).not.toMatch(/inner|ECONNREFUSED/);
    expect(await refusal(response)).toEqual([503, 'server.unavailable']);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it.each(['boom', 'unlisted', 'bad reply'])(
    'keeps the reason of a fault (%s) in the log and out of the answer',
    async (name) => {
      const response = await things.patch({ name, size: 1 });

      expect(await response.clone().text()).not.toMatch(/inner|thing\.|contract/);
      expect(await refusal(response)).toEqual([500, 'server.error']);
      const failure = things.log.lines().find(({ level }) => level === 'error');
      expect(failure).toMatchObject({
        requestId: response.headers.get('x-request-id'),
        err: { message: expect.stringMatching(/inner|contract/) },
      });
    },
  );

  it('counts refusals by the limit reached: by its name, or else by the code of the 429', async () => {
    for (const name of ['busy', 'busy', 'taken', 'boom']) await things.patch({ name, size: 1 });
    const response = await fetch(`${things.url}/things/sent`, {
      method: 'POST',
      body: new URLSearchParams({ name: 'full' }),
    });
    expect(response.status).toBe(429);

    const { values } = await things.metrics.limitRefusals.get();
    expect(values.map(({ labels, value }) => [labels.limit, value])).toEqual([
      ['things-in-hand', 2],
      ['thing.full', 1],
    ]);
  });

  it('admits only the right role', async () => {
    const buyer = await things.issuer.sign({ userId: 'user-1', sessionId: 's', role: 'buyer' });
    const get = (path: string, authorization?: string) =>
      fetch(things.url + path, { headers: authorization === undefined ? {} : { authorization } });

    expect(await (await get('/own', buyer)).json()).toEqual({ userId: 'user-1' });
    expect((await get('/own', `Bearer ${buyer}`)).status).toBe(200);
    const without = await get('/own');
    expect(await without.clone().json()).toMatchObject({ error: 'Unauthorized' });
    expect(await refusal(without)).toEqual([401, 'session.required']);
    expect(await refusal(await get('/own', 'nonsense'))).toEqual([401, 'session.required']);
    expect(await refusal(await get('/all', buyer))).toEqual([403, 'access.denied']);
  });

  it('keeps a valid request id and trace, replaces invalid ones, and logs one line per request with both', async () => {
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    const given = await things.patch(
      { name: 'a', size: 1 },
      { headers: { 'x-request-id': 'request-12345', traceparent: `00-${traceId}-b7ad6b7169203331-01` } },
    );
    const odd = await things.patch(
      { name: 'a', size: 1 },
      { headers: { 'x-request-id': 'no spaces please', traceparent: 'x' } },
    );

    expect(given.headers.get('x-request-id')).toBe('request-12345');
    expect(given.headers.get('traceparent')).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`));
    expect(odd.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    await eventually(() => expect(things.log.lines().filter(({ msg }) => msg === 'request')).toHaveLength(2));
    expect(things.log.lines().find(({ msg }) => msg === 'request')).toMatchObject({
      requestId: 'request-12345',
      traceId,
      operation: 'things.change',
      status: 200,
    });
    expect(await things.metrics.registry.metrics()).toContain(
      'http_request_duration_seconds_count{operation="things.change",method="PATCH",status="200"} 2',
    );
  });
});
