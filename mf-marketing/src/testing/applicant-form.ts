import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { applicantValues } from './applicant.js';

export const control = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
export const termsBox = () => screen.getByRole<HTMLInputElement>('checkbox');

/** That one control is wrong, says so in words that are its own, and has the focus. */
export async function expectRefusedAt(element: HTMLElement, message: string): Promise<void> {
  await waitFor(() => {
    expect(document.activeElement).toBe(element);
  });
  expect(element.getAttribute('aria-invalid')).toBe('true');
  const description = document.getElementById(element.getAttribute('aria-describedby')?.split(' ')[0] ?? '');
  expect(description?.textContent).toBe(message);
  expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(1);
}

/** Fills in what the waitlist and a payment both ask for. */
export async function fillInApplicant(person: UserEvent, email = applicantValues.email): Promise<void> {
  const { firstName, lastName, state } = applicantValues;
  await person.type(control('First name'), firstName);
  await person.type(control('Last name'), lastName);
  await person.type(control('Email'), email);
  await person.selectOptions(control('State you are buying in'), state);
  await person.click(termsBox());
}
