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
    expect([input.inputMode, input.min, input.step]).toEqual(['numeric', '25', '1']);
    expect(document.activeElement).toBe(input);
    await user.keyboard('1200');
    expect(totalToday()).toBe('$1,200');
    await user.keyboard('{ArrowUp}');
    expect(totalToday()).toBe('$1,201');
    await user.clear(input);
    await user.keyboard('{ArrowDown}');
    expect([input.value, totalToday()]).toEqual(['25', '$25']);
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

  it.each([
    ['', ''],
    ['24', 'Please enter at least $25'],
    ['0', 'Please enter at least $25'],
    ['5.55', 'Please enter at least $25'],
    ['-30', 'Please enter a whole dollar amount'],
    ['11,11', 'Please enter a whole dollar amount'],
  ])('resets "%s" to 25 on blur, empties the field, and says "%s"', async (typed, why) => {
    const { user } = await openPaymentDialog();
    await user.click(radio('Other'));
    if (typed) await user.keyboard(typed);
    await user.tab();
    expect(customAmount().value).toBe('');
    expect(totalToday()).toBe('$25');
    expect(screen.getByRole('alert').textContent).toBe(why);
    if (why) expect(customAmount().getAttribute('aria-describedby')).toContain(screen.getByRole('alert').id);
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

  it.each([
    ['10', 'Minimum contribution amount is $25'],
    ['11,11', 'Please enter a whole dollar amount'],
  ])('rejects "%s" when the button is clicked right away; the second click orders for 25', async (typed, title) => {
    const { visited } = stubTabs();
    const { user, toasts, commerce } = await openPaymentDialog();
    await fillInApplicant(user);
    await user.click(radio('Other'));
    await user.keyboard(typed);
    await user.click(continueButton());
    expect(toasts).toEqual([{ title, tone: 'destructive' }]);
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(document.activeElement).toBe(customAmount());
    expect(commerce.purchases).toEqual([]);
    expect(totalToday()).toBe('$25');
    await user.click(continueButton());
    await waitFor(() => {
      expect(visited).toHaveLength(1);
    });
    expect(commerce.purchases).toMatchObject([{ customAmount: 25 }]);
  });

  it('orders for what the field holds, even if it was filled in without an event', async () => {
    const { visited } = stubTabs();
    const { user, commerce } = await openPaymentDialog();
    await fillInApplicant(user);
    await user.click(radio('Other'));
    customAmount().value = '60';
    fireEvent.click(continueButton());
    await waitFor(() => {
      expect(visited).toHaveLength(1);
    });
    expect(commerce.purchases).toMatchObject([{ customAmount: 60 }]);
  });

  it('orders for the preset that is chosen, even if that came without an event', async () => {
    const { visited } = stubTabs();
    const { user, commerce } = await openPaymentDialog();
    await fillInApplicant(user);
    radio('$75').checked = true;
    await user.click(continueButton());
    await waitFor(() => {
      expect(visited).toHaveLength(1);
    });
    expect(commerce.purchases).toMatchObject([{ customAmount: 75 }]);
  });
});
