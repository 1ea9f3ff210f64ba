import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { ensureChromium } from '@hearthway/system';
import { spreadOf, type Spread } from '../web/figures.js';
import { createBuyers } from './buyers.js';
import { callerOf } from './call.js';

/** What Chromium's own developer tools call fast 4G. */
const network = { latency: 165, downloadThroughput: 8_100_000 / 8, uploadThroughput: 1_350_000 / 8 };
const slowerCpu = 4;
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const visits = 5;

/**
 * Milliseconds from a returning buyer's navigation to /dashboard until a tap on the first milestone would open it, on a phone
 * that has the scripts and styles already.
 */
export async function measureWarmDashboard(origin: string, print: (line: string) => void): Promise<Spread> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(process.env, print) });
  try {
    const context = await returningBuyer(browser, origin);
    const times: number[] = [];
    for (let visit = 0; visit < visits; visit += 1) times.push(await timeToUse(context, `${origin}/dashboard`));
    return spreadOf(times);
  } finally {
    await browser.close();
  }
}

async function returningBuyer(browser: Browser, origin: string): Promise<BrowserContext> {
  const [buyer] = await createBuyers(callerOf(origin), 1);
  const context = await browser.newContext(phone);
  // tsx wraps named functions in a helper that the page does not have.
  await context.addInitScript('globalThis.__name = (target) => target');
  await context.addInitScript(noteWhenUsable);
  const page = await context.newPage();
  await page.goto(origin);
  await page.evaluate((token) => localStorage.setItem('auth_token', token), buyer?.token ?? '');
  await page.goto(`${origin}/dashboard`, { waitUntil: 'networkidle' });
  await page.close();
  return context;
}

async function timeToUse(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu });
    await page.goto(url);
    const usable = await page.waitForFunction(() => window.dashboardUsableAt);
    return (await usable.jsonValue()) ?? NaN;
  } finally {
    await page.close();
  }
}

declare global {
  interface Window {
    /** Milliseconds since the navigation began. */
    dashboardUsableAt?: number;
  }
}

/** Runs in the page, before any script of its own; it must not refer to anything outside itself. */
function noteWhenUsable(): void {
  // React marks the elements that it has taken over; what lies above the button would take the tap.
  const isUsable = (button: HTMLButtonElement): boolean => {
    const { left, top, width, height } = button.getBoundingClientRect();
    const touched = document.elementFromPoint(left + width / 2, top + height / 2);
    return button.contains(touched) && Object.keys(button).some((key) => key.startsWith('__reactFiber$'));
  };
  const look = (): void => {
    const button = document.querySelector<HTMLButtonElement>('li[data-status] button');
    if (button && isUsable(button)) window.dashboardUsableAt = performance.now();
    else setTimeout(look, 10);
  };
  look();
}
