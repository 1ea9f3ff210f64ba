import { describe, expect, it } from '@jest/globals';
import { splitIntoBatches } from './batches.js';

const numbered = (count: number, text = '') => Array.from({ length: count }, (_, number) => ({ number, text }));
const sizes = (batches: unknown[][]) => batches.map((batch) => batch.length);

describe('batches', () => {
  it('hold at most fifty events, in order', () => {
    const events = numbered(120);
    const batches = splitIntoBatches(events);
    expect(sizes(batches)).toEqual([50, 50, 20]);
    expect(batches.flat()).toEqual(events);
  });

  it('fit into a beacon, measured in bytes', () => {
    const events = numbered(40, '🏠'.repeat(500));
    const batches = splitIntoBatches(events);
    expect(batches.flat()).toEqual(events);
    expect(batches.length).toBeGreaterThan(1);
    for (const batch of batches) {
      expect(new TextEncoder().encode(JSON.stringify({ events: batch })).length).toBeLessThan(64 * 1024);
    }
  });

  it('are empty without events', () => {
    expect(splitIntoBatches([])).toEqual([]);
  });
});
