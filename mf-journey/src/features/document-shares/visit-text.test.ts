import { describe, expect, it } from '@jest/globals';
import { visitText } from './visit-text.js';

describe('a line of a link’s log', () => {
  it.each([
    [{ action: 'opened', pages: [] }, 'Opened the link'],
    [{ action: 'opened', pages: [3, 1, 2] }, 'Opened the link and saw pages 1–3'],
    [{ action: 'viewed', pages: [2] }, 'Saw page 2'],
    [{ action: 'viewed', pages: [7, 1, 2, 4] }, 'Saw pages 1–2, 4 and 7'],
    [{ action: 'downloaded', pages: [] }, 'Downloaded the file'],
    [{ action: 'sent', pages: [] }, 'Began to send a file'],
  ] as const)('of %j', ({ action, pages }, text) => {
    expect(visitText({ action, pages: [...pages] })).toBe(text);
  });
});
