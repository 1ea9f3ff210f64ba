import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fillInApplicant } from '../../testing/applicant-form.js';
import {
  continueButton,
  stubTabs,
  customAmount,
  openPaymentDialog,
  radio,
  totalToday,
} from '../../testing/payment-dialog.js';

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the amount', () => {
  it.each(['$50', '$75', '$100'])('uses the preset %s', async (name) => {
    const { user } = await openPaymentDialog();
    await user.click(radio(name));
    expect(totalToday()).toBe(name);
  });

  it('takes a custom whole number of at least 25 and focuses its field right away', async () => {
    const { user } = await openPaymentDialog();
    await user.click(radio('Other'));
    const input = customAmount();
    expect([input.type, input.min, input.step]).toEqual(['number', '25', '1']);
    expect(document.activeElement).toBe(input);
    await user.keyboard('1200');
    expect(totalToday()).toBe('$1,200');
  });

  it('keeps the focus on the presets during arrow-key navigation', async () => {
    const { user } = await openPaymentDialog();
    await user.click(radio('$100'));
    // What a browser does on an arrow key; jsdom does not.
    fireEvent.keyDown(radio('$100'), { key: 'ArrowRight' });
    radio('Other').focus();
    fireEvent.click(radio('Other'));
    expect(customAmount()).toBeDefined();
    expect(document.activeElement).toBe(radio('Other'));
  });

  it.each(['', '24', '-30', '0'])('resets "%s" to 25 on blur and empties the field', async (typed) => {
    const { user } = await openPaymentDialog();
    await user.click(radio('Other'));
    if (typed) await user.keyboard(typed);
    await user.tab();
    expect(customAmount().value).toBe('');
    expect(totalToday()).toBe('$25');
    expect(screen.queryByText('Please enter at least $25')).toBeNull();
  });

  it('keeps 25 or more on blur', async () => {
    const { user } = await openPaymentDialog();
    await user.click(radio('Other'));
    await user.keyboard('60');
    await user.tab();
    expect(customAmount().value).toBe('60');
    expect(totalToday()).toBe('$60');
  });

  it('resets an amount under 25 on Enter, with an alert, and sends nothing', async () => {
    const { user, orders, toasts } = await openPaymentDialog();
    await user.click(radio('Other'));
    await user.keyboard('10{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('Please enter at least $25');
    expect(customAmount().value).toBe('');
    expect(totalToday()).toBe('$25');
    expect([orders(), toasts]).toEqual([[], []]);
    await user.keyboard('4');
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('rejects an amount under 25 when the button is clicked right away; the second click orders for 25', async () => {
    const { visited } = stubTabs();
    const { user, toasts, commerce } = await openPaymentDialog();
    await fillInApplicant(user);
    await user.click(radio('Other'));
    await user.keyboard('10');
    await user.click(continueButton());
    expect(toasts).toEqual([{ title: 'Minimum contribution amount is $25', tone: 'destructive' }]);
    expect(document.activeElement).toBe(customAmount());
    expect(commerce.purchases).toEqual([]);
    expect(totalToday()).toBe('$25');
    await user.click(continueButton());
    await waitFor(() => {
      expect(visited).toHaveLength(1);
    });
    expect(commerce.purchases).toMatchObject([{ customAmount: 25 }]);
  });
});
