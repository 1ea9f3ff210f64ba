import { expect, it } from '@jest/globals';
import { bytesText } from './bytes-text.js';

it.each([
  [0, '0 KB'],
  [12, '1 KB'],
  [340_400, '340 KB'],
  [999_600, '1.0 MB'],
  [2_430_000, '2.4 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(bytesText(bytes)).toBe(text);
});
