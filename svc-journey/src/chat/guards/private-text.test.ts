import { describe, expect, it } from '@jest/globals';
import { answerOf } from '../testing/answer-of.js';
import { turnOf } from '../testing/context.js';
import { forProvider, withoutPrivateNumbers } from './private-text.js';

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

describe('a question that held a private number', () => {
  it.each([
    'My ssn is 123-45-6789 can you check my credit',
    'account number 000123456789, is that enough for the wire?',
    'Pay with 4111 1111 1111 1111',
    'ssn 123-45-6789, will I be approved?',
  ])('is answered, after saying that it was left out: %s', async (question) => {
    const { text } = await answerOf(turnOf(withoutPrivateNumbers(question).text));
    expect(text).toMatch(
      /^I left out a number that looks like a Social Security, account, or card number.*I don’t need it\.[\s\S]{20}/,
    );
    expect(text).not.toMatch(/6789|1111/);
  });

  it('isn’t one with a price and a ZIP code', async () => {
    const { text } = await answerOf(turnOf(withoutPrivateNumbers('What is PMI on $400,000 in 78701?').text));
    expect(text).not.toMatch(/left out a number/);
  });
});
