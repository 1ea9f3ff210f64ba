import { containedErrorEvent, pageElements } from '@hearthway/contracts/constants';
import type { BrowserContext, Page, Request } from 'playwright-core';
import { setTimeout as wait } from 'node:timers/promises';
import { look, navigate, watch, type Seen } from './in-page.js';
import type { PageToMount } from './mount-plan.js';

/** A page, and an address that it is at. */
interface AddressedPage extends PageToMount {
  readonly address: string;
}

export interface BrowserTab {
  /**
   * Leads to a page within the open one, unless it is that.
   * @returns why it isn’t good; undefined if it is
   */
  problemWith(page: AddressedPage, milliseconds: number): Promise<string | undefined>;
  close(): Promise<void>;
}

const betweenLooksMilliseconds = 20;

/** @throws if the site doesn’t answer */
export async function openTab(context: BrowserContext, url: string): Promise<BrowserTab> {
  const page = await context.newPage();
  const pendingRequests = watchRequests(page);
  const errors = await watchErrors(page);
  await page.goto(url, { waitUntil: 'commit' });
  let at = new URL(url).pathname;
  let isSignedIn = false;
  let seen: Seen | undefined;
  let seenAt = 0;

  const goTo = async (address: string): Promise<void> => {
    if (address === at) return;
    at = address;
    errors.length = 0;
    await page.evaluate(navigate, address);
  };
  const untilDecided = async ({ slice, address, access }: AddressedPage, late: AbortSignal) => {
    const elementId = pageElements.sliceId(slice);
    await goTo(address);
    while (!late.aborted) {
      // A page that loads another one can't be looked at for a moment.
      seen = await page.evaluate(look, elementId).catch(() => undefined);
      seenAt = performance.now();
      const error = errors[0] ?? seen?.errors[0];
      if (error !== undefined) return firstLine(error);
      if (seen?.hasFailed) return 'the shell shows that it failed';
      if (seen?.isComplete && access === 'admin' && seen.asksToSignIn && !isSignedIn) {
        isSignedIn = true;
        await signIn(page, elementId);
      } else if (seen?.isComplete) {
        return undefined;
      }
      await wait(betweenLooksMilliseconds);
    }
    return undefined;
  };
  const reasonOfDelay = ({ address }: AddressedPage, milliseconds: number): string => {
    if (!seen || performance.now() - seenAt > milliseconds / 2) return 'it doesn’t respond';
    if (seen.path !== address) return `it led to ${seen.path}`;
    const [pending] = pendingRequests();
    return pending === undefined ? 'it shows nothing, or that it loads' : `it waits for ${pending}`;
  };

  return {
    async problemWith(shown, milliseconds) {
      const late = AbortSignal.timeout(milliseconds);
      const delay = new Promise<string>((resolve) => {
        late.addEventListener('abort', () => {
          resolve(`not complete after ${milliseconds / 1_000} s: ${reasonOfDelay(shown, milliseconds)}`);
        });
      });
      return Promise.race([untilDecided(shown, late), delay]);
    },
    close: () => page.close(),
  };
}

/** @returns the addresses of those that aren’t answered yet */
function watchRequests(page: Page): () => string[] {
  const pending = new Set<Request>();
  const end = (request: Request) => pending.delete(request);
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return () => [...pending].map((request) => request.url());
}

/** What went wrong since the array was emptied. */
async function watchErrors(page: Page): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && isSliceFailure.test(message.text())) errors.push(message.text());
  });
  await page.addInitScript(watch, containedErrorEvent);
  return errors;
}

const firstLine = (text: string): string => text.split('\n')[0] ?? '';

/** As the shell writes it, with what the slice failed to do. */
const isSliceFailure = /^[a-z-]+ failed to (load|bootstrap|mount|unmount)/;

/** An admin signs in on the page itself. */
async function signIn(page: Page, elementId: string): Promise<void> {
  const form = page.locator(`[id="${elementId}"] form`).filter({ has: page.locator('input[type="password"]') });
  await form.locator('input[autocomplete="username"]').fill('mount');
  await form.locator('input[type="password"]').fill('mount');
  await form.locator('input[type="password"]').press('Enter');
}
