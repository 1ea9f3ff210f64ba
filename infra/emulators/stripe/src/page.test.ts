import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { foundingSession, startStripe, type StripeUnderTest } from './testing/stripe-under-test.js';

describe('the hosted page', () => {
  let under: StripeUnderTest;

  beforeAll(async () => {
    under = await startStripe();
  });
  afterAll(() => under.close());

  const open = async (change = {}) => {
    const session = await under.stripe.checkout.sessions.create(foundingSession(change));
    return { id: session.id, url: session.url ?? '' };
  };
  const status = (id: string) => under.stripe.checkout.sessions.retrieve(id);
  const submit = (url: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual', headers });
  const payer = { email: 'ada@example.com', name: 'Ada Byron' };

  it('shows the amount, the merchant, and that it is a test', async () => {
    const { url } = await open();
    const page = await (await fetch(url)).text();

    for (const shown of ['Test mode.', 'No money moves', 'Hearthway', 'Founding Member', 'Pay $25.00']) {
      expect(page).toContain(shown);
    }
    expect(page).toContain('href="http://localhost:8090/"');
    expect(page).not.toContain('<script');
  });

  it('allows no scripts, no framing, and forms only to itself and to the return page', async () => {
    const { url } = await open();
    const policy = (await fetch(url)).headers.get('content-security-policy');

    expect(policy).toBe(
      "default-src 'none'; style-src 'self'; img-src data:; form-action 'self' http://localhost:8090; base-uri 'none'; frame-ancestors 'none'",
    );
  });

  it('pays and redirects back with the session id', async () => {
    const { id, url } = await open();
    const response = await submit(url, { ...payer, card: 'succeeds' });

    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`http://localhost:8090/founding-success?session_id=${id}`);
    expect(under.emulator.control.sessions().at(-1)).toMatchObject({ session: { id, status: 'complete' }, payer });
  });

  it('pays once when the button is pressed twice', async () => {
    const { id, url } = await open();
    const responses = await Promise.all([1, 2, 3].map(() => submit(url, { ...payer, card: 'succeeds' })));

    expect(responses.map(({ status: code }) => code)).toEqual([303, 303, 303]);
    expect(under.emulator.control.events({ session: id })).toHaveLength(1);
  });

  it('says why a card was declined, and accepts the next one', async () => {
    const { id, url } = await open();
    const declined = await submit(url, { ...payer, card: 'declined' });
    expect(declined.headers.get('location')).toBe(new URL(url).pathname);
    const page = await (await fetch(url)).text();
    expect(page).toContain('role="alert"');
    expect(page).toContain('Your card was declined. You have not been charged.');
    expect(page).toContain('value="Ada Byron"');

    await submit(url, { ...payer, card: 'succeeds' });
    expect(await status(id)).toMatchObject({ status: 'complete', payment_status: 'paid' });
  });

  it('asks again for missing fields, and charges nothing', async () => {
    const { id, url } = await open();
    const response = await submit(url, { email: 'nowhere', name: '', card: 'succeeds' });

    expect(response.status).toBe(422);
    expect(await response.text()).toContain('Enter your email and the name on the card.');
    expect(await status(id)).toMatchObject({ status: 'open' });
  });

  it("keeps the session's own email whatever the form says", async () => {
    const { url } = await open({ customer_email: 'grace@example.com' });
    expect(await (await fetch(url)).text()).toContain('readonly');
    await submit(url, { ...payer, card: 'succeeds' });

    expect(under.emulator.control.sessions().at(-1)?.payer?.email).toBe('grace@example.com');
  });

  it('escapes texts of the merchant', async () => {
    const hostile = '<img src=x onerror=alert(1)>"\'';
    const price = { currency: 'usd', unit_amount: 123_456, product_data: { name: hostile } };
    const { url } = await open({ line_items: [{ quantity: 1, price_data: price }] });

    const page = await (await fetch(url)).text();
    expect(page).toContain('Pay $1,234.56');
    expect(page).not.toContain('<img');
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;');
  });

  it('refuses forms from other sites', async () => {
    const { id, url } = await open();
    const form = { ...payer, card: 'succeeds' };

    expect((await submit(url, form, { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await submit(url, form, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(await status(id)).toMatchObject({ status: 'open' });
  });

  it('says when a session is complete, expired or unknown', async () => {
    const done = await open();
    await submit(done.url, { ...payer, card: 'succeeds' });
    expect(await (await fetch(done.url)).text()).toContain('You’re all done here');

    const expired = await open();
    await under.stripe.checkout.sessions.expire(expired.id);
    const page = await fetch(expired.url);
    expect(page.status).toBe(410);
    expect(await page.text()).toContain('This checkout has expired');
    expect((await submit(expired.url, { ...payer, card: 'succeeds' })).status).toBe(410);

    expect((await fetch(`${under.url}/c/pay/cs_test_unknown`)).status).toBe(404);
  });

  it('lists the newest checkouts at its address', async () => {
    const { id } = await open();
    const page = await (await fetch(`${under.url}/`)).text();
    expect(page).toContain(`/c/pay/${id}`);
    expect(page).toContain('Open');
  });
});
