import { describe, expect, it } from '@jest/globals';
import { periodUntil } from './period.js';

describe('the period of a preset', () => {
  const now = new Date('2026-03-02T23:30:00-05:00');

  it.each([
    ['today', { from: '2026-03-03', to: '2026-03-03' }],
    ['7', { from: '2026-02-25', to: '2026-03-03' }],
    ['30', { from: '2026-02-02', to: '2026-03-03' }],
    ['90', { from: '2025-12-04', to: '2026-03-03' }],
    ['all', {}],
  ] as const)('of %s, in UTC, are %j', (choice, period) => {
    expect(periodUntil(now, choice)).toEqual(period);
  });
});
