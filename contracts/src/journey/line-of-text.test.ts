import { expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { lineOfText } from './line-of-text.js';

const title = lineOfText(10, 'Please enter a title').check(z.minLength(1, 'A title is required'));
const messages = (text: string) => title.safeParse(text).error?.issues.map(({ message }) => message) ?? [];

it.each([
  ['\u200b\u202e', 'Please enter a title'],
  [' ', 'A title is required'],
  ['eleven char', 'Please use 10 characters or fewer'],
])('has one thing to say about %j', (text, message) => {
  expect(messages(text)).toEqual([message]);
});

it('drops the marks that come along with a copied text', () => {
  expect(title.parse(' \u200eTour\ufeff ')).toBe('Tour');
});
