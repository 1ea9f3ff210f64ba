import { describe, expect, it } from '@jest/globals';
import { after, guessing, pauseBetweenTurns, turnState } from './turns.js';

const turnAt = new Date('2026-01-01T00:00:00.000Z');

describe('turns of unfamiliar places', () => {
  it('come at growing intervals, up to eight seconds', () => {
    expect([20, 21, 39, 40, 60, 80, 100, 5000].map(pauseBetweenTurns)).toEqual([1, 1, 1, 2, 4, 8, 8, 8]);
  });

  it('allow at most 10,800 guesses a day, however many networks guess', () => {
    expect((24 * 60 * 60) / pauseBetweenTurns(10_000)).toBe(10_800);
  });

  it.each([
    ['none was given', undefined, 0, 'none'],
    ['it is still to come', turnAt, -1, 'waiting'],
    ['it has come', turnAt, 0, 'due'],
    ['it has nearly gone by', turnAt, guessing.turnLastsSeconds - 1, 'due'],
    ['it has gone by', turnAt, guessing.turnLastsSeconds, 'none'],
  ])('are known when %s', (_, given, seconds, state) => {
    expect(turnState(given, after(turnAt, seconds))).toBe(state);
  });
});
