import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';

export interface NewBuyer {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** A person nobody has met: tests share one system. */
export function newBuyer(): NewBuyer {
  const mark = randomUUID().slice(0, 8);
  return { username: `buyer-${mark}`, email: `buyer-${mark}@example.com`, password: `kettle porch ${mark}` };
}

/** Registers through the form, as a person would, and arrives on the dashboard. */
export async function register(page: Page, buyer: NewBuyer = newBuyer()): Promise<NewBuyer> {
  await page.goto('/auth?tab=register');
  await page.getByLabel('Username').fill(buyer.username);
  await page.getByLabel('Email').fill(buyer.email);
  await page.getByLabel('Password', { exact: true }).fill(buyer.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/dashboard');
  return buyer;
}

export async function logIn(page: Page, { username, password }: NewBuyer): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/dashboard');
}
