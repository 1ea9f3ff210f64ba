import { describe, expect, it } from '@jest/globals';
import { sentencesOf } from './sentences.js';

describe('sentences', () => {
  it.each([
    ['It costs $1,250.50 a month. That is', ['It costs $1,250.50 a month.'], 'That is'],
    ['In the U.S. there are limits. Yes', ['In the U.S. there are limits.'], 'Yes'],
    ['- One\n- Two\n', ['- One', '- Two'], ''],
    ['He said “no.” Then', ['He said “no.”'], 'Then'],
    ['', [], ''],
  ])('of %j', (text, whole, rest) => {
    expect(sentencesOf(text)).toEqual({ whole, rest });
  });
});
