import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleComparables, exampleOfferTerms, examplePurchaseTerms } from '@hearthway/contracts/examples';
import {
  changeOffer,
  createOffer,
  deleteOffer,
  getOfferStrategies,
  getTermSheet,
  listOffers,
  reviewOffer,
  takeOfferStep,
  type OfferStep,
} from '@hearthway/contracts/journey';
import { callOperation } from '@hearthway/web-kit/http';
import { describe, expect, it } from '@jest/globals';
import { Matchers } from '@pact-foundation/pact';
import { asked, failureOf, journeyPact as pact, problemLike, replied, requestAt, sent } from '../../testing/pact.js';

const { boolean, datetime, eachLike, integer, like, regex, string } = Matchers;

const draft = 'a buyer has a draft of an offer';
const waiting = 'a buyer has sent an offer';
const withToolkit = 'a buyer with the Offer Toolkit has a draft of an offer';

const offerId = '3c1f0a52-8d6e-4b7c-a9d0-1e2f3a4b5c6d';
const homeId = '7f0d4c7a-2f0c-4e38-9d3e-5b1c2a3d4e5f';
const path = `/api/offers/${offerId}`;
const unknown = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d';
const params = { offerId };
const entry = {
  comparables: [...exampleComparables],
  terms: { ...exampleOfferTerms, priceCents: 41_000_000, inspectionDays: 10 },
};
const moment = datetime("yyyy-MM-dd'T'HH:mm:ss.SSSX", '2026-11-20T10:00:00.000Z');
const id = regex('^[A-Za-z0-9_-]{1,64}$', offerId);
const atVersion = (version: number) => ({ ...sent, 'if-match': `"${version}"` });

function offerLike(part: object = {}) {
  return {
    id,
    version: integer(1),
    homeId: string(homeId),
    address: string('12 Oak Street, Austin, TX'),
    status: 'draft',
    comparables: like(exampleComparables),
    terms: like(exampleOfferTerms),
    history: [],
    createdAt: moment,
    updatedAt: moment,
    ...part,
  };
}

describe('an offer', () => {
  it('is listed with what limits its price', () =>
    pact
      .addInteraction()
      .given(draft)
      .uponReceiving('a request for offers')
      .withRequest('GET', '/api/offers', (request) => request.headers(asked))
      .willRespondWith(200, (response) =>
        response.headers(replied).jsonBody({
          offers: [offerLike()],
          toolkit: boolean(false),
          caps: { ceilingCents: null, letterCents: null },
        }),
      )
      .executeTest(async ({ url }) => {
        const { offers, toolkit } = await callOperation(requestAt(url), listOffers);
        expect([offers[0]?.terms, toolkit]).toEqual([exampleOfferTerms, false]);
      }));

  const headers = { 'idempotency-key': 'b9c3d1e4-0f2a-4d5b-8c6e-7a8b9c0d1e2f' };

  it('is begun for a home', () =>
    pact
      .addInteraction()
      .given(draft)
      .uponReceiving('an offer to begin')
      .withRequest('POST', '/api/offers', (request) => request.headers({ ...sent, ...headers }).jsonBody({ homeId }))
      .willRespondWith(201, (response) =>
        response.headers(replied).jsonBody(offerLike({ comparables: [], terms: like(exampleOfferTerms) })),
      )
      .executeTest(async ({ url }) => {
        const offer = await callOperation(requestAt(url), createOffer, { headers, body: { homeId } });
        expect(offer).toMatchObject({ status: 'draft', comparables: [] });
      }));

  it('is not begun for an unknown home', () =>
    pact
      .addInteraction()
      .given(draft)
      .uponReceiving('an offer to begin for an unknown home')
      .withRequest('POST', '/api/offers', (request) =>
        request.headers({ ...sent, ...headers }).jsonBody({ homeId: unknown }),
      )
      .willRespondWith(409, (response) => response.headers(replied).jsonBody(problemLike('offer.unknown-home')))
      .executeTest(async ({ url }) => {
        const call = callOperation(requestAt(url), createOffer, { headers, body: { homeId: unknown } });
        expect(await failureOf(call)).toMatchObject({ code: 'offer.unknown-home' });
      }));

  it('is changed while it is a draft', () =>
    pact
      .addInteraction()
      .given(draft)
      .uponReceiving('a change of a draft')
      .withRequest('PUT', path, (request) => request.headers(atVersion(1)).jsonBody(entry))
      .willRespondWith(200, (response) => response.headers(replied).jsonBody(offerLike({ version: 2, ...entry })))
      .executeTest(async ({ url }) => {
        const input = { params, headers: { 'if-match': 1 }, body: entry };
        expect(await callOperation(requestAt(url), changeOffer, input)).toMatchObject({ version: 2, ...entry });
      }));

  it('is not changed over a newer version', () =>
    pact
      .addInteraction()
      .given(draft)
      .uponReceiving('a change of a draft that was changed elsewhere meanwhile')
      .withRequest('PUT', path, (request) => request.headers(atVersion(7)).jsonBody(entry))
      .willRespondWith(409, (response) => response.headers(replied).jsonBody(problemLike('offer.conflict')))
      .executeTest(async ({ url }) => {
        const call = callOperation(requestAt(url), changeOffer, { params, headers: { 'if-match': 7 }, body: entry });
        expect(await failureOf(call)).toMatchObject({ code: 'offer.conflict' });
      }));

  it('is deleted while it is a draft', () =>
    pact
      .addInteraction()
      .given(draft)
      .uponReceiving('a deletion of a draft')
      .withRequest('DELETE', path, (request) => request.headers({ ...asked, 'if-match': '"1"' }))
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        await callOperation(requestAt(url), deleteOffer, { params, headers: { 'if-match': 1 } });
      }));
});

describe('what happens to an offer', () => {
  const steps: readonly {
    readonly name: string;
    readonly given: string;
    readonly version: number;
    readonly body: OfferStep;
    readonly status: string;
  }[] = [
    { name: 'that it was sent', given: draft, version: 1, body: { step: 'send', waived: [] }, status: 'sent' },
    {
      name: 'a counteroffer',
      given: waiting,
      version: 2,
      body: { step: 'counter', by: 'seller', terms: entry.terms },
      status: 'countered',
    },
    { name: 'that it was rejected', given: waiting, version: 2, body: { step: 'reject' }, status: 'rejected' },
  ];

  it.each(steps)('is written down: $name', ({ name, given, version, body, status }) =>
    pact
      .addInteraction()
      .given(given)
      .uponReceiving(`a step of an offer: ${name}`)
      .withRequest('POST', `${path}/steps`, (request) => request.headers(atVersion(version)).jsonBody(body))
      .willRespondWith(200, (response) =>
        response.headers(replied).jsonBody({
          offer: offerLike({
            version: version + 1,
            status,
            history: eachLike({
              step: string('send'),
              by: string('buyer'),
              at: moment,
              terms: like(exampleOfferTerms),
            }),
          }),
          contract: null,
        }),
      )
      .executeTest(async ({ url }) => {
        const input = { params, headers: { 'if-match': version }, body };
        expect(await callOperation(requestAt(url), takeOfferStep, input)).toMatchObject({ offer: { status } });
      }),
  );

  it('makes a contract of it once it is accepted', () => {
    // An offer names no hour.
    const inspection = { kind: 'days', days: 7, time: null };
    const contingencies = { ...examplePurchaseTerms.contingencies, inspection };
    return pact
      .addInteraction()
      .given(waiting)
      .uponReceiving('a step of an offer: that it was accepted')
      .withRequest('POST', `${path}/steps`, (request) =>
        request.headers(atVersion(2)).jsonBody({ step: 'accept', effectiveOn: '2026-11-20' }),
      )
      .willRespondWith(200, (response) =>
        response.headers(replied).jsonBody({
          offer: offerLike({
            version: 3,
            status: 'accepted',
            history: eachLike({
              step: string('send'),
              by: string('buyer'),
              at: moment,
              terms: like(exampleOfferTerms),
            }),
          }),
          contract: {
            id,
            version: integer(1),
            status: 'active',
            terms: like({ ...examplePurchaseTerms, homeId, contingencies }),
            offerId,
            createdAt: moment,
            updatedAt: moment,
            endedAt: null,
          },
        }),
      )
      .executeTest(async ({ url }) => {
        const body = { step: 'accept', effectiveOn: '2026-11-20' } as const;
        const input = { params, headers: { 'if-match': 2 }, body };
        const accepted = await callOperation(requestAt(url), takeOfferStep, input);
        expect(accepted).toMatchObject({ offer: { status: 'accepted' }, contract: { status: 'active', offerId } });
      });
  });
});

describe('before an offer goes out', () => {
  it('it is checked, with what could be lost', () =>
    pact
      .addInteraction()
      .given(draft)
      .uponReceiving('a request for the review of an offer')
      .withRequest('GET', `${path}/review`, (request) => request.headers(asked))
      .willRespondWith(200, (response) =>
        response.headers(replied).jsonBody({
          checks: eachLike({
            id: string('letter'),
            result: regex('^(fine|warning|missing)$', 'missing'),
            text: string('Log your letter'),
            policyRowIds: like([]),
          }),
          cashAtRisk: eachLike({ day: integer(0), cents: integer(20_000), reason: string('The option fee') }),
          closingDay: integer(42),
          policyRows: like([]),
          summary: eachLike('You offer $400,000.'),
        }),
      )
      .executeTest(async ({ url }) => {
        const review = await callOperation(requestAt(url), reviewOffer, { params });
        expect(review).toMatchObject({ checks: [{ id: 'letter' }], cashAtRisk: [{ day: 0, cents: 20_000 }] });
      }));

  it('it is priced three ways with the Offer Toolkit', () =>
    pact
      .addInteraction()
      .given(withToolkit)
      .uponReceiving('a request for three prices')
      .withRequest('GET', `${path}/strategies`, (request) => request.headers(asked))
      .willRespondWith(200, (response) =>
        response.headers(replied).jsonBody({
          strategies: eachLike({
            name: regex('^(conservative|market|competitive)$', 'market'),
            priceCents: integer(40_200_000),
            indicatedCents: integer(40_200_000),
            cappedBy: null,
            reasons: eachLike('The middle of your 3 sales.'),
          }),
        }),
      )
      .executeTest(async ({ url }) => {
        const { strategies } = await callOperation(requestAt(url), getOfferStrategies, { params });
        expect(strategies).toMatchObject([{ name: 'market', priceCents: 40_200_000 }]);
      }));

  it('it is not priced without it', () =>
    pact
      .addInteraction()
      .given(draft)
      .uponReceiving('a request for three prices without the Offer Toolkit')
      .withRequest('GET', `${path}/strategies`, (request) => request.headers(asked))
      .willRespondWith(403, (response) => response.headers(replied).jsonBody(problemLike('offer.toolkit-required')))
      .executeTest(async ({ url }) => {
        const call = callOperation(requestAt(url), getOfferStrategies, { params });
        expect(await failureOf(call)).toMatchObject({ code: 'offer.toolkit-required' });
      }));

  it('it is put on paper with the Offer Toolkit', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'term-sheet-'));
    const file = join(folder, 'term-sheet.pdf');
    await writeFile(file, '%PDF-1.7\n%%EOF\n');
    await pact
      .addInteraction()
      .given(withToolkit)
      .uponReceiving('a request for the term sheet of an offer')
      .withRequest('GET', `${path}/term-sheet`, (request) => request.headers({ ...asked, accept: 'application/pdf' }))
      .willRespondWith(200, (response) => response.binaryFile('application/pdf', file))
      .executeTest(async ({ url }) => {
        const pdf = await callOperation(requestAt(url), getTermSheet, { params });
        expect(new TextDecoder().decode(pdf)).toMatch(/^%PDF-1\.7/);
      });
    await rm(folder, { recursive: true });
  });
});
