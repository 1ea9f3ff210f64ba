import type { Page } from '@playwright/test';
import * as identity from '@hearthway/contracts/identity';
import { randomUUID } from 'node:crypto';
import { linkIn, mailTo } from './mailbox.js';
import { expect } from './test.js';

export interface NewBuyer {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** A new person, because tests share one system. */
export function newBuyer(): NewBuyer {
  const mark = randomUUID().slice(0, 8);
  return { username: `buyer-${mark}`, email: `buyer-${mark}@example.com`, password: `kettle porch ${mark}` };
}

/** Registers through the form and lands on the dashboard. */
export async function register(page: Page, buyer: NewBuyer = newBuyer()): Promise<NewBuyer> {
  await page.goto('/auth?tab=register');
  await page.getByLabel('Username').fill(buyer.username);
  await page.getByLabel('Email').fill(buyer.email);
  await page.getByLabel('Password', { exact: true }).fill(buyer.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/dashboard');
  return buyer;
}

/** Creates a signed-in buyer without the form, for tests about something else. */
export async function signUp(page: Page): Promise<NewBuyer> {
  const buyer = newBuyer();
  const { method, path } = identity.register;
  const response = await page.request.fetch(path, { method, data: buyer });
  expect(response.ok(), await response.text()).toBe(true);
  const { token } = identity.register.reply.parse(await response.json());
  await page.addInitScript((value) => {
    // A sandboxed frame has no storage. Only once per tab: the test may end the session or renew its token.
    if (origin === 'null' || sessionStorage.getItem('arrived') !== null) return;
    sessionStorage.setItem('arrived', 'signed in');
    localStorage.setItem('auth_token', value);
  }, token);
  return buyer;
}

export async function arriveSignedIn(page: Page, path = '/dashboard'): Promise<NewBuyer> {
  const buyer = await signUp(page);
  await page.goto(path);
  return buyer;
}

/** By the mailed link. */
export async function confirmEmail(page: Page, email: string): Promise<void> {
  await page.goto(linkIn(await mailTo(email, /^Confirm your email/), /confirm-email/));
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
}

/** Ends the buyer's session without the page knowing. */
export async function endSessionUnnoticed(page: Page): Promise<void> {
  const { method, path } = identity.logout;
  const authorization = await page.evaluate(() => localStorage.getItem('auth_token') ?? '');
  const response = await page.request.fetch(path, { method, headers: { authorization } });
  expect(response.ok(), await response.text()).toBe(true);
}

export async function logIn(page: Page, buyer: NewBuyer): Promise<void> {
  await page.goto('/auth');
  await fillInLogin(page, buyer);
  await page.waitForURL('**/dashboard');
}

/** Expects to be on the sign-in screen. */
export async function fillInLogin(page: Page, { username, password }: NewBuyer): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}
