import { describe, expect, it } from '@jest/globals';
import { depths } from './request-log.js';

const html = 'http://localhost/';

describe('request depth', () => {
  it('counts the HTML as 1, files in it as 2, and files that those request as 3', () => {
    const found = depths([
      { url: html, initiator: undefined },
      { url: '/a.css', initiator: html },
      { url: '/a.js', initiator: html },
      { url: '/font.woff2', initiator: '/a.css' },
      { url: '/chunk.js', initiator: '/a.js' },
    ]);
    expect(Object.fromEntries(found)).toEqual({ [html]: 1, '/a.css': 2, '/a.js': 2, '/font.woff2': 3, '/chunk.js': 3 });
  });

  it('counts the first request of a file, so that a preload counts for the script that uses it', () => {
    const found = depths([
      { url: html, initiator: undefined },
      { url: '/chunk.js', initiator: html },
      { url: '/chunk.js', initiator: '/a.js' },
    ]);
    expect(found.get('/chunk.js')).toBe(2);
  });
});
