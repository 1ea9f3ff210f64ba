import { test as base, expect, type ConsoleMessage } from '@playwright/test';
import { recordToasts } from './toasts.js';

interface Fixtures {
  /** Console errors this test expects: the browser itself logs failed sign-ins. Tests add their own. */
  readonly expectedErrors: RegExp[];
  readonly watchConsole: undefined;
}

/** Playwright injects scripts into every frame; the sandboxed preview blocks them. */
export const refusedInPreview = /Blocked script execution in 'about:srcdoc'/;

const watched = new Set(['error', 'warning']);

/** Chromium says so if a page takes more than a few seconds to load. Another test checks that all preloads are used. */
const slowLoad = 'was preloaded using link preload but not used';

/** Playwright's `test`, which fails on unexpected console errors or warnings and on uncaught exceptions. */
export const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
  expectedErrors: async ({}, use) => use([]),
  context: async ({ context }, use) => {
    await context.addInitScript(recordToasts);
    await use(context);
  },
  watchConsole: [
    async ({ page, expectedErrors }, use) => {
      const found: string[] = [];
      page.on('console', (message: ConsoleMessage) => {
        if (!watched.has(message.type()) || message.text().includes(slowLoad)) return;
        found.push(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => found.push(String(error)));
      await use(undefined);
      expect(found.filter((text) => !expectedErrors.some((expected) => expected.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
