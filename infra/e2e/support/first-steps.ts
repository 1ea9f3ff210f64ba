import { listMilestones } from '@hearthway/contracts/journey';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.js';
import type { NewBuyer } from './buyer.js';
import type { Hand } from './hand.js';
import { isPhone } from './site.js';
import { expect } from './test.js';
import { expectToast } from './toasts.js';

/** From the landing page to the dashboard of a new account. */
export async function registers(page: Page, { press, write }: Hand, buyer: NewBuyer): Promise<void> {
  await page.goto('/');
  await press(page.getByRole('link', { name: 'Create your account' }).first());
  await page.waitForURL('**/auth?tab=register');
  await write(page.getByLabel('Username'), buyer.username);
  await write(page.getByLabel('Email'), buyer.email);
  await write(page.getByLabel('Password', { exact: true }), buyer.password);
  await expectAccessible(page);
  await press(page.getByRole('button', { name: 'Create account' }));
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: `Welcome, ${buyer.username}` })).toBeVisible();
  await expect(page.getByText('Complete your profile to see lender matches')).toBeVisible();
  await expectAccessible(page);
}

/** From the dashboard through the ten questions to Buying Power. */
export async function answersTheWizard(
  page: Page,
  { press, write, check, search }: Hand,
  state = 'Texas',
): Promise<void> {
  const form = page.locator('form');
  const goOn = async (next: number) => {
    await press(form.getByRole('button', { name: 'Continue' }));
    await expect(page.getByText(`Step ${next} of 10`)).toBeVisible();
  };
  const choose = async (next: number) => {
    await check(form.getByRole('radio').first());
    await goOn(next);
  };
  await press(page.locator('#next-step').getByRole('button', { name: 'Continue This Step' }));
  await page.waitForURL('**/get-to-know-you');
  await choose(2);
  await choose(3);
  await search(page.getByRole('combobox', { name: 'State' }), page.getByRole('option', { name: state }), state);
  await goOn(4);
  await choose(5);
  await goOn(6);
  await write(page.getByRole('textbox', { name: 'Last name' }), 'Rivera');
  await goOn(7);
  await write(page.getByRole('textbox', { name: 'Phone number' }), '(512) 555-0100');
  await goOn(8);
  await goOn(9);
  await choose(10);
  await check(form.getByRole('radio').first());
  await press(form.getByRole('button', { name: 'Complete' }));
  await page.waitForURL('**/buying-power');
  await expectToast(page, 'Information saved');
  await expectAccessible(page);
}

/** Opens a milestone's page from the tracker, wherever it is on this screen. */
export async function opensMilestone(page: Page, { press }: Hand, title: string, path: string): Promise<void> {
  if (isPhone(page)) await press(page.getByRole('button', { name: /^Step \d of 9/ }));
  await press(page.getByRole('listitem').filter({ hasText: title }).first().getByRole('button'));
  await page.waitForURL(`**${path}`);
}

/** Sees that a milestone was completed by doing it. */
export async function celebrates(page: Page, { press }: Hand, title: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Milestone Completed!' });
  await expect(dialog).toContainText(title);
  await press(dialog.getByRole('button', { name: 'Continue' }));
  await expect(dialog).toBeHidden();
}

/** Their titles, as the service says. */
export async function completedMilestones(page: Page): Promise<string[]> {
  const authorization = await page.evaluate(() => localStorage.getItem('auth_token') ?? '');
  const response = await page.request.get(listMilestones.path, { headers: { authorization } });
  return listMilestones.reply
    .parse(await response.json())
    .filter(({ status }) => status === 'completed')
    .map(({ title }) => title);
}
