import type { Page } from '@playwright/test';
import { exampleFinancialProfile, examplePreApprovalInfo } from '@hearthway/contracts/examples';
import {
  changeMilestoneStatus,
  getFinancialProfile,
  listMilestones,
  saveFinancialProfile,
  savePreApprovalInfo,
  type FinancialProfile,
  type StoredFinancialProfile,
} from '@hearthway/contracts/journey';
import { operationPath } from '@hearthway/contracts/operation';
import { expect } from './test.js';

/** Completes the first milestone by hand, through the API, after which lender matches are shown. */
export async function completeIntroduction(page: Page): Promise<void> {
  const [introduction] = listMilestones.reply.parse(await send(page, listMilestones));
  const path = operationPath(changeMilestoneStatus, { milestoneId: String(introduction?.id) });
  await send(page, { ...changeMilestoneStatus, path }, { status: 'completed' });
}

/** Answers the wizard through the API. */
export async function answerWizard(page: Page): Promise<void> {
  await send(page, savePreApprovalInfo, examplePreApprovalInfo);
}

/** Saves a financial profile through the API. */
export async function saveProfile(page: Page, profile: FinancialProfile = exampleFinancialProfile): Promise<void> {
  const { version } = (await send(page, getFinancialProfile)) as StoredFinancialProfile;
  await send(page, saveFinancialProfile, { version, profile });
}

/** Calls an operation as the page's buyer. */
export async function send(
  page: Page,
  { method, path }: { readonly method: string; readonly path: string },
  data?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const authorization = await page.evaluate(() => localStorage.getItem('auth_token') ?? '');
  const response = await page.request.fetch(path, {
    method,
    headers: { authorization, ...headers },
    ...(data !== undefined && { data }),
  });
  expect(response.ok(), await response.text()).toBe(true);
  return response.json();
}
