import type { PrerenderedHead, Release, ReleasedPage } from '@hearthway/contracts/releases';
import { describe, expect, it } from '@jest/globals';
import { examplePage, exampleRelease, exampleSite } from '../testing/example-site.js';
import { renderPage } from './page-html.js';
import { pageAt } from './site.js';

const shell = (pages: ReleasedPage[] = []) =>
  exampleRelease('shell', pages, {
    entry: { scripts: ['main.js'], preloads: ['start.js'], styles: ['shell.css'], fonts: ['a.woff2'] },
  });

const marketing = (page: ReleasedPage, changes: Partial<Release['entry']> = {}) =>
  exampleRelease('mf-marketing', [page], {
    entry: {
      ...{ manifest: 'mf-manifest.json', scripts: ['entry.js', 'spa.js'], preloads: [] },
      ...{ styles: ['spa.css'], fonts: [], ...changes },
    },
  });

const about = (changes: Partial<ReleasedPage> & { head?: Partial<PrerenderedHead> } = {}) =>
  examplePage('/about', { title: 'About us', scripts: ['about.js'], styles: ['about.css'], ...changes });

const htmlOf = (slice: Release, path = '/about', markup?: string) => {
  const site = exampleSite([slice], { shell: shell() });
  return renderPage(site, pageAt(site, path), markup);
};
const rendered = (head: Partial<PrerenderedHead> = {}, markup = '<h1>About</h1>', title = 'About us') =>
  htmlOf(marketing(about({ head, title })), '/about', markup);

describe('the HTML of a page', () => {
  it('escapes the title', () => {
    expect(htmlOf(marketing(about({ title: `</title><script>alert("x")</script> $& 'y'` })))).toContain(
      '<title>&lt;/title&gt;&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; $&amp; &#39;y&#39;</title>',
    );
  });

  it('escapes file names', () => {
    const html = htmlOf(marketing(about(), { manifest: '</script><script>.json', styles: ['a".css'] }));
    expect(html).toContain('/a&quot;.css"');
    expect(html.match(/<\/script>/g)).toHaveLength(2);
  });

  it('leaves no placeholder behind, also at an unknown address', () => {
    const html = renderPage(exampleSite([]), undefined);
    expect(html).toContain('<title>Page not found · Hearthway</title>');
    expect(html).not.toContain('<!--');
  });

  it('is refused for a template without its placeholders', () => {
    expect(() => exampleSite([], { template: '<html></html>' })).toThrow('hearthway:head');
  });

  it('loads what the page needs besides its slice’s entry, also when nothing was prerendered', () => {
    const html = htmlOf(marketing(about()));
    expect(html).toContain('/about.css" data-href="about.css"');
    expect(html).toContain(
      '<link rel="preload" as="script" href="/assets/mf-marketing/0123456789abcdef0123/about.js" crossorigin>',
    );
    expect(html).toContain('<body></body>');
    expect(html).not.toMatch(/<meta|canonical|script[^>]* fetchpriority/);
  });

  it('of the shell loads what the page needs, too', () => {
    const site = exampleSite([], { shell: shell([about()]) });
    const html = renderPage(site, pageAt(site, '/about'));
    expect(html).toContain('/assets/shell/0123456789abcdef0123/about.js"');
    expect(html).toContain('/assets/shell/0123456789abcdef0123/about.css"');
  });
});

describe('the HTML of a prerendered page', () => {
  it('has the markup in the slice’s element, marked with its path', () => {
    expect(rendered({}, '<p>$& <!--hearthway:body--></p>')).toContain(
      '<body><div id="single-spa-application:mf-marketing" data-prerendered="/about"><p>$& <!--hearthway:body--></p></div></body>',
    );
  });

  it('fills in the release’s file addresses in the markup', () => {
    expect(rendered({}, '<img src="hearthway-release:/assets/a.png">')).toContain(
      '<img src="/assets/mf-marketing/0123456789abcdef0123/assets/a.png">',
    );
  });

  it('loads styles and fonts first, and every script after them', () => {
    const order = [...rendered().matchAll(/(?:href|src)="\/assets\/[^/]+\/[^/]+\/([^"]+)"([^>]*)/g)];
    expect(order.map(([, file, rest]) => [file, rest?.includes('fetchpriority="low"')])).toEqual([
      ['shell.css', false],
      ['spa.css', false],
      ['about.css', false],
      ['a.woff2', false],
      ['start.js', true],
      ['entry.js', true],
      ['spa.js', true],
      ['about.js', true],
      ['mf-manifest.json', true],
      ['main.js', false],
    ]);
  });

  it('has the slice’s description, escaped', () => {
    const html = rendered({ description: '"Who" <we> are' }, '', 'A & B');
    expect(html).toContain('<title>A &amp; B</title>');
    expect(html).toContain('<meta name="description" content="&quot;Who&quot; &lt;we&gt; are">');
    expect(html).toContain('<meta property="og:title" content="A &amp; B">');
    expect(html).toContain('<meta property="og:description" content="&quot;Who&quot; &lt;we&gt; are">');
    expect(html).toContain('<meta property="og:type" content="website">');
    expect(html).toContain('<meta name="twitter:card" content="summary">');
    expect(html).not.toMatch(/og:image|name="robots"/);
  });

  it('names its canonical address', () => {
    const html = rendered({ canonicalPath: '/' });
    expect(html).toContain('<link rel="canonical" href="https://hearthway.example/">');
    expect(html).toContain('<meta property="og:url" content="https://hearthway.example/">');
  });

  it('has the full address of its image', () => {
    const html = rendered({ image: 'assets/share.png' });
    const address = 'https://hearthway.example/assets/mf-marketing/0123456789abcdef0123/assets/share.png';
    expect(html).toContain(`<meta property="og:image" content="${address}">`);
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
  });

  it('is kept out of search engines when it means nothing on its own', () => {
    expect(rendered({ indexed: false })).toContain('<meta name="robots" content="noindex">');
  });

  it('carries structured data that cannot end its block, with full addresses', () => {
    const object = {
      '@type': 'FAQPage',
      url: '/faq',
      text: '</script><script>alert(1)</script><!-- /not/an/address',
      mainEntity: [{ '@id': '/faq#one', url: 'https://elsewhere.example/', name: '/faq' }],
    };
    const html = rendered({ jsonLd: [object] });
    const block = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)?.[1] ?? '';
    expect(block).not.toContain('<');
    expect(JSON.parse(block)).toEqual({
      '@context': 'https://schema.org',
      ...object,
      url: 'https://hearthway.example/faq',
      mainEntity: [{ '@id': 'https://hearthway.example/faq#one', url: 'https://elsewhere.example/', name: '/faq' }],
    });
  });
});
