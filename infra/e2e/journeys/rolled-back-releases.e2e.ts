import { publishBuild } from '@hearthway/tooling/release';
import type { Page } from '@playwright/test';
import { changedLifecycles, withBrokenBuild, type Fault } from '../support/broken-build.js';
import { arriveSignedIn } from '../support/buyer.js';
import { madeUpRelease } from '../support/made-up-release.js';
import { registry } from '../support/registry.js';
import { expectNoReload, markDocument } from '../support/site.js';
import { expect, test } from '../support/test.js';

/** A page of each slice that has a script of its own. */
const places = {
  'mf-marketing': { path: '/about', title: 'About Hearthway' },
  'mf-journey': { path: '/settings', title: 'Settings' },
  'mf-admin': { path: '/admin', title: 'Admin Access' },
} as const;
type Slice = keyof typeof places;
const slices = Object.keys(places) as Slice[];

const entry = 'remoteEntry.js';
const exposed = '__federation_expose_spa.js';

const withLifecycles = (change: string) => (text: string) =>
  changedLifecycles(text, /^var (\w+);/.exec(text)?.[1] ?? '', change);

/** What can be wrong with a release that is live, by file. */
const faults: Readonly<Record<string, Readonly<Record<string, (text: string) => string | undefined>>>> = {
  'whose entry is missing': { [entry]: () => undefined },
  'with a bad manifest': { 'mf-manifest.json': () => '{"name":"nonsense"}' },
  'with a syntax error': { [entry]: (text) => `${text}}` },
  'that throws when it is loaded': { [exposed]: (text) => `throw new Error('broken');${text}` },
  'that throws when it is mounted': {
    [entry]: withLifecycles('() => ({ mount: () => Promise.reject(new Error("broken")) })'),
  },
  'that throws when it renders': {
    [entry]: withLifecycles(`({ mount }) => ({
      mount({ platform, ...props }) {
        const get = (_, name) => {
          if (name === 'track') return platform.track;
          throw new Error('broken');
        };
        return mount({ ...props, platform: new Proxy({}, { get }) });
      },
    })`),
  },
  'that hangs when it is mounted': { [entry]: withLifecycles('() => ({ mount: () => new Promise(() => undefined) })') },
  'that needs another React': { [entry]: (text) => text.replaceAll('^19.0.0', '^20.0.0') },
};

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });
const titleOf = (page: Page, slice: Slice) => page.getByRole('heading', { level: 1, name: places[slice].title });

async function expectWhole(page: Page, slice: Slice): Promise<void> {
  await expect(titleOf(page, slice)).toBeVisible();
  await expect(tryAgain(page)).toHaveCount(0);
}

/** The first script that the page loads besides the slice's entry. */
async function pageScript(slice: Slice, page: Page): Promise<string> {
  await page.goto(places[slice].path);
  const links = page.locator(`link[rel="preload"][as="script"][href*="/${slice}/"]`);
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return addresses[addresses.findIndex((one) => one.endsWith(exposed)) + 1]?.split('/').at(-1) ?? '';
}

for (const slice of slices) {
  test.describe(`a release of ${slice}`, () => {
    test.beforeEach(async ({ page, expectedErrors }) => {
      expectedErrors.push(/./);
      await arriveSignedIn(page);
    });

    for (const [fault, changes] of [...Object.entries(faults), ['that lacks a script', undefined] as const]) {
      test(`${fault} leaves the others live and heals as soon as it is rolled back`, async ({ page }) => {
        const release = await madeUpRelease(
          page,
          slice,
          changes ?? { [await pageScript(slice, page)]: () => undefined },
        );
        await release.goLive();
        for (const other of slices.filter((one) => one !== slice)) {
          await page.goto(places[other].path);
          await expectWhole(page, other);
        }
        await page.goto(places[slice].path);
        await expect(tryAgain(page).first()).toBeVisible();
        await markDocument(page);
        await release.rollBack();
        await expectWhole(page, slice);
        // It asks every two seconds, and once more as it loads the slice: it healed the first time.
        expect(release.asked()).toBeLessThanOrEqual(3);
        await expectNoReload(page);
      });
    }

    test('with a style for every slice is refused before', async () => {
      const styled: Fault = ({ style, change }) => change(style, (text) => `${text}h1{display:none}`);
      await withBrokenBuild(slice, styled, (build) =>
        expect(publishBuild(registry(), { slice, build })).rejects.toThrow('Global style: h1'),
      );
    });
  });
}
