import { defineConfig } from '@playwright/test';

/** Runs against a system that is up already: `npm run test:e2e` starts one of its own on a free port. */
export default defineConfig({
  testDir: '../..',
  testMatch: ['infra/e2e/journeys/*.e2e.ts', '{shell,mf-*}/e2e/*.e2e.ts'],
  outputDir: '../../test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? '../../test-results/report.json' }],
  ],
  use: {
    baseURL: process.env['E2E_BASE_URL'] ?? 'http://localhost:8080',
    launchOptions: process.env['E2E_CHROMIUM'] ? { executablePath: process.env['E2E_CHROMIUM'] } : {},
    // Pictures of every moment of every test would take a quarter of the time that all of them take.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'wide', use: { viewport: { width: 1280, height: 720 } } },
    {
      // What does not depend on the width is tagged @once.
      name: 'phone',
      testMatch: 'infra/e2e/journeys/marketing-*.e2e.ts',
      grepInvert: /@once/,
      use: { viewport: { width: 390, height: 844 } },
    },
  ],
});
