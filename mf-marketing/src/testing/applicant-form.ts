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

/** That a control says so in words that are its own, has the focus, and that no more controls than `count` are wrong. */
export async function expectRefusedAt(element: HTMLElement, message: string, count = 1): Promise<void> {
  await waitFor(() => {
    expect(document.activeElement).toBe(element);
  });
  expect(element.getAttribute('aria-invalid')).toBe('true');
  const description = document.getElementById(element.getAttribute('aria-describedby')?.split(' ')[0] ?? '');
  expect(description?.textContent).toBe(message);
  expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(count);
}

/**
 * Puts right, one after the other, what the waitlist and a payment both refuse. `refused` sends the form and looks; so many
 * controls are wrong then.
 */
export async function expectRefusalsInOrder(
  person: UserEvent,
  refused: (message: string, at: () => HTMLElement, count: number) => Promise<void>,
): Promise<void> {
  await refused('Please enter a valid email', () => control('Email'), 5);
  await fill(person, 'Email', 'jordan@example.com');
  await refused('Please enter your name', () => control('First name'), 4);
  await fill(person, 'First name', 'Jordan');
  await refused('Please enter your name', () => control('Last name'), 3);
  await fill(person, 'Last name', 'Rivera');
  await refused("Please tell us which state you're buying your home in", () => control('State you’re buying in'), 2);
  await person.selectOptions(control('State you’re buying in'), 'Other');
  await refused('Please agree to Terms of Service', termsBox, 1);
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
