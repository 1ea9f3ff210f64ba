import type { Page, PrerenderedPage, Release } from '@hearthway/contracts/releases';
import { describe, expect, it } from '@jest/globals';
import { renderPages } from './page-html.js';
import type { Site } from './site.js';

const release = (slice: string, changes: Partial<Release> = {}): Release => ({
  slice,
  version: '0123456789abcdef0123',
  entry: { scripts: [], preloads: [], styles: [], fonts: [] },
  files: [],
  ...changes,
});

const siteOf = (
  pages: (Page & { scripts?: string[]; styles?: string[] })[],
  slices: Release[] = [],
  markup: Record<string, string> = {},
): Site => ({
  origin: 'https://hearthway.example',
  shell: release('shell', {
    entry: { scripts: ['main.js'], preloads: ['start.js'], styles: ['shell.css'], fonts: ['a.woff2'] },
  }),
  template: '<head><!--hearthway:head--></head><body><!--hearthway:body--></body>',
  slices: new Map(slices.map((one) => [one.slice, one])),
  pages: pages.map((page) => ({ scripts: [], styles: [], ...page })),
  markup: new Map(Object.entries(markup)),
});

const prerendered = (changes: Partial<PrerenderedPage> = {}): PrerenderedPage => ({
  path: '/about',
  html: 'prerendered/about.html',
  title: 'About us',
  description: 'Who we are.',
  canonicalPath: '/about',
  indexed: true,
  jsonLd: [],
  scripts: ['about.js'],
  styles: ['about.css'],
  ...changes,
});

const marketing = (page: PrerenderedPage): Release =>
  release('mf-marketing', {
    entry: {
      manifest: 'mf-manifest.json',
      scripts: ['entry.js', 'spa.js'],
      preloads: [],
      styles: ['spa.css'],
      fonts: [],
    },
    prerendered: [page],
  });

const about: Page = { path: '/about', slice: 'mf-marketing', title: 'What the list of pages calls it' };
const rendered = (page: PrerenderedPage, markup = '<h1>About</h1>') =>
  renderPages(siteOf([about], [marketing(page)], { '/about': markup })).pages.get('/about') ?? '';
const bare = (title: string) => renderPages(siteOf([{ path: '/', slice: 'shell', title }])).pages.get('/') ?? '';

describe('the HTML of a page', () => {
  it('escapes the title', () => {
    expect(bare(`</title><script>alert("x")</script> $& 'y'`)).toContain(
      '<title>&lt;/title&gt;&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; $&amp; &#39;y&#39;</title>',
    );
  });

  it('escapes file names', () => {
    const entry = { manifest: '</script><script>.json', scripts: [], preloads: [], styles: ['a".css'], fonts: [] };
    const site = siteOf([{ path: '/', slice: 'mf-journey', title: 'x' }], [release('mf-journey', { entry })]);
    const html = renderPages(site).pages.get('/') ?? '';
    expect(html).toContain('/a&quot;.css"');
    expect(html.match(/<\/script>/g)).toHaveLength(4);
  });

  it('leaves no placeholder behind', () => {
    expect(renderPages(siteOf([])).notFound).not.toContain('<!--');
  });

  it('is refused for a template without its placeholders', () => {
    expect(() => renderPages({ ...siteOf([]), template: '<html></html>' })).toThrow('hearthway:head');
  });

  it('has no markup and no description when its slice has prerendered none', () => {
    const site = siteOf([about], [release('mf-marketing')]);
    const html = renderPages(site).pages.get('/about') ?? '';
    expect(html).toContain('<title>What the list of pages calls it</title>');
    expect(html).toContain('<body></body>');
    expect(html).not.toMatch(/<meta|canonical|fetchpriority/);
  });
});

describe('the HTML of a page with files of its own', () => {
  it('names them after those of its slice', () => {
    const entry = { scripts: ['spa.js'], preloads: [], styles: ['spa.css'], fonts: [] };
    const page = { path: '/', slice: 'mf-journey', title: 'x', scripts: ['page.js', 'spa.js'], styles: ['page.css'] };
    const html = renderPages(siteOf([page], [release('mf-journey', { entry })])).pages.get('/') ?? '';
    const files = [...html.matchAll(/href="\/assets\/mf-journey\/[0-9a-f]{20}\/([a-z.]+)"/g)].map(([, file]) => file);
    expect(files).toEqual(['spa.css', 'page.css', 'spa.js', 'page.js']);
  });
});

describe('the HTML of a prerendered page', () => {
  it('has the markup in the slice’s element, marked with its path', () => {
    expect(rendered(prerendered(), '<p>$& <!--hearthway:body--></p>')).toContain(
      '<body><div id="single-spa-application:mf-marketing" data-prerendered="/about"><p>$& <!--hearthway:body--></p></div></body>',
    );
  });

  it('fills in the release’s file addresses in the markup', () => {
    expect(rendered(prerendered(), '<img src="hearthway-release:/assets/a.png">')).toContain(
      '<img src="/assets/mf-marketing/0123456789abcdef0123/assets/a.png">',
    );
  });

  it('loads styles and fonts first, and every script after them', () => {
    const order = [...rendered(prerendered()).matchAll(/(?:href|src)="\/assets\/[^/]+\/[^/]+\/([^"]+)"([^>]*)/g)];
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
      ['integrity.json', true],
      ['main.js', false],
    ]);
  });

  it('has the slice’s description, escaped', () => {
    const html = rendered(prerendered({ title: 'A & B', description: '"Who" <we> are' }));
    expect(html).toContain('<title>A &amp; B</title>');
    expect(html).toContain('<meta name="description" content="&quot;Who&quot; &lt;we&gt; are">');
    expect(html).toContain('<meta property="og:title" content="A &amp; B">');
    expect(html).toContain('<meta property="og:description" content="&quot;Who&quot; &lt;we&gt; are">');
    expect(html).toContain('<meta property="og:type" content="website">');
    expect(html).toContain('<meta name="twitter:card" content="summary">');
    expect(html).not.toMatch(/og:image|name="robots"/);
  });

  it('names its canonical address', () => {
    const html = rendered(prerendered({ canonicalPath: '/' }));
    expect(html).toContain('<link rel="canonical" href="https://hearthway.example/">');
    expect(html).toContain('<meta property="og:url" content="https://hearthway.example/">');
  });

  it('has the full address of its image', () => {
    const html = rendered(prerendered({ image: 'assets/share.png' }));
    const address = 'https://hearthway.example/assets/mf-marketing/0123456789abcdef0123/assets/share.png';
    expect(html).toContain(`<meta property="og:image" content="${address}">`);
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
  });

  it('is kept out of search engines when it means nothing on its own', () => {
    expect(rendered(prerendered({ indexed: false }))).toContain('<meta name="robots" content="noindex">');
  });

  it('carries structured data that cannot end its block, with full addresses', () => {
    const object = {
      '@type': 'FAQPage',
      url: '/faq',
      text: '</script><script>alert(1)</script><!-- /not/an/address',
      mainEntity: [{ '@id': '/faq#one', url: 'https://elsewhere.example/', name: '/faq' }],
    };
    const html = rendered(prerendered({ jsonLd: [object] }));
    const block = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)?.[1] ?? '';
    expect(block).not.toContain('<');
    expect(JSON.parse(block)).toEqual({
      '@context': 'https://schema.org',
      ...object,
      url: 'https://hearthway.example/faq',
      mainEntity: [{ '@id': 'https://hearthway.example/faq#one', url: 'https://elsewhere.example/', name: '/faq' }],
    });
  });

  it('is listed in every page with its title, for navigation without a page load', () => {
    const login: Page = { path: '/auth', slice: 'shell', title: 'Log in', indexed: false };
    const html = renderPages(siteOf([about, login], [marketing(prerendered())], {})).pages.get('/auth') ?? '';
    const block = /id="hearthway-pages">([^<>]*)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(block)).toEqual([{ path: '/about', slice: 'mf-marketing', title: 'About us' }, login]);
  });

  it('is not shown at a path of another slice', () => {
    const site = siteOf([{ ...about, slice: 'mf-journey' }], [marketing(prerendered()), release('mf-journey')]);
    const html = renderPages(site).pages.get('/about') ?? '';
    expect(html).toContain('<title>What the list of pages calls it</title>');
  });
});
