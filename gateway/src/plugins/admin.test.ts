import { authTexts } from '@hearthway/contracts/texts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { routes } from '../routes.js';
import { answerJson, type SeenRequest } from '../testing/stub-upstream.js';
import { testGateway, type TestGateway } from '../testing/test-gateway.js';

const wrongCredential = {
  error: authTexts.invalidCredentials,
  message: authTexts.invalidCredentials,
  code: 'session.invalid-credentials',
  requestId: 'request-1',
};
const device = 'd'.repeat(43);
const tooOften = answerJson({ code: 'request.too-many' }, 429, { 'retry-after': '77' });

let gateway: TestGateway;
let token: string;
beforeEach(async () => {
  gateway = await testGateway();
  token = await gateway.adminToken();
  gateway.upstreams.identity.answer((request, response) => {
    const last = gateway.upstreams.identity.seen.at(-1);
    if (request.url !== '/internal/admin-tokens') {
      answerJson({ authenticated: true })(request, response);
      return;
    }
    const good = last?.body.includes('open sesame');
    const expiresAt = new Date(Date.now() + 60_000).toISOString();
    if (good) answerJson({ token, expiresAt, device })(request, response);
    else if (last?.body.includes('once too often')) tooOften(request, response);
    else answerJson(wrongCredential, 401)(request, response);
  });
});
afterEach(() => gateway.close());

const check = (credential: string, cookie?: string) =>
  gateway.app.inject({
    url: '/api/admin/check-auth',
    headers: { authorization: `Basic ${btoa(credential)}`, ...(cookie !== undefined && { cookie }) },
  });
const isExchange = ({ url }: SeenRequest) => url === '/internal/admin-tokens';

const refusals = async () => (await gateway.metrics.adminRefusals.get()).values;
const warnings = () => gateway.log.lines().filter(({ level }) => level === 'warn');

describe('an admin’s credential', () => {
  it('is traded for a token, and only that is sent to the service', async () => {
    const response = await check('warden:open sesame');
    expect(response.json()).toEqual({ authenticated: true });
    const [exchange, forwarded] = gateway.upstreams.identity.seen;
    expect(exchange).toMatchObject({
      url: '/internal/admin-tokens',
      body: '{"username":"warden","password":"open sesame","address":"127.0.0.1"}',
    });
    expect(forwarded?.headers.authorization).toBe(token);
  });

  it('is traded once for many requests', async () => {
    await Promise.all(Array.from({ length: 5 }, () => check('warden:open sesame')));
    expect(gateway.upstreams.identity.seen.filter(isExchange)).toHaveLength(1);
  });

  it('is refused without a header that would open the browser’s own dialog', async () => {
    const response = await check('warden:guess');
    expect(response.statusCode).toBe(401);
    expect(response.headers['www-authenticate']).toBeUndefined();
    expect(gateway.upstreams.identity.seen.every(isExchange)).toBe(true);
  });

  it('has to wait when svc-identity says so, for as long as it says', async () => {
    const response = await check('warden:guess once too often');
    expect(response.statusCode).toBe(429);
    expect(response.json()).toMatchObject({ code: 'request.too-many' });
    expect(response.headers['retry-after']).toBe('77');
  });

  it('may be wrong twenty times from one network, over all names', async () => {
    const list = [];
    for (let count = 0; count < 21; count += 1) list.push((await check(`warden-${count}:guess`)).statusCode);
    expect(list).toEqual([...Array<number>(20).fill(401), 429]);
    expect(gateway.upstreams.identity.seen.filter(isExchange)).toHaveLength(20);
  });

  it('is sent with the device’s secret, and the device stores the new one', async () => {
    const kept = /^hearthway_device=d{43}; Max-Age=7776000; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Strict$/;
    const first = await check('warden:open sesame');
    expect(first.headers['set-cookie']).toMatch(kept);
    await check('warden:guess', `hearthway_device=${device}`);
    expect(JSON.parse(String(gateway.upstreams.identity.seen.at(-1)?.body))).toMatchObject({ device });
  });

  it('is counted and logged when it is wrong, with a pseudonym instead of the name', async () => {
    for (let count = 0; count < 5; count += 1) await check(`warden:guess ${count}`);
    await check('warden:guess once too often');
    await check('Jordan:guess');

    const operation = '/api/admin/check-auth';
    expect(await refusals()).toEqual([
      { value: 6, labels: { operation, code: 'session.required' } },
      { value: 1, labels: { operation, code: 'request.too-many' } },
    ]);
    const [first, ...others] = warnings();
    expect(first).toMatchObject({ operation, code: 'session.required', failures: 1 });
    expect(others.map(({ failures }) => failures)).toEqual([2, 3, 4, 5, 5, 1]);
    const accounts = warnings().map(({ account }) => account);
    expect(new Set(accounts.slice(0, 6)).size).toBe(1);
    expect(accounts[6]).not.toBe(accounts[0]);
    expect(gateway.log.text()).not.toMatch(/warden|jordan|127\.0\.0\.1/i);
  });

  it('is not called wrong when the gateway’s own credential is refused', async () => {
    const refused = { ...wrongCredential, code: 'caller.unknown' };
    gateway.upstreams.identity.answer(answerJson(refused, 401));
    expect((await check('warden:open sesame')).statusCode).toBe(502);
    gateway.upstreams.identity.answer(answerJson(refused, 403));
    expect((await check('warden:open sesame')).statusCode).toBe(502);
  });

  it('never appears in the log', async () => {
    await check('warden:open sesame');
    await check('warden:guess');
    for (const secret of ['open sesame', btoa('warden:open sesame'), token]) {
      expect(gateway.log.text()).not.toContain(secret);
    }
  });
});

describe.each(routes.filter(({ access }) => access === 'admin'))('$method $path', ({ method, path, service }) => {
  const ask = (authorization?: string) =>
    gateway.app.inject({ method, url: path, ...(authorization !== undefined && { headers: { authorization } }) });
  const good = `Basic ${btoa('warden:open sesame')}`;

  it('is closed to everyone but admins, and refusals are logged and counted', async () => {
    const callers = [
      { authorization: undefined, status: 401, code: 'session.required' },
      { authorization: await gateway.buyerToken(), status: 403, code: 'access.denied' },
      { authorization: `Basic ${btoa('warden:guess')}`, status: 401, code: 'session.required' },
    ];
    for (const { authorization, status, code } of callers) {
      const response = await ask(authorization);
      expect(response.statusCode).toBe(status);
      expect(response.json()).toMatchObject({ code });
      expect(response.headers['cache-control']).toBe('no-store');
    }
    expect(gateway.upstreams[service].seen.filter((seen) => !isExchange(seen))).toEqual([]);
    expect(warnings()).toMatchObject(callers.map(({ code }) => ({ operation: path, code })));
    expect(await refusals()).toEqual([
      { value: 2, labels: { operation: path, code: 'session.required' } },
      { value: 1, labels: { operation: path, code: 'access.denied' } },
    ]);
  });

  it('is never cached, whatever its service says', async () => {
    await ask(good);
    for (const status of [200, 404, 500]) {
      gateway.upstreams[service].answer(answerJson({}, status, { 'cache-control': 'public, max-age=60' }));
      const response = await ask(good);
      expect(response.statusCode).toBe(status);
      expect(response.headers['cache-control']).toBe('no-store');
    }
    expect(await refusals()).toEqual([]);
  });
});
