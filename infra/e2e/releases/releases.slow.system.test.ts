import { eventually } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from '@playwright/test';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { patiently } from '../faults/patiently.js';
import { startGatewayUnderTest, type GatewayUnderTest } from './gateway-under-test.js';
import { build, buildOfCheckout, copyFrontEnd, sampleBuild, variantOf, type Variant } from './sample-slices.js';

let gateway: GatewayUnderTest;
const folders: string[] = [];
beforeAll(async () => {
  gateway = await startGatewayUnderTest();
  for (const name of ['mf-marketing', 'mf-journey', 'shell']) await gateway.release(name, await buildOfCheckout(name));
});
afterAll(async () => {
  await gateway.stop();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

async function openTab(path: string): Promise<Page> {
  const page = await gateway.newPage();
  await page.goto(gateway.url + path);
  return page;
}
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** Marks the document, to find out later whether the page was loaded again. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { notReloaded: true }));
const isReloaded = (page: Page) => page.evaluate(() => !('notReloaded' in window));

/** Inserts code before a line of a source. */
function before(line: string, code: string, source: string): string {
  if (!source.includes(line)) throw new Error(`The source has no line "${line}" any more`);
  return source.replace(line, code + line);
}

describe('a page that mf-journey adds', () => {
  it('is there with its release alone, also for tabs that were open before', async () => {
    const earlier = await openTab('/about');
    const missing = await patiently(() => fetch(`${gateway.url}/moving-day`));
    expect(missing.status).toBe(404);

    const folder = await copyFrontEnd('mf-journey', {
      'src/pages/moving-day/moving-day.tsx': () =>
        `export function MovingDay() { return <main id="main"><h1>The day of the move</h1></main>; }\n`,
      'src/journey-app.tsx': (source) =>
        before(
          '/** The whole slice.',
          `const MovingDay = lazyPart(async () => (await import('./pages/moving-day/moving-day.js')).MovingDay, { waiting: null, failed: pageFailed });\n\n`,
          before('  if (pathname === sharedPath)', `  if (pathname === '/moving-day') return <MovingDay />;\n`, source),
        ),
      'src/site-pages.ts': (source) =>
        source.replace(
          'export const sitePages = [',
          `export const sitePages = [{ path: '/moving-day', title: 'Moving Day', module: 'src/pages/moving-day/moving-day.tsx' }, own('/keys', 'Keys'),`,
        ),
    });
    folders.push(join(folder, '..'));
    const released = await gateway.release('mf-journey', await build(folder));

    const html = await (await patiently(() => fetch(`${gateway.url}/moving-day`))).text();
    expect(html).toContain('<title>Moving Day</title>');
    const { scripts = [] } = released.pages?.find(({ path }) => path === '/moving-day') ?? {};
    expect(scripts).toHaveLength(1);
    expect(html).toContain(`/assets/mf-journey/${released.version}/${scripts[0]}`);

    const page = await openTab('/moving-day');
    await heading(page, 'The day of the move').waitFor();
    expect(await page.title()).toBe('Moving Day');
    await page.context().close();

    // A buyer's page: who is not signed in is asked to.
    const signedOut = await openTab('/keys');
    await signedOut.waitForURL('**/auth');
    await signedOut.context().close();

    await earlier.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/moving-day';
      link.textContent = 'To the new page';
      document.querySelector('main')?.append(link);
    });
    await earlier.getByRole('link', { name: 'To the new page' }).click();
    await heading(earlier, 'The day of the move').waitFor();
    await earlier.context().close();
  });
});

let sample: string;
const release = async (variant: Variant) =>
  gateway.release('mf-sample', await variantOf(sample, gateway.work, variant));
beforeAll(async () => {
  sample = await sampleBuild('mf-sample', '/sample');
  folders.push(join(sample, '../..'));
});

describe('a file with one flipped bit', () => {
  /** What a page loads of the sample, by file name. */
  async function filesOf(version: string): Promise<string[]> {
    const page = await gateway.newPage();
    const loaded = new Set<string>();
    page.on('request', (request) => {
      const file = request.url().split(`/assets/mf-sample/${version}/`)[1];
      if (file) loaded.add(file);
    });
    await page.goto(`${gateway.url}/sample`);
    await page.getByText('Its lazy part is here').waitFor();
    await page.context().close();
    return [...loaded].sort();
  }

  it('is refused by the browser, whichever script, style, or list it is, and other slices stay', async () => {
    const { version } = await release({ text: 'Checked' });
    const files = await filesOf(version);
    const kinds = files.map((file) => file.replace(/\.?[0-9a-f]{8}(?=\.)/, ''));
    expect(kinds).toEqual(
      expect.arrayContaining([
        '__federation_expose_spa.css',
        '__federation_expose_spa.js',
        'integrity.json',
        'mf-manifest.json',
        'remoteEntry.js',
      ]),
    );
    expect(files.length).toBeGreaterThan(5);
    for (const file of files) {
      const page = await gateway.newPage();
      await page.route(`**/assets/mf-sample/${version}/${file}`, async (route) => {
        const answer = await route.fetch();
        const body = await answer.body();
        // In a word of a comment, a name, or white space, so that a browser that does not check would run the file.
        body[body.length - 1] = (body[body.length - 1] ?? 0) ^ 1;
        await route.fulfill({ response: answer, body });
      });
      await page.goto(`${gateway.url}/sample`);
      await page.getByRole('button', { name: 'Try again' }).waitFor();
      expect([file, await page.getByText('Its lazy part is here').count()]).toEqual([file, 0]);
      await page.goto(`${gateway.url}/about`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.context().close();
    }
  });
});

describe('a slice whose release is rolled back', () => {
  it.each(['throws in mount', 'throws in render'])(
    'because it %s heals in an open tab, without a page load',
    async (fault) => {
      const good = await release({ text: `Before it ${fault}` });
      const bad = await release({ text: 'Broken', fault });
      const page = await openTab('/sample');
      await page.getByRole('button', { name: 'Try again' }).waitFor();
      await mark(page);
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('button', { name: 'Try again' }).waitFor();

      await gateway.deploy('rollback', good);
      const started = Date.now();
      await heading(page, `Before it ${fault}`).waitFor();
      process.stdout.write(`${fault}: well again ${Date.now() - started} ms after the rollback\n`);
      expect(await page.getByText('Its lazy part is here').isVisible()).toBe(true);
      expect(await isReloaded(page)).toBe(false);
      expect(await page.locator(`script[src*="${bad.version}"]`).count()).toBe(0);
      await page.context().close();
    },
  );

  it('is loaded fresh on the next navigation of a tab that runs it', async () => {
    const good = await release({ text: 'The good version' });
    await release({ text: 'A wrong text' });
    const page = await openTab('/sample');
    await heading(page, 'A wrong text').waitFor();
    await mark(page);

    await gateway.deploy('rollback', good);
    // As when somebody comes back to the tab. It asks at most every five seconds.
    const heard: Promise<unknown>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/live.json')) heard.push(response.finished());
    });
    await eventually(
      async () => {
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        return heard.length > 0;
      },
      { interval: 500 },
    );
    await Promise.all(heard);
    expect(await heading(page, 'A wrong text').isVisible()).toBe(true);
    expect(await isReloaded(page)).toBe(false);

    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/about';
      link.textContent = 'Away';
      document.querySelector('main')?.append(link);
    });
    await page.getByRole('link', { name: 'Away' }).click();
    await page.waitForURL('**/about');
    await page.waitForFunction(() => !('notReloaded' in window));
    await page.goBack();
    await heading(page, 'The good version').waitFor();
    await page.context().close();
  });
});
