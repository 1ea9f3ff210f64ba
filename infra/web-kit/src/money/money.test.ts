import { describe, expect, it } from '@jest/globals';
import { formatAmount, formatCents, formatRounded, parseBasisPoints, parseCents } from './money.js';

describe('an amount', () => {
  it.each([
    [2_500, '$25'],
    [14_900, '$149'],
    [500_000, '$5,000'],
    [2_550, '$25.50'],
    [5, '$0.05'],
    [0, '$0'],
    [123_456_789, '$1,234,567.89'],
    [-12_345, '−$123.45'],
  ])('of %i cents is formatted as %s', (cents, text) => {
    expect(formatCents(cents)).toBe(text);
  });

  it.each([
    [30_308_450, 100_000, '$303,000'],
    [30_350_000, 100_000, '$304,000'],
    [233_500, 1_000, '$2,340'],
    [833_333, 100, '$8,333'],
    [49_999, 100_000, '$0'],
  ])('of %i cents to the nearest %i is formatted as %s', (cents, nearest, text) => {
    expect(formatRounded(cents, nearest)).toBe(text);
  });

  it.each([
    ['1234', 123_400],
    ['1,234', 123_400],
    ['1,234.5', 123_450],
    ['$ 1,234.56', 123_456],
    [' 0 ', 0],
    ['007', 700],
    ['12.', 1_200],
    ['0.29', 29],
    ['.5', 50],
    ['$.05', 5],
    ['1,234.', 123_400],
    ['10,000,000', 1_000_000_000],
  ])('typed as "%s" is %i cents', (typed, cents) => {
    expect(parseCents(typed)).toBe(cents);
  });

  it.each([
    ...['', '  ', '$', '.', '-5', '1.234', '1e3', 'abc', '1 000', '١٢', '5%', '$$5'],
    ...[
      '11,11',
      '5,55',
      '3,5',
      '1,2,3,4',
      '0,035',
      '00,035',
      ',5',
      ',500',
      '5,',
      '1,,000',
      '1,0000',
      '1234,567',
      '1.5,000',
    ],
  ])('typed as "%s" is invalid', (typed) => {
    expect(parseCents(typed)).toBeUndefined();
  });

  it.each(['99999999999999999', '$99,999,999,999,999,999.99', '9'.repeat(400)])(
    'typed as "%s" is more than a number holds to the cent',
    (typed) => {
      expect(parseCents(typed)).toBe(Number.POSITIVE_INFINITY);
    },
  );

  it('survives formatting and parsing, to the cent', () => {
    for (const cents of [0, 1, 99, 100, 101, 2_955, 100_029, 999_999_999]) {
      expect(parseCents(formatAmount(cents))).toBe(cents);
    }
  });
});

describe('a percentage', () => {
  it.each([
    ['3.5', 350],
    ['20 %', 2_000],
    ['.5', 50],
    ['100', 10_000],
  ])('typed as "%s" is %i basis points', (typed, basisPoints) => {
    expect(parseBasisPoints(typed)).toBe(basisPoints);
  });

  it.each(['', '%', '3,5', '3,5%', '0,035', '$5', '-1', '3.555', '5%%'])('typed as "%s" is invalid', (typed) => {
    expect(parseBasisPoints(typed)).toBeUndefined();
  });
});
