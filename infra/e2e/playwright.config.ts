import { defineConfig } from '@playwright/test';

/** Runs against a running system; `npm run test:e2e` starts one on a free port. */
export default defineConfig({
  testDir: '../..',
  testMatch: ['infra/e2e/journeys/*.e2e.ts', '{shell,mf-*}/e2e/*.e2e.ts'],
  outputDir: '../../test-results/browser',
  timeout: 180_000,
  expect: { timeout: 30_000, toPass: { timeout: 90_000 } },
  workers: 2,
  // What passes on a retry is named as flaky in the summary.
  retries: 2,
  forbidOnly: true,
  reporter: [
    ['list'],
    [
      'json',
      { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? '../../test-results/reports/browser-tests.json' },
    ],
  ],
  use: {
    baseURL: process.env['E2E_BASE_URL'] ?? 'http://localhost:8080',
    launchOptions: {
      ...(process.env['E2E_CHROMIUM'] && { executablePath: process.env['E2E_CHROMIUM'] }),
      // As with windows: a sandboxed frame has a process of its own.
      args: ['--site-per-process'],
    },
    // Screenshots in traces would take a quarter of the total time.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'wide', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 720 } } },
    {
      // Tests that do not depend on the width are tagged @once, and those of phones alone @phone.
      name: 'phone',
      testMatch: 'infra/e2e/journeys/marketing-*.e2e.ts',
      grepInvert: /@once/,
      use: { viewport: { width: 390, height: 844 } },
    },
  ],
});
