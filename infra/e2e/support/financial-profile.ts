import type { Locator, Page } from '@playwright/test';
import { expect } from './test.js';

/** A section of the page by its heading. */
export const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** What is said of the saving. */
export const saving = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Sections' }).getByRole('status');

export async function openProfile(page: Page): Promise<void> {
  await page.goto('/pre-approval-form');
  await expect(section(page, 'Where you stand')).toBeVisible();
}

/** Presses the section's button, and waits until the server has it. */
export async function saveSection(page: Page, name: string): Promise<void> {
  const part = section(page, name);
  await part.getByRole('button', { name: 'Save and continue' }).click();
  await expect(part.getByText('Done')).toBeVisible();
  await expect(part.getByText('Saved', { exact: true })).toBeVisible();
}

/** $100,000 a year in Travis County, Texas, $500 of debts a month, and a tenth down on $350,000. */
export async function fillInProfile(page: Page): Promise<void> {
  const location = section(page, 'Location');
  await location.getByLabel('State').selectOption({ label: 'Texas' });
  await location.getByLabel('County').selectOption({ label: 'Travis' });
  await saveSection(page, 'Location');

  const household = section(page, 'Household');
  await household.getByLabel('People who will live in the home').fill('2');
  await household.getByLabel('Owned a home in the past 3 years').selectOption({ label: 'No' });
  await household.getByLabel('Military service').selectOption({ label: 'No service' });
  await saveSection(page, 'Household');

  const income = section(page, 'Income');
  await income.getByLabel('Amount before taxes').fill('100000');
  await income.getByLabel('How often').selectOption({ label: 'Every year' });
  await saveSection(page, 'Income');

  const debts = section(page, 'Debts');
  await debts.getByLabel('Paid a month').fill('500');
  await debts.getByLabel('Still owed').fill('4,000');
  await saveSection(page, 'Debts');

  await section(page, 'Credit score').getByLabel('Your credit score').selectOption({ label: '720 to 739' });
  await saveSection(page, 'Credit score');

  const savings = section(page, 'Savings');
  await savings.getByLabel('Savings').fill('40000');
  await savings.getByLabel('Retirement').fill('20000');
  await saveSection(page, 'Savings');

  const plan = section(page, 'Your plan');
  await plan.getByLabel('Target price').fill('350000');
  await plan.getByLabel('Down payment, percent').fill('10');
  await plan.getByLabel('Housing payment now').fill('1800');
  await plan.getByLabel('Comfortable payment').fill('2,500.00');
  await saveSection(page, 'Your plan');
}
