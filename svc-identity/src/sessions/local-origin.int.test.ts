import { logout, refresh, register } from '@hearthway/contracts/identity';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { registration, startIdentityUnderTest, type IdentityUnderTest } from '../testing/index.js';

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await startIdentityUnderTest({ PUBLIC_ORIGIN: 'http://localhost:8080' });
});
afterAll(() => identity.stop());

const sentBack =
  /^hearthway_refresh=([A-Za-z0-9_-]{43}); Max-Age=\d+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Strict$/;

async function signedIn() {
  const reply = await identity.call(register, { body: registration() });
  const secret = sentBack.exec(String(reply.headers.getSetCookie()[0]))?.[1];
  return { token: String(reply.body['token']), secret: String(secret) };
}

const refreshWith = (cookie: string) =>
  identity.call(refresh, { headers: { cookie, 'sec-fetch-site': 'same-origin' } });

describe('a session on http://localhost', () => {
  it('is renewed with a cookie that WebKit keeps: a plain name, without Secure', async () => {
    const { secret } = await signedIn();
    const reply = await refreshWith(`hearthway_refresh=${secret}`);
    expect(reply.status).toBe(200);
    expect(reply.headers.getSetCookie()).toEqual([expect.stringMatching(sentBack)]);
  });

  it('continues when it began with the cookie name of other origins', async () => {
    const { secret } = await signedIn();
    const reply = await refreshWith(`__Host-hearthway_refresh=${secret}`);
    expect(reply.status).toBe(200);
    const next = sentBack.exec(String(reply.headers.getSetCookie()[0]))?.[1];
    const both = `__Host-hearthway_refresh=${secret}; hearthway_refresh=${next}`;
    identity.moveClock(60);
    expect((await refreshWith(both)).status).toBe(200);
  });

  it('ends with both names cleared', async () => {
    const { token } = await signedIn();
    const reply = await identity.call(logout, { token });
    const [plain, host] = reply.headers.getSetCookie();
    expect(plain).toMatch(/^hearthway_refresh=; Path=\/; Expires=Thu, 01 Jan 1970[^;]*; HttpOnly; SameSite=Strict$/);
    expect(host).toMatch(/^__Host-hearthway_refresh=; /);
    expect(host).toContain('Expires=Thu, 01 Jan 1970');
    expect(host).toContain('; Secure; ');
  });
});
