import { defineConfig } from 'vitest/config';

const ignored = ['**/node_modules/**', '**/dist/**', '**/.data/**'];
const web = ['shell', 'mf-*', 'infra/web-kit'];

/** One project per level of test; a file's suffix says which. Components run in jsdom, everything else in Node. */
export default defineConfig({
  test: {
    // By itself vitest leaves a core to others; of two that is half.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [
            ...ignored,
            '**/*.int.test.ts',
            '**/*.pact.test.ts',
            '**/*.system.test.ts',
            ...web.map((slice) => `${slice}/**`),
          ],
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'web',
          environment: 'jsdom',
          // More than what one wait may take: a whole page is drawn, by a machine that may be busy.
          testTimeout: 30_000,
          include: web.map((slice) => `${slice}/**/*.test.{ts,tsx}`),
          exclude: [...ignored, '**/*.pact.test.ts'],
          setupFiles: ['infra/tooling/src/vitest/web-setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        test: {
          name: 'int',
          include: ['**/*.int.test.ts'],
          exclude: ignored,
          globalSetup: ['infra/engines/src/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // Engines are shared and busy: two files at a time, after the tests that need none.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'system',
          sequence: { groupOrder: 4 },
          include: ['infra/e2e/**/*.system.test.ts'],
          exclude: ignored,
          testTimeout: 120_000,
          hookTimeout: 300_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'pact-consumer',
          sequence: { groupOrder: 2 },
          include: ['{shell,mf-*,svc-*,gateway}/src/**/*.pact.test.ts'],
          exclude: ignored,
          testTimeout: 30_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'pact-provider',
          sequence: { groupOrder: 3 },
          include: ['svc-*/test/**/*.pact.test.ts'],
          exclude: ignored,
          globalSetup: ['infra/engines/src/testing/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
