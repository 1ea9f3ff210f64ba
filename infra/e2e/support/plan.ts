import type { Page } from '@playwright/test';
import { exampleFinancialProfile, examplePreApprovalInfo } from '@hearthway/contracts/examples';
import {
  getFinancialProfile,
  saveFinancialProfile,
  savePreApprovalInfo,
  type FinancialProfile,
  type StoredFinancialProfile,
} from '@hearthway/contracts/journey';
import { expect } from './test.js';

/** Answers the wizard through the API, which completes the first milestone. */
export async function answerWizard(page: Page): Promise<void> {
  await send(page, savePreApprovalInfo, examplePreApprovalInfo);
}

/** Saves a financial profile through the API. */
export async function saveProfile(page: Page, profile: FinancialProfile = exampleFinancialProfile): Promise<void> {
  const { version } = (await send(page, getFinancialProfile)) as StoredFinancialProfile;
  await send(page, saveFinancialProfile, { version, profile });
}

/** Calls an operation as the signed-in buyer. */
export async function send(
  page: Page,
  { method, path }: { readonly method: string; readonly path: string },
  data?: unknown,
): Promise<unknown> {
  const authorization = await page.evaluate(() => localStorage.getItem('auth_token') ?? '');
  const response = await page.request.fetch(path, {
    method,
    headers: { authorization },
    ...(data !== undefined && { data }),
  });
  expect(response.ok(), await response.text()).toBe(true);
  return response.json();
}
