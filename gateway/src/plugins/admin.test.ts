import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerJson, type SeenRequest } from '../testing/stub-upstream.js';
import { testGateway, type TestGateway } from '../testing/test-gateway.js';

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
    if (good) answerJson({ token, expiresAt })(request, response);
    else answerJson({ code: 'session.invalid-credentials' }, 401)(request, response);
  });
});
afterEach(() => gateway.close());

const check = (credential: string) =>
  gateway.app.inject({ url: '/api/admin/check-auth', headers: { authorization: `Basic ${btoa(credential)}` } });
const isExchange = ({ url }: SeenRequest) => url === '/internal/admin-tokens';

describe('an admin’s credential', () => {
  it('is traded for a token, which alone goes on to the service', async () => {
    const response = await check('warden:open sesame');
    expect(response.json()).toEqual({ authenticated: true });
    const [exchange, forwarded] = gateway.upstreams.identity.seen;
    expect(exchange).toMatchObject({
      url: '/internal/admin-tokens',
      body: '{"username":"warden","password":"open sesame"}',
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

  it('may be wrong five times, then it has to wait', async () => {
    const list = [];
    for (let count = 0; count < 6; count += 1) list.push(await check(`warden:guess ${count}`));
    expect(list.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401, 429]);
    expect(Number(list.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('stands in no line of the log', async () => {
    await check('warden:open sesame');
    await check('warden:guess');
    for (const secret of ['open sesame', btoa('warden:open sesame'), token]) {
      expect(gateway.log.text()).not.toContain(secret);
    }
  });
});
