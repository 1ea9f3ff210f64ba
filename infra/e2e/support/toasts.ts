import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    shownToasts: string[];
  }
}

/** Runs in the page. A toast disappears after seconds, so a later look at the page may miss it. */
export function recordToasts(): void {
  const seen = new WeakSet<Element>();
  window.shownToasts = [];
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll('[data-toast]')) {
      if (seen.has(toast)) continue;
      seen.add(toast);
      window.shownToasts.push(Array.from(toast.querySelectorAll('p'), ({ textContent }) => textContent).join('\n'));
    }
  }).observe(document, { childList: true, subtree: true });
}

/**
 * Expects that the page has shown a toast with this title and description since it was loaded, or since the last
 * expected toast.
 */
export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  const text = description === undefined ? title : `${title}\n${description}`;
  await expect.poll(() => page.evaluate(() => window.shownToasts)).toContainEqual(expect.stringContaining(text));
  await page.evaluate((found) => {
    window.shownToasts.splice(0, window.shownToasts.findIndex((toast) => toast.includes(found)) + 1);
  }, text);
}
