import { expect, it } from '@jest/globals';
import { forProvider } from './private-text.js';

it.each([
  'Is a single-family home as a single-family rental fine?',
  'Is a single payment fine?',
  'What is an exterior inspection?',
  'Schedule K-1 income, and a 1099',
  'The bank is separate from the title company',
  'Call me at 512-555-0100 on 12/01/2026',
])('leaves %j as it is', (text) => {
  expect(forProvider(text)).toEqual({ text, isChanged: false });
});
