import type { Page } from '@playwright/test';
import { spreadOf, type Spread } from '../web/figures.js';
import { onPhone, openSlowly } from '../web/warm-page.js';

export interface WarmAdminPage {
  /** Milliseconds from the navigation until the username can be typed. */
  readonly signIn: Spread;
  /** Milliseconds from a tap on Sign in until the rows of the waitlist are shown. */
  readonly waitlist: Spread;
}

const usernameField = 'main input[autocomplete="username"]';

/** How soon /admin can be used on a phone with cached scripts and styles. */
export function measureWarmAdminPage(
  origin: string,
  credential: string,
  visits: number,
  print: (line: string) => void,
): Promise<WarmAdminPage> {
  return onPhone(print, async (phone) => {
    const opened = { url: `${origin}/admin`, control: usernameField };
    const [signIn, waitlist]: [number[], number[]] = [[], []];
    // The first visit only fills the cache.
    for (let visit = 0; visit <= visits; visit += 1) {
      await openSlowly(phone, opened, async (page, usable) => {
        const shown = await timeSignIn(page, credential);
        if (visit === 0) return;
        signIn.push(usable);
        waitlist.push(shown);
      });
    }
    return { signIn: spreadOf(signIn), waitlist: spreadOf(waitlist) };
  });
}

async function timeSignIn(page: Page, credential: string): Promise<number> {
  const colon = credential.indexOf(':');
  await page.getByLabel('Username').fill(credential.slice(0, colon));
  await page.getByLabel('Password', { exact: true }).fill(credential.slice(colon + 1));
  await page.evaluate(watchForRows);
  await page.getByRole('button', { name: 'Sign in' }).tap();
  const shown = await page.waitForFunction(() => window.rowsAfterTap);
  return (await shown.jsonValue()) ?? NaN;
}

declare global {
  interface Window {
    /** Milliseconds from the tap until there are rows. */
    rowsAfterTap?: number;
  }
}

/** Runs in the page, so it cannot refer to anything outside. */
function watchForRows(): void {
  const begin = ({ timeStamp }: Event): void => {
    const look = (): void => {
      if (document.querySelector('tbody tr')) window.rowsAfterTap = performance.now() - timeStamp;
      else requestAnimationFrame(look);
    };
    look();
  };
  window.addEventListener('pointerdown', begin, { capture: true, once: true });
}
