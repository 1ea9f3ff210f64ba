import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { Markdown, plainText } from './markdown.js';

const html = (text: string): string =>
  render(<Markdown text={text} />).container.innerHTML.replaceAll(/ (?:class|target|rel|tabindex)="[^"]*"/g, '');

describe('Markdown', () => {
  it.each([
    ['One **bold** and *soft* `word`.', '<p>One <strong>bold</strong> and <em>soft</em> <code>word</code>.</p>'],
    ['## Costs\nFirst\nsecond', '<p>Costs</p><p>First\nsecond</p>'],
    ['- one\n- two\n  - deeper', '<ul><li>one</li><li>two<ul><li>deeper</li></ul></li></ul>'],
    ['3. three\n4. four', '<ol start="3"><li>three</li><li>four</li></ol>'],
    ['> said\n> so', '<blockquote><p>said\nso</p></blockquote>'],
    ['a_b_c costs 3 * 4 * 5', '<p>a_b_c costs 3 * 4 * 5</p>'],
    ['**unfinished', '<p>**unfinished</p>'],
  ])('shows %j', (text, shown) => {
    expect(html(text)).toBe(`<div>${shown}</div>`);
  });

  it('shows a table', () => {
    expect(html('| Cost | Amount |\n| --- | ---: |\n| Tax | $300 |')).toContain('<td>Tax</td><td>$300</td>');
  });

  it('never becomes HTML, and follows no other links', () => {
    expect(html('<img src=x onerror=alert(1)>')).toBe('<div><p>&lt;img src=x onerror=alert(1)&gt;</p></div>');
    expect(html('[x](javascript:void) [y](//other.example) ![z](https://a.example/p.png)')).toBe(
      '<div><p>x y z</p></div>',
    );
    expect(html('[CFPB](https://www.consumerfinance.gov/)')).toContain('<a href="https://www.consumerfinance.gov/">');
  });

  it('is read without its marks', () => {
    expect(plainText('## Costs\n- **Tax**: [about](https://a.example) $300')).toBe('Costs\nTax: about $300');
  });

  it('reads hostile text in no time', () => {
    const begun = performance.now();
    for (const text of [
      '*'.repeat(20_000),
      '_a'.repeat(10_000),
      '[a]('.repeat(5_000),
      '> '.repeat(500),
      '|-'.repeat(9_000),
    ]) {
      plainText(text);
    }
    expect(performance.now() - begun).toBeLessThan(2_000);
  });
});
