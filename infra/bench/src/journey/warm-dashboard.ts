import type { BrowserContext } from '@playwright/test';
import { spreadOf, type Spread } from '../web/figures.js';
import { onPhone, openSlowly } from '../web/warm-page.js';
import { createBuyers } from './buyers.js';

const nextStep = '#next-step button';

/**
 * Milliseconds from a returning buyer's navigation to /dashboard until a tap on the next step would open it, on a
 * phone with cached scripts and styles.
 */
export function measureWarmDashboard(origin: string, visits: number, print: (line: string) => void): Promise<Spread> {
  return onPhone(print, async (phone) => {
    await visitOnce(phone, origin);
    const opened = { url: `${origin}/dashboard`, control: nextStep };
    const times: number[] = [];
    for (let visit = 0; visit < visits; visit += 1) {
      times.push(await openSlowly(phone, opened, (_, usable) => Promise.resolve(usable)));
    }
    return spreadOf(times);
  });
}

/** Registers a buyer with a plan and stays signed in on this phone. */
async function visitOnce(phone: BrowserContext, origin: string): Promise<void> {
  const [buyer] = await createBuyers(origin, 1);
  const page = await phone.newPage();
  await page.goto(origin);
  await page.evaluate((token) => localStorage.setItem('auth_token', token), buyer?.token ?? '');
  await page.goto(`${origin}/dashboard`, { waitUntil: 'networkidle' });
  await page.close();
}
