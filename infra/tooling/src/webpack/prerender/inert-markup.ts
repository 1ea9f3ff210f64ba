/**
 * What the site's policy forbids in a page (CSP), and a browser would leave out without a word to who made it; and React's
 * mark for a part that failed or was not ready, which it would leave out without a word just so.
 */
const forbidden: readonly (readonly [what: string, form: RegExp])[] = [
  ['a style attribute', /<[a-z][^<>]*\sstyle="/i],
  ['a handler attribute', /<[a-z][^<>]*\son[a-z]+="/i],
  ['a style element', /<style[\s>]/i],
  ['a script', /<script[\s>]/i],
  ['a part that was not drawn', /<!--\$[!?]-->/],
];

/** @throws Error when markup that is meant to be put into a page holds style or script of its own, or is not whole */
export function requireInertMarkup(path: string, markup: string): void {
  for (const [what, form] of forbidden) {
    const found = form.exec(markup);
    if (found) throw new Error(`The page ${path} has ${what} in its markup: ${found[0]}`);
  }
}
