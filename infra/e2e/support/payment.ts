import type { Locator, Page } from '@playwright/test';
import { expect } from './test.js';
import { visit } from './site.js';
import type { Applicant } from './waitlist.js';

export interface Offer {
  /** Button on the landing page. */
  readonly button: string;
  /** Title of its dialog. */
  readonly dialog: string;
  readonly successPath: string;
  readonly thanks: RegExp;
}

export const offers: Readonly<Record<'foundingMember' | 'toolkit', Offer>> = {
  foundingMember: {
    button: 'Become a Founding Member',
    dialog: 'Become a Founding Member',
    successPath: '/founding-success',
    thanks: /Thank you, Founding Member/,
  },
  toolkit: {
    button: 'Pre-order for $100',
    dialog: 'Pre-order the Offer Toolkit',
    successPath: '/toolkit-success',
    thanks: /Thank you for your pre-order/,
  },
};

export function paymentDialog(page: Page) {
  const dialog = page.getByRole('dialog');
  return {
    dialog,
    firstName: dialog.getByLabel('First name'),
    lastName: dialog.getByLabel('Last name'),
    state: dialog.getByLabel('State you’re buying in'),
    email: dialog.getByLabel('Email'),
    other: dialog.getByRole('radio', { name: 'Other' }),
    customAmount: dialog.getByRole('spinbutton', { name: 'Other amount' }),
    total: dialog.getByRole('status', { name: 'Total today' }),
    terms: dialog.getByRole('checkbox'),
    submit: dialog.locator('[type="submit"]'),
  } satisfies Record<string, Locator>;
}

export async function openDialog(page: Page, offer: Offer): Promise<void> {
  await visit(page, '/');
  await page.getByRole('button', { name: offer.button }).click();
  await expect(page.getByRole('dialog', { name: offer.dialog })).toBeVisible();
}

async function fillInPayment(page: Page, applicant: Applicant): Promise<void> {
  const { firstName, lastName, email, state, terms } = paymentDialog(page);
  await firstName.fill(applicant.firstName);
  await lastName.fill(applicant.lastName);
  await state.selectOption({ label: applicant.state });
  await email.fill(applicant.email);
  await terms.check();
}

/** Fills in an offer's dialog and follows it to the payment page, which opens in a new tab. */
export async function goToPayment(page: Page, offer: Offer, applicant: Applicant): Promise<Page> {
  await openDialog(page, offer);
  await fillInPayment(page, applicant);
  const opened = page.waitForEvent('popup');
  await paymentDialog(page).submit.click();
  const tab = await opened;
  await tab.waitForURL(/\/c\/pay\/cs_test_/);
  await expect(page.getByRole('dialog')).toBeHidden();
  return tab;
}

/** Pays with a test card on the payment page. */
export async function pay(tab: Page, card = /The payment succeeds/): Promise<void> {
  await tab.getByLabel('Name on card').fill('Jordan Rivera');
  await tab.getByRole('radio', { name: card }).check();
  await tab.getByRole('button', { name: /^Pay / }).click();
}

export const sessionIdOf = (tab: Page): string => new URL(tab.url()).pathname.split('/').at(-1) ?? '';

/** The controls of the payment provider's emulator that the tab is on. */
export function providerOf(tab: Page) {
  const { origin } = new URL(tab.url());
  const { request } = tab.context();
  const post = async (path: string, data: object): Promise<void> => {
    const answer = await request.post(`${origin}/_emulator${path}`, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  return {
    act: (sessionId: string, what: string, data: object = {}) => post(`/sessions/${sessionId}/${what}`, data),
    holdWebhooks: () => post('/webhooks/hold', {}),
    releaseWebhooks: () => post('/webhooks/release', {}),
  };
}
