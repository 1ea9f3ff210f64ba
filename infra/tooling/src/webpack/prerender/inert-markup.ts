/**
 * What the site's CSP forbids in a page, so that browsers would silently ignore it, and React's marker for a part that
 * failed or was not ready, which would silently be missing.
 */
const forbidden: readonly (readonly [what: string, form: RegExp])[] = [
  ['a style attribute', /<[a-z][^<>]*\sstyle="/i],
  ['a handler attribute', /<[a-z][^<>]*\son[a-z]+="/i],
  ['a style element', /<style[\s>]/i],
  ['a script', /<script[\s>]/i],
  ['a part that was not rendered', /<!--\$[!?]-->/],
];

/** @throws Error if markup for a page contains styles or scripts, or is incomplete */
export function requireInertMarkup(path: string, markup: string): void {
  for (const [what, form] of forbidden) {
    const found = form.exec(markup);
    if (found) throw new Error(`The page ${path} has ${what} in its markup: ${found[0]}`);
  }
}
