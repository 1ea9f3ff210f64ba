import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { control, expectRefusalsInOrder, expectRefusedAt, termsBox } from '../../testing/applicant-form.js';
import { countRequest, joinButton, renderWaitlistForm } from '../../testing/waitlist-form.js';

describe('the waitlist form', () => {
  it('lists the six states and “Another state”', async () => {
    await renderWaitlistForm();
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
    await renderWaitlistForm();
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: /^Terms of Service/ });
    expect([link.getAttribute('href'), link.target]).toEqual(['/terms', '_blank']);
  });

  it('hides the honeypot from sight, screen readers, and the keyboard', async () => {
    await renderWaitlistForm();
    const trap = document.querySelector<HTMLInputElement>('[name="website"]');
    expect([trap?.tabIndex, trap?.autocomplete]).toEqual([-1, 'off']);
    expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Website' })).toBeNull();
  });

  it('works by keyboard alone', async () => {
    const { user, commerce } = await renderWaitlistForm();
    await user.tab();
    await user.keyboard('Jordan');
    await user.tab();
    await user.keyboard('Rivera');
    await user.tab();
    await user.keyboard('jordan@example.com');
    await user.tab();
    await user.selectOptions(document.activeElement!, 'NV');
    await user.tab();
    await user.keyboard(' ');
    await user.tab();
    expect(document.activeElement?.textContent).toMatch(/^Terms/);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(await screen.findByText("You're on the list!")).toBeDefined();
    expect(commerce.joins).toMatchObject([{ state: 'NV' }]);
  });
});

describe('an incomplete form', () => {
  it('reports errors in the order email, name, state, terms, in a toast and at the focused control', async () => {
    const { user, toasts, tracked, commerce } = await renderWaitlistForm();
    const refused = async (message: string, at: () => HTMLElement, count: number): Promise<void> => {
      await user.click(joinButton());
      await waitFor(() => {
        expect(toasts.at(-1)).toEqual({ title: message, tone: 'destructive' });
      });
      await expectRefusedAt(at(), message, count);
    };
    await expectRefusalsInOrder(user, refused);
    expect(toasts).toHaveLength(5);
    expect(tracked).toEqual([]);
    expect(commerce.requests).toEqual([countRequest]);

    await user.click(termsBox());
    await user.click(joinButton());
    expect(await screen.findByText("You're on the list!")).toBeDefined();
  });

  it('refuses a pasted name that is too long instead of cutting it', async () => {
    const { user, toasts } = await renderWaitlistForm();
    const name = 'x'.repeat(100);
    await user.click(control('First name'));
    await user.paste(name);
    expect(control('First name').value).toBe(name);
    await user.type(control('Email'), 'jordan@example.com');
    await user.click(joinButton());
    await waitFor(() => {
      expect(toasts).toEqual([{ title: 'Please use 99 characters or fewer', tone: 'destructive' }]);
    });
    await expectRefusedAt(control('First name'), 'Please use 99 characters or fewer', 4);
  });

  it('clears an error once its control changes', async () => {
    const { user } = await renderWaitlistForm();
    await user.type(control('Email'), 'jordan');
    await user.click(joinButton());
    await screen.findByText('Please enter a valid email');
    await user.type(control('First name'), 'J');
    expect(screen.getByText('Please enter a valid email')).toBeDefined();
    await user.type(control('Email'), '@');
    expect(screen.queryByText('Please enter a valid email')).toBeNull();
  });
});
