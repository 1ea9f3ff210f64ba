import { eventually } from '@hearthway/tooling/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { deploy, readCurrent, readHistory } from '@hearthway/releases';
import { publishRelease } from '@hearthway/releases/publish';
import { sliceBuild, writeBuild } from '@hearthway/releases/testing';
import type { RepeatedTask } from '@hearthway/service-kit';
import { captureLog } from '@hearthway/service-kit/testing';
import { bucketsOf } from '../canaries/buckets.js';
import { createCanaryWatch } from '../canaries/canary-watch.js';
import { createSliceHealth, type SliceHealth } from '../canaries/slice-health.js';
import { testGateway, type TestGateway } from '../testing/test-gateway.js';
import { testPages, testSite, type TestSite } from '../testing/test-site.js';

const slice = 'mf-journey';
let health: SliceHealth;
const tasks: RepeatedTask[] = [];
let site: TestSite;
let gateway: TestGateway;
let stable: string;
let canary: string;

beforeEach(async () => {
  site = await testSite();
  health = createSliceHealth({
    now: () => performance.now(),
    isLive: (name, version) => site.live.isLive(name, version),
  });
  gateway = await testGateway({ site: site.live, files: site.files, health });
  stable = (await readCurrent(site.store)).slices[slice] ?? '';
  const pages = testPages.flatMap(({ slice: owner, ...page }) => (owner === slice ? [page] : []));
  const build = await writeBuild(sliceBuild(slice, 'canary', pages));
  canary = (await publishRelease({ store: site.store, slice, build })).version;
});
afterEach(async () => {
  for (const task of tasks.splice(0)) await task.stop();
  await gateway.close();
  await site.remove();
});

const change = { slice, author: 'Ada' } as const;
async function start(percent: number): Promise<void> {
  await deploy({ ...change, store: site.store, version: canary, kind: 'canary', percent });
  await eventually(() => expect(site.live.canaries()).toMatchObject([{ version: canary, percent }]));
}
const get = (cookie?: string, url = '/dashboard') =>
  gateway.app.inject({ url, headers: { accept: 'text/html', ...(cookie && { cookie }) } });
/** Which version a visitor in this bucket gets. */
async function versionAt(bucket: number, url?: string): Promise<string | undefined> {
  return /\/assets\/mf-journey\/([0-9a-f]{20})\//.exec((await get(`bucket=${bucket}`, url)).body)?.[1];
}
const report = (version: string, outcome: string, headers: Record<string, string> = {}) =>
  gateway.app.inject({ method: 'POST', url: `/slice-health/${slice}/${version}/${outcome}`, headers });

describe('a canary', () => {
  it('is for the browsers of its buckets, on every page load and in open tabs', async () => {
    expect((await get()).headers['set-cookie']).toBeUndefined();
    await start(50);
    const buckets = bucketsOf({ slice, version: canary, percent: 50 });
    for (const bucket of [0, 1, 2, 3, 4, 5, 9999]) {
      const expected = buckets.has(bucket) ? canary : stable;
      expect({ bucket, version: await versionAt(bucket) }).toEqual({ bucket, version: expected });
      expect(await versionAt(bucket, '/live.json')).toBe(expected);
    }
  });

  it('gives a browser a bucket once, which nothing but the site can read', async () => {
    await start(5);
    const first = await get();
    expect(first.headers['set-cookie']).toMatch(
      /^bucket=\d{1,4}; Max-Age=15552000; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/,
    );
    expect(first.headers.vary).toBe('accept-encoding, cookie');
    const [cookie] = String(first.headers['set-cookie']).split(';');
    expect((await get(cookie)).headers['set-cookie']).toBeUndefined();
    for (const wrong of ['bucket=10000', 'bucket=-1', 'bucket=01', 'bucket=1e3', 'bucket=']) {
      expect((await get(wrong)).headers['set-cookie']).toBeDefined();
    }
  });

  it('ends with its promotion and with its rollback', async () => {
    await start(99);
    const bucket = [...bucketsOf({ slice, version: canary, percent: 99 })][0]!;
    const other = Array.from({ length: 10_000 }, (_, one) => one).find(
      (one) => !bucketsOf({ slice, version: canary, percent: 99 }).has(one),
    )!;
    expect([await versionAt(bucket), await versionAt(other)]).toEqual([canary, stable]);
    await deploy({ ...change, store: site.store, version: stable, kind: 'rollback' });
    await eventually(async () => expect(await versionAt(bucket)).toBe(stable));
    // A tab that runs it loads the next page afresh.
    expect((await get(undefined, '/live.json')).json()).toMatchObject({
      withdrawn: [`/assets/${slice}/${canary}/`],
    });
    await deploy({ ...change, store: site.store, version: canary, kind: 'release' });
    await eventually(async () => expect(await versionAt(other)).toBe(canary));
  });
});

describe('a report of a tab', () => {
  it('is counted for versions that are live, from pages of this site', async () => {
    await start(5);
    expect((await report(canary, 'mounted')).statusCode).toBe(204);
    expect((await report(canary, 'failed', { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(204);
    expect((await report(canary, 'failed', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await report(canary, 'failed', { origin: 'https://elsewhere.example' })).statusCode).toBe(403);
    expect((await report(canary, 'exploded')).statusCode).toBe(404);
    expect((await report('__proto__', 'failed')).statusCode).toBe(204);
    expect(health.sample(slice, canary)).toEqual({ failed: 1, total: 2 });
    expect(gateway.seen()).toEqual([]);
  });
});

describe('a canary that fails', () => {
  const watch = () => {
    const { logger } = captureLog();
    const task = createCanaryWatch({
      store: site.store,
      site: site.live,
      health,
      token: undefined,
      logger,
      pauseMilliseconds: 10,
    });
    task.start();
    tasks.push(task);
  };

  it('is taken back, with the reason in the history', async () => {
    await start(10);
    watch();
    watch();
    for (let tab = 0; tab < 200; tab += 1) await report(stable, 'mounted');
    expect(health.sample(slice, stable).total).toBe(200);
    for (let tab = 0; tab < 20; tab += 1) await report(canary, 'failed');
    await eventually(async () => expect((await readCurrent(site.store)).canaries).toBeUndefined());
    const { deployments } = await readHistory(site.store);
    expect(deployments.filter(({ kind }) => kind === 'rollback')).toMatchObject([
      {
        version: stable,
        replaced: canary,
        author: 'gateway',
        reason: expect.stringMatching(
          /^It failed to mount in \d+ of \d+ tabs, the version before in 0 of 200 \(Fisher/,
        ),
      },
    ]);
    await eventually(() => expect(site.live.canaries()).toEqual([]));
  });

  it('stays while it is healthy', async () => {
    await start(10);
    watch();
    await eventually(async () => {
      await report(canary, 'mounted');
      expect(health.sample(slice, canary).total).toBeGreaterThan(20);
    });
    expect((await readCurrent(site.store)).canaries).toMatchObject({ [slice]: { version: canary } });
  });
});
