import { describe, expect, it } from '@jest/globals';
import { affordability } from './affordability.js';
import { exampleFigures } from './figures.js';
import { purchaseCost } from './purchase-cost.js';
import { rowsToday } from './testing/planning-rows-today.js';

const rows = rowsToday();

describe('the cost of a home at a given price', () => {
  it.each(['conventional', 'fha', 'va'] as const)('is the one that the search for a price finds: %s', (program) => {
    const figures = { ...exampleFigures, militaryService: 'veteran' } as const;
    const offer = affordability(figures, rows).programs.find((one) => one.program === program)?.offers.comfortable;
    const cost = purchaseCost(program, offer?.priceCents ?? 0, figures, rows);

    expect(cost?.monthly).toEqual(offer?.monthly);
    expect(cost?.cash).toEqual(offer?.cash);
  });

  it('names the rows it used', () => {
    const ids = purchaseCost('conventional', 35_000_000, exampleFigures, rows)?.policyRowIds ?? [];

    expect(ids.some((id) => id.startsWith('state/TX/property-tax@'))).toBe(true);
    expect(ids.some((id) => id.startsWith('closing/'))).toBe(true);
  });

  it('is unknown in a state without rows', () => {
    const without = { get: (key: string) => (key.startsWith('state/') ? undefined : rows.get(key)) };

    expect(purchaseCost('conventional', 35_000_000, exampleFigures, without)).toBeUndefined();
  });
});
