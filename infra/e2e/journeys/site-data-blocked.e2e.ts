import { chromium, type BrowserContext } from '@playwright/test';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../support/test.js';

/** Chromium's content setting “block”. */
const block = 2;

/** A browser whose settings block cookies and site data, where even reading `window.localStorage` throws. */
async function openBlocked(folder: string, options: object): Promise<BrowserContext> {
  await mkdir(join(folder, 'Default'), { recursive: true });
  const preferences = { profile: { default_content_setting_values: { cookies: block } } };
  await writeFile(join(folder, 'Default', 'Preferences'), JSON.stringify(preferences));
  return chromium.launchPersistentContext(folder, options);
}

test(
  'where site data is blocked, public pages work and sign-in says what to allow',
  { tag: '@once' },
  async ({ baseURL, launchOptions }) => {
    const folder = await mkdtemp(join(tmpdir(), 'hearthway-blocked-'));
    const context = await openBlocked(folder, { ...launchOptions, baseURL, viewport: { width: 1280, height: 720 } });
    try {
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      const heading = page.getByRole('heading', { level: 1 });

      await page.goto('/');
      await expect(page.evaluate(() => localStorage.length)).rejects.toThrow(/SecurityError|denied/);
      await page.getByRole('tab', { name: 'Going Solo' }).click();
      await expect(page.getByRole('tab', { name: 'Going Solo' })).toHaveAttribute('aria-selected', 'true');
      await page.getByRole('button', { name: 'Become a Founding Member' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.goto('/faq');
      await expect(heading).toBeVisible();
      for (const path of ['/auth', '/dashboard']) {
        await page.goto(path);
        await expect(page).toHaveURL('/auth');
        await expect(page.getByText('Your browser blocks site data')).toBeVisible();
        await expect(page.getByRole('textbox')).toHaveCount(0);
      }
      await page.goto('/admin');
      await expect(heading).toHaveText('Admin Access');
      await page.goto('/no-such-page');
      await expect(heading).toHaveText('404 Page Not Found');
      expect(errors).toEqual([]);
    } finally {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
);
