import { exampleFigures, type AffordabilityResult } from '@hearthway/contracts/affordability';
import { estimateAffordability, listAffordabilityRows } from '@hearthway/contracts/journey';
import { allRows } from '@hearthway/contracts/policy';
import { callOperation } from '@hearthway/web-kit/http';
import { describe, expect, it } from '@jest/globals';
import { Matchers } from '@pact-foundation/pact';
import { asked, journeyPact, replied, requestAt, sent } from '../../testing/pact.js';

const { arrayContaining, integer, like, regex, string } = Matchers;

const anyBuyer = 'a buyer is signed in and has the default milestones';
const date = '2026-11-20';
const dayLike = regex('^\\d{4}-\\d\\d-\\d\\d$', date);

describe('what a price depends on', () => {
  it('is fetched for a county', async () => {
    const row = {
      id: string('planning/ratio/comfortable/front@2026-01-01'),
      name: string('Comfortable: housing as a share of income'),
      value: integer(2_800),
      unit: string('basis-points'),
      range: like({ low: integer(2_500), high: integer(3_100) }),
      standing: string('practice'),
      sourceName: string('General industry practice, not yet verified'),
      sourceUrl: like(''),
      effectiveFrom: dayLike,
      effectiveTo: null,
      checkedOn: dayLike,
    };
    // All that the page needs, since it is shown with this example before each release.
    const { rows } = listAffordabilityRows.reply.parse({ date, rows: allRows });
    const others = rows
      .filter(({ effectiveFrom, effectiveTo }) => effectiveFrom <= date && (effectiveTo ?? date) >= date)
      .map((one) => like({ ...one, effectiveTo: null }));
    await journeyPact
      .addInteraction()
      .given(anyBuyer)
      .uponReceiving('a request for the affordability rows of a county')
      .withRequest('GET', '/api/affordability/rows', (request) => {
        request.query({ state: 'TX', countyFips: '48453' }).headers(asked);
      })
      .willRespondWith(200, (response) => {
        // Others have no range, or an end.
        response.headers(replied).jsonBody({ date: dayLike, rows: arrayContaining(row, ...others) });
      })
      .executeTest(async ({ url }) => {
        const query = { state: 'TX', countyFips: '48453' } as const;
        const found = await callOperation(requestAt(url), listAffordabilityRows, { query });
        expect(found.date).toBe(date);
        expect(found.rows[0]).toMatchObject({ value: 2_800, range: { low: 2_500, high: 3_100 } });
      });
  });
});

describe('an estimate', () => {
  it('is computed for anyone’s figures', async () => {
    const headline = { program: 'fha', priceCents: 30_300_000, monthlyCents: 233_000, binding: 'income' } as const;
    /** The programs depend on the rows of the day; the contract checks them. */
    const result: AffordabilityResult = {
      missing: [],
      notes: [],
      headlines: { comfortable: headline, typical: headline, ceiling: headline, payment: null },
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
        const estimate = await callOperation(requestAt(url), estimateAffordability, { body: exampleFigures });
        expect(estimate).toEqual({ ...result, date });
      });
  });
});
