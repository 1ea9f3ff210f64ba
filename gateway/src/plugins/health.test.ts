import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { bucketCookie, pageElements } from '@hearthway/contracts/constants';
import { visitorSet, type HealthReport, type LiveSlice, type SiteData } from '@hearthway/contracts/releases';
import { eventually } from '@hearthway/tooling/testing';
import { visitorsPerNetwork } from '../health/admitted-visitors.js';
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
});
afterAll(() => site.remove());

beforeEach(async () => {
  gateway = await testGateway({ site: site.live });
});
afterEach(() => gateway.close());

const cookieOf = (bucket: number): string => `${bucketCookie.name}=${bucket}`;

interface Beacon {
  readonly body?: string;
  readonly cookie?: string;
  readonly remoteAddress?: string;
}

const failed = () => `mf-journey ${canary.canary?.version ?? ''} failed`;

const tell = ({ body = failed(), cookie = cookieOf(canaryBuckets[0] ?? 0), remoteAddress = '203.0.113.7' }: Beacon) =>
  gateway.app.inject({
    method: 'POST',
    url: pageElements.outcomesPath,
    headers: { 'content-type': 'text/plain;charset=UTF-8', host: 'localhost:8080', cookie },
    payload: body,
    remoteAddress,
  });

async function reported(): Promise<readonly number[]> {
  const reports: HealthReport[] = [];
  await gateway.app.reportHealth((report) => Promise.resolve(void reports.push(report)));
  const all = { tried: visitorSet(), failed: visitorSet(), called: visitorSet(), unanswered: visitorSet() };
  for (const seen of reports.flatMap(({ slices }) => slices)) {
    all.tried.addAll(seen.canary.tried);
    all.failed.addAll(seen.canary.failed);
    all.called.addAll(seen.canary.called);
    all.unanswered.addAll(seen.canary.unanswered);
  }
  return [all.tried, all.failed, all.called, all.unanswered].map(({ size }) => size);
}

describe('what a shell says of a canary', () => {
  it('is noted, once for each visitor', async () => {
    expect((await tell({})).statusCode).toBe(204);
    await tell({});
    expect(await reported()).toEqual([1, 1, 0, 0]);
  });

  it.each(['', 'mf-journey', 'mf-journey 1 failed', '{"slice":"mf-journey"}'])('isn’t %j', async (body) => {
    expect((await tell({ body })).statusCode).toBe(204);
    expect(await reported()).toEqual([0, 0, 0, 0]);
  });

  it('is at most so long', async () => {
    expect((await tell({ body: 'a'.repeat(1_000) })).statusCode).toBe(413);
  });

  it('counts for a few visitors of one network, and for all of others', async () => {
    for (const bucket of canaryBuckets.slice(0, visitorsPerNetwork + 3)) await tell({ cookie: cookieOf(bucket) });
    expect((await reported())[1]).toBe(visitorsPerNetwork);
    for (const [index, bucket] of canaryBuckets.slice(10, 20).entries()) {
      await tell({ cookie: cookieOf(bucket), remoteAddress: `198.51.100.${index}` });
    }
    expect((await reported())[1]).toBe(visitorsPerNetwork + 10);
  });

  it('is noted of nobody without a bucket', async () => {
    await tell({ cookie: '' });
    expect(await reported()).toEqual([0, 0, 0, 0]);
  });
});

it('a page says of which slices its shell tells how mounting went', async () => {
  const { body } = await gateway.app.inject({ url: pageElements.siteDataPath, headers: { host: 'localhost:8080' } });
  const { slices } = JSON.parse(body) as SiteData;
  expect(Object.entries(slices).filter(([, { watched }]) => watched)).toEqual([['mf-journey', expect.anything()]]);
});

it('what services don’t answer is noted, too', async () => {
  const call = (bucket: number) =>
    gateway.app.inject({
      url: '/api/waitlist/count',
      headers: { host: 'localhost:8080', cookie: cookieOf(bucket) },
      remoteAddress: `198.51.100.${bucket}`,
    });
  const [one = 0, other = 0] = canaryBuckets;
  await call(one);
  gateway.upstreams.commerce.answer(answerJson({ code: 'server.error' }, 500));
  await call(other);
  // Noted after the answer.
  await eventually(async () => expect(await reported()).toEqual([0, 0, 2, 1]));
});
