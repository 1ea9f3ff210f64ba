import { ensureChromium } from '@hearthway/system';
import { chromium, type Page, type Request } from '@playwright/test';
import { randomUUID } from 'node:crypto';

export interface FirstLoad {
  readonly kilobytes: number;
  readonly files: readonly (readonly [string, number])[];
}

/** Size of the scripts that a browser with an empty cache loads for a signed-in buyer's dashboard, in brotli (1 KB = 1,024 bytes). */
export async function firstLoadBytes(url: string): Promise<FirstLoad> {
  const executablePath = await ensureChromium(process.env, (line) => process.stdout.write(`${line}\n`));
  const browser = await chromium.launch({ executablePath });
  try {
    const page = await (await browser.newContext()).newPage();
    await register(page, url);
    const token = await page.evaluate(() => localStorage.getItem('auth_token'));
    const cold = await (await browser.newContext()).newPage();
    await cold.addInitScript((value) => localStorage.setItem('auth_token', value ?? ''), token);
    // Without the dashboard's late parts, which come when the browser is idle.
    await cold.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    const scripts: Request[] = [];
    cold.on('requestfinished', (request) => {
      if (new URL(request.url()).pathname.endsWith('.js')) scripts.push(request);
    });
    await cold.goto(`${url}/dashboard`, { waitUntil: 'networkidle' });
    const files = await Promise.all(
      scripts.map(async (script) => {
        const { responseBodySize } = await script.sizes();
        return [new URL(script.url()).pathname.replace('/assets/', ''), responseBodySize / 1024] as const;
      }),
    );
    return { files, kilobytes: files.reduce((total, [, kilobytes]) => total + kilobytes, 0) };
  } finally {
    await browser.close();
  }
}

async function register(page: Page, url: string): Promise<void> {
  const name = `bench-${randomUUID().slice(0, 8)}`;
  await page.goto(`${url}/auth?tab=register`);
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Email').fill(`${name}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('kettle porch lantern');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/dashboard');
}
