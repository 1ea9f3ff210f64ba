import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { bucketCookie, pageElements } from '@hearthway/contracts/constants';
import { visitorSet, type LiveSlice, type SiteData } from '@hearthway/contracts/releases';
import { eventually } from '@hearthway/tooling/testing';
import { visitorsPerNeighborhood } from '../health/admitted-visitors.js';
import { answerJson } from '../testing/stub-upstream.js';
import { testGateway, type TestGateway } from '../testing/test-gateway.js';
import { testBuild, testSite, type TestSite } from '../testing/test-site.js';
import { getsCanary } from '../visitors/canary-bucket.js';

let site: TestSite;
let gateway: TestGateway;
let canary: LiveSlice;
let canaryBuckets: number[];

beforeAll(async () => {
  site = await testSite();
  const { slice, version } = await site.registry.publish(testBuild('mf-journey', { mark: 'two' }));
  site.registry.deploy(slice, { action: 'canary', version, percent: 50 });
  await eventually(() => site.live.hasCanary());
  const [found] = site.live.canaries();
  if (found) canary = found;
  canaryBuckets = Array.from({ length: 100 }, (_, bucket) => bucket).filter((bucket) => getsCanary(canary, bucket));
  gateway = await testGateway({ site: site.live });
});
afterAll(async () => {
  await gateway.close();
  await site.remove();
});

/** Others in each test. */
const newBucket = (): number => canaryBuckets.pop() ?? 0;
let neighborhoods = 0;
const newNeighborhood = (): string => `198.51.${(neighborhoods += 1)}.7`;

const cookieOf = (bucket: number): string => `${bucketCookie.name}=${bucket}`;

interface Beacon {
  readonly body?: string;
  readonly cookie?: string;
  readonly remoteAddress?: string;
}

const failed = () => `mf-journey ${canary.canary?.version ?? ''} failed`;

const tell = ({ body = failed(), cookie = cookieOf(newBucket()), remoteAddress = newNeighborhood() }: Beacon) =>
  gateway.app.inject({
    method: 'POST',
    url: pageElements.outcomesPath,
    headers: { 'content-type': 'text/plain;charset=UTF-8', host: 'localhost:8080', cookie },
    payload: body,
    remoteAddress,
  });

const kinds = ['served', 'mounted', 'failed', 'called', 'unanswered'] as const;
const noted = new Map(kinds.map((kind) => [kind, visitorSet()]));
const countOf = (kind: (typeof kinds)[number]): number => noted.get(kind)?.size ?? 0;
let before: Readonly<Record<string, number>>;
beforeEach(() => {
  before = Object.fromEntries(kinds.map((kind) => [kind, countOf(kind)]));
});

/** How many visitors of a canary, in this test. */
async function reported(): Promise<Readonly<Record<string, number>>> {
  await gateway.app.reportHealth(({ slices }) => {
    for (const seen of slices) for (const kind of kinds) noted.get(kind)?.addAll(seen.canary[kind]);
    return Promise.resolve();
  });
  const counts = kinds.map((kind) => [kind, countOf(kind) - (before[kind] ?? 0)] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

describe('what a shell says of a canary', () => {
  it('is noted, once for each visitor', async () => {
    const cookie = cookieOf(newBucket());
    expect((await tell({ cookie })).statusCode).toBe(204);
    await tell({ cookie });
    expect(await reported()).toEqual({ failed: 1 });
  });

  it.each(['', 'mf-journey', 'mf-journey 1 failed', '{"slice":"mf-journey"}'])('isn’t %j', async (body) => {
    expect((await tell({ body })).statusCode).toBe(204);
    expect(await reported()).toEqual({});
  });

  it('is at most so long', async () => {
    expect((await tell({ body: 'a'.repeat(1_000) })).statusCode).toBe(413);
  });

  it('counts for few visitors of one neighborhood, and for all of others', async () => {
    const remoteAddress = newNeighborhood();
    for (let visitor = 0; visitor < visitorsPerNeighborhood + 3; visitor += 1) await tell({ remoteAddress });
    expect(await reported()).toEqual({ failed: visitorsPerNeighborhood });
    for (let visitor = 0; visitor < 10; visitor += 1) await tell({});
    expect(await reported()).toEqual({ failed: visitorsPerNeighborhood + 10 });
  });

  it('is noted of nobody without a bucket', async () => {
    await tell({ cookie: '' });
    expect(await reported()).toEqual({});
  });
});

it('a page says of which slices its shell tells how mounting went', async () => {
  const { body } = await gateway.app.inject({ url: pageElements.siteDataPath, headers: { host: 'localhost:8080' } });
  const { slices } = JSON.parse(body) as SiteData;
  expect(Object.entries(slices).filter(([, { watched }]) => watched)).toEqual([['mf-journey', expect.anything()]]);
});

it('what services don’t answer is noted, too', async () => {
  const call = () =>
    gateway.app.inject({
      url: '/api/waitlist/count',
      headers: { host: 'localhost:8080', cookie: cookieOf(newBucket()) },
      remoteAddress: newNeighborhood(),
    });
  await call();
  gateway.upstreams.commerce.answer(answerJson({ code: 'server.error' }, 500));
  await call();
  // Noted after the answer.
  await eventually(async () => expect(await reported()).toEqual({ called: 2, unanswered: 1 }));
});

describe('a page', () => {
  const opening = { 'sec-fetch-dest': 'document' };
  let shell: LiveSlice;
  let shellBuckets: number[];
  beforeAll(async () => {
    const { version } = await site.registry.publish(testBuild('shell', { mark: 'two' }));
    site.registry.deploy('shell', { action: 'canary', version, percent: 99 });
    await eventually(() => site.live.canaries().length === 2);
    const [found] = site.live.canaries().filter(({ slice }) => slice === 'shell');
    if (found) shell = found;
    shellBuckets = Array.from({ length: 100 }, (_, bucket) => bucket).filter((bucket) => getsCanary(shell, bucket));
  });
  const newVisitor = (): number => shellBuckets.pop() ?? 0;
  const open = (headers: Readonly<Record<string, string>>) =>
    gateway.app.inject({ url: '/', headers: { host: 'localhost:8080', ...headers }, remoteAddress: newNeighborhood() });

  it.each([
    ['it isn’t a browser', {}],
    ['it may never be shown', { ...opening, 'sec-purpose': 'prefetch;prerender' }],
    ['it is in another page', { 'sec-fetch-dest': 'iframe' }],
  ])('isn’t if %s', async (_what, headers) => {
    await open({ cookie: cookieOf(newVisitor()), ...headers });
    await open({ cookie: cookieOf(newVisitor()), ...opening });
    await eventually(async () => expect(await reported()).toEqual({ served: 1 }));
  });

  it('is noted for those who open it, also with the bucket that came with it', async () => {
    await open({ ...opening, cookie: cookieOf(newVisitor()) });
    await eventually(async () => expect(await reported()).toEqual({ served: 1 }));
    const { headers } = await open(opening);
    const bucket = Number(/=(\d+)/.exec(String(headers['set-cookie']))?.[1]);
    const isNew = getsCanary(shell, bucket) && !noted.get('served')?.has(bucket);
    const expected = isNew ? 2 : 1;
    await eventually(async () => expect(await reported()).toEqual({ served: expected }));
  });
});
