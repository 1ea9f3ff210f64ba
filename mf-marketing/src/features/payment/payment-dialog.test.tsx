import { preparePayment } from '@hearthway/contracts/commerce';
import { paymentTexts } from '@hearthway/contracts/texts';
import { eventually } from '@hearthway/tooling/testing';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { control, fillInApplicant, termsBox } from '../../testing/applicant-form.js';
import { refusal } from '../../testing/in-memory-commerce.js';
import {
  continueButton,
  stubTabs,
  openPaymentDialog,
  radio,
  totalToday,
  untilDialogCloses,
} from '../../testing/payment-dialog.js';

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the dialog', () => {
  it('asks a founding member for names, state, email, amount, and terms, and says what happens next', async () => {
    await openPaymentDialog();
    expect(screen.getByRole('dialog', { name: 'Become a Founding Member' })).toBeDefined();
    expect(screen.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).toEqual([
      '$25',
      '$50',
      '$75',
      '$100',
      'Other',
    ]);
    const terms = screen.getByRole<HTMLAnchorElement>('link', { name: /^Terms of Service/ });
    expect([terms.getAttribute('href'), terms.target]).toEqual(['/terms', '_blank']);
    expect(screen.getByText('Contributions are final and non-refundable.')).toBeDefined();
    expect(screen.getByText(/provider’s page opens in a new tab/)).toBeDefined();
    const joins = screen.getByText('By continuing, you also join our waitlist.');
    expect(joins.nextElementSibling).toBe(continueButton());
    expect(totalToday()).toBe('$25');
  });

  it('shows a fixed price for the toolkit and asks for no amount', async () => {
    await openPaymentDialog('Pre-order');
    expect(screen.getByRole('dialog', { name: 'Pre-order the Offer Toolkit' })).toBeDefined();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(totalToday()).toBe('$100');
  });

  it('says when the toolkit comes, what holds for refunds, and where it comes without forms', async () => {
    const { user } = await openPaymentDialog('Pre-order');
    expect(screen.getByText(/^Delivery: You pay today\..*haven’t set a date/)).toBeDefined();
    expect(screen.getByText(/^Refunds: If it isn’t delivered as promised/)).toBeDefined();
    const warning = () => screen.queryByText(/^We prepare contract forms only for Texas, .*and Tennessee\./);
    for (const [state, warned] of [
      ['Texas', false],
      ['Another state', true],
      ['Tennessee', false],
    ] as const) {
      await user.selectOptions(control('State you’re buying in'), state);
      expect(warning() !== null).toBe(warned);
    }
  });

  it('warns of no missing forms before a contribution, which comes with none', async () => {
    const { user } = await openPaymentDialog();
    await user.selectOptions(control('State you’re buying in'), 'Another state');
    expect(screen.queryByText(/contract forms/)).toBeNull();
  });

  it('opens empty each time, at $25 and with the terms unchecked', async () => {
    const { user } = await openPaymentDialog();
    await fillInApplicant(user);
    await user.click(radio('$100'));
    await user.dblClick(screen.getByRole('button', { name: 'Close' }));
    await untilDialogCloses();
    await user.click(screen.getByRole('button', { name: 'Contribute' }));
    await screen.findByRole('dialog');
    expect(['First name', 'Last name', 'Email', 'State you’re buying in'].map((at) => control(at).value)).toEqual([
      '',
      '',
      '',
      '',
    ]);
    expect(termsBox().checked).toBe(false);
    expect(radio('$25').checked).toBe(true);
    expect(totalToday()).toBe('$25');
  });

  it('closes on Escape', async () => {
    const { user } = await openPaymentDialog();
    await user.keyboard('{Escape}');
    await untilDialogCloses();
  });
});

describe('selling out', () => {
  it('shows a message and disables the button', async () => {
    await openPaymentDialog('Contribute', { foundingMembers: 97, soldOut: true });
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Sold out' });
    expect(button.disabled).toBe(true);
    expect(screen.getByText(paymentTexts.soldOut)).toBeDefined();
  });

  it('does the same when someone else gets the last spot first', async () => {
    stubTabs();
    const { user, commerce } = await openPaymentDialog();
    commerce.answerAt(preparePayment.path, () => refusal(409, 'payment.sold-out', paymentTexts.soldOut));
    await fillInApplicant(user);
    await user.click(continueButton());
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Sold out' });
    expect(button.disabled).toBe(true);
    expect(screen.getAllByText(paymentTexts.soldOut)).toHaveLength(1);
    await user.type(control('First name'), 'a');
    expect(screen.getAllByText(paymentTexts.soldOut)).toHaveLength(1);
  });

  it('does not affect the toolkit', async () => {
    const { commerce } = await openPaymentDialog('Pre-order', { soldOut: true });
    await eventually(() => {
      expect(commerce.requests).toEqual(['GET /api/founding-members/count']);
    });
    expect(continueButton()).toHaveProperty('disabled', false);
  });
});

describe('when no tab can be opened', () => {
  it('keeps the dialog open and focuses a link to the payment page', async () => {
    stubTabs({ blocked: true });
    const { user } = await openPaymentDialog();
    await fillInApplicant(user);
    await user.click(continueButton());
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /Open the payment page/ });
    expect([link.href, link.target, link.rel]).toEqual([
      'https://pay.example/c/pay/cs_test_payment-1',
      '_blank',
      'noopener noreferrer',
    ]);
    expect(document.activeElement).toBe(link);
    expect(screen.getByText('Contributions are final and non-refundable.')).toBeDefined();
    link.addEventListener('click', (event) => {
      event.preventDefault();
    });
    await user.click(link);
    await untilDialogCloses();
  });

  it('does the same when the buyer closed the tab', async () => {
    const { tab } = stubTabs();
    const { user } = await openPaymentDialog();
    await fillInApplicant(user);
    tab.closed = true;
    await user.click(continueButton());
    expect(await screen.findByRole('link', { name: /Open the payment page/ })).toBeDefined();
  });
});
