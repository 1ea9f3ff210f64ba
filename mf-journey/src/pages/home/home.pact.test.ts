import { describe, expect, it } from '@jest/globals';
import { Matchers } from '@pact-foundation/pact';
import { exampleHomeEntry } from '@hearthway/contracts/examples';
import {
  changeHome,
  deleteComparableSale,
  deleteHome,
  listComparableSales,
  planTour,
  saveHomeImpressions,
} from '@hearthway/contracts/journey';
import { callOperation } from '@hearthway/web-kit/http';
import { asked, failureOf, journeyPact as pact, problemLike, replied, requestAt, sent } from '../../testing/pact.js';

const { boolean, datetime, eachLike, integer, like, regex, string } = Matchers;

const homeId = 'b5e1c7d2-6a1f-4b8e-8c3d-9f0a1b2c3d4e';
const path = `/api/homes/${homeId}`;
const saved = 'a buyer has saved a home';
const missing = 'a buyer has saved no homes';
const tourAt = '2030-12-05T20:30:00.000Z';
const impressions = { notes: 'Bright kitchen', ratings: [{ room: 'Kitchen', stars: 4 }] };

const moment = datetime("yyyy-MM-dd'T'HH:mm:ss.SSSX", '2026-11-20T15:00:00.000Z');
/** A stored home. */
const homeLike = {
  ...Object.fromEntries(
    Object.entries(exampleHomeEntry).map(([fact, value]) => [fact, value === null ? null : like(value)]),
  ),
  id: homeId,
  version: integer(2),
  stage: regex('^(saved|tour|shortlist|offer|contract|passed)$', 'saved'),
  tourAt: null,
  impressions: { version: 0, notes: '', ratings: [] },
  priceHistory: eachLike({ priceCents: integer(42_500_000), since: moment }),
  createdAt: moment,
  updatedAt: moment,
};
const atVersion = (version: number) => ({ ...sent, 'if-match': `"${version}"` });

describe('the facts about a home', () => {
  const answers = [{ about: 'Room for Aunt Rosalind’s piano', isTrue: true }];
  const entry = { ...exampleHomeEntry, priceCents: 41_000_000, answers };

  it('are replaced, and a new price goes into the history', () =>
    pact
      .addInteraction()
      .given(saved)
      .uponReceiving('a change of the facts about a home')
      .withRequest('PUT', path, (request) => request.headers(atVersion(1)).jsonBody(entry))
      .willRespondWith(200, (response) =>
        response.headers(replied).jsonBody({
          home: {
            ...homeLike,
            ...entry,
            version: 2,
            priceHistory: [
              { priceCents: 42_500_000, since: moment },
              { priceCents: 41_000_000, since: moment },
            ],
          },
          merged: boolean(false),
        }),
      )
      .executeTest(async ({ url }) => {
        const input = { params: { homeId }, headers: { 'if-match': 1 }, body: entry };
        const { home, merged } = await callOperation(requestAt(url), changeHome, input);
        expect([home.priceCents, home.answers, home.version, merged]).toEqual([41_000_000, answers, 2, false]);
      }));

  it('are refused if the home was changed since it was read', () =>
    pact
      .addInteraction()
      .given(saved)
      .uponReceiving('a change of an older version of a home')
      .withRequest('PUT', path, (request) => request.headers(atVersion(7)).jsonBody(entry))
      .willRespondWith(409, (response) => response.headers(replied).jsonBody(problemLike('home.conflict')))
      .executeTest(async ({ url }) => {
        const input = { params: { homeId }, headers: { 'if-match': 7 }, body: entry };
        expect(await failureOf(callOperation(requestAt(url), changeHome, input))).toMatchObject({
          status: 409,
          code: 'home.conflict',
        });
      }));
});

describe('a tour', () => {
  it('moves a saved home to Tour', () =>
    pact
      .addInteraction()
      .given(saved)
      .uponReceiving('the day and time of a tour')
      .withRequest('PUT', `${path}/tour`, (request) => request.headers(atVersion(1)).jsonBody({ tourAt }))
      .willRespondWith(200, (response) =>
        response.headers(replied).jsonBody({ ...homeLike, version: 2, tourAt, stage: 'tour' }),
      )
      .executeTest(async ({ url }) => {
        const input = { params: { homeId }, headers: { 'if-match': 1 }, body: { tourAt } };
        const home = await callOperation(requestAt(url), planTour, input);
        expect([home.tourAt, home.stage]).toEqual([tourAt, 'tour']);
      }));

  it('is canceled with null', () =>
    pact
      .addInteraction()
      .given(saved)
      .uponReceiving('the cancellation of a tour')
      .withRequest('PUT', `${path}/tour`, (request) => request.headers(atVersion(1)).jsonBody({ tourAt: null }))
      .willRespondWith(200, (response) => response.headers(replied).jsonBody(homeLike))
      .executeTest(async ({ url }) => {
        const input = { params: { homeId }, headers: { 'if-match': 1 }, body: { tourAt: null } };
        expect((await callOperation(requestAt(url), planTour, input)).tourAt).toBeNull();
      }));
});

describe('notes and ratings', () => {
  it('are kept with a version of their own', () =>
    pact
      .addInteraction()
      .given(saved)
      .uponReceiving('the first notes and ratings of a home')
      .withRequest('PUT', `${path}/impressions`, (request) => request.headers(atVersion(0)).jsonBody(impressions))
      .willRespondWith(200, (response) =>
        response.headers(replied).jsonBody({ ...homeLike, version: 1, impressions: { version: 1, ...impressions } }),
      )
      .executeTest(async ({ url }) => {
        const input = { params: { homeId }, headers: { 'if-match': 0 }, body: impressions };
        const home = await callOperation(requestAt(url), saveHomeImpressions, input);
        expect(home.impressions).toEqual({ version: 1, ...impressions });
      }));

  it('are refused if another device saved some since', () =>
    pact
      .addInteraction()
      .given(saved)
      .uponReceiving('notes and ratings over an older version')
      .withRequest('PUT', `${path}/impressions`, (request) => request.headers(atVersion(7)).jsonBody(impressions))
      .willRespondWith(409, (response) => response.headers(replied).jsonBody(problemLike('home.conflict')))
      .executeTest(async ({ url }) => {
        const input = { params: { homeId }, headers: { 'if-match': 7 }, body: impressions };
        const failure = await failureOf(callOperation(requestAt(url), saveHomeImpressions, input));
        expect(failure).toMatchObject({ status: 409, code: 'home.conflict' });
      }));

  it('of a home that is gone are refused', () =>
    pact
      .addInteraction()
      .given(missing)
      .uponReceiving('notes and ratings of a home that is gone')
      .withRequest('PUT', `${path}/impressions`, (request) => request.headers(atVersion(0)).jsonBody(impressions))
      .willRespondWith(404, (response) => response.headers(replied).jsonBody(problemLike('home.not-found')))
      .executeTest(async ({ url }) => {
        const input = { params: { homeId }, headers: { 'if-match': 0 }, body: impressions };
        const failure = await failureOf(callOperation(requestAt(url), saveHomeImpressions, input));
        expect(failure).toMatchObject({ status: 404, code: 'home.not-found' });
      }));
});

describe('a home', () => {
  it('is deleted', () =>
    pact
      .addInteraction()
      .given(saved)
      .uponReceiving('the deletion of a home')
      .withRequest('DELETE', path, (request) => request.headers({ ...asked, 'if-match': '"1"' }))
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        const input = { params: { homeId }, headers: { 'if-match': 1 } };
        await callOperation(requestAt(url), deleteHome, input);
      }));
});

describe('comparable sales', () => {
  it('are told with their price, size, and day', () =>
    pact
      .addInteraction()
      .given('a buyer has a comparable sale')
      .uponReceiving('a request for the comparable sales')
      .withRequest('GET', listComparableSales.path, (request) => request.headers(asked))
      .willRespondWith(200, (response) =>
        response.headers(replied).jsonBody(
          eachLike({
            id: string('d4f8a0b1-3c2e-4d5f-9a6b-7c8d9e0f1a2b'),
            address: string('4512 Shoal Creek Boulevard'),
            city: string('Austin'),
            state: like('TX'),
            zipCode: string('78756'),
            priceCents: integer(42_500_000),
            bedrooms: integer(3),
            bathrooms: like(2.5),
            squareFeet: integer(1_650),
            yearBuilt: integer(1962),
            propertyType: like('single_family'),
            soldOn: regex(String.raw`^\d{4}-\d{2}-\d{2}$`, '2026-10-31'),
          }),
        ),
      )
      .executeTest(async ({ url }) => {
        const [sale] = await callOperation(requestAt(url), listComparableSales);
        expect(sale).toMatchObject({ zipCode: '78756', priceCents: 42_500_000, soldOn: '2026-10-31' });
      }));

  it('are removed', () =>
    pact
      .addInteraction()
      .given('a buyer has a comparable sale')
      .uponReceiving('the removal of a comparable sale')
      .withRequest('DELETE', `${listComparableSales.path}/d4f8a0b1-3c2e-4d5f-9a6b-7c8d9e0f1a2b`, (request) =>
        request.headers(asked),
      )
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        const params = { saleId: 'd4f8a0b1-3c2e-4d5f-9a6b-7c8d9e0f1a2b' };
        await callOperation(requestAt(url), deleteComparableSale, { params });
      }));
});
