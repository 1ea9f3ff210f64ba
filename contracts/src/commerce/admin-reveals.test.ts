import { describe, expect, it } from '@jest/globals';
import { maskedEmail } from './admin-reveals.js';

describe('a masked address', () => {
  it.each([
    ['jordan@example.com', 'jo•••@example.com'],
    ['ab@example.com', 'a•••@example.com'],
    ['a@example.com', '•••@example.com'],
    ['"a@b"@example.com', '"a•••@example.com'],
    ['no address', '•••'],
    ['', '•••'],
  ])('of %j is %j, never with the full part before the @', (email, masked) => {
    expect(maskedEmail(email)).toBe(masked);
  });
});
