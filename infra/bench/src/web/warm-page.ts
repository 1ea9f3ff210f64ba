import { ensureChromium } from '@hearthway/system';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { fast4g, newPhone, slowDown } from './slow-phone.js';

/** Calls `measure` with a phone and always closes the browser afterwards. */
export async function onPhone<Measured>(
  print: (line: string) => void,
  measure: (phone: BrowserContext) => Promise<Measured>,
): Promise<Measured> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(process.env, print) });
  try {
    return await measure(await newPhone(browser));
  } finally {
    await browser.close();
  }
}

/** Opens the page on fast 4G with a slow processor, and calls `measure` once a tap on its `control` would work. */
export async function openSlowly<Measured>(
  phone: BrowserContext,
  { url, control }: { readonly url: string; readonly control: string },
  measure: (page: Page, usableMilliseconds: number) => Promise<Measured>,
): Promise<Measured> {
  const page = await phone.newPage();
  try {
    await slowDown(await phone.newCDPSession(page), fast4g);
    await page.addInitScript(noteWhenUsable, control);
    await page.goto(url);
    const usable = await page.waitForFunction(() => window.usableAt);
    return await measure(page, (await usable.jsonValue()) ?? NaN);
  } finally {
    await page.close();
  }
}

declare global {
  interface Window {
    /** Milliseconds since the navigation. */
    usableAt?: number;
  }
}

/** Runs in the page before its own scripts, so it cannot refer to anything outside. */
function noteWhenUsable(selector: string): void {
  // React marks the elements that it has hydrated. Anything on top of the control would get the tap instead.
  const isUsable = (control: Element): boolean => {
    const { left, top, width, height } = control.getBoundingClientRect();
    const touched = document.elementFromPoint(left + width / 2, top + height / 2);
    return control.contains(touched) && Object.keys(control).some((key) => key.startsWith('__reactFiber$'));
  };
  const look = (): void => {
    const control = document.querySelector(selector);
    if (control && isUsable(control)) window.usableAt = performance.now();
    else setTimeout(look, 10);
  };
  look();
}
