import { refreshTimeouts } from '@hearthway/contracts/constants';
import { me, refresh } from '@hearthway/contracts/identity';
import type {} from '@hearthway/engines/testing';
import { cuttableProxy, type CuttableProxy } from '@hearthway/service-kit/testing';
import { eventually, testEngines } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startIdentityUnderTest, type IdentityUnderTest } from '../testing/index.js';

let identity: IdentityUnderTest;
let proxy: CuttableProxy;
let behindProxy: Awaited<ReturnType<IdentityUnderTest['anotherInstance']>>;
beforeAll(async () => {
  identity = await startIdentityUnderTest();
  proxy = await cuttableProxy(testEngines().mongodbUri);
  // Otherwise the driver would bypass the proxy and use the address that the server announces.
  const { origin } = new URL(proxy.url.replace(/^mongodb:/, 'http:'));
  const uri = `${origin.replace(/^http:/, 'mongodb:')}/?directConnection=true`;
  behindProxy = await identity.anotherInstance({ MONGODB_URI: uri }, refreshTimeouts.serviceMilliseconds);
});
afterAll(async () => {
  await behindProxy.stop();
  await proxy.close();
  await identity.stop();
});

it('a hanging database logs nobody out: every refresh works once it is back', async () => {
  const buyers = await Promise.all(Array.from({ length: 10 }, () => identity.buyer()));
  const refreshAll = () => Promise.all(buyers.map(({ cookie }) => behindProxy.call(refresh, { cookie })));

  const underWay = refreshAll();
  // In the middle of their transactions, some at the commit.
  await behindProxy.call(refresh, { cookie: (await identity.buyer()).cookie });
  proxy.pause();
  const [first, second] = await Promise.all([underWay, refreshAll()]);
  expect(second.map(({ status }) => status)).toEqual(Array<number>(10).fill(503));
  for (const { status } of first) expect([200, 503]).toContain(status);
  proxy.resume();

  await eventually(async () =>
    expect((await behindProxy.call(refresh, { cookie: (await identity.buyer()).cookie })).status).toBe(200),
  );
  for (const [index, { cookie }] of buyers.entries()) {
    const answered = first[index]?.status === 200 ? String(first[index].cookie) : cookie;
    const reply = await behindProxy.call(refresh, { cookie: answered });
    expect(reply.status).toBe(200);
    expect((await identity.call(me, { token: String(reply.body['token']) })).status).toBe(200);
  }
});
