import { commonErrorCodes } from '@hearthway/contracts/problem';
import { eventually } from '@hearthway/tooling/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { routes, type Route } from '../src/routes.js';
import { patientRoutes } from '../src/testing/patient-routes.js';
import { answerJson, deadAddress, type StubUpstream } from '../src/testing/stub-upstream.js';
import { testGateway, type TestGateway } from '../src/testing/test-gateway.js';

/** With an id for each parameter. */
const pathOf = ({ path }: Route) => path.replaceAll(/:([A-Za-z]+)/g, '$1-9');
const named = routes.map((route) => [`${route.method} ${route.path}`, route] as const);
const behindAToken = named.filter(([, { access }]) => access !== 'public');

describe('the table of routes', () => {
  it('isolates every file of a buyer', () => {
    const streamed = routes.filter(({ stream, path }) => stream && !path.startsWith('/api/chat/'));
    const files = streamed.filter(({ bodyLimitBytes }) => bodyLimitBytes === undefined);
    expect(files.filter(({ isolated }) => isolated !== true)).toEqual([]);
    expect(files.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/api/envelopes/:envelopeId/file', '/api/signing/file', '/api/signing/page']),
    );
  });

  it('handles these differently from what their method says', () => {
    const short = routes.filter(({ stream }) => stream === undefined);
    const exceptions = short.flatMap(({ method, path, limit, timeoutMilliseconds, retry, refusalPage }) => {
      const exception = {
        ...(limit && { limit }),
        ...(timeoutMilliseconds !== 10_000 && { timeoutMilliseconds }),
        ...(retry !== (method === 'GET' ? 'once' : 'never') && { retry }),
        ...(refusalPage && { refusalPage }),
      };
      return Object.keys(exception).length > 0 ? [[`${method} ${path}`, exception]] : [];
    });
    expect(Object.fromEntries(exceptions)).toEqual({
      'POST /api/auth/register': { limit: 'registrations', timeoutMilliseconds: 20_000 },
      'POST /api/auth/login': { limit: 'failed-sign-ins', timeoutMilliseconds: 20_000 },
      'POST /api/auth/password-resets': { limit: 'account-mails' },
      'POST /api/auth/password-resets/complete': { timeoutMilliseconds: 20_000 },
      'POST /api/auth/sign-in-codes': { limit: 'account-mails' },
      'POST /api/auth/sign-in-codes/complete': { limit: 'failed-sign-ins' },
      'POST /api/auth/email-changes/undo': { timeoutMilliseconds: 20_000 },
      'PATCH /api/auth/me': { limit: 'wrong-passwords', timeoutMilliseconds: 20_000 },
      'DELETE /api/auth/me': { limit: 'wrong-passwords', timeoutMilliseconds: 20_000 },
      'POST /api/auth/password': { limit: 'wrong-passwords', timeoutMilliseconds: 20_000 },
      'POST /api/envelopes': { timeoutMilliseconds: 120_000 },
      'POST /api/signing/codes': { limit: 'account-mails' },
      'POST /api/signing/sessions': { limit: 'wrong-passwords' },
      'POST /api/waitlist': { limit: 'waitlist' },
      'POST /waitlist': { limit: 'waitlist', refusalPage: '/waitlist/not-joined' },
      'POST /waitlist/leave': { refusalPage: '/waitlist/leave' },
      'POST /email/unsubscribe': { refusalPage: '/email/unsubscribe' },
      'POST /api/payment/prepare': { limit: 'payments', timeoutMilliseconds: 35_000 },
      'GET /api/payment/verify': { limit: 'payments', timeoutMilliseconds: 35_000, retry: 'never' },
      'GET /api/payment/cancel': {
        limit: 'payments',
        timeoutMilliseconds: 35_000,
        retry: 'never',
        refusalPage: '/payment-cancelled',
      },
      'POST /api/webhooks/stripe': { limit: 'webhooks' },
      'POST /api/admin/exports': { timeoutMilliseconds: 30_000 },
      'GET /api/test-email': { timeoutMilliseconds: 15_000, retry: 'never' },
    });
  });
});

const device = 'd'.repeat(43);

describe('with services that answer', () => {
  let gateway: TestGateway;
  let buyer: string;
  let admin: string;
  beforeAll(async () => {
    gateway = await testGateway();
    buyer = await gateway.buyerToken();
    admin = await gateway.adminToken();
  });
  afterAll(() => gateway.close());
  beforeEach(() => {
    const expiresAt = new Date(Date.now() + 60_000).toISOString();
    gateway.upstreams.identity.answer((request, response) => {
      const body =
        request.url === '/internal/admin-tokens' ? { token: admin, expiresAt, device } : { from: 'identity' };
      answerJson(body)(request, response);
    });
    gateway.upstreams.commerce.answer((request, response) => {
      if (request.url?.startsWith('/api/')) answerJson({ from: 'commerce' })(request, response);
      else response.writeHead(303, { location: '/waitlist/joined' }).end();
    });
    for (const { seen } of Object.values(gateway.upstreams)) seen.length = 0;
  });

  const authorizationFor = (route: Route): Record<string, string> => {
    if (route.access === 'public') return {};
    return { authorization: route.access === 'buyer' ? buyer : `Basic ${btoa('warden:open sesame')}` };
  };

  it.each(named)('%s goes to its own service, unchanged', async (_, route) => {
    // A HEAD has none either.
    const hasBody = route.method !== 'GET' && route.method !== 'HEAD';
    const response = await gateway.app.inject({
      method: route.method,
      url: `${pathOf(route)}?from=here`,
      headers: authorizationFor(route),
      ...(hasBody && { payload: { some: 'thing' } }),
    });
    expect(response.statusCode).toBe(route.refusalPage ? 303 : 200);
    const asked = gateway.upstreams[route.service].seen.filter(({ url }) => !url.startsWith('/internal/'));
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ method: route.method, url: `${pathOf(route)}?from=here` });
    expect(asked[0]?.body).toBe(hasBody ? '{"some":"thing"}' : '');
    const others = Object.entries(gateway.upstreams).filter(([name]) => name !== route.service);
    expect(others.flatMap(([, { seen }]) => seen)).toEqual([]);
  });

  it.each(behindAToken)('%s answers 401 without a token', async (_, route) => {
    for (const authorization of [undefined, 'nonsense', `Bearer ${buyer}`]) {
      const response = await gateway.app.inject({
        method: route.method,
        url: pathOf(route),
        headers: authorization ? { authorization } : {},
      });
      expect(response.statusCode).toBe(401);
      if (route.method !== 'HEAD') {
        expect(response.json()).toMatchObject({ error: 'Unauthorized', code: 'session.required' });
      }
      expect(response.headers['www-authenticate']).toBeUndefined();
    }
    expect(gateway.upstreams[route.service].seen).toEqual([]);
  });

  it.each(behindAToken)('%s answers 403 to a token of the other role', async (_, route) => {
    const response = await gateway.app.inject({
      method: route.method,
      url: pathOf(route),
      headers: { authorization: route.access === 'buyer' ? admin : buyer },
    });
    expect(response.statusCode).toBe(403);
    if (route.method !== 'HEAD') expect(response.json()).toMatchObject({ code: 'access.denied' });
    expect(gateway.upstreams[route.service].seen).toEqual([]);
  });

  it.each([
    '/api',
    '/api/nothing',
    '/api/milestones/one/more',
    '/api/internal/jwks.json',
    '/api/auth/sessions/..%2f..%2f..%2finternal%2fjwks.json',
  ])('%s is refused and reaches no service', async (url) => {
    const response = await gateway.app.inject({ method: 'DELETE', url, headers: { authorization: buyer } });
    expect([400, 404]).toContain(response.statusCode);
    expect(response.json()).toMatchObject({ requestId: expect.any(String) });
    expect(Object.values(gateway.upstreams).flatMap(({ seen }) => seen)).toEqual([]);
  });

  it.each([
    ['PUT', '/api/milestones', 'GET, HEAD'],
    ['OPTIONS', '/api/milestones?x=1', 'GET, HEAD'],
    ['GET', '/api/milestones/one', 'PATCH'],
    ['POST', '/api/auth/me', 'DELETE, GET, HEAD, PATCH'],
    ['GET', '/api/auth/login', 'POST'],
    ['DELETE', '/api/pre-approval-info', 'GET, HEAD, POST'],
    ['GET', '/api/pre-approval-info/sensitive', 'DELETE'],
    ['POST', '/api/auth/data-exports/one/content', 'GET, HEAD'],
    ['POST', '/api/docs/openapi.json', 'GET, HEAD'],
    ['PUT', '/email/unsubscribe', 'GET, HEAD, POST'],
    ['DELETE', '/robots.txt', 'GET, HEAD'],
  ] as const)('refuses %s %s with 405 and what it allows', async (method, url, allowed) => {
    const response = await gateway.app.inject({ method, url });
    expect([response.statusCode, response.headers['allow']]).toEqual([405, allowed]);
    expect(response.json()).toMatchObject({ code: 'request.method-not-allowed' });
    expect(Object.values(gateway.upstreams).flatMap(({ seen }) => seen)).toEqual([]);
  });

  it('never forwards internal operations', async () => {
    const response = await gateway.app.inject({ method: 'POST', url: '/internal/admin-tokens', payload: {} });
    expect(response.statusCode).toBe(405);
    expect(gateway.upstreams.identity.seen).toEqual([]);
  });
});

describe('with services in trouble', () => {
  let gateway: TestGateway;
  let buyer: string;
  /** Only for services that never answer: one that does may be slow on a busy machine. */
  const impatient = patientRoutes.map((route) =>
    route.service === 'journey' ? { ...route, timeoutMilliseconds: 500 } : route,
  );

  const start = async (environment: Record<string, string> = {}, known: readonly Route[] = patientRoutes) => {
    gateway = await testGateway({ routes: known, environment });
    buyer = await gateway.buyerToken();
  };
  afterEach(() => gateway.close());
  const read = () => gateway.app.inject({ url: '/api/milestones', headers: { authorization: buyer } });
  const write = () =>
    gateway.app.inject({ method: 'POST', url: '/api/analytics/event', payload: { eventType: 'click' } });

  it('answers 503 when a service is down, with when to ask again and the id of the request', async () => {
    await start({ JOURNEY_URL: await deadAddress(), ANALYTICS_URL: await deadAddress() });
    for (const response of [await read(), await write()]) {
      expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '1']);
      expect(response.json()).toMatchObject({ code: 'server.unavailable' });
      expect(response.json<{ requestId: string }>().requestId).toBe(response.headers['x-request-id']);
    }
  });

  it('answers 504 when a service is slow', async () => {
    await start({}, impatient);
    gateway.upstreams.journey.answer(() => undefined);
    const response = await read();
    expect(response.statusCode).toBe(504);
    expect(response.json()).toMatchObject({ code: 'upstream.timeout' });
    // None if this machine was so slow that the timeout came before the request arrived.
    expect(gateway.upstreams.journey.seen.length).toBeLessThanOrEqual(1);
  });

  it('cuts off an answer that does not end in time', async () => {
    await start({}, impatient);
    const address = await gateway.listen();
    gateway.upstreams.journey.answer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('[');
    });
    const response = await fetch(`${address}/api/milestones`, { headers: { authorization: buyer } });
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
  });

  it('retries a read once after a lost connection', async () => {
    await start();
    answerAfter(gateway.upstreams.journey, 1);
    expect((await read()).statusCode).toBe(200);
    expect(gateway.upstreams.journey.seen).toHaveLength(2);
  });

  it('never retries a write', async () => {
    await start();
    answerAfter(gateway.upstreams.analytics, 1);
    expect((await write()).statusCode).toBe(502);
    expect(gateway.upstreams.analytics.seen).toHaveLength(1);
  });

  it('never retries after a 503, and passes the answer on', async () => {
    await start();
    const problem = { error: 'busy', message: 'busy', code: 'server.unavailable', requestId: 'of-the-service' };
    gateway.upstreams.journey.answer(answerJson(problem, 503, { 'retry-after': '2' }));
    const response = await read();
    expect(response.statusCode).toBe(503);
    expect(response.json()).toEqual(problem);
    expect(response.headers['retry-after']).toBe('2');
    expect(gateway.upstreams.journey.seen).toHaveLength(1);
  });

  it.each<[string, (upstream: StubUpstream) => void]>([
    ['answers 503', (upstream) => upstream.answer(answerJson({}, 503))],
    ['loses every fifth connection', (upstream) => loseEvery(upstream, 5)],
  ])('sends a service that %s at most 1.1 times the requests', async (_, misbehave) => {
    await start();
    misbehave(gateway.upstreams.journey);
    const asked = 200;
    for (let count = 0; count < asked; count += 1) await read();
    expect(gateway.upstreams.journey.seen.length).toBeLessThanOrEqual(asked * 1.1);
  });

  it('stops calling a failing service for a while, then tries again', async () => {
    await start();
    gateway.upstreams.journey.answer((_request, response) => response.destroy());
    // Repeated in case the while is over in between.
    await eventually(async () => {
      const before = gateway.upstreams.journey.seen.length;
      const refused = await read();
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '1']);
      expect(gateway.upstreams.journey.seen.length).toBe(before);
    });
    gateway.upstreams.journey.answer(answerJson([]));
    await eventually(async () => expect((await read()).statusCode).toBe(200));
  });

  it('refuses requests beyond the limit of one service at once', async () => {
    await start({ CONCURRENCY_PER_UPSTREAM: '2' });
    const held: (() => void)[] = [];
    gateway.upstreams.journey.answer((...exchange) => held.push(() => answerJson([])(...exchange)));
    const admitted = Promise.all([read(), read()]);
    await eventually(() => expect(held).toHaveLength(2));
    const refused = await read();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '1']);
    expect((await write()).statusCode).toBe(200);
    for (const answer of held) answer();
    expect((await admitted).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  it.each<[number, Readonly<Record<string, string>>]>([
    [500, { 'content-type': 'text/html' }],
    [404, { 'content-type': 'text/html' }],
    [431, {}],
  ])('hides a refusal with %i and %j that is not a problem body', async (status, headers) => {
    await start();
    gateway.upstreams.journey.answer((_request, response) => {
      response.writeHead(status, headers).end('<pre>Error at /srv/secret.js</pre>');
    });
    const response = await read();
    expect(response.statusCode).toBe(commonErrorCodes['upstream.unavailable']);
    expect(response.json()).toMatchObject({ code: 'upstream.unavailable' });
    expect(response.body).not.toContain('secret');
  });
});

function answerAfter(upstream: StubUpstream, lost: number): void {
  let count = 0;
  upstream.answer((request, response) => {
    count += 1;
    if (count <= lost) response.destroy();
    else answerJson([])(request, response);
  });
}

function loseEvery(upstream: StubUpstream, nth: number): void {
  let count = 0;
  upstream.answer((request, response) => {
    count += 1;
    if (count % nth === 0) response.destroy();
    else answerJson([])(request, response);
  });
}
