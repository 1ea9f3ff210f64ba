import { describe, expect, it } from '@jest/globals';
import { prefersHtml } from './negotiation.js';

describe('a client that prefers a page', () => {
  it.each([
    'text/html',
    'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
    'application/json;q=0.5, text/html',
    'TEXT/HTML;charset=utf-8',
  ])('is a browser that asks for "%s"', (accept) => {
    expect(prefersHtml(accept)).toBe(true);
  });

  it.each([
    '',
    '*/*',
    'application/json',
    'application/json, text/html;q=0.9',
    'text/html;q=0',
    'text/htmlx',
    'image/*',
  ])('is not one that asks for "%s"', (accept) => {
    expect(prefersHtml(accept)).toBe(false);
  });
});
