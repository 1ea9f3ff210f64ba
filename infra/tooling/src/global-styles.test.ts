import { describe, expect, it } from '@jest/globals';
import { globalStyles } from './global-styles.js';

const own = (css: string) => globalStyles(css, 'mf-sample');

describe('global styles', () => {
  it.each([
    '.mf-sample-a{color:red}',
    'h1.mf-sample-a, .mf-sample-b > p, [data-theme=dark] .mf-sample-a::before { color: red }',
    '@charset "utf-8";@media print{@supports (display:grid){@layer a{.mf-sample-a{color:red}}}}',
    ':root:not([data-session]) .mf-sample-a:is(h1, h2) {}',
    String.raw`.mf\-sample-a {}`,
    'html:has(.mf-sample-bar:not(:empty)) { scroll-padding-bottom: 4rem }',
    '[data-motion=reduced] :is(.mf-sample-a, p.mf-sample-b) {}',
    '.mf-sample-a { h1 { color: red } & + &:hover { color: red } @media print { color: red } }',
    '@keyframes mf-sample-turn { from { rotate: 0deg } }',
    '@property --mf-sample-angle { syntax: "<angle>" }',
    '@font-face { font-family: "mf-sample-serif"; src: url(a.woff2) }',
    '@container (width > 20em) { .mf-sample-a {} }',
    'html:has(.mf-sample-a) { @media print { padding: 0 } .mf-sample-b { h1 { color: red } } }',
    '.mf-sample-a { content: "(" url("data:image/svg+xml,%3Csvg/%3E") /* { */ }',
    '',
  ])('are not in %s', (css) => {
    expect(own(css)).toEqual([]);
  });

  it.each([
    ['h1{display:none}', 'h1'],
    ['.mf-sample-a, body { margin: 0 }', 'body'],
    ['.mf-other-a {}', '.mf-other-a'],
    ['@media print{@layer x{h1{}}}', 'h1'],
    ['body:not(.mf-sample-a) {}', 'body:not(.mf-sample-a)'],
    ['html:has(.mf-sample-a) h1 {}', 'html:has(.mf-sample-a) h1'],
    ['h1:has(.mf-sample-a) {}', 'h1:has(.mf-sample-a)'],
    ['body:has(main, .mf-sample-a) {}', 'body:has(main, .mf-sample-a)'],
    ['html:has(:not(.mf-sample-a)) {}', 'html:has(:not(.mf-sample-a))'],
    [':is(.mf-sample-a, h1) {}', ':is(.mf-sample-a, h1)'],
    [':where() {}', ':where()'],
    ['[class^=".mf-sample-"] {}', '[class^='],
    ['.mf-sample-a { :not(&) { color: red } }', ':not(&)'],
    ['.mf-sample-a { @media print { h1:has(&) { color: red } } }', 'h1:has(&)'],
    ['& h1 {}', '& h1'],
    ['@media print { :is(&) > .mf-other-a {} }', ':is(&)'],
    ['@scope (main) { & h1 {} }', '& h1'],
    ['html:has(.mf-sample-a) { h1 {} }', 'h1'],
    ['.mf-sample-b, body:has(.mf-sample-a) { @media print { & h1 {} } }', '& h1'],
    ['html:has(.mf-sample-a) { &:hover { h1 {} } }', '&:hover'],
    ['.mf-sample-a{content:"\n} h1{display:none} .mf-sample-b{content:"\n}', 'content'],
    ['.mf-sample-a[b="\n]{} h1{} c[d="\n]{}', 'brace'],
    ['@media (a:"\n){} h1{} b{c:"\n){}', 'brace'],
    ['* {}', '*'],
    ['@keyframes turn { from { rotate: 0deg } }', '@keyframes turn'],
    ['@-webkit-keyframes turn { from { rotate: 0deg } }', '@-webkit-keyframes turn'],
    ['@property --brand { syntax: "<color>" }', '@property --brand'],
    ['@font-face { font-family: Inter; src: url(a.woff2) }', '@font-face Inter'],
    ['@IMPORT "other.css";', '@IMPORT "other.css"'.toLowerCase()],
    ['@page { margin: 0 }', '@page'],
    ['@view-transition { navigation: auto }', '@view-transition'],
  ])('are found in %s', (css, named) => {
    expect(own(css)).toEqual([expect.stringContaining(named)]);
  });

  const long = 120_000;
  it.each([
    ['an unclosed block', '.mf-sample-a {'],
    ['an unclosed comment', '/* '.repeat(long / 3)],
    ['an unclosed string', '.mf-sample-a{content:"'],
    ['no style sheet', '}}}} <html>'],
    ['open brackets', '('.repeat(long)],
    ['open brackets in addresses', `a{b:${'url('.repeat(long / 4)}`],
    ['nested blocks', 'a{'.repeat(long / 2)],
    ['nested own blocks', `${'.mf-sample-a{'.repeat(2000)}${'}'.repeat(2000)}`],
    ['nested selectors', `${':is('.repeat(40)}a${')'.repeat(40)}{}`],
    ['deeply nested selectors', ':is()('.repeat(long / 6)],
    ['long lists', `${'a,'.repeat(long / 2)}a{}`],
    ['many rules', 'a{}'.repeat(long / 3)],
    ['many slashes', '\\'.repeat(long) + '{}'],
    ['many combinators', `${'a>'.repeat(long / 2)}a{}`],
    ['half attributes', `${'[a='.repeat(long / 3)}{}`],
    ['a source map', '/*# sourceMappingURL=/etc/passwd */ a{}'],
    ['too much', ' '.repeat(600_000)],
  ])('are suspected in what can’t be read in a moment: %s', (_what, css) => {
    const problems = own(css);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.length).toBeLessThanOrEqual(20);
  });
});
