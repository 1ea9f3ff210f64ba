import type { Release } from '@hearthway/contracts/releases';
import { describe, expect, it } from 'vitest';
import { renderPages } from './page-html.js';

const release = (slice: string, changes: Partial<Release> = {}): Release => ({
  slice,
  version: '0123456789abcdef0123',
  entry: { scripts: [], preloads: [], styles: [], fonts: [] },
  files: [],
  ...changes,
});

const template = '<head><!--hearthway:head--></head><body><!--hearthway:body--></body>';

describe('the HTML of a page', () => {
  it('carries a title as text, whatever is in it', () => {
    const pages = [{ path: '/', slice: 'shell', title: `</title><script>alert("x")</script> $& 'y'` }];
    const html = renderPages({ shell: release('shell', { pages }), template, slices: new Map() }).pages.get('/');
    expect(html).toContain(
      '<title>&lt;/title&gt;&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; $&amp; &#39;y&#39;</title>',
    );
  });

  it('cannot be broken out of through the name of a file', () => {
    const entry = { manifest: '</script><script>.json', scripts: [], preloads: [], styles: ['a".css'], fonts: [] };
    const slices = new Map([['mf-journey', release('mf-journey', { entry })]]);
    const pages = [{ path: '/', slice: 'mf-journey', title: 'x' }];
    const html = renderPages({ shell: release('shell', { pages }), template, slices }).pages.get('/') ?? '';
    expect(html).toContain('/a&quot;.css"');
    expect(html.match(/<\/script>/g)).toHaveLength(1);
  });

  it('leaves no placeholder behind', () => {
    const { notFound } = renderPages({ shell: release('shell'), template, slices: new Map() });
    expect(notFound).not.toContain('<!--');
  });

  it('is refused for a template without a place for it', () => {
    const rendering = () => renderPages({ shell: release('shell'), template: '<html></html>', slices: new Map() });
    expect(rendering).toThrow('hearthway:head');
  });
});
