import { affordability, exampleFigures, type BuyerFigures } from '@hearthway/contracts/affordability';
import { estimateAffordability, listAffordabilityRows } from '@hearthway/contracts/journey';
import { rowsByKey } from '@hearthway/contracts/policy';
import { problem } from '@hearthway/contracts/problem';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { startJourneyUnderTest, type JourneyUnderTest } from '../testing/index.js';

fc.configureGlobal({ seed: 20_261_122 });

let journey: JourneyUnderTest;
beforeAll(async () => {
  journey = await startJourneyUnderTest();
});
afterAll(() => journey.stop());

const post = (body: unknown) =>
  fetch(`${journey.url}/api/affordability`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const estimate = async (figures: BuyerFigures) => estimateAffordability.reply.parse(await (await post(figures)).json());
const rowsFor = async (query: string) => {
  const response = await fetch(`${journey.url}/api/affordability/rows?${query}`);
  return { response, ...listAffordabilityRows.reply.parse(await response.json()) };
};

const foreignCounties = ['06037', '99999', '09001'];
const expectUnknownCounty = async (response: Response, path: string) => {
  expect(response.status).toBe(400);
  expect(problem.parse(await response.json())).toMatchObject({
    code: 'financial-profile.unknown-county',
    details: [{ path, message: 'Please choose a county in this state' }],
  });
};

describe('POST /api/affordability', () => {
  it('answers anyone, and stores nothing', async () => {
    const { headlines, policyRowIds, programs } = await estimate({ ...exampleFigures, countyFips: '48453' });
    expect(headlines.comfortable).toMatchObject({ program: 'conventional', priceCents: 30_475_800 });
    expect(programs.map(({ program }) => program)).toEqual(['conventional', 'fha', 'va', 'usda', 'jumbo']);
    expect(policyRowIds).toContain('conventional/limit/county/48453@2026-01-01');
  });

  it.each([
    ['a string instead of a number', { annualIncomeCents: '10000000' }],
    ['an unknown field', { creditcard: 1 }],
    ['a fraction of a cent', { monthlyDebtsCents: 0.5 }],
    ['a negative amount', { monthlyHoaCents: -1 }],
    ['a number that is none', { annualRateMillionths: null }],
    ['too large an income', { annualIncomeCents: 1_000_000_001 }],
    ['a term of a month', { termMonths: 1 }],
    ['another country', { state: 'ON' }],
    ['a county that is no code', { countyFips: '../..' }],
  ])('refuses %s', async (_, wrong) => {
    expect((await post({ ...exampleFigures, ...wrong })).status).toBe(400);
  });

  it.each(foreignCounties)('refuses %s, which is not a county of the state', async (countyFips) => {
    await expectUnknownCounty(await post({ ...exampleFigures, state: 'TX', countyFips }), 'body.countyFips');
  });

  it('still answers for a county that others have replaced', async () => {
    expect((await post({ ...exampleFigures, state: 'CT', countyFips: '09001' })).status).toBe(200);
  });

  it('has no price in a state without rows until the buyer enters the costs', async () => {
    const ohio = await estimate({ ...exampleFigures, state: 'OH' });
    expect(ohio.missing).toEqual(['property-tax', 'home-insurance']);
    expect(ohio.headlines.comfortable).toBeNull();
    const entered = { propertyTaxBasisPoints: 150, annualHomeInsuranceCents: 150_000 };
    const { missing, headlines } = await estimate({ ...exampleFigures, state: 'OH', ...entered });
    expect(missing).toEqual([]);
    expect(headlines.comfortable?.priceCents).toBeGreaterThan(0);
  });
});

describe('GET /api/affordability/rows', () => {
  it('has the rows of a county and its state, for the browser to keep for a while', async () => {
    const { response, rows } = await rowsFor('state=CO&countyFips=08031');
    expect(response.headers.get('cache-control')).toBe('public, max-age=300');
    const ids = rows.map(({ id }) => id);
    expect(ids).toContain('conventional/limit/county/08031@2026-01-01');
    expect(ids.some((id) => id.includes('county/08001'))).toBe(false);
    expect(ids.filter((id) => id.startsWith('state/')).every((id) => id.startsWith('state/CO/'))).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(['state=XX', 'state=TX&countyFips=1', 'state=TX&more=1', ''])('refuses %p', async (query) => {
    expect((await fetch(`${journey.url}/api/affordability/rows?${query}`)).status).toBe(400);
  });

  it.each(foreignCounties)('refuses %s, which is not a county of the state', async (countyFips) => {
    const response = await fetch(`${journey.url}/api/affordability/rows?state=TX&countyFips=${countyFips}`);
    await expectUnknownCounty(response, 'query.countyFips');
    // The browser must not cache a refusal.
    expect(response.headers.get('cache-control')).not.toContain('public');
  });

  it('gives a page the same cents as the service', async () => {
    const places = [
      { state: 'TX', countyFips: '48453' },
      { state: 'CO', countyFips: '08031' },
      { state: 'FL', countyFips: null },
      { state: 'TN', countyFips: '47037' },
    ] as const;
    for (const place of places) {
      const { rows } = await rowsFor(
        `state=${place.state}${place.countyFips ? `&countyFips=${place.countyFips}` : ''}`,
      );
      await fc.assert(
        fc.asyncProperty(
          fc.record({
            annualIncomeCents: fc.integer({ min: 0, max: 100_000_000 }),
            monthlyDebtsCents: fc.integer({ min: 0, max: 500_000 }),
            downCents: fc.integer({ min: 0, max: 50_000_000 }),
            annualRateMillionths: fc.integer({ min: 0, max: 150_000 }),
            cashCents: fc.option(fc.integer({ min: 0, max: 10_000_000 })),
          }),
          async ({ downCents, ...changes }) => {
            const downPayment = { kind: 'amount' as const, cents: downCents };
            const figures: BuyerFigures = { ...exampleFigures, ...place, ...changes, downPayment };
            const { date, ...answer } = await estimate(figures);
            expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
            expect(answer).toEqual(affordability(figures, rowsByKey(rows)));
          },
        ),
        { numRuns: 25 },
      );
    }
  });
});
