import { describe, expect, it } from '@jest/globals';
import { drawablePages, stampOf } from './share.js';

describe('the pages that a link can show', () => {
  it.each([
    ['a PDF', { type: 'application/pdf', pages: 3, dangers: [] }, 3],
    ['a picture', { type: 'image/jpeg', pages: null, dangers: [] }, 1],
    ['a PDF with a script', { type: 'application/pdf', pages: 3, dangers: ['script'] }, 0],
    [
      'a Word file',
      {
        type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        pages: null,
        dangers: [],
      },
      0,
    ],
  ] as const)('of %s', (_what, version, pages) => {
    expect(drawablePages({ ...version, dangers: [...version.dangers] })).toBe(pages);
  });

  it('name the recipient and the day', () => {
    expect(stampOf('Lee Lender', '2026-11-22')).toBe('For Lee Lender, 2026-11-22');
  });
});
