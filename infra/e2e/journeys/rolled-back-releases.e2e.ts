import type { Page } from '@playwright/test';
import { arriveSignedIn } from '../support/buyer.js';
import { madeUpRelease } from '../support/made-up-release.js';
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

/** Has the slice's module changed when the container gives it out. */
const withModule = (change: string) => (text: string) => {
  const container = /^var (\w+);/.exec(text)?.[1] ?? '';
  return `${text};${container} = ((container) => ({
    init: container.init,
    get: async (name) => {
      const module = (await container.get(name))();
      return () => ({ ...module, ${change} });
    },
  }))(${container});`;
};

/** What can be wrong with a release, by file. The registry takes none with files that are missing or styles for other slices. */
const faults: Readonly<Record<string, Readonly<Record<string, (text: string) => string | undefined>>>> = {
  'whose entry is missing': { [entry]: () => undefined },
  'with a bad manifest': { 'mf-manifest.json': () => '{"name":"nonsense"}' },
  'with a syntax error': { [entry]: (text) => `${text}}` },
  'that throws when it is loaded': { [exposed]: (text) => `throw new Error('broken');${text}` },
  'that throws when it is mounted': { [entry]: withModule('mount: () => Promise.reject(new Error("broken"))') },
  'that throws when it renders': {
    [entry]: withModule(`mount: (props) => module.mount({
      ...props,
      platform: new Proxy({}, { get() { throw new Error('broken'); } }),
    })`),
  },
  'that hangs when it is mounted': { [entry]: withModule('mount: () => new Promise(() => undefined)') },
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
      test(`${fault} leaves the others live and heals once it is rolled back`, async ({ page }) => {
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
        const started = Date.now();
        await release.rollBack();
        await expectWhole(page, slice);
        process.stdout.write(`${slice} ${fault}: healed after ${Date.now() - started} ms\n`);
        await expectNoReload(page);
      });
    }
  });
}
