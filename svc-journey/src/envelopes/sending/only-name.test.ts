import { expect, it } from '@jest/globals';
import { onlyName } from './only-name.js';

it.each([
  ['J. R. R. Tolkien-Núñez', true],
  ['O’Neil Jr.', true],
  ['王小明', true],
  ['', false],
  ['Buy at https://example.com', false],
  ['Visit example.com', false],
  ['Call 555 0100', false],
  ['Sam\nLee', false],
])('%j is only a name: %s', (name, expected) => {
  expect(onlyName(name)).toBe(expected ? name : '');
});
