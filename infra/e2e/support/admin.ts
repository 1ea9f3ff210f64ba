import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './test.js';

/** The admin account created on the first start. */
export function adminCredential(): { username: string; password: string } {
  const folder = process.env['E2E_DATA_FOLDER'];
  if (!folder) throw new Error('E2E_DATA_FOLDER must name the data of the system under test');
  const text = readFileSync(join(folder, 'admin-credentials'), 'utf8').trim();
  const colon = text.indexOf(':');
  return { username: text.slice(0, colon), password: text.slice(colon + 1) };
}

export function signInPanel(page: Page) {
  return {
    heading: page.getByRole('heading', { level: 1, name: 'Admin Access' }),
    username: page.getByLabel('Username'),
    password: page.getByLabel('Password', { exact: true }),
    submit: page.getByRole('button', { name: 'Sign in' }),
  };
}

/** Opens an admin page and signs in. */
export async function openAsAdmin(page: Page, path = '/admin'): Promise<void> {
  await page.goto(path);
  const { username, password, submit } = signInPanel(page);
  const credential = adminCredential();
  await username.fill(credential.username);
  await password.fill(credential.password);
  await submit.click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
}

/** A unique person; `mark` finds them in lists. */
export function newPerson(): { mark: string; email: string; name: string } {
  const mark = randomUUID().slice(0, 8);
  return { mark, email: `jo-${mark}@example.com`, name: `Jordan ${mark}` };
}

export async function joinWaitlist(request: APIRequestContext, email: string, name: string): Promise<void> {
  const data = { email, name, state: 'TX', source: 'landing_page', acceptedTerms: true, website: '' };
  const response = await request.post('/api/waitlist', { data });
  expect(response.status(), await response.text()).toBe(201);
}

export async function orderToolkit(request: APIRequestContext, email: string, lastName: string): Promise<void> {
  const buyer = { email, firstName: 'Jordan', lastName, state: 'TX', acceptedTerms: true };
  const response = await request.post('/api/payment/prepare', { data: { ...buyer, productType: 'offer_toolkit' } });
  expect(response.status(), await response.text()).toBe(201);
}
