import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fillInApplicant } from '../../testing/applicant-form.js';
import {
  continueButton,
  controlTabs,
  customAmount,
  openPaymentDialog,
  radio,
  totalToday,
} from '../../testing/payment-dialog.js';

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the amount', () => {
  it.each(['$50', '$75', '$100'])('is that of the preset %s', async (name) => {
    const { person } = await openPaymentDialog();
    await person.click(radio(name));
    expect(totalToday()).toBe(name);
  });

  it('of one’s own is a whole number of at least 25 for the browser, and has the focus at once', async () => {
    const { person } = await openPaymentDialog();
    await person.click(radio('Other'));
    const input = customAmount();
    expect([input.type, input.min, input.step]).toEqual(['number', '25', '1']);
    expect(document.activeElement).toBe(input);
    await person.keyboard('1200');
    expect(totalToday()).toBe('$1,200');
  });

  it('keeps the focus on the presets for who walks over them with the arrow keys', async () => {
    const { person } = await openPaymentDialog();
    await person.click(radio('$100'));
    // As a browser does it on an arrow key, which this one does not know of.
    fireEvent.keyDown(radio('$100'), { key: 'ArrowRight' });
    radio('Other').focus();
    fireEvent.click(radio('Other'));
    expect(customAmount()).toBeDefined();
    expect(document.activeElement).toBe(radio('Other'));
  });

  it.each(['', '24', '-30', '0'])('of "%s" becomes 25 when the control is left, which is then empty', async (typed) => {
    const { person } = await openPaymentDialog();
    await person.click(radio('Other'));
    if (typed) await person.keyboard(typed);
    await person.tab();
    expect(customAmount().value).toBe('');
    expect(totalToday()).toBe('$25');
    expect(screen.queryByText('Please enter at least $25')).toBeNull();
  });

  it('of 25 or more stays when the control is left', async () => {
    const { person } = await openPaymentDialog();
    await person.click(radio('Other'));
    await person.keyboard('60');
    await person.tab();
    expect(customAmount().value).toBe('60');
    expect(totalToday()).toBe('$60');
  });

  it('under 25 becomes 25 on Enter, with an alert, and nothing is sent', async () => {
    const { person, orders, toasts } = await openPaymentDialog();
    await person.click(radio('Other'));
    await person.keyboard('10{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('Please enter at least $25');
    expect(customAmount().value).toBe('');
    expect(totalToday()).toBe('$25');
    expect([orders(), toasts]).toEqual([[], []]);
    await person.keyboard('4');
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('under 25 is refused, not raised, when the button is pressed right away; the second press takes the 25', async () => {
    const { led } = controlTabs();
    const { person, toasts, commerce } = await openPaymentDialog();
    await fillInApplicant(person);
    await person.click(radio('Other'));
    await person.keyboard('10');
    await person.click(continueButton());
    expect(toasts).toEqual([{ title: 'Minimum contribution amount is $25', tone: 'destructive' }]);
    expect(document.activeElement).toBe(customAmount());
    expect(commerce.purchases).toEqual([]);
    expect(totalToday()).toBe('$25');
    await person.click(continueButton());
    await waitFor(() => {
      expect(led).toHaveLength(1);
    });
    expect(commerce.purchases).toMatchObject([{ customAmount: 25 }]);
  });
});
