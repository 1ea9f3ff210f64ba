import { html, messagePage, renderPage, type Html } from '@hearthway/emulator-kit';
import type { Message, Person } from '../mail.js';

const notice = 'Emails the product sent on this machine. None were delivered.';

const shown = 100;

export function listPage(newestFirst: readonly Message[], search: string | undefined): string {
  const main = html`<div class="bar">
      <h1>Mailbox</h1>
      <form class="search" method="get" action="/" role="search">
        <input
          type="search"
          name="search"
          aria-label="Recipient or subject"
          placeholder="Recipient or subject"
          value="${search ?? ''}"
        />
        <button class="button quiet" type="submit">Search</button>
      </form>
    </div>
    ${
      newestFirst.length === 0
        ? empty(search)
        : html`<ul class="rows" role="list">
            ${newestFirst.slice(0, shown).map(row)}
          </ul>`
    }
    ${newestFirst.length > shown && html`<p class="hint">Showing the newest ${shown} of ${newestFirst.length}.</p>`}
    ${
      newestFirst.length > 0 &&
      html`<form method="post" action="/clear">
        <button class="button quiet" type="submit">Empty the mailbox</button>
      </form>`
    }`;
  return renderPage({ title: 'Mailbox', notice, main, wide: true });
}

const empty = (search: string | undefined): Html =>
  search === undefined
    ? html`<section class="card message">
        <h2>No mail yet</h2>
        <p>Emails the product sends appear here right away. Reload the page to check again.</p>
      </section>`
    : html`<section class="card message">
        <h2>Nothing found</h2>
        <p>No email has “${search}” in its recipients or subject. <a href="/">Show all mail</a></p>
      </section>`;

const row = (message: Message): Html =>
  html`<li>
    <a class="row" href="/messages/${message.id}"
      ><b>${message.subject}</b><span class="meta to">To ${people(message.to)}</span
      ><span class="meta when">${readableTime(message.receivedAt)}</span></a
    >
  </li>`;

export const views = ['html', 'text', 'source'] as const;
export type View = (typeof views)[number];

const viewNames: Readonly<Record<View, string>> = { html: 'As sent', text: 'Plain text', source: 'Source' };

export function messagePageOf(message: Message, view: View): string {
  const link = (name: View) =>
    html`<a
      class="button quiet"
      href="/messages/${message.id}?view=${name}"
      ${name === view && html`aria-current="page"`}
      >${viewNames[name]}</a
    >`;
  const main = html`<p><a href="/">All mail</a></p>
    <article class="card">
      <h1>${message.subject}</h1>
      <dl>
        ${details(message).map(
          ([name, value]) =>
            html`<dt>${name}</dt>
              <dd>${value}</dd>`,
        )}
      </dl>
      <nav class="tabs" aria-label="Views of this mail">${views.map(link)}</nav>
      ${contentOf(message, view)}
    </article>`;
  return renderPage({ title: message.subject, notice, main, wide: true });
}

export const missingPage = (): string =>
  messagePage(
    'Email not found',
    notice,
    'Email not found',
    html`It may have expired or been cleared. <a href="/">Show all mail</a>`,
  );

function contentOf(message: Message, view: View): Html {
  if (view === 'source') return html`<pre>${JSON.stringify(message, null, 2)}</pre>`;
  if (view === 'text') return html`<pre>${message.text}</pre>`;
  return html`<iframe
    class="mail"
    title="${message.subject}"
    src="/messages/${message.id}/html"
    sandbox="allow-popups allow-popups-to-escape-sandbox"
    referrerpolicy="no-referrer"
  ></iframe>`;
}

type Detail = readonly [name: string, value: string];

const details = (message: Message): readonly Detail[] => [
  ['From', people([message.from])],
  ['To', people(message.to)],
  ['Reply to', people([message.replyTo])],
  ['Received', readableTime(message.receivedAt)],
  ['Categories', message.categories.join(', ')],
  ...Object.entries(message.headers),
];

const people = (all: readonly Person[]): string =>
  all.map(({ email, name }) => (name === undefined || name === '' ? email : `${name} <${email}>`)).join(', ');

const readableTime = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`;
