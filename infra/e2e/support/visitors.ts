import { preparePayment } from '@hearthway/contracts/commerce';
import { exampleWaitlistRequest } from '@hearthway/contracts/examples';
import { chromium, type Browser, type Page } from '@playwright/test';
import { patiently } from '../faults/patiently.js';
import { fillIn, newApplicant, waitlistForm } from './waitlist.js';

/** What one visitor does on the landing page before leaving. */
export type Errand = (page: Page) => Promise<void>;

/** A regular user agent, because automated browsers count as bots. */
const regularUserAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
const atOnce = 16;
/** Sixteen tabs share the machine. */
const patienceMilliseconds = 180_000;

/** Sets the user agent for the whole browser: requests sent on page exit ignore the context's setting. */
export function launchRegularBrowser(executablePath: string): Promise<Browser> {
  const lightly = ['--blink-settings=imagesEnabled=false', '--disable-remote-fonts'];
  return chromium.launch({ executablePath, args: ['--no-sandbox', `--user-agent=${regularUserAgent}`, ...lightly] });
}

/** Each visitor gets a tab, and so a visit: opens the landing page, runs one errand, and leaves. */
export async function sendVisitors(browser: Browser, url: string, errands: readonly Errand[]): Promise<void> {
  const context = await browser.newContext({ baseURL: url });
  context.setDefaultTimeout(patienceMilliseconds);
  const waiting = [...errands];
  const visitOneByOne = async (): Promise<void> => {
    for (let errand = waiting.shift(); errand; errand = waiting.shift()) {
      const page = await context.newPage();
      await untilTracked(page, 'page_view', () => page.goto('/'));
      await errand(page);
      await page.close();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitOneByOne));
}

/** Waits until the event was accepted, because closing the tab earlier would lose it. */
async function untilTracked(page: Page, words: string, act: () => Promise<unknown>): Promise<void> {
  const accepted = page.waitForResponse(
    (response) => response.url().includes('/api/analytics/') && (response.request().postData() ?? '').includes(words),
  );
  await act();
  await accepted;
}

export const lookAround: Errand = () => Promise.resolve();

/** Scrolls to the depth that counts as reaching the section. */
export const scrollTo =
  (section: 'features' | 'pricing', percent: number): Errand =>
  (page) =>
    untilTracked(page, `"${section}"`, () =>
      page.evaluate((share) => {
        const room = document.documentElement.scrollHeight - window.innerHeight;
        window.scrollTo({ top: Math.ceil(room * share), behavior: 'instant' });
      }, percent / 100),
    );

export const readTheQuestions: Errand = (page) => untilTracked(page, '"/faq"', () => page.goto('/faq'));

/** The offer is in the pricing section, so opening it implies reaching that. */
export const openTheFoundingOffer: Errand = async (page) => {
  const button = page.getByRole('button', { name: 'Become a Founding Member' });
  await untilTracked(page, '"pricing"', () => button.scrollIntoViewIfNeeded());
  await untilTracked(page, '"founding-member"', () => button.click());
};

export const joinHavingSeenThePrices: Errand = async (page) => {
  await scrollTo('pricing', 100)(page);
  await fillIn(page, newApplicant());
  await untilTracked(page, '"joined"', () => waitlistForm(page).submit.click());
};

/** Sends events with a bot's user agent. */
export async function sendBot(url: string, pageViews: number): Promise<void> {
  const event = { eventType: 'page_view', eventSource: 'mf-marketing', eventData: { path: '/' } };
  const userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
  await post(`${url}/api/analytics/events`, { events: Array(pageViews).fill(event) }, { 'user-agent': userAgent });
}

/** Without a browser, and so without a visit. */
export async function joinTheWaitlist(url: string, email: string): Promise<void> {
  await post(`${url}/api/waitlist`, { ...exampleWaitlistRequest, email });
}

export interface Order {
  readonly sessionId: string;
  /** Origin of the payment provider's emulator. */
  readonly provider: string;
}

export async function beginPayment(url: string, email: string): Promise<Order> {
  const buyer = { email, firstName: 'Jordan', lastName: 'Rivera', state: 'TX', acceptedTerms: true };
  const response = await post(`${url}/api/payment/prepare`, { ...buyer, productType: 'offer_toolkit' });
  const { origin, pathname } = new URL(preparePayment.reply.parse(await response.json()).redirectUrl);
  return { sessionId: pathname.split('/').at(-1) ?? '', provider: origin };
}

export async function pay({ sessionId, provider }: Order): Promise<void> {
  await post(`${provider}/_emulator/sessions/${sessionId}/pay`, {});
}

async function post(address: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const response = await patiently(() =>
    fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  );
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  return response;
}
