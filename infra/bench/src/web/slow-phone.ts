import type { Browser, BrowserContext, BrowserContextOptions, CDPSession } from '@playwright/test';

export interface Network {
  /** Milliseconds of a round trip. */
  readonly latency: number;
  /** Bytes a second. */
  readonly downloadThroughput: number;
  readonly uploadThroughput: number;
}

/** What the goals of the public pages are set for. */
export const slow4g: Network = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
/** What Chromium's own developer tools call fast 4G. */
export const fast4g: Network = { latency: 165, downloadThroughput: 8_100_000 / 8, uploadThroughput: 1_350_000 / 8 };

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const slowerCpu = 4;

/** A phone whose pages may be given functions to run. What its pages load it keeps until it is closed. */
export async function newPhone(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ ...phone, ...options });
  // tsx wraps named functions in a helper that the page does not have.
  await context.addInitScript('globalThis.__name = (target) => target');
  return context;
}

/** From now on the page of this session has a processor of the middle class and this network. */
export async function slowDown(session: CDPSession, network: Network): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu });
}
