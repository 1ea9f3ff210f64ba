import { estimateAffordability, exampleFigures, type AffordabilityResult } from '@hearthway/contracts/affordability';
import { callOperation } from '@hearthway/web-kit/http';
import { describe, expect, it } from '@jest/globals';
import { Matchers } from '@pact-foundation/pact';
import { asked, journeyPact, replied, sent, sessionAt } from '../../testing/pact.js';
import { fetchAffordabilityRows } from './api.js';

const { arrayContaining, integer, like, regex, string } = Matchers;

const anyBuyer = 'a buyer is signed in and has the default milestones';
const date = '2026-11-20';
const dayLike = regex('^\\d{4}-\\d\\d-\\d\\d$', date);
const row = {
  id: 'planning/ratio/comfortable/front@2026-01-01',
  name: 'Housing, comfortable',
  value: 2_800,
  unit: 'basis-points',
  standing: 'secondary',
  checkedOn: date,
  sourceName: 'A source',
  sourceUrl: '',
  range: null,
  effectiveFrom: date,
  effectiveTo: null,
} as const;

describe('what a price depends on', () => {
  it('is fetched for a county, with a tag that saves fetching it again', async () => {
    await journeyPact
      .addInteraction()
      .given(anyBuyer)
      .uponReceiving('a request for the affordability rows of a county')
      .withRequest('GET', '/api/affordability/rows', (request) => {
        request.query({ state: 'TX', countyFips: '48453' }).headers(asked);
      })
      .willRespondWith(200, (response) => {
        response.headers({ ...replied, etag: regex('^"[\\w-]+"$', '"v1"') }).jsonBody({
          date: dayLike,
          // Others have a range, or an end.
          rows: arrayContaining({
            ...row,
            id: string(row.id),
            name: string(row.name),
            value: integer(row.value),
            unit: string(row.unit),
            standing: string(row.standing),
            checkedOn: dayLike,
            sourceName: string(row.sourceName),
            sourceUrl: like(row.sourceUrl),
            effectiveFrom: dayLike,
          }),
        });
      })
      .executeTest(async ({ url }) => {
        const found = await fetchAffordabilityRows(sessionAt(url), { state: 'TX', countyFips: '48453' });
        expect(found).toMatchObject({ date, rows: [row] });
      });
  });
});

describe('an estimate', () => {
  it('is computed for anyone’s figures', async () => {
    const headline = { program: 'fha', priceCents: 30_300_000, monthlyCents: 233_000, binding: 'income' } as const;
    const headlines = { comfortable: headline, typical: headline, ceiling: headline, payment: null };
    /** The programs depend on the rows of the day; the contract checks them. */
    const result: AffordabilityResult = {
      missing: [],
      notes: [],
      headlines,
      programs: [],
      policyRowIds: ['a@2026-01-01'],
    };

    await journeyPact
      .addInteraction()
      .given(anyBuyer)
      .uponReceiving('figures to estimate what they can afford')
      .withRequest('POST', '/api/affordability', (request) => {
        request.headers(sent).jsonBody(exampleFigures);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody(like({ ...result, date }));
      })
      .executeTest(async ({ url }) => {
        const { request } = sessionAt(url);
        const estimate = await callOperation(request, estimateAffordability, { body: exampleFigures });
        expect(estimate).toEqual({ ...result, date });
      });
  });
});
