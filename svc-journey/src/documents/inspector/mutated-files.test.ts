import { describe, expect, it } from '@jest/globals';
import { mutatedSamples } from '../testing/mutated-samples.js';
import { runMutated } from '../testing/run-mutated.js';

/** The same checks with 5,000 of each: `mutated-files.slow.int.test.ts`. */
describe('damaged files', () => {
  it.each(mutatedSamples)('of $name neither crash nor hang what opens them', async ({ make }) => {
    const { outcomes, crashed, hung } = await runMutated(await make(), 1, 60);
    expect({ crashed, hung }).toEqual({ crashed: [], hung: [] });
    expect([...outcomes.values()].reduce((sum, count) => sum + count, 0)).toBe(60);
  });
});
