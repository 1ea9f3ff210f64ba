import { describe, expect, it } from '@jest/globals';
import {
  monthlyPayment,
  percent,
  percentBeside,
  ratioInBasisPoints,
  ratioReached,
  scaled,
  shareNeeded,
  shareOf,
} from './money.js';

describe('principal and interest', () => {
  it.each([
    [30_000_000, 62_500, 360, 184_715],
    [40_000_000, 65_000, 360, 252_827],
    [30_000_000, 55_000, 180, 245_125],
    [20_000_000, 60_000, 360, 119_910],
    [25_000_000, 0, 360, 69_444],
    [34_366_063, 62_500, 360, 211_598],
    [35_752_500, 62_500, 360, 220_134],
    [36_155_000, 62_500, 360, 222_613],
    [30_300_000, 62_500, 360, 186_562],
    [0, 62_500, 360, 0],
    [1_000_000_000, 500_000, 480, 41_666_667],
  ])('of %i cents at %i millionths over %i months are %i cents a month', (principalCents, rate, months, payment) => {
    expect(monthlyPayment({ principalCents, annualRateMillionths: rate, months })).toBe(payment);
  });
});

describe('the fast ways', () => {
  /** A range of whole numbers, the same in every run. */
  const numbers = (count: number, highest: number) =>
    Array.from({ length: count }, (_, index) => Math.floor(((index * 0.618_033_988_7) % 1) * highest));

  it('divide like big integers', () => {
    for (const amount of numbers(500, 1_000_000_000)) {
      for (const [numerator, denominator] of [
        [175, 10_000],
        [1, 12],
        [160, 120_000],
        [62_500, 365_000_000],
      ] as const) {
        const doubled = 2n * BigInt(amount) * BigInt(numerator) + BigInt(denominator);
        expect(scaled(amount, numerator, denominator)).toBe(Number(doubled / (2n * BigInt(denominator))));
      }
    }
  });

  it('give the payment of the exact formula', () => {
    const exact = (principal: number, rate: number, months: number): number => {
      const year = 12_000_000n;
      const growth = (year + BigInt(rate)) ** BigInt(months);
      const divisor = year * (growth - year ** BigInt(months));
      return Number((2n * BigInt(principal) * BigInt(rate) * growth + divisor) / (2n * divisor));
    };
    for (const principalCents of numbers(200, 1_000_000_000)) {
      const annualRateMillionths = 1 + (principalCents % 250_000);
      for (const months of [60, 180, 360, 480]) {
        expect(monthlyPayment({ principalCents, annualRateMillionths, months })).toBe(
          exact(principalCents, annualRateMillionths, months),
        );
      }
    }
  });
});

describe('rounding', () => {
  it.each([
    [33_775_000, 175, 591_063],
    [100, 50, 1],
    [100, 49, 0],
    [1_000_000_000, 10_000, 1_000_000_000],
    [0, 625, 0],
  ])('rounds halves up: of %i cents, %i basis points are %i', (amount, basisPoints, share) => {
    expect(shareOf(amount, basisPoints)).toBe(share);
  });

  it('is exact where floating point is not', () => {
    expect(scaled(30_300_000, 35, 120_000)).toBe(8_838);
    expect(scaled(999_999_999_999, 999_999, 1_000_000)).toBe(999_998_999_999);
  });

  it('gives a ratio in basis points', () => {
    expect(ratioInBasisPoints(1, 3)).toBe(3_333);
    expect(ratioInBasisPoints(2, 3)).toBe(6_667);
    expect(ratioInBasisPoints(233_333, 833_333)).toBe(2_800);
  });

  it.each([
    [1_050_000, 35_000_000, 300],
    [1_049_999, 35_000_000, 299],
    [35_000_000, 35_000_000, 10_000],
    [0, 1, 0],
  ])('rounds a reached share down: %i of %i cents are %i basis points', (part, whole, reached) => {
    expect(ratioReached(part, whole)).toBe(reached);
  });

  it.each([
    [35_000_000, 300, 1_050_000],
    [35_000_001, 300, 1_050_001],
    [1, 1, 1],
    [1_000_000_000, 10_000, 1_000_000_000],
    [35_000_000, 0, 0],
  ])('rounds a needed amount up: of %i cents, %i basis points are %i', (amount, basisPoints, needed) => {
    expect(shareNeeded(amount, basisPoints)).toBe(needed);
    expect(ratioReached(needed, amount)).toBeGreaterThanOrEqual(basisPoints);
  });
});

it.each([
  [350, '3.5%'],
  [10_000, '100%'],
  [1, '0.01%'],
  [123_456, '1,234.56%'],
])('%i basis points are %s', (basisPoints, text) => {
  expect(percent(basisPoints)).toBe(text);
});

it.each([
  [3_266, 3_600, '33%'],
  [3_866, 3_600, '39%'],
  [3_640, 3_600, '36.4%'],
  [3_602, 3_600, '36.02%'],
  [3_599, 3_600, '35.99%'],
  [3_600, 3_600, '36%'],
  [350, 350, '3.5%'],
  [320, 350, '3%'],
])('%i basis points beside a limit of %i are %s', (basisPoints, limit, text) => {
  expect(percentBeside(basisPoints, limit)).toBe(text);
});
