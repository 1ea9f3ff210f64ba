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
  controlTabs,
  customAmount,
  openPaymentDialog,
  radio,
  untilDialogCloses,
} from '../../testing/payment-dialog.js';

afterEach(() => {
  jest.restoreAllMocks();
});

describe('a form that is not whole', () => {
  it('is refused in the order email, name, state, terms, amount, each in a toast and at its control', async () => {
    const { open } = controlTabs();
    const { person, toasts, tracked, orders } = await openPaymentDialog();
    await person.click(radio('Other'));
    await person.keyboard('30.5');
    const button = continueButton();
    const refused = async (message: string, at: () => HTMLElement, count = 1): Promise<void> => {
      await person.click(button);
      await waitFor(() => {
        expect(toasts.at(-1)).toEqual({ title: message, tone: 'destructive' });
      });
      await expectRefusedAt(at(), message, count);
    };
    // The amount is wrong all along.
    await expectRefusalsInOrder(person, (message, at, count) => refused(message, at, count + 1));
    await person.click(termsBox());
    await refused('Please enter a whole dollar amount', customAmount);
    await person.clear(customAmount());
    await person.type(customAmount(), '5001');
    await refused('Maximum contribution amount is $5,000', customAmount);
    expect(open).not.toHaveBeenCalled();
    expect([orders(), tracked]).toEqual([[], []]);
  });
});

describe('continuing to the payment', () => {
  it('opens the tab within the click, leads it to the payment page, and closes', async () => {
    const { tab, led, open } = controlTabs();
    const { person, commerce, toasts, tracked } = await openPaymentDialog();
    await fillInApplicant(person, ' jordan@example.com ');
    await person.click(radio('$75'));
    let openedInClick = false;
    continueButton().addEventListener('click', () => {
      setTimeout(() => (openedInClick = open.mock.calls.length === 1));
    });
    await person.click(continueButton());
    await untilDialogCloses();
    expect(openedInClick).toBe(true);
    expect(open.mock.calls).toEqual([['about:blank', '_blank']]);
    expect(tab.opener).toBeNull();
    expect(tab.document.body.textContent).toBe('Opening the payment page…');
    expect(tab.document.querySelector<HTMLMetaElement>('[name=viewport]')?.content).toContain('width=device-width');
    expect(led).toEqual(['https://pay.example/c/pay/cs_test_payment-1']);
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
    ]);
  });

  it('orders the toolkit without an amount, for somebody who is on the waitlist already as well', async () => {
    const { led } = controlTabs();
    const { person, commerce } = await openPaymentDialog('Pre-order', { waitlist: ['jordan@example.com'] });
    await fillInApplicant(person);
    await person.keyboard('{Tab}{Tab}');
    continueButton().focus();
    await person.keyboard('{Enter}');
    await untilDialogCloses();
    expect(led).toHaveLength(1);
    expect(commerce.purchases).toMatchObject([{ productType: 'offer_toolkit' }]);
    expect(commerce.purchases[0]).not.toHaveProperty('customAmount');
    expect(commerce.joins).toMatchObject([{ source: 'stripe_offer_toolkit_intent' }]);
  });

  it('says Processing... and sends once, however often it is pressed', async () => {
    controlTabs();
    const { person, commerce, orders } = await openPaymentDialog();
    let answer: (reply: Response) => void = () => undefined;
    commerce.answerAt(preparePayment.path, () => new Promise((resolve) => (answer = resolve)));
    await fillInApplicant(person);
    await person.click(continueButton());
    const button = screen.getByRole('button', { name: 'Processing...' });
    await person.click(button);
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
    'that fails is told in toast and dialog, keeps what was typed and closes the tab: %#',
    async (reply, words, code) => {
      const { tab } = controlTabs();
      const { person, commerce, toasts, tracked } = await openPaymentDialog();
      commerce.answerAt(preparePayment.path, reply);
      await fillInApplicant(person);
      await person.click(continueButton());
      await waitFor(() => {
        expect(toasts).toEqual([{ title: 'Error', description: words, tone: 'destructive' }]);
      });
      expect(within(screen.getByRole('dialog')).getByText(words)).toBeDefined();
      expect(tab.close).toHaveBeenCalledTimes(1);
      expect(control('Email').value).toBe('jordan@example.com');
      expect(termsBox().checked).toBe(true);
      expect(tracked.at(-1)?.eventData).toEqual({ form: 'founding-member-payment', code });
    },
  );

  it('puts what the server refuses at its control', async () => {
    controlTabs();
    const { person, commerce } = await openPaymentDialog();
    const words = 'Please enter a valid email';
    commerce.answerAt(preparePayment.path, () => refusal(400, 'payment.invalid', words, 'body.email'));
    await fillInApplicant(person);
    await person.click(continueButton());
    await waitFor(() => {
      expect(control('Email').getAttribute('aria-invalid')).toBe('true');
    });
    expect(document.activeElement).toBe(control('Email'));
  });

  it('is given up by closing the dialog, and the tab with it', async () => {
    const { tab, led } = controlTabs();
    const { person, commerce, toasts } = await openPaymentDialog();
    let answer: (reply: Response) => void = () => undefined;
    commerce.answerAt(preparePayment.path, () => new Promise((resolve) => (answer = resolve)));
    await fillInApplicant(person);
    await person.click(continueButton());
    await person.click(screen.getByRole('button', { name: 'Close' }));
    await untilDialogCloses();
    answer(new Response('{}'));
    await waitFor(() => {
      expect(tab.close).toHaveBeenCalledTimes(1);
    });
    expect([led, toasts]).toEqual([[], []]);
  });
});
