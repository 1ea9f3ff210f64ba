import type { Locator, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';

export interface Applicant {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Label in the list of states. */
  readonly state: string;
}

/** A new person, because tests share one waitlist. */
export function newApplicant(): Applicant {
  const mark = randomUUID().slice(0, 8);
  return { firstName: 'Jordan', lastName: 'Rivera', email: `jordan-${mark}@example.com`, state: 'Texas' };
}

export function waitlistForm(page: Page) {
  const form = page.getByRole('form', { name: 'Join the waitlist' });
  return {
    form,
    firstName: form.getByLabel('First name'),
    lastName: form.getByLabel('Last name'),
    email: form.getByLabel('Email'),
    state: form.getByLabel('State you’re buying in'),
    terms: form.getByRole('checkbox'),
    submit: form.locator('[type="submit"]'),
  } satisfies Record<string, Locator>;
}

export async function fillIn(page: Page, applicant: Applicant): Promise<void> {
  const { firstName, lastName, email, state, terms } = waitlistForm(page);
  await firstName.fill(applicant.firstName);
  await lastName.fill(applicant.lastName);
  await email.fill(applicant.email);
  await state.selectOption({ label: applicant.state });
  await terms.check();
}
