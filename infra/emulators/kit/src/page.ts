import type { FastifyReply } from 'fastify';
import { html, type Html, type HtmlValue } from './html.js';
import { styles } from './styles.js';

export const stylesheetPath = '/_emulator/styles.css';

export interface Page {
  readonly title: string;
  /** One sentence at the top which says that nothing here is real. */
  readonly notice: string;
  readonly main: Html;
  /** Whether the main element uses the whole width. */
  readonly wide?: boolean;
  /** Seconds after which the page reloads. */
  readonly refresh?: number;
}

/** A page without script, in the product's colors but clearly not part of it. */
export function renderPage({ title, notice, main, wide = false, refresh }: Page): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        ${refresh !== undefined && html`<meta http-equiv="refresh" content="${refresh}" />`}
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${stylesheetPath}" />
      </head>
      <body>
        <p class="notice" role="note"><strong>Test mode.</strong> ${notice}</p>
        <main class="${wide ? 'wide' : 'narrow'}">${main}</main>
      </body>
    </html> `.markup;
}

export interface PagePermissions {
  /** Origins that a form may redirect to after posting here. */
  readonly formsMayLeadTo?: readonly string[];
  /** Whether the page shows another page of the emulator in a frame. */
  readonly frames?: boolean;
}

/** Sends a page. Its content security policy allows our stylesheet and, with permission, forms and frames. */
export function sendPage(reply: FastifyReply, page: string, permissions: PagePermissions = {}): FastifyReply {
  const { formsMayLeadTo, frames = false } = permissions;
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    'img-src data:',
    `form-action ${formsMayLeadTo === undefined ? "'none'" : ["'self'", ...formsMayLeadTo].join(' ')}`,
    ...(frames ? ["frame-src 'self'"] : []),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return reply.header('content-security-policy', policy.join('; ')).type('text/html; charset=utf-8').send(page);
}

export function sendStylesheet(reply: FastifyReply): FastifyReply {
  return reply.type('text/css; charset=utf-8').send(styles);
}

/** A page with a heading and a few lines. */
export function messagePage(title: string, notice: string, heading: string, ...lines: readonly HtmlValue[]): string {
  const main = html`<section class="card message">
    <h1>${heading}</h1>
    ${lines.map((line) => html`<p>${line}</p>`)}
  </section>`;
  return renderPage({ title, notice, main });
}
