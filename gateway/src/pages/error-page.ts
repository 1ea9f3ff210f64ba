import { brand } from '@hearthway/contracts/brand';
import type { Problem } from '@hearthway/contracts/problem';
import { escapeHtml } from './html.js';

/** Shown instead of a page that cannot be served. It loads no other file, since those may be what is missing. */
export function errorPage({ message, requestId }: Pick<Problem, 'message' | 'requestId'>): string {
  return `<!doctype html>
<html lang="en-US">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>${escapeHtml(`${message} · ${brand.name}`)}</title>
  </head>
  <body>
    <main>
      <h1>${escapeHtml(message)}</h1>
      <p><a href="/">${brand.name} home page</a></p>
      <p><small>Request ${escapeHtml(requestId)}</small></p>
    </main>
  </body>
</html>
`;
}
