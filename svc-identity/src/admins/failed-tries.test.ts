import { describe, expect, it } from 'vitest';
import { countFailure, delayOf, type FailedTries } from './failed-tries.js';

const start = new Date('2026-01-01T00:00:00.000Z');
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

describe('failed admin sign-ins', () => {
  it('are answered slower each time, up to four seconds', () => {
    const delays: number[] = [];
    let tries: FailedTries | undefined;
    for (let i = 0; i < 7; i += 1) {
      tries = countFailure(tries, start);
      delays.push(delayOf(tries));
    }
    expect(delays).toEqual([250, 500, 1000, 2000, 4000, 4000, 4000]);
  });

  it('are forgotten after a quiet quarter of an hour', () => {
    const many = { count: 9, lastAt: start };
    expect(countFailure(many, after(14)).count).toBe(10);
    expect(countFailure(many, after(15)).count).toBe(1);
  });
});
