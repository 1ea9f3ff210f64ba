import { describe, expect, it } from '@jest/globals';
import { timeLeft } from './time-left.js';

const end = '2026-11-26T23:00:00.000Z';
const leftAt = (now: string) => timeLeft(end, Date.parse(now));

describe('the time', () => {
  it('is told in days and hours, and in minutes on the last day', () => {
    expect(leftAt('2026-11-23T18:00:00.000Z')).toBe('3 days and 5 hours');
    expect(leftAt('2026-11-25T22:30:00.000Z')).toBe('1 day');
    expect(leftAt('2026-11-26T20:45:00.000Z')).toBe('2 hours and 15 minutes');
    expect(leftAt('2026-11-26T22:00:00.000Z')).toBe('1 hour');
    expect(leftAt('2026-11-26T22:59:30.000Z')).toBe('less than a minute');
  });

  it('is over after the last moment', () => {
    expect(leftAt(end)).toBe('less than a minute');
    expect(leftAt('2026-11-26T23:00:00.001Z')).toBeUndefined();
  });
});
