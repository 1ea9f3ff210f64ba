import { html, renderPage } from '@hearthway/emulator-kit';
import { formatAmount, type SessionRecord } from '../checkout/session.js';

const shown = 50;

/** The page at the emulator's address: the newest checkouts and their state. */
export function overviewPage(newestFirst: readonly SessionRecord[]): string {
  const main = html`<h1>Test checkouts</h1>
    ${
      newestFirst.length === 0
        ? html`<section class="card message">
            <h2>None yet</h2>
            <p>A checkout appears here as soon as the product opens one.</p>
          </section>`
        : html`<ul class="rows" role="list">
            ${newestFirst.slice(0, shown).map(row)}
          </ul>`
    }
    ${newestFirst.length > shown && html`<p class="hint">Showing the newest ${shown} of ${newestFirst.length}.</p>`}`;
  const notice = 'This stands in for Stripe on this machine. No money moves.';
  return renderPage({ title: 'Test checkouts', notice, main, wide: true });
}

function row({ product, session }: SessionRecord) {
  return html`<li>
    <a class="row" href="/c/pay/${session.id}"
      ><b>${product}, <span class="money">${formatAmount(session.amount_total)}</span></b
      ><span class="meta to">${state(session)}</span
      ><span class="meta when"
        >${new Date(session.created * 1000).toISOString().replace('T', ' ').slice(0, 19)} UTC</span
      ></a
    >
  </li>`;
}

function state({ payment_status: payment, status }: SessionRecord['session']): string {
  if (status === 'complete') return payment === 'paid' ? 'Paid' : 'Completed, waiting for the money';
  return status === 'expired' ? 'Expired' : 'Open';
}
