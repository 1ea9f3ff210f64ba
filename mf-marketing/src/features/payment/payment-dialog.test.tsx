import { preparePayment, type ProductType } from '@hearthway/contracts/commerce';
import type { Toast, TrackedEvent } from '@hearthway/contracts/platform';
import { polyfillDialog } from '@hearthway/web-kit/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { inMemoryCommerce, refusal, type CommerceState } from '../../testing/in-memory-commerce.js';
import { standInPlatform } from '../../testing/stand-in-platform.js';
import { usePaymentDialog } from './index.js';

beforeAll(polyfillDialog);
afterEach(() => {
  vi.restoreAllMocks();
});

function Buttons({ platform }: { platform: ReturnType<typeof standInPlatform> }) {
  const payment = usePaymentDialog(platform);
  const button = (name: string, productType: ProductType) => (
    <button
      onClick={() => {
        payment.open(productType);
      }}
    >
      {name}
    </button>
  );
  return (
    <>
      {button('Contribute', 'founding_member')}
      {button('Pre-order', 'offer_toolkit')}
      {payment.dialog}
    </>
  );
}

/** A tab as `window.open` gives it: a document of its own, and an address that is noted. */
function controlTabs({ blocked = false } = {}) {
  const led: string[] = [];
  const tab = {
    opener: window as unknown,
    closed: false,
    document: document.implementation.createHTMLDocument(),
    location: { replace: (address: string) => led.push(address) },
    close: vi.fn(() => {
      tab.closed = true;
    }),
  };
  const open = vi.spyOn(window, 'open').mockImplementation(() => (blocked ? null : (tab as unknown as Window)));
  return { tab, led, open };
}

async function show(product: 'Contribute' | 'Pre-order' = 'Contribute', state?: CommerceState) {
  const commerce = inMemoryCommerce(state);
  const toasts: Toast[] = [];
  const tracked: TrackedEvent[] = [];
  const platform = standInPlatform({
    session: { ...standInPlatform().session, request: commerce.transport },
    toast: (toast) => toasts.push(toast),
    track: (event) => tracked.push(event),
  });
  const person = userEvent.setup();
  render(<Buttons platform={platform} />);
  await person.click(screen.getByRole('button', { name: product }));
  await screen.findByRole('dialog');
  return { commerce, toasts, tracked, person };
}

type Person = ReturnType<typeof userEvent.setup>;

const control = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const submit = () => screen.getByRole('button', { name: 'Continue to Payment' });
const total = () => screen.getByRole('status', { name: 'Total today' }).textContent;
const customAmount = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Other amount' });

async function fillIn(person: Person, email = 'jordan@example.com'): Promise<void> {
  await person.type(control('First name'), 'Jordan');
  await person.type(control('Last name'), 'Rivera');
  await person.selectOptions(control('State you are buying in'), 'TX');
  await person.type(control('Email'), email);
  await person.click(screen.getByRole('checkbox'));
}

async function untilClosed(): Promise<void> {
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
}

describe('the dialog', () => {
  it('asks a founding member for names, state, email, amount and terms, and says what follows', async () => {
    await show();
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
    expect(screen.getByText(/^Contributions are final and non-refundable\..*opens in a new tab/)).toBeDefined();
    expect(screen.getByText(/You also join our waitlist/)).toBeDefined();
    expect(total()).toBe('$25');
  });

  it('has one price for the toolkit, and asks for no amount', async () => {
    await show('Pre-order');
    expect(screen.getByRole('dialog', { name: 'Pre-order the Offer Toolkit' })).toBeDefined();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(total()).toBe('$100');
    expect(screen.getByText(/coming soon\. You pay today, and we have not set a date/)).toBeDefined();
  });

  it('is empty each time it opens, at $25 and with the terms unticked', async () => {
    const { person } = await show();
    await fillIn(person);
    await person.click(radio('$100'));
    await person.click(screen.getByRole('button', { name: 'Close' }));
    await untilClosed();
    await person.click(screen.getByRole('button', { name: 'Contribute' }));
    await screen.findByRole('dialog');
    expect(['First name', 'Last name', 'Email', 'State you are buying in'].map((at) => control(at).value)).toEqual([
      '',
      '',
      '',
      '',
    ]);
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
    expect(radio('$25').checked).toBe(true);
    expect(total()).toBe('$25');
  });

  it('closes by Escape', async () => {
    const { person } = await show();
    await person.keyboard('{Escape}');
    await untilClosed();
  });
});

describe('the amount', () => {
  it.each(['$50', '$75', '$100'])('is that of the preset %s', async (name) => {
    const { person } = await show();
    await person.click(radio(name));
    expect(total()).toBe(name);
  });

  it('of one’s own is a whole number of at least 25 for the browser, and has the focus at once', async () => {
    const { person } = await show();
    await person.click(radio('Other'));
    const input = customAmount();
    expect([input.type, input.min, input.step]).toEqual(['number', '25', '1']);
    expect(document.activeElement).toBe(input);
    await person.keyboard('1200');
    expect(total()).toBe('$1,200');
  });

  it('keeps the focus on the presets for who walks over them with the arrow keys', async () => {
    const { person } = await show();
    await person.click(radio('$100'));
    // As a browser does it on an arrow key, which this one does not know of.
    fireEvent.keyDown(radio('$100'), { key: 'ArrowRight' });
    radio('Other').focus();
    fireEvent.click(radio('Other'));
    expect(customAmount()).toBeDefined();
    expect(document.activeElement).toBe(radio('Other'));
  });

  it.each(['', '24', '-30', '0'])('of "%s" becomes 25 when the control is left, which is then empty', async (typed) => {
    const { person } = await show();
    await person.click(radio('Other'));
    if (typed) await person.keyboard(typed);
    await person.tab();
    expect(customAmount().value).toBe('');
    expect(total()).toBe('$25');
    expect(screen.queryByText('Please enter at least $25')).toBeNull();
  });

  it('of 25 or more stays when the control is left', async () => {
    const { person } = await show();
    await person.click(radio('Other'));
    await person.keyboard('60');
    await person.tab();
    expect(customAmount().value).toBe('60');
    expect(total()).toBe('$60');
  });

  it('under 25 becomes 25 on Enter, with an alert, and nothing is sent', async () => {
    const { person, commerce, toasts } = await show();
    await person.click(radio('Other'));
    await person.keyboard('10{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('Please enter at least $25');
    expect(customAmount().value).toBe('');
    expect(total()).toBe('$25');
    expect([commerce.requests, toasts]).toEqual([[], []]);
    await person.keyboard('4');
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('under 25 is refused, not raised, when the button is pressed right away; the second press takes the 25', async () => {
    const { led } = controlTabs();
    const { person, toasts, commerce } = await show();
    await fillIn(person);
    await person.click(radio('Other'));
    await person.keyboard('10');
    await person.click(submit());
    expect(toasts).toEqual([{ title: 'Minimum contribution amount is $25', tone: 'destructive' }]);
    expect(document.activeElement).toBe(customAmount());
    expect(commerce.purchases).toEqual([]);
    expect(total()).toBe('$25');
    await person.click(submit());
    await waitFor(() => {
      expect(led).toHaveLength(1);
    });
    expect(commerce.purchases).toMatchObject([{ customAmount: 25 }]);
  });
});

describe('a form that is not whole', () => {
  it('is refused in the order email, name, state, terms, amount, each in a toast and at its control', async () => {
    const { open } = controlTabs();
    const { person, toasts, tracked, commerce } = await show();
    await person.click(radio('Other'));
    await person.keyboard('30.5');
    const refused = async (message: string, at: () => HTMLElement): Promise<void> => {
      await person.click(submit());
      expect(toasts.at(-1)).toEqual({ title: message, tone: 'destructive' });
      expect(document.activeElement).toBe(at());
      expect(at().getAttribute('aria-invalid')).toBe('true');
      const description = document.getElementById(at().getAttribute('aria-describedby')?.split(' ')[0] ?? '');
      expect(description?.textContent).toBe(message);
      expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(1);
    };
    await refused('Please enter a valid email', () => control('Email'));
    await person.type(control('Email'), 'jordan@example.com');
    await refused('Please enter your name', () => control('First name'));
    await person.type(control('First name'), 'Jordan');
    await refused('Please enter your name', () => control('Last name'));
    await person.type(control('Last name'), 'Rivera');
    await refused("Please tell us which state you're buying your home in", () => control('State you are buying in'));
    await person.selectOptions(control('State you are buying in'), 'Other');
    await refused('Please agree to Terms of Service', () => screen.getByRole('checkbox'));
    await person.click(screen.getByRole('checkbox'));
    await refused('Contributions are whole dollars', customAmount);
    await person.clear(customAmount());
    await person.type(customAmount(), '5001');
    await refused('Maximum contribution amount is $5,000', customAmount);
    expect(open).not.toHaveBeenCalled();
    expect([commerce.requests, tracked]).toEqual([[], []]);
  });
});

describe('continuing to the payment', () => {
  it('opens the tab within the click, leads it to the payment page, and closes', async () => {
    const { tab, led, open } = controlTabs();
    const { person, commerce, toasts, tracked } = await show();
    await fillIn(person, ' jordan@example.com ');
    await person.click(radio('$75'));
    let openedInClick = false;
    submit().addEventListener('click', () => {
      setTimeout(() => (openedInClick = open.mock.calls.length === 1));
    });
    await person.click(submit());
    await untilClosed();
    expect(openedInClick).toBe(true);
    expect(open.mock.calls).toEqual([['about:blank', '_blank']]);
    expect(tab.opener).toBeNull();
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
    expect(toasts.map(({ title }) => title)).toEqual(['The payment page is open']);
    expect(tracked.map(({ eventType, eventData }) => [eventType, eventData])).toEqual([
      ['form_submit', { form: 'founding-member-payment' }],
    ]);
  });

  it('orders the toolkit without an amount, for somebody who is on the waitlist already as well', async () => {
    const { led } = controlTabs();
    const { person, commerce } = await show('Pre-order', { waitlist: ['jordan@example.com'] });
    await fillIn(person);
    await person.keyboard('{Tab}{Tab}');
    submit().focus();
    await person.keyboard('{Enter}');
    await untilClosed();
    expect(led).toHaveLength(1);
    expect(commerce.purchases).toMatchObject([{ productType: 'offer_toolkit' }]);
    expect(commerce.purchases[0]).not.toHaveProperty('customAmount');
    expect(commerce.joins).toMatchObject([{ source: 'stripe_offer_toolkit_intent' }]);
  });

  it('says Processing... and sends once, however often it is pressed', async () => {
    controlTabs();
    const { person, commerce } = await show();
    let answer: (reply: Response) => void = () => undefined;
    commerce.answerAt(preparePayment.path, () => new Promise((resolve) => (answer = resolve)));
    await fillIn(person);
    await person.click(submit());
    const button = screen.getByRole('button', { name: 'Processing...' });
    await person.click(button);
    fireEvent.submit(screen.getByRole('form'));
    expect(commerce.requests.filter((request) => request.includes('prepare'))).toHaveLength(1);
    answer(refusal(503, 'payment.provider-unavailable', 'Payments rest'));
    await screen.findByRole('button', { name: 'Continue to Payment' });
  });

  it.each([
    [() => refusal(409, 'payment.sold-out', 'All places are taken.'), 'All places are taken.', 'payment.sold-out'],
    [() => Promise.reject(new TypeError('offline')), 'Failed to process payment request', 'network.failed'],
  ])(
    'that fails is told in toast and dialog, keeps what was typed and closes the tab: %#',
    async (reply, words, code) => {
      const { tab } = controlTabs();
      const { person, commerce, toasts, tracked } = await show();
      commerce.answerAt(preparePayment.path, reply);
      await fillIn(person);
      await person.click(submit());
      await waitFor(() => {
        expect(toasts).toEqual([{ title: 'Error', description: words, tone: 'destructive' }]);
      });
      expect(within(screen.getByRole('dialog')).getByText(words)).toBeDefined();
      expect(tab.close).toHaveBeenCalledOnce();
      expect(control('Email').value).toBe('jordan@example.com');
      expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
      expect(tracked.at(-1)?.eventData).toEqual({ form: 'founding-member-payment', code });
    },
  );

  it('puts what the server refuses at its control', async () => {
    controlTabs();
    const { person, commerce } = await show();
    const words = 'Please enter a valid email';
    commerce.answerAt(preparePayment.path, () => refusal(400, 'payment.invalid', words, 'body.email'));
    await fillIn(person);
    await person.click(submit());
    await waitFor(() => {
      expect(control('Email').getAttribute('aria-invalid')).toBe('true');
    });
    expect(document.activeElement).toBe(control('Email'));
  });

  it('is given up by closing the dialog, and the tab with it', async () => {
    const { tab, led } = controlTabs();
    const { person, commerce, toasts } = await show();
    let answer: (reply: Response) => void = () => undefined;
    commerce.answerAt(preparePayment.path, () => new Promise((resolve) => (answer = resolve)));
    await fillIn(person);
    await person.click(submit());
    await person.click(screen.getByRole('button', { name: 'Close' }));
    await untilClosed();
    answer(new Response('{}'));
    await waitFor(() => {
      expect(tab.close).toHaveBeenCalledOnce();
    });
    expect([led, toasts]).toEqual([[], []]);
  });
});

describe('where the browser opens no tab', () => {
  it('the dialog stays, with a link to the payment page that has the focus', async () => {
    controlTabs({ blocked: true });
    const { person } = await show();
    await fillIn(person);
    await person.click(submit());
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
    await person.click(link);
    await untilClosed();
  });

  it('nor does it for who closed the tab while it waited', async () => {
    const { tab } = controlTabs();
    const { person } = await show();
    await fillIn(person);
    tab.closed = true;
    await person.click(submit());
    expect(await screen.findByRole('link', { name: /Open the payment page/ })).toBeDefined();
  });
});
