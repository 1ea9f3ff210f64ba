import { describe, expect, it } from '@jest/globals';
import { framedEmail } from './framed-email.js';

const documentOf = (html: string) => new DOMParser().parseFromString(framedEmail(html), 'text/html');

describe('an email in a frame', () => {
  it.each([
    '<!doctype html><html lang="en"><head lang="en"><title>Hello</title></head><body>Hello</body></html>',
    '<p>Hello</p>',
  ])('has a policy before its content: %s', (html) => {
    const { head, body } = documentOf(html);
    expect(head.firstElementChild?.getAttribute('content')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
    );
    expect(body.textContent).toBe('Hello');
  });

  it('cannot navigate its frame', () => {
    expect(documentOf('<a href="/">Home</a>').querySelector('base')?.target).toBe('_blank');
  });

  it('stays in standards mode', () => {
    expect(documentOf('<!doctype html><html><head></head></html>').compatMode).toBe('CSS1Compat');
  });
});
