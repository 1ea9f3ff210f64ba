import { brand } from '@hearthway/contracts/brand';
import { waitlistPages } from '@hearthway/contracts/commerce';
import type { Page } from '@playwright/test';
import { indexedPaths, untilInteractive, visit } from '../support/site.js';
import { expect, test } from '../support/test.js';
import { ofType, storedEvents, type StoredEvent } from '../support/tracked.js';

const resultPaths = [waitlistPages.joined, waitlistPages.notJoined];

test.describe('as served, before any script runs', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });

  test('every page has metadata for search engines and link previews', async ({ page, baseURL }) => {
    const titles = new Set<string>();
    for (const path of ['/landing', ...indexedPaths]) {
      await page.goto(path);
      const content = (selector: string) => page.locator(`head ${selector}`).getAttribute('content');
      const canonical = `${baseURL ?? ''}${path === '/landing' ? '/' : path}`;
      const title = await page.title();
      expect(title).toContain(brand.name);
      titles.add(title);
      expect((await content('meta[name="description"]'))?.length, path).toBeGreaterThan(40);
      await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute('href', canonical);
      expect(await content('meta[property="og:title"]')).toBe(title);
      expect(await content('meta[property="og:url"]')).toBe(canonical);
      expect(await content('meta[property="og:description"]')).toBe(await content('meta[name="description"]'));
      expect(await content('meta[name="twitter:card"]')).toMatch(/^summary/);
      await expect(page.locator('head meta[name="robots"][content*="noindex"]')).toHaveCount(0);
    }
    expect(titles.size).toBe(indexedPaths.length);
    for (const path of resultPaths) {
      await page.goto(path);
      await expect(page.locator('head meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    }
  });

  test('structured data is valid and matches the page', async ({ page }) => {
    const types = async (path: string) => {
      await page.goto(path);
      const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
      return blocks.flatMap((block) => itemsOf(JSON.parse(block)));
    };
    expect((await types('/')).map((item) => item['@type'])).toEqual(
      expect.arrayContaining(['Organization', 'WebSite', 'Product']),
    );
    const faq = (await types('/faq')).find((item) => item['@type'] === 'FAQPage');
    expect(faq?.['mainEntity']).toHaveLength(17);
    expect((await types('/about')).length).toBeGreaterThan(0);
  });
});

function itemsOf(data: unknown): Record<string, unknown>[] {
  if (Array.isArray(data)) return data.flatMap(itemsOf);
  const item = data as Record<string, unknown>;
  return Array.isArray(item['@graph']) ? itemsOf(item['@graph']) : [item];
}

test('the sitemap lists the indexed pages, and robots.txt links it', { tag: '@once' }, async ({ request, baseURL }) => {
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toMatch(/^text\/plain/);
  expect(await robots.text()).toContain(`Sitemap: ${baseURL ?? ''}/sitemap.xml`);
  expect(await robots.text()).toMatch(/Disallow: \/api/);
  const map = await request.get('/sitemap.xml');
  expect(map.headers()['content-type']).toMatch(/xml/);
  const named = [...(await map.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(named.sort()).toEqual(indexedPaths.map((path) => `${baseURL ?? ''}${path}`).sort());
});

test('without the slice’s script, the page is readable and its disclosures and links work', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/mf-marketing|mf_marketing|RUNTIME|Failed to load/);
  await page.route('**/assets/mf-marketing/**/*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: brand.tagline })).toBeVisible();
  await page.getByText('The commission landscape, explained').click();
  await expect(page.getByText(/Tennessee, a licensee can’t pay/)).toBeVisible();
  await page.locator('footer').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Questions and answers' })).toBeVisible();
});

test('every prerendered page hydrates without changes', { tag: ['@once', '@gate'] }, async ({ page }) => {
  for (const path of [...indexedPaths, ...resultPaths]) {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    const heading = page.locator('main h1').first();
    await heading.evaluate((element) => Object.assign(element, { ofTheServer: true }));
    const styles = await styleSheets(page);
    release();
    await untilInteractive(page);
    expect(await heading.evaluate((element) => 'ofTheServer' in element), path).toBe(true);
    // A stylesheet linked twice would override those that build on it.
    expect(await styleSheets(page), path).toEqual(styles);
    await page.unroute('**/*.js');
  }
  // Errors are reported with a delay, so wait for the last event before checking.
  await visit(page, '/landing');
  await expect.poll(async () => lastPath(await storedEvents(page))).toBe('/landing');
  expect(ofType(await storedEvents(page), 'error')).toEqual([]);
});

test('tampered markup is detected and corrected', { tag: '@once' }, async ({ page, expectedErrors }) => {
  expectedErrors.push(/hydrat|#418|Minified React error/i);
  await page.route('**/about', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace(/(<h1[^<>]*>)About/, '$1Above') });
  });
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1, name: `About ${brand.name}` })).toBeVisible();
  await visit(page, '/faq');
  await expect
    .poll(async () => ofType(await storedEvents(page), 'error').map(({ eventData }) => eventData['kind']))
    .toContain('recoverable');
});

const styleSheets = (page: Page): Promise<string[]> =>
  page.locator('link[rel="stylesheet"]').evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));

const lastPath = (events: readonly StoredEvent[]): unknown => ofType(events, 'page_view').at(-1)?.eventData['path'];
