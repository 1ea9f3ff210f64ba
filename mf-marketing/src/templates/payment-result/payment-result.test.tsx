import { paymentPages, verifyPayment } from '@hearthway/contracts/commerce';
import { exampleUser } from '@hearthway/contracts/examples';
import { eventually } from '@hearthway/tooling/testing';
import { navigateStandalone } from '@hearthway/web-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { page as founding } from '../../pages/founding-success/index.js';
import { page as cancelled } from '../../pages/payment-cancelled/index.js';
import { page as toolkit } from '../../pages/toolkit-success/index.js';
import { loadPage, routes } from '../../routes.js';
import { Site } from '../../site.js';
import { commercePlatform, type CommercePlatform } from '../../testing/commerce-platform.js';
import { standInPlatform } from '../../testing/stand-in-platform.js';

const sessionId = 'cs_test_1';

afterEach(() => {
  history.replaceState(null, '', '/');
});

const pathOf = (page: typeof founding) => paymentPages[page === founding ? 'founding_member' : 'offer_toolkit'];

function arrive(page: typeof founding, parts: CommercePlatform, query = `?session_id=${sessionId}`) {
  history.replaceState(null, '', pathOf(page) + query);
  return render(<page.Page platform={parts.platform} />);
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const home = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Return to Home' });
const issue = 'Payment Verification Issue';

describe('the payment result pages', () => {
  it.each(Object.values(paymentPages))('includes %s, not indexed', async (path) => {
    const { page } = await routes[path]();
    expect(page.head.indexed).toBe(false);
  });

  it.each([
    ['founding member', founding],
    ['toolkit', toolkit],
  ])('are prerendered in their loading state: %s', (_, page) => {
    const markup = renderToString(<page.Page platform={standInPlatform()} />);
    expect(markup).toContain('Verifying your payment');
    expect(markup).toContain('If you paid, we’ll email you a receipt.');
    expect(markup).toMatch(/<button(?=[^<>]*disabled="")[^<>]*><span[^<>]*>Return to Home/);
    expect(markup).not.toContain('style=');
  });
});

describe.each([
  ['founding member', founding, 'Thank you, Founding Member!', /Founding Member contribution payment/],
  ['toolkit', toolkit, 'Thank you for your pre-order!', /Offer Toolkit pre-order payment/],
])('the %s result page', (_, page, thanks, unknown) => {
  it('thanks for a completed payment and links home', async () => {
    const parts = commercePlatform({ foundingMembers: 7 });
    parts.commerce.settle(sessionId, 'completed');
    arrive(page, parts);
    expect(home().disabled).toBe(true);
    expect(await screen.findByRole('heading', { name: thanks })).toBeDefined();
    await userEvent.click(home());
    expect(parts.navigate.mock.calls).toEqual([['/']]);
    expect(parts.tracked.map(({ eventData }) => eventData)).toContainEqual({ step: 'paymentCompleted' });
    expect(JSON.stringify(parts.tracked)).not.toContain(sessionId);
  });

  it('shows the amount, the receipt number, what happens next, and an account to create', async () => {
    const parts = commercePlatform();
    parts.commerce.settle(sessionId, 'completed', { amountCents: 12_500, paymentId: 'payment-9' });
    arrive(page, parts);
    await screen.findByRole('heading', { name: thanks });
    const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
    expect([fact('You paid'), fact('Receipt number')]).toEqual(['$125', 'payment-9']);
    expect(screen.getByRole('region', { name: 'What happens next' }).textContent).toMatch(/emailing you a receipt/);
    const offer = within(screen.getByRole('region', { name: 'Start your roadmap' }));
    expect(offer.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/auth');
    await userEvent.click(offer.getByRole('link', { name: 'Create your account' }));
    expect(parts.navigate.mock.calls).toEqual([['/auth?tab=register']]);
    expect(JSON.stringify(parts.tracked)).not.toContain('payment-9');
  });

  it('offers whoever is signed in not an account, but the list of purchases', async () => {
    const parts = commercePlatform();
    parts.commerce.settle(sessionId, 'completed');
    const session = { ...parts.platform.session, user: () => exampleUser };
    arrive(page, { ...parts, platform: { ...parts.platform, session } });
    await screen.findByRole('heading', { name: thanks });
    expect(screen.queryByRole('link', { name: 'Create your account' })).toBeNull();
    const list = screen.getByRole('link', { name: 'See your purchases' });
    expect(list.getAttribute('href')).toBe('/settings#settings-purchases');
  });

  it('gives way to the other product’s page if that was bought', async () => {
    const { commerce, platform } = commercePlatform();
    const other = page === founding ? 'offer_toolkit' : 'founding_member';
    commerce.settle(sessionId, 'completed', { productType: other });
    const path = pathOf(page);
    history.replaceState(null, '', `${path}?session_id=${sessionId}`);
    const before = history.length;
    render(<Site platform={{ ...platform, navigate: navigateStandalone }} first={await loadPage(path)} />);
    expect(await screen.findByRole('heading', { name: /^Thank you/ })).toBeDefined();
    expect(location.pathname + location.search).toBe(`${paymentPages[other]}?session_id=${sessionId}`);
    expect(history.length).toBe(before);
    // Each of the two pages has asked once.
    expect(commerce.requests.filter((request) => request.includes(verifyPayment.path))).toHaveLength(2);
  });

  it('says the same after a reload', async () => {
    const parts = commercePlatform();
    parts.commerce.settle(sessionId, 'completed');
    arrive(page, parts).unmount();
    arrive(page, parts);
    expect(await screen.findByRole('heading', { name: thanks })).toBeDefined();
  });

  it.each(['', '?session_id=', '?other=1'])('sends no request without a session id: "%s"', async (query) => {
    const parts = commercePlatform();
    arrive(page, parts, query);
    expect(await screen.findByText('Invalid payment session. Please contact support.')).toBeDefined();
    expect(heading()).toBe(issue);
    expect(parts.commerce.requests).toEqual([]);
    expect(home().disabled).toBe(false);
    expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
  });

  it('refers a buyer whose payment is not found to support', async () => {
    arrive(page, commercePlatform());
    expect((await screen.findByText(unknown)).textContent).toMatch(/Please contact support\.$/);
    expect(heading()).toBe(issue);
    const support = screen.getByText(/^Email us at/).querySelector('a');
    expect(support?.getAttribute('href')).toMatch(/^mailto:support@/);
  });

  it('shows other errors with the server’s message', async () => {
    const parts = commercePlatform();
    parts.commerce.settle(sessionId, 'expired', { error: 'This payment was not made.' });
    arrive(page, parts);
    expect(await screen.findByText('This payment was not made.')).toBeDefined();
    expect(parts.tracked).toEqual([]);
    expect(heading()).toBe(issue);
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  });

  it('offers a retry after a network failure', async () => {
    const parts = commercePlatform();
    let failing = true;
    parts.commerce.answerAt(verifyPayment.path, () => {
      if (failing) throw new TypeError('offline');
      return new Response(JSON.stringify({ success: true }));
    });
    arrive(page, parts);
    expect(await screen.findByText('Unable to verify payment status. Please contact support.')).toBeDefined();
    failing = false;
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByRole('heading', { name: thanks })).toBeDefined();
  });
});

describe('the number of a founding member', () => {
  it('comes from the payment, whatever the current count', async () => {
    const parts = commercePlatform({ foundingMembers: 61 });
    parts.commerce.settle(sessionId, 'completed', { memberNumber: 42 });
    arrive(founding, parts);
    expect(await screen.findByText('You are member #42 of our Founding 100.')).toBeDefined();
    await eventually(() => {
      expect(parts.commerce.requests).toHaveLength(2);
    });
    expect(screen.getByText('You are member #42 of our Founding 100.')).toBeDefined();
  });

  it('falls back to the count, loaded after the payment is confirmed', async () => {
    const parts = commercePlatform({ foundingMembers: 42 });
    parts.commerce.settle(sessionId, 'completed');
    arrive(founding, parts);
    expect(await screen.findByText('You are member #42 of our Founding 100.')).toBeDefined();
    expect(parts.commerce.requests).toEqual([
      `GET /api/payment/verify?session_id=${sessionId}`,
      'GET /api/founding-members/count',
    ]);
  });

  it('is omitted when the count is 0', async () => {
    const parts = commercePlatform({ foundingMembers: 0 });
    parts.commerce.settle(sessionId, 'completed');
    arrive(founding, parts);
    await screen.findByRole('heading', { name: 'Thank you, Founding Member!' });
    await eventually(() => {
      expect(parts.commerce.requests).toHaveLength(2);
    });
    expect(document.body.textContent).not.toContain('#');
  });
});

it('the cancellation page makes no false promises and links back', () => {
  render(<cancelled.Page platform={standInPlatform()} />);
  expect(heading()).toBe('You left the payment page');
  expect(screen.getByText(/^You haven’t been charged\./)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to the offers' }).getAttribute('href')).toBe('/#offers');
});
