import type { Page } from '@playwright/test';

/** Has each document that is opened from now on note its scripts. Loaders remove them after running them. */
export async function noteScripts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const run = new Set<string>();
    Reflect.set(window, 'run', run);
    new MutationObserver(() => {
      for (const { src } of document.scripts) run.add(src);
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Addresses of the scripts that the document had so far. */
export async function scriptsRun(page: Page): Promise<ReadonlySet<string>> {
  return new Set(await page.evaluate(() => [...(Reflect.get(window, 'run') as Set<string>)]));
}
