import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { chatLimits } from './chat-limits.js';
import { chatQuestion } from './message-operations.js';

const accepts = (text: string) => chatQuestion.safeParse({ messageId: randomUUID(), parentId: null, text }).success;
const longest = chatLimits.questionCharacters;

describe('a question', () => {
  it.each([
    ['the longest', 'x'.repeat(longest), true],
    ['one that is too long', 'x'.repeat(longest + 1), false],
    ['signs that stand for a few letters', '…½™'.repeat(300), true],
    ['signs that stand for whole sentences', 'ﷺ'.repeat(longest), false],
    ['hidden characters', 'a\u0000b', false],
    ['nothing that can be seen', '\u200b \u2800', false],
  ])('of %s', (_name, text, is) => {
    expect(accepts(text)).toBe(is);
  });
});
