import { describe, expect, it } from 'vitest';
import { html } from './html.js';

describe('html', () => {
  it('escapes what is put in, in text and in attributes', () => {
    expect(html`<a href="${'"><script>'}">${"<b> & 'c'"}</a>`.markup).toBe(
      '<a href="&quot;&gt;&lt;script&gt;">&lt;b&gt; &amp; &#39;c&#39;</a>',
    );
  });

  it('keeps templates in templates, joins lists and leaves out what is not there', () => {
    const items = ['a', '<'].map((item) => html`<i>${item}</i>`);
    expect(html`${items}${undefined}${false}${0}`.markup).toBe('<i>a</i><i>&lt;</i>0');
  });
});
