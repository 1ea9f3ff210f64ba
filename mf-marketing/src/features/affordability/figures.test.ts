import { describe, expect, it } from '@jest/globals';
import { figures, figuresCheckedOn, states } from './figures.js';

const all = [
  ...Object.entries(figures),
  ...Object.values(states).flatMap((state) => Object.entries(state).filter(([key]) => key !== 'name')),
].map(([, figure]) => figure as { source: string; unit: string; date: string });

describe('the figures of the estimate', () => {
  it('have a unit, a source, and a date no later than the day they were checked', () => {
    for (const { source, unit, date } of all) {
      expect(source).toMatch(/\w{4}/);
      expect(unit).not.toBe('');
      expect(date).toMatch(/^20\d\d(-\d\d-\d\d)?$/);
      expect(date.slice(0, 10) <= figuresCheckedOn).toBe(true);
    }
  });

  it('cover the six states', () => {
    expect(Object.values(states).map(({ name }) => name)).toEqual([
      'Texas',
      'Florida',
      'Arizona',
      'Nevada',
      'Colorado',
      'Tennessee',
    ]);
  });
});
