import { describe, expect, it } from '@jest/globals';
import { titleFrom } from './thread.js';

describe('the name of a conversation', () => {
  it.each([
    ['What is  PMI?\n', 'What is PMI?'],
    ['What does a lender look at first?', 'What does a lender…'],
    ['a'.repeat(30), `${'a'.repeat(10)}…`],
    [`a${'🏠'.repeat(15)}`, `a${'🏠'.repeat(4)}…`],
  ])('from %j', (question, title) => {
    expect(titleFrom(question, 20)).toBe(title);
  });
});
