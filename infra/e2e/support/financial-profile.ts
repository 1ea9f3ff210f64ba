import type { Locator, Page } from '@playwright/test';
import { mouse, type Hand } from './hand.js';
import { expect } from './test.js';

/** A section by its heading. */
export const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** The save status. */
export const saving = (page: Page): Locator => page.getByRole('navigation', { name: 'Sections' }).getByRole('status');

export async function openProfile(page: Page): Promise<void> {
  await page.goto('/pre-approval-form');
  await expect(section(page, 'Where you stand')).toBeVisible();
}

/** Clicks the section's save button and waits until the server has stored it. */
export async function saveSection(page: Page, name: string, { press }: Hand = mouse): Promise<void> {
  const part = section(page, name);
  await press(part.getByRole('button', { name: 'Save and continue' }));
  await expect(part.getByText('Done')).toBeVisible();
  await expect(part.getByText('Saved', { exact: true })).toBeVisible();
}

/** $100,000 a year in Travis County, Texas, $500 in monthly debts, and 10% down on $350,000. */
const answers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Location: { State: 'Texas', County: 'Travis' },
  Household: {
    'People who will live in the home': '2',
    'Owned a home in the past 3 years': 'No',
    'Military service': 'No service',
  },
  Income: { 'Amount before taxes': '100000', 'How often': 'Every year' },
  Debts: { 'Monthly payment': '500', Balance: '4,000' },
  'Credit score': { 'Your credit score': '720 to 739' },
  Savings: { Savings: '40000', Retirement: '20000' },
  'Your plan': {
    'Target price': '350000',
    'Down payment, percent': '10',
    'Current housing payment': '1800',
    'Comfortable payment': '2,500.00',
  },
};

/** Fills in everything the assessment needs and saves every section. */
export async function fillInProfile(page: Page, hand: Hand = mouse): Promise<void> {
  for (const [name, fields] of Object.entries(answers)) {
    for (const [label, answer] of Object.entries(fields)) {
      await hand.write(section(page, name).getByLabel(label), answer);
    }
    await saveSection(page, name, hand);
  }
}
