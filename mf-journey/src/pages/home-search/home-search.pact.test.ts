import { exampleHomeEntry } from '@hearthway/contracts/examples';
import { createHome, listHomes, moveHome } from '@hearthway/contracts/journey';
import { callOperation } from '@hearthway/web-kit/http';
import { describe, expect, it } from '@jest/globals';
import { Matchers } from '@pact-foundation/pact';
import { asked, failureOf, journeyPact, problemLike, replied, requestAt, sent } from '../../testing/pact.js';

const { boolean, date, datetime, eachLike, integer, like, string } = Matchers;

const homeId = 'b5e1c7d2-6a1f-4b8e-8c3d-9f0a1b2c3d4e';
const path = `/api/homes/${homeId}/stage`;
const saved = 'a buyer has saved a home';
const none = 'a buyer has saved no homes';
const key = '4f6c1d1e-9f63-4d0c-8a3b-0d8f6f1c2a77';

const moment = datetime("yyyy-MM-dd'T'HH:mm:ss.SSSX", '2026-11-20T15:00:00.000Z');
/** A stored home. */
const homeLike = {
  ...Object.fromEntries(
    Object.entries(exampleHomeEntry).map(([fact, value]) => [fact, value === null ? null : like(value)]),
  ),
  id: string(homeId),
  version: integer(1),
  stage: 'saved',
  tourAt: null,
  impressions: { version: 0, notes: '', ratings: [] },
  priceHistory: eachLike({ priceCents: integer(42_500_000), since: moment }),
  createdAt: moment,
  updatedAt: moment,
};
const rowLike = {
  id: string('home/lead-paint/built-before@1996-12-06'),
  name: string('Lead-paint disclosure for homes built before'),
  value: integer(1978),
  unit: string('count'),
  range: null,
  standing: string('cited'),
  sourceName: string('Code of Federal Regulations'),
  sourceUrl: string('https://www.ecfr.gov'),
  effectiveFrom: date('yyyy-MM-dd', '1996-12-06'),
  effectiveTo: null,
  checkedOn: date('yyyy-MM-dd', '2026-11-20'),
};

describe('the homes of a buyer', () => {
  it('are listed with their estimates, and with what those still need', () =>
    journeyPact
      .addInteraction()
      .given(saved)
      .given('a buyer has said nothing of their finances')
      .given('a buyer has named no home goals')
      .given('a buyer is signed in and has saved a scenario')
      .uponReceiving('a request for the homes of a buyer')
      .withRequest('GET', listHomes.path, (request) => request.headers(asked))
      .willRespondWith(200, (response) =>
        response.headers(replied).jsonBody({
          homes: eachLike({
            ...homeLike,
            assessment: {
              monthlyPaymentCents: null,
              cashToClose: null,
              loanClass: null,
              pricePerSquareFootCents: integer(25_758),
              aboveBudgetCents: null,
              fit: null,
              flags: eachLike(string('lead-paint')),
              policyRowSet: integer(0),
            },
          }),
          missing: eachLike(string('finances')),
          plan: null,
          budget: null,
          policyRowSets: eachLike(eachLike(rowLike.id)),
          policyRows: eachLike(rowLike),
        }),
      )
      .executeTest(async ({ url }) => {
        const { homes, missing } = await callOperation(requestAt(url), listHomes);
        expect([homes[0]?.id, homes[0]?.assessment.flags, missing]).toEqual([homeId, ['lead-paint'], ['finances']]);
      }));
});

describe('a home', () => {
  it('is saved under a key', () =>
    journeyPact
      .addInteraction()
      .given(none)
      .uponReceiving('a home to save')
      .withRequest('POST', createHome.path, (request) =>
        request.headers({ ...sent, 'idempotency-key': key }).jsonBody(exampleHomeEntry),
      )
      .willRespondWith(201, (response) =>
        response.headers(replied).jsonBody({ home: homeLike, merged: boolean(false) }),
      )
      .executeTest(async ({ url }) => {
        const input = { headers: { 'idempotency-key': key }, body: exampleHomeEntry };
        const { home, merged } = await callOperation(requestAt(url), createHome, input);
        expect([home.address, home.stage, merged]).toEqual([exampleHomeEntry.address, 'saved', false]);
      }));

  const moves = [
    { what: 'a move of a home to Offer', state: saved, version: 1, status: 200, code: undefined },
    { what: 'a move of an older version of a home', state: saved, version: 7, status: 409, code: 'home.conflict' },
    { what: 'a move of a home that is gone', state: none, version: 1, status: 404, code: 'home.not-found' },
  ] as const;
  it.each(moves)('is asked for $what', ({ what, state, version, status, code }) =>
    journeyPact
      .addInteraction()
      .given(state)
      .uponReceiving(what)
      .withRequest('PUT', path, (request) =>
        request.headers({ ...sent, 'if-match': `"${version}"` }).jsonBody({ stage: 'offer' }),
      )
      .willRespondWith(status, (response) =>
        response.headers(replied).jsonBody(code ? problemLike(code) : { ...homeLike, version: 2, stage: 'offer' }),
      )
      .executeTest(async ({ url }) => {
        const input = { params: { homeId }, headers: { 'if-match': version }, body: { stage: 'offer' } } as const;
        const move = callOperation(requestAt(url), moveHome, input);
        if (code) expect(await failureOf(move)).toMatchObject({ status, code });
        else expect(await move).toMatchObject({ version: 2, stage: 'offer' });
      }),
  );
});
