import { afterEach, describe, expect, it } from '@jest/globals';
import { answerJson } from '../testing/stub-upstream.js';
import { testGateway, type TestGateway } from '../testing/test-gateway.js';

let gateway: TestGateway;
const started: TestGateway[] = [];
afterEach(() => Promise.all(started.splice(0).map((each) => each.close())));

const start = async (environment: Record<string, string>) => {
  gateway = await testGateway({ environment: { TRUSTED_PROXIES: '127.0.0.1', ...environment } });
  started.push(gateway);
};

const post = (url: string, body: unknown, address = '203.0.113.7', type = 'application/json') =>
  gateway.app.inject({
    method: 'POST',
    url,
    headers: { 'x-forwarded-for': address, 'content-type': type },
    payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
  });

const login = (username: string, address?: string) => post('/api/auth/login', { username, password: 'guess' }, address);
const refuseSignIns = () => gateway.upstreams.identity.answer(answerJson({ code: 'session.invalid-credentials' }, 401));

const statuses = async (count: number, send: (index: number) => Promise<{ statusCode: number }>) => {
  const list: number[] = [];
  for (let index = 0; index < count; index += 1) list.push((await send(index)).statusCode);
  return list;
};

describe('failed sign-ins', () => {
  it('say after how many seconds to try again', async () => {
    await start({ FAILED_SIGN_INS_PER_IP: '1' });
    refuseSignIns();
    await login('jordan');
    const refused = await login('jordan');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'request.too-many' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(890);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900);
  });

  it('of one account are refused by svc-identity, whose answer is passed on unchanged', async () => {
    await start({ FAILED_SIGN_INS_PER_IP: '1' });
    gateway.upstreams.identity.answer(answerJson({ code: 'request.too-many' }, 429, { 'retry-after': '77' }));
    for (const username of ['jordan', 'jordan', 'riley']) {
      const refused = await login(username);
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '77']);
    }
  });

  it('are limited to 100 per address over all usernames', async () => {
    await start({});
    refuseSignIns();
    const list = await statuses(101, (index) => login(`user-${index}`));
    expect(list.filter((status) => status === 401)).toHaveLength(100);
    expect(list.at(-1)).toBe(429);
    expect((await login('user-101', '203.0.113.8')).statusCode).toBe(401);
  });

  it('do not include successful sign-ins, or those that the service could not answer', async () => {
    await start({ FAILED_SIGN_INS_PER_IP: '2' });
    expect(await statuses(8, () => login('jordan'))).toEqual(Array<number>(8).fill(200));
    gateway.upstreams.identity.answer(answerJson({}, 500));
    await statuses(8, () => login('jordan'));
    refuseSignIns();
    expect(await statuses(3, () => login('jordan'))).toEqual([401, 401, 429]);
  });

  it('meet the same limit when they are concurrent', async () => {
    await start({ FAILED_SIGN_INS_PER_IP: '10' });
    refuseSignIns();
    const responses = await Promise.all(Array.from({ length: 30 }, () => login('jordan')));
    expect(responses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
    expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(20);
  });
});

describe('wrong passwords of a signed-in user', () => {
  const refuse = () => gateway.upstreams.identity.answer(answerJson({ code: 'user.wrong-password' }, 403));
  const asking = [
    ['PATCH', '/api/auth/me'],
    ['POST', '/api/auth/password'],
    ['DELETE', '/api/auth/me'],
  ] as const;
  const ask = (token: string, index = 0, address = `203.0.113.${index}`) => {
    const [method, url] = asking[index % 3] ?? asking[0];
    const headers = { 'x-forwarded-for': address, authorization: token };
    return gateway.app.inject({ method, url, headers, payload: { password: 'guess' } });
  };

  it('count together with the failed sign-ins of their address', async () => {
    await start({ FAILED_SIGN_INS_PER_IP: '3' });
    const token = await gateway.buyerToken();
    refuseSignIns();
    await statuses(2, (index) => login(`user-${index}`, '203.0.113.9'));
    refuse();
    expect((await ask(token, 0, '203.0.113.9')).statusCode).toBe(403);
    expect((await ask(token, 0, '203.0.113.9')).statusCode).toBe(429);
    expect((await login('user-3', '203.0.113.9')).statusCode).toBe(429);
  });

  it('do not count when the password was right, nor when something else was wrong', async () => {
    await start({ FAILED_SIGN_INS_PER_IP: '1' });
    const token = await gateway.buyerToken();
    for (const status of [200, 204, 400, 401, 409, 500]) {
      gateway.upstreams.identity.answer(answerJson({}, status));
      expect((await ask(token)).statusCode).not.toBe(429);
    }
    refuse();
    expect(await statuses(2, () => ask(token))).toEqual([403, 429]);
  });

  it('do not count without a token', async () => {
    await start({ FAILED_SIGN_INS_PER_IP: '1' });
    expect(await statuses(3, () => ask('nonsense', 0))).toEqual([401, 401, 401]);
  });
});

describe('registrations', () => {
  it('are limited to 60 a minute per address', async () => {
    await start({});
    const register = (address?: string) => post('/api/auth/register', { username: 'jordan' }, address);
    expect(await statuses(61, () => register())).toEqual([...Array<number>(60).fill(200), 429]);
    expect((await register('203.0.113.8')).statusCode).toBe(200);
  });
});

describe('links and codes for getting into an account', () => {
  it('are limited to 20 a minute per address, of both kinds together', async () => {
    await start({});
    const ask = (index: number, address?: string) =>
      post(`/api/auth/${index % 2 ? 'sign-in-codes' : 'password-resets'}`, { username: `user-${index}` }, address);
    expect(await statuses(21, ask)).toEqual([...Array<number>(20).fill(200), 429]);
    expect((await ask(0, '203.0.113.8')).statusCode).toBe(200);
  });

  it('that are wrong count with the failed sign-ins', async () => {
    await start({ FAILED_SIGN_INS_PER_IP: '1' });
    refuseSignIns();
    const guess = () => post('/api/auth/sign-in-codes/complete', { requestToken: 'token', code: 'BBBB-BBBB' });
    expect(await statuses(2, guess)).toEqual([401, 429]);
    expect((await login('jordan')).statusCode).toBe(429);
  });
});

describe('joins of the waitlist', () => {
  it('are limited to 60 a minute per address, with and without script together', async () => {
    await start({});
    const join = (address?: string) => post('/api/waitlist', { name: 'Jordan' }, address);
    expect(await statuses(60, () => join())).toEqual(Array<number>(60).fill(200));
    const refused = await join();
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'request.too-many' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const byForm = await post('/waitlist', 'name=Jordan', undefined, 'application/x-www-form-urlencoded');
    expect([byForm.statusCode, byForm.headers['location']]).toEqual([303, '/waitlist/not-joined#too-many']);
    expect((await join('203.0.113.8')).statusCode).toBe(200);
    expect(gateway.upstreams.commerce.seen).toHaveLength(61);
  });
});

describe('webhooks', () => {
  it('come from few addresses, so the general limit does not apply', async () => {
    await start({ REQUESTS_PER_MINUTE_PER_IP: '2' });
    gateway.upstreams.commerce.answer(answerJson({ received: true }));
    expect(await statuses(5, () => post('/api/webhooks/stripe', '{}'))).toEqual([200, 200, 200, 200, 200]);
  });

  it('have their own limit', async () => {
    await start({ WEBHOOKS_PER_MINUTE_PER_IP: '2' });
    gateway.upstreams.commerce.answer(answerJson({ received: true }));
    expect(await statuses(3, () => post('/api/webhooks/stripe', '{}'))).toEqual([200, 200, 429]);
  });
});

describe('refusals', () => {
  it('are counted by limit, and neither logged nor processed', async () => {
    await start({
      REQUESTS_PER_MINUTE_PER_IP: '3',
      FILES_PER_MINUTE_PER_IP: '1',
      REGISTRATIONS_PER_MINUTE_PER_IP: '1',
      FAILED_SIGN_INS_PER_IP: '1',
      PAYMENTS_PER_MINUTE_PER_IP: '1',
    });
    refuseSignIns();
    const file = () => gateway.app.inject({ url: '/assets/shell/00000000000000000000/main.js' });
    const long = () =>
      gateway.app.inject({ url: `/${'a@b.'.repeat(250)}`, headers: { authorization: 'x'.repeat(8000) } });
    const registration = (address: string) => post('/api/auth/register', {}, address);
    await statuses(3, () => file());
    await statuses(2, () => registration('203.0.113.1'));
    await statuses(2, () => login('jordan', '203.0.113.2'));
    await statuses(3, () => post('/api/payment/prepare', {}, '203.0.113.3'));
    await statuses(8, () => long());
    const { values } = await gateway.metrics.limitRefusals.get();
    const counted = Object.fromEntries(values.map(({ labels, value }) => [labels.limit, value]));
    expect(counted).toEqual({ files: 2, registrations: 1, 'sign-ins-per-address': 1, payments: 2, requests: 5 });
    const lines = gateway.log.lines().filter(({ level }) => level !== 'debug');
    expect(lines.filter(({ status }) => status === 429)).toEqual([]);
    for (const line of gateway.log.lines()) expect(JSON.stringify(line['path'] ?? '').length).toBeLessThanOrEqual(202);
  });
});

describe('files of a release', () => {
  it('have their own limit, far above what a page with many files needs', async () => {
    await start({});
    const file = () => gateway.app.inject({ url: '/assets/shell/00000000000000000000/main.js' });
    // At once: an answer waits until the gateway has looked whether the release is new.
    const answers = await Promise.all(Array.from({ length: 1300 }, file));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
    await start({ FILES_PER_MINUTE_PER_IP: '2' });
    expect(await statuses(3, file)).toEqual([404, 404, 429]);
    expect((await gateway.app.inject('/api/nothing')).statusCode).toBe(404);
  });
});

describe('requests', () => {
  it('have a limit per client address, over everything but release files and what open pages ask and tell', async () => {
    await start({ REQUESTS_PER_MINUTE_PER_IP: '5' });
    const get = (url: string, address = '203.0.113.7', method: 'GET' | 'POST' = 'GET') =>
      gateway.app.inject({ method, url, headers: { 'x-forwarded-for': address } });
    await Promise.all(Array.from({ length: 20 }, () => get('/assets/shell/00000000000000000000/main.js')));
    // Each open page asks every 30 s, and every 2 s where a release is broken.
    await statuses(20, () => get('/site.json'));
    await statuses(20, () => get('/site/outcomes', '203.0.113.7', 'POST'));
    expect(await statuses(6, () => get('/api/nothing'))).toEqual([404, 404, 404, 404, 404, 429]);
    expect((await get('/api/nothing', '203.0.113.8')).statusCode).toBe(404);
  });

  it('are counted by the socket’s address when no proxy is trusted', async () => {
    await start({ REQUESTS_PER_MINUTE_PER_IP: '2', TRUSTED_PROXIES: '' });
    const list = await statuses(3, (index) =>
      gateway.app.inject({ url: '/api/nothing', headers: { 'x-forwarded-for': `203.0.113.${index}` } }),
    );
    expect(list).toEqual([404, 404, 429]);
  });
});
