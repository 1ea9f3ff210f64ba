import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { routes } from '../routes.js';
import { answerJson, deadAddress } from '../testing/stub-upstream.js';
import { testGateway, type TestGateway } from '../testing/test-gateway.js';

let gateway: TestGateway;
const start = async (options: Parameters<typeof testGateway>[0] = {}) => {
  gateway = await testGateway(options);
  gateway.upstreams.commerce.answer((_request, response) => {
    response.writeHead(303, { location: '/waitlist/joined', 'cache-control': 'no-store' }).end();
  });
};
afterEach(() => gateway.close());

const form = 'email=a%40b.com&firstName=Zo%C3%AB';
const post = async (headers: Record<string, string> = {}, payload = form) => {
  const response = await gateway.app.inject({
    method: 'POST',
    url: '/waitlist',
    headers: { host: 'localhost:8080', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload,
  });
  return { status: response.statusCode, location: response.headers['location'], body: response.body, response };
};
const joined = { status: 303, location: '/waitlist/joined', body: '' };
const failed = { status: 303, location: '/waitlist/not-joined#failed', body: '' };

describe('a form posted by a page of this site', () => {
  beforeEach(() => start());

  it('reaches the service byte for byte, and the service’s redirect is passed back', async () => {
    expect(await post()).toMatchObject(joined);
    expect(gateway.upstreams.commerce.seen[0]).toMatchObject({
      url: '/waitlist',
      body: form,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  });

  it.each([
    ['says same-origin', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:8080' }],
    ['was told by a person to go there', { 'sec-fetch-site': 'none' }],
    ['is older and names this origin', { origin: 'http://localhost:8080' }],
    ['names the address that it really asked', { origin: 'http://127.0.0.1:8103', host: '127.0.0.1:8103' }],
    ['says nothing', {}],
  ])('is accepted when the browser %s', async (_what, headers: Record<string, string>) => {
    expect(await post(headers)).toMatchObject(joined);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:8080' }],
    ['a neighbor on the domain', { 'sec-fetch-site': 'same-site' }],
    ['another origin, in an older browser', { origin: 'https://elsewhere.example' }],
    ['the same host by another port', { origin: 'http://localhost:9000' }],
    ['an origin that is hidden', { origin: 'null' }],
  ])('is refused when it comes from %s', async (_what, headers: Record<string, string>) => {
    expect(await post(headers)).toMatchObject(failed);
    expect(gateway.upstreams.commerce.seen).toEqual([]);
  });

  it('does not count towards limits when it comes from another site', async () => {
    for (let count = 0; count < 61; count += 1) await post({ 'sec-fetch-site': 'cross-site' });
    expect(await post()).toMatchObject(joined);
  });
});

describe('a refused form leads to a page', () => {
  it('when there are too many requests', async () => {
    await start({ environment: { REQUESTS_PER_MINUTE_PER_IP: '1' } });
    await post();
    expect(await post()).toMatchObject({ status: 303, location: '/waitlist/not-joined#too-many', body: '' });
  });

  it('when the form is too large', async () => {
    await start();
    expect(await post({}, 'x'.repeat(2_000_000))).toMatchObject(failed);
  });

  it('when the service is down', async () => {
    await start({ environment: { COMMERCE_URL: await deadAddress() } });
    const { response, ...answer } = await post();
    expect(answer).toEqual(failed);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['x-request-id']).toBeTruthy();
  });

  it('when the service is slow', async () => {
    await start({ routes: routes.map((route) => ({ ...route, timeoutMilliseconds: 100 })) });
    gateway.upstreams.commerce.answer(() => undefined);
    expect(await post()).toMatchObject(failed);
  });

  it.each([
    [400, 'failed'],
    [415, 'failed'],
    [429, 'too-many'],
    [500, 'failed'],
  ])('when the service answers %i', async (status, reason) => {
    await start();
    const problem = { error: 'no', message: 'no', code: 'some.code', requestId: 'of-the-service' };
    gateway.upstreams.commerce.answer(answerJson(problem, status, { 'retry-after': '7' }));
    const { response, ...answer } = await post();
    expect(answer).toEqual({ status: 303, location: `/waitlist/not-joined#${reason}`, body: '' });
    expect(response.headers['content-type']).toBeUndefined();
    expect(response.headers['retry-after']).toBeUndefined();
  });
});

describe('a buyer who returns from the payment page without paying', () => {
  const comeBack = async () => {
    const response = await gateway.app.inject({
      method: 'GET',
      url: '/api/payment/cancel?token=abc',
      headers: { host: 'localhost:8080', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
    });
    return [response.statusCode, response.headers.location, response.body];
  };

  it('is admitted, though the link is on another site', async () => {
    await start();
    gateway.upstreams.commerce.answer((_request, response) => {
      response.writeHead(303, { location: '/payment-cancelled' }).end();
    });
    expect(await comeBack()).toEqual([303, '/payment-cancelled', '']);
    expect(gateway.upstreams.commerce.seen).toHaveLength(1);
  });

  it('is redirected to a page that says so when the service is down, fails, or is overloaded', async () => {
    await start({ environment: { PAYMENTS_PER_MINUTE_PER_IP: '1' } });
    gateway.upstreams.commerce.answer(answerJson({ error: 'no' }, 500));
    expect(await comeBack()).toEqual([303, '/payment-cancelled#failed', '']);
    expect(await comeBack()).toEqual([303, '/payment-cancelled#too-many', '']);
    await gateway.close();
    await start({ environment: { COMMERCE_URL: await deadAddress() } });
    expect(await comeBack()).toEqual([303, '/payment-cancelled#failed', '']);
  });
});
