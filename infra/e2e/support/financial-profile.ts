import type { Locator, Page } from '@playwright/test';
import { mouse, type Hand } from './hand.js';
import { isPhone } from './site.js';
import { expect } from './test.js';

/** A section by its heading. */
export const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** The save status. */
export const saving = (page: Page): Locator => page.getByRole('navigation', { name: 'Sections' }).getByRole('status');

export async function openProfile(page: Page): Promise<void> {
  await page.goto('/pre-approval-form');
  await expect(section(page, 'Where you stand')).toBeVisible();
}

/** On phones, one section is open at a time. */
export async function openSection(page: Page, name: string, { press }: Hand = mouse): Promise<void> {
  if (!isPhone(page)) return;
  const opener = section(page, name).getByRole('button', { name, exact: true });
  const isOpen = async (): Promise<boolean> => (await opener.getAttribute('aria-expanded')) === 'true';
  // It may open by itself, once the section before is saved.
  await expect(async () => {
    if (!(await isOpen())) await press(opener);
    expect(await isOpen()).toBe(true);
  }).toPass();
}

/** Clicks the section's save button and waits until the server has stored it. */
export async function saveSection(page: Page, name: string, { press }: Hand = mouse): Promise<void> {
  const part = section(page, name);
  await press(part.getByRole('button', { name: 'Save and continue' }));
  await expect(part.getByText('Done')).toBeVisible();
  await expect(saving(page)).toHaveText('Saved');
}

/** $100,000 a year, $500 in monthly debts, and 10% down on $350,000. */
const answers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Location: {},
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

/** Names of the profile’s options. */
export interface Place {
  readonly state: string;
  readonly county: string;
}

const travis: Place = { state: 'Texas', county: 'Travis' };

/** Fills in everything the assessment needs and saves every section. */
export async function fillInProfile(page: Page, hand: Hand = mouse, { state, county } = travis): Promise<void> {
  const located = { ...answers, Location: { State: state, County: county } };
  for (const [name, fields] of Object.entries(located)) {
    await openSection(page, name, hand);
    for (const [label, answer] of Object.entries(fields)) {
      await hand.write(section(page, name).getByLabel(label), answer);
    }
    await saveSection(page, name, hand);
  }
}
