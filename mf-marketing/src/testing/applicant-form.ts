import { expect } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { applicantValues } from './applicant.js';

export const control = (label: string | RegExp, selector = '*') =>
  screen.getByLabelText<HTMLInputElement>(label, { selector });
export const termsBox = () => control(/^I agree to the/, 'input[type=checkbox]');

/** Puts it all in at once, as a browser that fills in does. */
async function fill(person: UserEvent, label: string, text: string): Promise<void> {
  await person.click(control(label));
  await person.paste(text);
}

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

/** Puts right, one after the other, what the waitlist and a payment both refuse. `refused` sends the form and looks. */
export async function expectRefusalsInOrder(
  person: UserEvent,
  refused: (message: string, at: () => HTMLElement) => Promise<void>,
): Promise<void> {
  await refused('Please enter a valid email', () => control('Email'));
  await fill(person, 'Email', 'jordan@example.com');
  await refused('Please enter your name', () => control('First name'));
  await fill(person, 'First name', 'Jordan');
  await refused('Please enter your name', () => control('Last name'));
  await fill(person, 'Last name', 'Rivera');
  await refused("Please tell us which state you're buying your home in", () => control('State you’re buying in'));
  await person.selectOptions(control('State you’re buying in'), 'Other');
  await refused('Please agree to Terms of Service', termsBox);
}

/** Fills in what the waitlist and a payment both ask for. */
export async function fillInApplicant(person: UserEvent, email = applicantValues.email): Promise<void> {
  const { firstName, lastName, state } = applicantValues;
  await fill(person, 'First name', firstName);
  await fill(person, 'Last name', lastName);
  await fill(person, 'Email', email);
  await person.selectOptions(control('State you’re buying in'), state);
  await person.click(termsBox());
}
