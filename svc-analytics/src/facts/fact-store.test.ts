import { describe, expect, it } from '@jest/globals';
import { factOf } from './fact-store.js';

describe('the day of a fact', () => {
  it('is the day in UTC on which it happened', () => {
    expect(factOf('registered', '2026-11-20T23:59:59.999Z')).toEqual({ day: '2026-11-20', name: 'registered' });
    expect(factOf('registered', '2026-11-21T00:00:00.000Z').day).toBe('2026-11-21');
  });
});
