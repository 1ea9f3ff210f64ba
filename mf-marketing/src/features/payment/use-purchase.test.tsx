import { preparePayment } from '@hearthway/contracts/commerce';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  control,
  expectRefusalsInOrder,
  expectRefusedAt,
  fillInApplicant,
  termsBox,
} from '../../testing/applicant-form.js';
import { refusal } from '../../testing/in-memory-commerce.js';
import {
  continueButton,
  stubTabs,
  customAmount,
  openPaymentDialog,
  radio,
  untilDialogCloses,
} from '../../testing/payment-dialog.js';

afterEach(() => {
  jest.restoreAllMocks();
});

describe('an incomplete form', () => {
  it('reports errors in the order email, name, state, terms, amount, in a toast and at the control', async () => {
    const { open } = stubTabs();
    const { user, toasts, tracked, orders } = await openPaymentDialog();
    await user.click(radio('Other'));
    await user.keyboard('30.5');
    const button = continueButton();
    const refused = async (message: string, at: () => HTMLElement, count = 1): Promise<void> => {
      await user.click(button);
      await waitFor(() => {
        expect(toasts.at(-1)).toEqual({ title: message, tone: 'destructive' });
      });
      await expectRefusedAt(at(), message, count);
    };
    // The amount is invalid throughout.
    await expectRefusalsInOrder(user, (message, at, count) => refused(message, at, count + 1));
    await user.click(termsBox());
    await refused('Please enter a whole dollar amount', customAmount);
    for (const tooMuch of ['5001', '99999999999999999999']) {
      await user.clear(customAmount());
      await user.type(customAmount(), tooMuch);
      await refused('Maximum contribution amount is $5,000', customAmount);
      expect(customAmount().value).toBe(tooMuch);
    }
    expect(open).not.toHaveBeenCalled();
    expect([orders(), tracked]).toEqual([[], []]);
  });
});

describe('continuing to payment', () => {
  it('opens a tab during the click, sends it to the payment page, and closes', async () => {
    const { tab, visited, open } = stubTabs();
    const { user, commerce, toasts, tracked } = await openPaymentDialog();
    await fillInApplicant(user, ' jordan@example.com ');
    await user.click(radio('$75'));
    let openedInClick = false;
    continueButton().addEventListener('click', () => {
      setTimeout(() => (openedInClick = open.mock.calls.length === 1));
    });
    await user.click(continueButton());
    await untilDialogCloses();
    expect(openedInClick).toBe(true);
    expect(open.mock.calls).toEqual([['about:blank', '_blank']]);
    expect(tab.opener).toBeNull();
    expect(tab.document.body.textContent).toBe('Opening the payment page…');
    expect(tab.document.querySelector<HTMLMetaElement>('[name=viewport]')?.content).toContain('width=device-width');
    expect(visited).toEqual(['https://pay.example/c/pay/cs_test_payment-1']);
    expect(commerce.purchases).toEqual([
      {
        firstName: 'Jordan',
        lastName: 'Rivera',
        email: 'jordan@example.com',
        state: 'TX',
        acceptedTerms: true,
        productType: 'founding_member',
        customAmount: 75,
      },
    ]);
    expect(commerce.joins).toMatchObject([{ source: 'stripe_founding_member_intent' }]);
    expect(toasts.map(({ title }) => title)).toEqual(['Your payment page is open']);
    expect(tracked.map(({ eventType, eventData }) => [eventType, eventData])).toEqual([
      ['form_submit', { form: 'founding-member-payment' }],
      ['ui_interaction', { step: 'joined' }],
      ['ui_interaction', { step: 'paymentStarted' }],
    ]);
  });

  it('orders the toolkit without an amount, even if the buyer is already on the waitlist', async () => {
    const { visited } = stubTabs();
    const { user, commerce } = await openPaymentDialog('Pre-order', { waitlist: ['jordan@example.com'] });
    await fillInApplicant(user);
    await user.keyboard('{Tab}{Tab}');
    continueButton().focus();
    await user.keyboard('{Enter}');
    await untilDialogCloses();
    expect(visited).toHaveLength(1);
    expect(commerce.purchases).toMatchObject([{ productType: 'offer_toolkit' }]);
    expect(commerce.purchases[0]).not.toHaveProperty('customAmount');
    expect(commerce.joins).toMatchObject([{ source: 'stripe_offer_toolkit_intent' }]);
  });

  it('says Processing... and sends once, however often it is clicked', async () => {
    stubTabs();
    const { user, commerce, orders } = await openPaymentDialog();
    let answer: (reply: Response) => void = () => undefined;
    commerce.answerAt(preparePayment.path, () => new Promise((resolve) => (answer = resolve)));
    await fillInApplicant(user);
    await user.click(continueButton());
    const button = screen.getByRole('button', { name: 'Processing...' });
    await user.click(button);
    fireEvent.submit(screen.getByRole('form'));
    expect(orders()).toHaveLength(1);
    answer(refusal(503, 'payment.provider-unavailable', 'Payments rest'));
    await screen.findByRole('button', { name: 'Continue to Payment' });
  });

  it.each([
    [
      () => refusal(503, 'payment.provider-unavailable', 'Payments rest.'),
      'Payments rest.',
      'payment.provider-unavailable',
    ],
    [() => Promise.reject(new TypeError('offline')), 'Failed to process payment request', 'network.failed'],
  ])(
    'shows a failure in a toast and the dialog, keeps the input, and closes the tab: %#',
    async (reply, message, code) => {
      const { tab } = stubTabs();
      const { user, commerce, toasts, tracked } = await openPaymentDialog();
      commerce.answerAt(preparePayment.path, reply);
      await fillInApplicant(user);
      await user.click(continueButton());
      await waitFor(() => {
        expect(toasts).toEqual([{ title: 'Error', description: message, tone: 'destructive' }]);
      });
      expect(within(screen.getByRole('dialog')).getByText(message)).toBeDefined();
      expect(tab.close).toHaveBeenCalledTimes(1);
      expect(control('Email').value).toBe('jordan@example.com');
      expect(termsBox().checked).toBe(true);
      const data = tracked.map(({ eventData }) => eventData);
      expect(data).toContainEqual({ form: 'founding-member-payment', code });
      expect(data).not.toContainEqual({ step: 'paymentStarted' });
    },
  );

  it('shows a server error at its control', async () => {
    stubTabs();
    const { user, commerce } = await openPaymentDialog();
    const message = 'Please enter a valid email';
    commerce.answerAt(preparePayment.path, () => refusal(400, 'payment.invalid', message, 'body.email'));
    await fillInApplicant(user);
    await user.click(continueButton());
    await waitFor(() => {
      expect(control('Email').getAttribute('aria-invalid')).toBe('true');
    });
    expect(document.activeElement).toBe(control('Email'));
  });

  it('is aborted, tab included, when the dialog closes', async () => {
    const { tab, visited } = stubTabs();
    const { user, commerce, toasts } = await openPaymentDialog();
    let answer: (reply: Response) => void = () => undefined;
    commerce.answerAt(preparePayment.path, () => new Promise((resolve) => (answer = resolve)));
    await fillInApplicant(user);
    await user.click(continueButton());
    await user.dblClick(screen.getByRole('button', { name: 'Close' }));
    await untilDialogCloses();
    answer(new Response('{}'));
    await waitFor(() => {
      expect(tab.close).toHaveBeenCalledTimes(1);
    });
    expect([visited, toasts]).toEqual([[], []]);
  });
});
