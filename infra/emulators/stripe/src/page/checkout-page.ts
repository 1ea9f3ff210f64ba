import { html, messagePage, renderPage, type Html } from '@hearthway/emulator-kit';
import { filledIn, formatAmount, type Session, type SessionRecord } from '../checkout/session.js';
import { testCards } from '../checkout/test-cards.js';

const notice = 'This test checkout stands in for Stripe on this machine. No money moves and no card is needed.';

export interface CheckoutPage {
  readonly record: SessionRecord;
  readonly merchant: string;
  /** Why the last attempt failed. */
  readonly problem: string | undefined;
}

/** The page to pay on, or the one that says why it is not possible. */
export function checkoutPage(page: CheckoutPage): string {
  const { session } = page.record;
  if (session.status === 'complete') return completePage(session);
  return session.status === 'open' ? openPage(page) : expiredPage(session);
}

export const missingPage = (): string =>
  messagePage(
    'Checkout not found',
    notice,
    'Checkout not found',
    'The address may be incomplete, or the emulator was reset.',
  );

function openPage({ record, merchant, problem }: CheckoutPage): string {
  const { payer, product, session } = record;
  const total = formatAmount(session.amount_total);
  const main = html`<div class="checkout">
    <section class="summary" aria-labelledby="merchant">
      <h1 id="merchant">${merchant}</h1>
      <p class="total money">${total}</p>
      <ul class="items" role="list">
        <li><span>${product}</span><span class="money">${total}</span></li>
      </ul>
      ${session.cancel_url !== null && html`<p><a href="${filledIn(session.cancel_url, session)}">Cancel and go back</a></p>`}
    </section>
    <form class="card" method="post" action="/c/pay/${session.id}" aria-labelledby="pay">
      <h2 id="pay">Pay</h2>
      ${problem !== undefined && alert(problem)}
      <div class="field">
        <label for="email">Email</label>
        <input
          id="email"
          name="email"
          type="email"
          autocomplete="email"
          required
          maxlength="512"
          value="${session.customer_email ?? payer?.email ?? ''}"
          ${session.customer_email !== null && html` readonly`}
        />
      </div>
      <div class="field">
        <label for="name">Name on card</label>
        <input
          id="name"
          name="name"
          type="text"
          autocomplete="cc-name"
          required
          maxlength="200"
          value="${payer?.name ?? ''}"
        />
      </div>
      <fieldset>
        <legend>Test card</legend>
        ${Object.entries(testCards).map(
          ([id, { label, last4 }], index) =>
            html`<label class="choice"
              ><input type="radio" name="card" value="${id}" ${index === 0 && html` checked`} /><span
                >${label} <span class="hint">ends in ${last4}</span></span
              ></label
            >`,
        )}
      </fieldset>
      <button class="button pay" type="submit">Pay ${total}</button>
      <p class="hint">You don’t need a card number. Each test card says how the payment ends.</p>
    </form>
  </div>`;
  return renderPage({
    title: `${problem === undefined ? '' : 'Not paid: '}Pay ${total} to ${merchant}`,
    notice,
    main,
  });
}

const alert = (message: string): Html =>
  html`<div class="alert" role="alert">
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      aria-hidden="true"
    >
      <circle cx="10" cy="10" r="8" />
      <path d="M10 6v5M10 14v.01" /></svg
    ><span>${message}</span>
  </div>`;

const completePage = (session: Session): string =>
  messagePage(
    'Payment complete',
    notice,
    'You’re all done here',
    `This checkout was completed. ${session.payment_status === 'paid' ? 'The payment arrived.' : 'The payment is on its way.'}`,
    session.success_url !== null &&
      html`<a class="button" href="${filledIn(session.success_url, session)}">Continue</a>`,
  );

const expiredPage = (session: Session): string =>
  messagePage(
    'Checkout expired',
    notice,
    'This checkout has expired',
    'You have not been charged. To pay, start again from the page you came from.',
    session.cancel_url !== null && html`<a class="button" href="${filledIn(session.cancel_url, session)}">Go back</a>`,
  );
