import type { Locator, Page } from '@playwright/test';
import { exampleHomeEntry } from '@hearthway/contracts/examples';
import { createHome, daysLater, listCalendarEvents, listHomes, type HomeEntry } from '@hearthway/contracts/journey';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expectAccessible, expectReadableInDark } from '../support/axe.js';
import { signUp } from '../support/buyer.js';
import { section } from '../support/financial-profile.js';
import { send } from '../support/plan.js';
import { expectToFit } from '../support/site.js';
import { expect, test } from '../support/test.js';
import { expectToast } from '../support/toasts.js';
import { buysTheToolkit } from '../support/toolkit.js';

test.use({ reducedMotion: 'reduce' });

test(
  'in Texas, a buyer with the Offer Toolkit prices an offer, is countered, and accepts',
  { tag: '@gate' },
  async ({ page }) => {
    const { email } = await signUp(page);
    await page.goto('/make-offer');
    await buysTheToolkit(page, email);
    await savesAHome(page, 'TX');
    await page.goto('/make-offer');
    await page.getByRole('button', { name: /^Write an offer/ }).click();

    for (const [address, price] of Object.entries({
      '1 Birch Rd': '420000',
      '2 Birch Rd': '424000',
      '3 Birch Rd': '431000',
    })) {
      await addsASale(page, address, price);
    }
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Continue', exact: true }).click();
    await page.getByRole('button', { name: /^Use this price.*Conservative/ }).click();
    const price = await page.getByRole('textbox', { name: 'Your price' }).inputValue();
    await expectAccessible(page);
    await goesOn(page);
    await expect(section(page, 'Set your terms')).toBeVisible();
    await goesOn(page);
    await expect(section(page, 'Look it over, then send it')).toContainText(`$${price}`);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download term sheet (PDF)' }).click();
    expect((await readFile(await (await saved).path())).subarray(0, 5).toString()).toBe('%PDF-');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'I sent this offer' }).click();
    await celebrates(page, 'Home Search');

    await page.getByRole('button', { name: 'They countered' }).click();
    const counter = page.getByRole('dialog', { name: 'A counteroffer' });
    await counter.getByLabel('Price', { exact: true }).fill('427000');
    await counter.getByRole('button', { name: 'Save counteroffer' }).click();
    await expect(section(page, 'A counteroffer is on the table')).toContainText('$427,000');
    await page.getByRole('button', { name: 'I accepted it' }).click();
    await page.getByRole('button', { name: 'Start my deadlines' }).click();
    await celebrates(page, 'Make Offer');

    const contract = section(page, 'Under contract');
    await expect(contract).toContainText('$427,000');
    await expectAccessible(page);
    await expectReadableInDark(page);
    await comparesWithThePage(page, contract.getByRole('listitem').filter({ hasText: 'Option period ends' }));
    expect(await stageOfTheHome(page)).toBe('contract');
  },
);

test('in Tennessee, a contract that was signed elsewhere falls through at the inspection', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page);
  await page.goto('/make-offer');
  await savesAHome(page, 'TN');
  await page.goto('/make-offer');
  const unsigned = section(page, 'Already signed a contract?');
  await unsigned.getByRole('button', { name: 'Enter a signed contract' }).click();
  const terms = page.getByRole('dialog', { name: 'Your signed contract' });
  await terms.getByLabel('On your board').selectOption({ label: exampleHomeEntry.address });
  await terms.getByLabel('Earnest money').fill('3500');
  await terms.getByLabel('Effective date').fill(dayFromNow(-1));
  await terms.getByLabel('Closing day').fill(dayFromNow(40));
  const inspection = terms.getByRole('group', { name: 'Inspection', exact: true });
  await inspection.getByRole('combobox').selectOption({ label: 'A number of days' });
  await inspection.getByLabel('Days').fill('10');
  await expectAccessible(page);
  await terms.getByRole('button', { name: 'Save' }).click();
  await celebrates(page, 'Make Offer');

  const contract = section(page, 'Under contract');
  await expect(contract.getByRole('list', { name: 'Still to come' })).toContainText(/inspection/i);
  await expect.poll(() => stageOfTheHome(page)).toBe('contract');
  await expect.poll(() => deadlinesInTheCalendar(page)).not.toEqual([]);
  await expectAccessible(page);
  await expectToFit(page);

  await contract.getByRole('button', { name: 'It fell through' }).click();
  const question = page.getByRole('dialog', { name: 'Did this contract fall through?' });
  await expect(question).toContainText('The home goes back to your shortlist.');
  await question.getByRole('button', { name: 'It fell through' }).click();
  await expectToast(page, 'Contract ended');
  await expect(unsigned.getByText('Earlier contracts (1)')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await stageOfTheHome(page)).toBe('shortlist');
  expect(await deadlinesInTheCalendar(page)).toEqual([]);
  await expect(section(page, 'To complete this step')).toBeVisible();
  await expectAccessible(page);
});

async function savesAHome(page: Page, state: NonNullable<HomeEntry['state']>): Promise<void> {
  await send(page, createHome, { ...exampleHomeEntry, state }, { 'idempotency-key': randomUUID() });
}

async function addsASale(page: Page, address: string, price: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a sale' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a sale' });
  await dialog.getByLabel('Address').fill(address);
  await dialog.getByLabel('Sold for').fill(price);
  await dialog.getByLabel('Day of sale').fill(dayFromNow(-45));
  await dialog.getByRole('button', { name: 'Save sale' }).click();
  await expect(page.getByRole('heading', { name: address })).toBeVisible();
}

const goesOn = (page: Page): Promise<void> => page.getByRole('button', { name: 'Save and continue' }).click();

async function celebrates(page: Page, milestone: string): Promise<void> {
  const celebration = page.getByRole('dialog', { name: 'Milestone Completed!' });
  await expect(celebration).toContainText(milestone);
  await celebration.getByRole('button', { name: 'Continue' }).click();
  await expect(celebration).toBeHidden();
}

async function comparesWithThePage(page: Page, deadline: Locator): Promise<void> {
  await expect(deadline).toContainText('5:00 PM Central time');
  await deadline.getByRole('button', { name: /^Compare/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Option period ends' });
  await dialog.getByRole('radio', { name: 'The same date' }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(deadline.getByText('Compared', { exact: true })).toBeVisible();
}

async function stageOfTheHome(page: Page): Promise<string | undefined> {
  return listHomes.reply.parse(await send(page, listHomes)).homes[0]?.stage;
}

async function deadlinesInTheCalendar(page: Page): Promise<readonly string[]> {
  const { events } = listCalendarEvents.reply.parse(await send(page, listCalendarEvents));
  return events.filter(({ kind }) => kind === 'deadline').map(({ title }) => title);
}

const dayFromNow = (days: number): string => daysLater(new Date().toISOString().slice(0, 10), days);
