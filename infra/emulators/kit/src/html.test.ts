import { describe, expect, it } from '@jest/globals';
import { html } from './html.js';

describe('html', () => {
  it('escapes values in text and in attributes', () => {
    expect(html`<a href="${'"><script>'}">${"<b> & 'c'"}</a>`.markup).toBe(
      '<a href="&quot;&gt;&lt;script&gt;">&lt;b&gt; &amp; &#39;c&#39;</a>',
    );
  });

  it('nests templates, joins lists, and omits undefined and false', () => {
    const items = ['a', '<'].map((item) => html`<i>${item}</i>`);
    expect(html`${items}${undefined}${false}${0}`.markup).toBe('<i>a</i><i>&lt;</i>0');
  });
});
