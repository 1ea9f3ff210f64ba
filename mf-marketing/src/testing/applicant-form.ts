import { expect } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { applicantValues } from './applicant.js';

export const control = (label: string | RegExp, selector = '*') =>
  screen.getByLabelText<HTMLInputElement>(label, { selector });
export const termsBox = () => control(/^I agree to the/, 'input[type=checkbox]');

/** Pastes the text, like browser autofill. */
async function fill(user: UserEvent, label: string, text: string): Promise<void> {
  await user.click(control(label));
  await user.paste(text);
}

/** Expects the control to have the focus and this message, and `count` invalid controls in total. */
export async function expectRefusedAt(element: HTMLElement, message: string, count = 1): Promise<void> {
  await waitFor(() => {
    expect(document.activeElement).toBe(element);
  });
  expect(element.getAttribute('aria-invalid')).toBe('true');
  const description = document.getElementById(element.getAttribute('aria-describedby')?.split(' ')[0] ?? '');
  expect(description?.textContent).toBe(message);
  expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(count);
}

/** Fixes the shared fields one by one. `refused` submits the form and checks the message and number of errors. */
export async function expectRefusalsInOrder(
  user: UserEvent,
  refused: (message: string, at: () => HTMLElement, count: number) => Promise<void>,
): Promise<void> {
  await refused('Please enter a valid email', () => control('Email'), 5);
  await fill(user, 'Email', 'jordan@example.com');
  await refused('Please enter your name', () => control('First name'), 4);
  await fill(user, 'First name', 'Jordan');
  await refused('Please enter your name', () => control('Last name'), 3);
  await fill(user, 'Last name', 'Rivera');
  await refused("Please tell us which state you're buying your home in", () => control('State you’re buying in'), 2);
  await user.selectOptions(control('State you’re buying in'), 'Other');
  await refused('Please agree to Terms of Service', termsBox, 1);
}

/** Fills in the fields that the waitlist and payment forms share. */
export async function fillInApplicant(user: UserEvent, email = applicantValues.email): Promise<void> {
  const { firstName, lastName, state } = applicantValues;
  await fill(user, 'First name', firstName);
  await fill(user, 'Last name', lastName);
  await fill(user, 'Email', email);
  await user.selectOptions(control('State you’re buying in'), state);
  await user.click(termsBox());
}
