import { test as base, expect, type ConsoleMessage } from '@playwright/test';

interface Fixtures {
  /** Texts of console errors that this test expects: a refused sign-in is logged by the browser itself. Tests add theirs. */
  readonly expectedErrors: RegExp[];
  readonly watchConsole: undefined;
}

/** What drives the browser tries to run in every frame; in a sandboxed preview it is refused like anybody else. */
export const refusedInPreview = /Blocked script execution in 'about:srcdoc'/;

const watched = new Set(['error', 'warning']);

/** Playwright's `test`, which fails when the page logs an error or a warning nobody expected or throws one nobody caught. */
export const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's needs from this pattern
  expectedErrors: async ({}, use) => use([]),
  watchConsole: [
    async ({ page, expectedErrors }, use) => {
      const found: string[] = [];
      page.on('console', (message: ConsoleMessage) => {
        if (watched.has(message.type())) found.push(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => found.push(String(error)));
      await use(undefined);
      expect(found.filter((text) => !expectedErrors.some((expected) => expected.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
