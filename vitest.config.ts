import { defineConfig, type UserWorkspaceConfig } from 'vitest/config';

const ignored = ['**/node_modules/**', '**/dist/**', '**/.data/**'];
const web = ['shell', 'mf-*', 'infra/web-kit'];

/** Longer than any test takes, because other tests may keep the machine busy. */
const patient = {
  testTimeout: 30_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
  setupFiles: ['infra/tooling/src/vitest/patience.ts'],
};

/** Tests that start the whole system: one file at a time, with time for the start. */
const wholeSystem = (name: string, more: UserWorkspaceConfig['test'] = {}) => ({
  test: {
    ...patient,
    name,
    include: [`infra/e2e/**/*.${name}.test.ts`],
    exclude: ignored,
    testTimeout: 120_000,
    hookTimeout: 300_000,
    fileParallelism: false,
    ...more,
  },
});

/** One project per level of test; a file's suffix says which. Components run in jsdom, everything else in Node. */
export default defineConfig({
  test: {
    // By default vitest leaves one core free, which is half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...patient,
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [
            ...ignored,
            '**/*.int.test.ts',
            '**/*.pact.test.ts',
            '**/*.system.test.ts',
            '**/*.browsers.test.ts',
            '**/*.rare.test.ts',
            ...web.map((slice) => `${slice}/**`),
          ],
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          ...patient,
          name: 'web',
          environment: 'jsdom',
          include: web.map((slice) => `${slice}/**/*.test.{ts,tsx}`),
          exclude: [...ignored, '**/*.pact.test.ts'],
          setupFiles: [...patient.setupFiles, 'infra/tooling/src/vitest/web-setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        test: {
          ...patient,
          name: 'int',
          include: ['**/*.int.test.ts'],
          exclude: ignored,
          globalSetup: ['infra/engines/src/testing/global-setup.ts'],
          // Engines are shared and busy: two files at a time, after the tests that need none.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      wholeSystem('system', { sequence: { groupOrder: 4 } }),
      wholeSystem('rare'),
      wholeSystem('browsers', { testTimeout: 180_000 }),
      {
        test: {
          ...patient,
          name: 'pact-consumer',
          sequence: { groupOrder: 2 },
          include: ['{shell,mf-*,svc-*,gateway}/src/**/*.pact.test.ts'],
          exclude: ignored,
          fileParallelism: false,
        },
      },
      {
        test: {
          ...patient,
          name: 'pact-provider',
          sequence: { groupOrder: 3 },
          include: ['svc-*/test/**/*.pact.test.ts'],
          exclude: ignored,
          globalSetup: ['infra/engines/src/testing/global-setup.ts'],
          testTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
