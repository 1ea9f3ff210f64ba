import type { Page } from '@playwright/test';
import { listOffers } from '@hearthway/contracts/journey';
import { confirmEmail } from './buyer.js';
import { goToPayment, offers, pay } from './payment.js';
import { send } from './plan.js';
import { expect } from './test.js';
import { newApplicant } from './waitlist.js';

/** Pays, and confirms the email of the page’s buyer, so that the purchase is theirs. */
export async function buysTheToolkit(page: Page, email: string): Promise<void> {
  const payment = await goToPayment(page, offers.toolkit, { ...newApplicant(), email });
  await pay(payment);
  await payment.waitForURL(`**${offers.toolkit.successPath}**`);
  await payment.close();
  await confirmEmail(page, email);
  // The purchase comes over the broker.
  await expect(async () => {
    expect(listOffers.reply.parse(await send(page, listOffers)).toolkit).toBe(true);
  }).toPass();
}
