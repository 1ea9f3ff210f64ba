import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { control, expectRefusalsInOrder, expectRefusedAt, termsBox } from '../../testing/applicant-form.js';
import { counting, joinButton, showWaitlistForm } from '../../testing/waitlist-form.js';

describe('the waitlist form', () => {
  it('offers the six states by name, and another', async () => {
    await showWaitlistForm();
    const options = [...screen.getAllByRole<HTMLOptionElement>('option')].map(({ value, text }) => [value, text]);
    expect(options).toEqual([
      ['', 'Choose a state'],
      ['TX', 'Texas'],
      ['FL', 'Florida'],
      ['AZ', 'Arizona'],
      ['NV', 'Nevada'],
      ['CO', 'Colorado'],
      ['TN', 'Tennessee'],
      ['Other', 'Another state'],
    ]);
  });

  it('opens the terms in a new tab', async () => {
    await showWaitlistForm();
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: /^Terms of Service/ });
    expect([link.getAttribute('href'), link.target]).toEqual(['/terms', '_blank']);
  });

  it('hides the trap from people, from screen readers and from the keyboard', async () => {
    await showWaitlistForm();
    const trap = document.querySelector<HTMLInputElement>('[name="website"]');
    expect([trap?.tabIndex, trap?.autocomplete]).toEqual([-1, 'off']);
    expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Website' })).toBeNull();
  });

  it('can be filled in and sent by keyboard alone', async () => {
    const { person, commerce } = await showWaitlistForm();
    await person.tab();
    await person.keyboard('Jordan');
    await person.tab();
    await person.keyboard('Rivera');
    await person.tab();
    await person.keyboard('jordan@example.com');
    await person.tab();
    await person.selectOptions(document.activeElement!, 'NV');
    await person.tab();
    await person.keyboard(' ');
    await person.tab();
    expect(document.activeElement?.textContent).toMatch(/^Terms/);
    await person.tab();
    await person.keyboard('{Enter}');
    expect(await screen.findByText("You're on the list!")).toBeDefined();
    expect(commerce.joins).toMatchObject([{ state: 'NV' }]);
  });
});

describe('a form that is not whole', () => {
  it('is refused in the order email, name, state, terms, each in a toast and at its control, which has the focus', async () => {
    const { person, toasts, tracked, commerce } = await showWaitlistForm();
    const refused = async (message: string, at: () => HTMLElement, count: number): Promise<void> => {
      await person.click(joinButton());
      await waitFor(() => {
        expect(toasts.at(-1)).toEqual({ title: message, tone: 'destructive' });
      });
      await expectRefusedAt(at(), message, count);
    };
    await expectRefusalsInOrder(person, refused);
    expect(toasts).toHaveLength(5);
    expect(tracked).toEqual([]);
    expect(commerce.requests).toEqual([counting]);

    await person.click(termsBox());
    await person.click(joinButton());
    expect(await screen.findByText("You're on the list!")).toBeDefined();
  });

  it('is no longer wrong at a control once that changes', async () => {
    const { person } = await showWaitlistForm();
    await person.type(control('Email'), 'jordan');
    await person.click(joinButton());
    await screen.findByText('Please enter a valid email');
    await person.type(control('First name'), 'J');
    expect(screen.getByText('Please enter a valid email')).toBeDefined();
    await person.type(control('Email'), '@');
    expect(screen.queryByText('Please enter a valid email')).toBeNull();
  });
});
