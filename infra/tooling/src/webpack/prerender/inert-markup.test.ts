import { describe, expect, it } from '@jest/globals';
import { requireInertMarkup } from './inert-markup.js';

describe('prerendered markup', () => {
  it.each([
    '<p style="color:red">a</p>',
    '<p class="a" style="">a</p>',
    '<button type="button" onclick="go()">a</button>',
    '<style>p {}</style>',
    '<p><script src="/a.js"></script></p>',
    '<div><!--$!--><template data-dgst=""></template><!--/$--></div>',
    '<div><!--$?--><template id="B:0"></template><!--/$--></div>',
  ])('is refused if it contains styles or scripts, or is incomplete: %s', (markup) => {
    expect(() => requireInertMarkup('/about', markup)).toThrow('/about');
  });

  it.each([
    '<p>style="color:red" onclick="x"</p>',
    '<svg viewBox="0 0 1 1"><path stroke="a" d="M0 0"></path></svg>',
    '<p data-style="a" data-on-load="b">&lt;script&gt;</p>',
    '<div><!--$--><p>a<!-- -->b</p><!--/$--></div>',
  ])('may mention them in text: %s', (markup) => {
    expect(() => requireInertMarkup('/about', markup)).not.toThrow();
  });
});
