import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { expectLinearTime } from './expect-linear-time.js';

let clock = 0;
beforeEach(() => {
  jest.spyOn(performance, 'now').mockImplementation(() => clock);
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** Takes a millisecond for a thousand characters, and looks at each this many times. */
const looks = (timesOf: (text: string) => number) => (text: string) => {
  clock += (timesOf(text) * text.length) / 1000;
};

it('accepts what reads each character a few times', () => {
  expect(() =>
    expectLinearTime(
      looks(() => 5),
      'ab ',
    ),
  ).not.toThrow();
});

it('refuses what reads the whole text again for every character', () => {
  expect(() =>
    expectLinearTime(
      looks(({ length }) => length),
      'ab ',
      10_000,
    ),
  ).toThrow('"ab "');
});
