import type { Browser, BrowserContext, BrowserContextOptions, CDPSession } from '@playwright/test';

export interface Network {
  /** Milliseconds per round trip. */
  readonly latency: number;
  /** Bytes per second. */
  readonly downloadThroughput: number;
  readonly uploadThroughput: number;
}

/** The network that the goals of the public pages assume. */
export const slow4g: Network = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
/** Fast 4G as in Chromium's developer tools. */
export const fast4g: Network = { latency: 165, downloadThroughput: 8_100_000 / 8, uploadThroughput: 1_350_000 / 8 };

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const slowerCpu = 4;

/** A phone whose pages can run our functions. It keeps its cache until it is closed. */
export async function newPhone(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ ...phone, ...options });
  // tsx wraps named functions in a helper that pages do not have.
  await context.addInitScript('globalThis.__name = (target) => target');
  return context;
}

/** Slows the session's page down to a mid-range processor and this network. */
export async function slowDown(session: CDPSession, network: Network): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu });
}
