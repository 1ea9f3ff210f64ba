import { describe, expect, it } from '@jest/globals';
import { plainPage } from './plain-page.js';

const html = `<!doctype html>
<html>
  <head>
    <title>Home</title>
    <link rel="stylesheet" href="/assets/shell/1/a.css" integrity="sha384-x">
    <link rel="canonical" href="https://example.com/">
    <script type="application/ld+json">{"@type":"WebSite"}</script>
    <script type="application/json" id="hearthway-site">{}</script>
    <script defer src="/assets/shell/1/main.js"></script>
  </head>
  <body><div id="content"><div data-prerendered="/"><h1>Home</h1></div></div><svg class="waiting"></svg></body>
</html>`;
const files = { styles: ['/plain/a.css'], fonts: [], scripts: ['/plain/a.js'], preloads: ['/plain/b.js'] };

describe('the page of the plain application', () => {
  it('has the metadata and markup of the gateway’s page, but none of its files', () => {
    const page = plainPage(html, files, { prerendered: true });
    expect(page).not.toContain('/assets/');
    expect(page).not.toContain('hearthway-site');
    expect(page).toContain('<link rel="canonical" href="https://example.com/">');
    expect(page).toContain('{"@type":"WebSite"}');
    expect(page).toContain('<h1>Home</h1>');
    expect(page).toContain('<script defer src="/plain/a.js"></script>');
  });

  it('leaves rendering to the script if nothing is prerendered', () => {
    expect(plainPage(html, files, { prerendered: false })).toContain('<div id="content"></div><svg');
  });
});
