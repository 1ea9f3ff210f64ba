import { bucketCookie, pageElements } from '@hearthway/contracts/constants';
import { deploy, listDeployments, readSite, type SiteData } from '@hearthway/contracts/releases';
import { ensureChromium } from '@hearthway/system';
import { publishBuild } from '@hearthway/tooling/release';
import { eventually } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from '@playwright/test';
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { watchStandstills } from '../faults/standstills.js';
import { startSystemUnderTest, type SystemUnderTest } from '../faults/system-under-test.js';
import { withBrokenBuild, withLifecycles } from '../support/broken-build.js';
import { launchRegularBrowser } from '../support/visitors.js';

const minutes = 60_000;
const slice = 'mf-admin';
const environment = 'local';

let under: SystemUnderTest;
let browser: Browser;
beforeAll(async () => {
  under = await startSystemUnderTest();
  browser = await launchRegularBrowser(await ensureChromium(process.env, (line) => process.stdout.write(`${line}\n`)));
}, 10 * minutes);
afterAll(async () => {
  await browser.close();
  await under.stop();
});

/** Each visitor is in a neighborhood of this machine's own. */
async function send(bucket: number, path: string, text?: string): Promise<unknown> {
  const localAddress = `127.${1 + Math.floor(bucket / 250)}.${bucket % 250}.1`;
  const headers = {
    cookie: `${bucketCookie.name}=${bucket}`,
    ...(text !== undefined && { 'content-type': 'text/plain' }),
  };
  const method = text === undefined ? 'GET' : 'POST';
  const sent = request(new URL(path, under.system.url), { method, localAddress, headers, agent: false });
  sent.end(text);
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  sent.on('error', reject).on('response', (response) => {
    if (text === undefined) json(response).then(resolve, reject);
    else response.resume().on('end', resolve);
  });
  return promise;
}

async function versionFor(bucket: number): Promise<string | undefined> {
  const { slices } = (await send(bucket, pageElements.siteDataPath)) as SiteData;
  return slices[slice]?.version;
}

const liveNow = async () => {
  const { slices } = await under.system.registry.call(readSite, { params: { environment } });
  return slices.find((one) => one.slice === slice);
};

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** A tab of a visitor of whom the bucket is known. */
async function tabOf(bucket: number): Promise<Page> {
  const context = await browser.newContext({ baseURL: under.system.url });
  await context.addCookies([{ name: bucketCookie.name, value: String(bucket), url: under.system.url }]);
  return context.newPage();
}

it(
  'a canary that a fifth of its visitors can’t open takes itself back, and the tab that shows it heals',
  async () => {
    const broken = withLifecycles('() => ({ mount: () => Promise.reject(new Error("broken")) })');
    const { version } = await withBrokenBuild(slice, broken, (build) =>
      publishBuild(under.system.registry, { slice, build }),
    );
    const { version: live } = (await liveNow()) ?? {};
    await under.system.registry.call(deploy, {
      params: { environment, slice },
      body: { action: 'canary', version, percent: 50, reason: 'A test of what happens then', force: true },
    });

    const visitors = Array.from({ length: 300 }, (_, bucket) => bucket);
    await eventually(async () => expect(await Promise.all(visitors.slice(0, 9).map(versionFor))).toContain(version));
    const versions = new Map(
      await Promise.all(visitors.map(async (bucket) => [bucket, await versionFor(bucket)] as const)),
    );
    const withCanary = visitors.filter((bucket) => versions.get(bucket) === version);
    const withLive = visitors.filter((bucket) => versions.get(bucket) === live);
    expect(Math.abs(withCanary.length - withLive.length)).toBeLessThan(60);

    const [shown, untouched] = await Promise.all([tabOf(withCanary[0] ?? 0), tabOf(withLive[0] ?? 0)]);
    const told = shown.waitForRequest((sent) => sent.url().endsWith(pageElements.outcomesPath));
    await Promise.all([shown, untouched].map((page) => page.goto('/admin')));
    await tryAgain(shown).waitFor();
    expect((await told).postData()).toBe(`${slice} ${version} failed`);
    await untouched.getByRole('heading', { level: 1, name: 'Admin Access' }).waitFor();
    await Promise.all(
      [shown, untouched].map((page) => page.evaluate(() => Object.assign(window, { notReloaded: true }))),
    );

    const standstills = watchStandstills();
    const started = performance.now();
    const failing = new Set(withCanary.filter((_, place) => place % 5 === 0));
    await eventually(
      async () => {
        for (const bucket of visitors) {
          const outcome = failing.has(bucket) ? 'failed' : 'mounted';
          await send(bucket, pageElements.outcomesPath, `${slice} ${versions.get(bucket)} ${outcome}`);
        }
        expect((await liveNow())?.canary).toBeUndefined();
      },
      { timeout: 2 * minutes, interval: 200 },
    );
    const took = performance.now() - started;
    await shown.getByRole('heading', { level: 1, name: 'Admin Access' }).waitFor();
    const healed = performance.now() - started - took;
    const excused = standstills.since(started);
    standstills.stop();
    process.stdout.write(`taken back after ${Math.round(took)} ms, healed ${Math.round(healed)} ms later\n`);
    if (!excused) expect([took < 30_000, healed < 5_000]).toEqual([true, true]);

    for (const page of [shown, untouched]) {
      expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
      expect(await tryAgain(page).count()).toBe(0);
    }
    const params = { environment };
    const [last] = await under.system.registry.call(listDeployments, { params, query: { slice, limit: 1 } });
    expect(last).toMatchObject({
      action: 'rollback',
      version: live,
      withdrew: version,
      author: 'health',
      reason: expect.stringMatching(/^\d+ of \d+ visitors couldn’t open mf-admin /),
    });
  },
  10 * minutes,
);
