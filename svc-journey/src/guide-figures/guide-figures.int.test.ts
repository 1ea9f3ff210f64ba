import { guideFigureKeys, type GuideFigure } from '@hearthway/contracts/journey';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startJourneyUnderTest, type JourneyUnderTest } from '../testing/index.js';

let journey: JourneyUnderTest;
beforeAll(async () => {
  journey = await startJourneyUnderTest();
});
afterAll(() => journey.stop());

it('every figure of the guides has a row with its range, source, and date', async () => {
  const { call } = await journey.buyer();
  const { figures } = (await (await call('/api/guide-figures')).json()) as { figures: GuideFigure[] };
  expect(figures.map(({ key }) => key)).toEqual([...guideFigureKeys]);
  for (const { sourceName, effectiveFrom, value, range } of figures) {
    expect([sourceName, effectiveFrom]).toEqual([expect.stringMatching(/./), expect.stringMatching(/^\d{4}-/)]);
    expect(range?.low).toBeLessThanOrEqual(value);
    expect(range?.high).toBeGreaterThanOrEqual(value);
  }
});
