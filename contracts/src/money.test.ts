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
