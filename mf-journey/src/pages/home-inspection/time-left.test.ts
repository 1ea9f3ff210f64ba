import { describe, expect, it } from '@jest/globals';
import { timeLeft } from './time-left.js';

const end = '2026-11-26T23:00:00.000Z';
const leftAt = (now: string) => timeLeft(end, Date.parse(now));

describe('the time left', () => {
  it('is told in days and hours, and in minutes on the last day', () => {
    expect(leftAt('2026-11-23T18:00:00.000Z')).toBe('3 days and 5 hours left');
    expect(leftAt('2026-11-25T22:30:00.000Z')).toBe('1 day left');
    expect(leftAt('2026-11-26T20:45:00.000Z')).toBe('2 hours and 15 minutes left');
    expect(leftAt('2026-11-26T22:00:00.000Z')).toBe('1 hour left');
    expect(leftAt('2026-11-26T22:59:30.000Z')).toBe('0 minutes left');
  });

  it('is over after the last moment', () => {
    expect(leftAt(end)).toBe('0 minutes left');
    expect(leftAt('2026-11-26T23:00:00.001Z')).toBeUndefined();
  });
});
