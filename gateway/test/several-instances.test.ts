import { eventually } from '@hearthway/tooling/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { RequestListener } from 'node:http';
import { patientRoutes } from '../src/testing/patient-routes.js';
import { answerJson, stubUpstream, type StubUpstream } from '../src/testing/stub-upstream.js';
import { testGateway, type TestGateway, type TestGatewayOptions } from '../src/testing/test-gateway.js';

/** An instance that says that it is ready, and answers everything else like this. */
const ready =
  (answer: RequestListener): RequestListener =>
  (request, response) =>
    (request.url === '/readyz' ? answerJson({}) : answer)(request, response);
const draining: RequestListener = (request, response) =>
  answerJson({}, request.url === '/readyz' ? 503 : 200)(request, response);

let gateway: TestGateway;
let one: StubUpstream;
let other: StubUpstream;
let buyer: string;
async function start(options: TestGatewayOptions = {}): Promise<void> {
  const list = `${one.url},${other.url}`;
  gateway = await testGateway({ environment: { JOURNEY_URL: list, ANALYTICS_URL: list }, ...options });
  buyer = await gateway.buyerToken();
}
beforeEach(async () => {
  [one, other] = [await stubUpstream(ready(answerJson([]))), await stubUpstream(ready(answerJson([])))];
});
afterEach(async () => {
  await gateway.close();
  await Promise.all([one.close(), other.close()]);
});

const read = () => gateway.app.inject({ url: '/api/milestones', headers: { authorization: buyer } });
const body = JSON.stringify({ eventType: 'click' });
const write = () =>
  gateway.app.inject({
    method: 'POST',
    url: '/api/analytics/event',
    headers: { 'content-type': 'application/json' },
    payload: body,
  });

/** What an instance was asked besides whether it is ready. */
const requestsTo = ({ seen }: StubUpstream) => seen.filter(({ url }) => url !== '/readyz');
const metricsOf = async (name: string) =>
  (await gateway.metrics.registry.metrics()).split('\n').filter((line) => line.startsWith(name));
const seenAsReady = (ofOne: boolean, ofOther: boolean) =>
  eventually(async () => {
    const lines = await metricsOf('gateway_upstream_instance_ready{service="analytics"');
    expect(lines.map((line) => line.split(' ').at(-1))).toEqual([ofOne, ofOther].map((is) => (is ? '1' : '0')));
  });

describe('with two instances of a service', () => {
  it('both get requests', async () => {
    await start();
    await seenAsReady(true, true);
    await eventually(async () => {
      await read();
      for (const instance of [one, other]) expect(requestsTo(instance).length).toBeGreaterThan(0);
    });
    const hosts = requestsTo(one).map(({ headers }) => headers.host);
    expect(new Set(hosts)).toEqual(new Set([new URL(one.url).host]));
  });

  it('a write goes to the other one, whole and once, if the connection to one is refused', async () => {
    await start();
    await seenAsReady(true, true);
    await one.close();
    for (let count = 0; count < 4; count += 1) expect((await write()).statusCode).toBe(200);
    expect(requestsTo(other).map((request) => request.body)).toEqual(Array(4).fill(body));
  });

  it('one that drains gets no requests until it is ready again', async () => {
    one.answer(draining);
    await start();
    await seenAsReady(false, true);
    await eventually(async () => {
      const before = requestsTo(one).length;
      for (let count = 0; count < 6; count += 1) expect((await write()).statusCode).toBe(200);
      expect(requestsTo(one).length).toBe(before);
    });
    one.answer(ready(answerJson([])));
    await seenAsReady(true, true);
    await eventually(async () => {
      await write();
      expect(requestsTo(one).length).toBeGreaterThan(0);
    });
  });

  it('a read is sent again to the other one after a lost connection, and a write to none', async () => {
    one.answer(ready((_request, response) => response.destroy()));
    await start();
    await eventually(async () => {
      const before = requestsTo(one).length;
      expect((await read()).statusCode).toBe(200);
      expect(requestsTo(one).length).toBe(before + 1);
    });
    await eventually(async () => {
      const before = [requestsTo(one).length, requestsTo(other).length];
      expect((await write()).statusCode).toBe(502);
      expect([requestsTo(one).length - 1, requestsTo(other).length]).toEqual(before);
    });
  });

  it('only the circuit of the one that fails opens', async () => {
    one.answer(ready(() => undefined));
    const routes = patientRoutes.map((route) =>
      route.path === '/api/milestones' ? { ...route, timeoutMilliseconds: 300 } : route,
    );
    await start({ routes });
    await seenAsReady(true, true);
    const codes = new Set<number>();
    await eventually(async () => {
      // More in a row than both instances in turn explain.
      for (let count = 0; count < 4; count += 1) {
        const { statusCode } = await read();
        codes.add(statusCode);
        expect(statusCode).toBe(200);
      }
    });
    expect([...codes].sort()).toEqual([200, 504]);
    expect(await metricsOf('gateway_upstream_circuit_open{service="journey"}')).toEqual([
      'gateway_upstream_circuit_open{service="journey"} 0',
    ]);
  });
});
