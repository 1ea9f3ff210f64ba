import { exampleComparables, exampleOfferTerms as terms } from '@hearthway/contracts/examples';
import { describe, expect, it } from '@jest/globals';
import { Matchers } from '@pact-foundation/pact';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asked, failureOf, journeyPact, problemLike, replied, sent, sessionAt } from '../../testing/pact.js';
import {
  fetchOffers,
  fetchReview,
  fetchStrategies,
  fetchTermSheet,
  sendNewOffer,
  sendOfferChange,
  sendOfferDeletion,
  sendOfferStep,
} from './api.js';

const { boolean, eachLike, integer, like, regex, string } = Matchers;

const id = '3c1f0a52-8d6e-4b7c-a9d0-1e2f3a4b5c6d';
const homeId = '7f0d4c7a-2f0c-4e38-9d3e-5b1c2a3d4e5f';
const key = '0d9e8f7a-6b5c-4d3e-8f1a-2b3c4d5e6f70';
const draft = 'a buyer is signed in and has a draft of an offer';
const under = 'a buyer is signed in and has sent an offer';
const time = regex('^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$', '2026-11-20T10:00:00.000Z');
const offerLike = (part: object = {}) => ({
  id: string(id),
  version: integer(1),
  homeId: string(homeId),
  address: string('12 Oak Street'),
  status: 'draft',
  comparables: like([]),
  terms: like(terms),
  history: like([]),
  createdAt: time,
  updatedAt: time,
  ...part,
});
const entry = { comparables: [...exampleComparables], terms: { ...terms, priceCents: 39_500_000 } };
const version = { id, version: 1 };
const matching = { ...sent, 'if-match': '"1"' };

describe('the offers of a buyer', () => {
  it('are fetched', async () => {
    await journeyPact
      .addInteraction()
      .given(draft)
      .uponReceiving('a request for the offers')
      .withRequest('GET', '/api/offers', (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({
          offers: [offerLike()],
          toolkit: boolean(false),
          caps: { ceilingCents: null, letterCents: null },
        });
      })
      .executeTest(async ({ url }) => {
        expect(await fetchOffers(sessionAt(url))).toMatchObject({ offers: [{ id, terms }], toolkit: false });
      });
  });

  it('are begun for a home', async () => {
    await journeyPact
      .addInteraction()
      .given(draft)
      .uponReceiving('an offer to begin')
      .withRequest('POST', '/api/offers', (request) => {
        request.headers({ ...sent, 'idempotency-key': key }).jsonBody({ homeId });
      })
      .willRespondWith(201, (response) => {
        response.headers(replied).jsonBody(offerLike());
      })
      .executeTest(async ({ url }) => {
        expect(await sendNewOffer(sessionAt(url), homeId, key)).toMatchObject({ homeId, status: 'draft' });
      });
  });

  it('are not begun for a home that isn’t the buyer’s', async () => {
    const other = '11111111-2222-4333-8444-555555555555';
    await journeyPact
      .addInteraction()
      .given(draft)
      .uponReceiving('an offer to begin for an unknown home')
      .withRequest('POST', '/api/offers', (request) => {
        request.headers({ ...sent, 'idempotency-key': key }).jsonBody({ homeId: other });
      })
      .willRespondWith(400, (response) => {
        response.jsonBody(problemLike('offer.unknown-home'));
      })
      .executeTest(async ({ url }) => {
        expect(await failureOf(sendNewOffer(sessionAt(url), other, key))).toMatchObject({ code: 'offer.unknown-home' });
      });
  });

  it('are changed while they are drafts', async () => {
    await journeyPact
      .addInteraction()
      .given(draft)
      .uponReceiving('a change of a draft')
      .withRequest('PUT', `/api/offers/${id}`, (request) => {
        request.headers(matching).jsonBody(entry);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody(offerLike({ version: integer(2), terms: like(entry.terms) }));
      })
      .executeTest(async ({ url }) => {
        expect(await sendOfferChange(sessionAt(url), version, entry)).toMatchObject({ version: 2, terms: entry.terms });
      });
  });

  it('are not changed once they went out', async () => {
    await journeyPact
      .addInteraction()
      .given(under)
      .uponReceiving('a change of an offer that was sent')
      .withRequest('PUT', `/api/offers/${id}`, (request) => {
        request.headers(matching).jsonBody(entry);
      })
      .willRespondWith(409, (response) => {
        response.jsonBody(problemLike('offer.wrong-status'));
      })
      .executeTest(async ({ url }) => {
        expect(await failureOf(sendOfferChange(sessionAt(url), version, entry))).toMatchObject({
          code: 'offer.wrong-status',
        });
      });
  });

  it('keep what happened to them', async () => {
    const counter = { step: 'counter', by: 'seller', terms: entry.terms } as const;
    await journeyPact
      .addInteraction()
      .given(under)
      .uponReceiving('a counteroffer')
      .withRequest('POST', `/api/offers/${id}/steps`, (request) => {
        request.headers(matching).jsonBody(counter);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({
          offer: offerLike({
            version: integer(2),
            status: 'countered',
            terms: like(entry.terms),
            history: eachLike({ step: string('send'), by: string('buyer'), at: time, terms: like(terms) }),
          }),
          contract: null,
        });
      })
      .executeTest(async ({ url }) => {
        const { offer, contract } = await sendOfferStep(sessionAt(url), version, counter);
        expect(offer).toMatchObject({ status: 'countered', terms: entry.terms });
        expect(contract).toBeNull();
      });
  });

  it('are deleted while they are drafts', async () => {
    await journeyPact
      .addInteraction()
      .given(draft)
      .uponReceiving('a deletion of a draft')
      .withRequest('DELETE', `/api/offers/${id}`, (request) => {
        request.headers({ ...asked, 'if-match': '"1"' });
      })
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        await sendOfferDeletion(sessionAt(url), version);
      });
  });

  it('are priced three ways with the Offer Toolkit', async () => {
    const strategy = {
      name: 'market',
      priceCents: 40_200_000,
      indicatedCents: 40_200_000,
      cappedBy: null,
      reasons: ['The middle of your 3 sales: what homes like this one sell for.'],
    } as const;
    await journeyPact
      .addInteraction()
      .given('a buyer with the Offer Toolkit has a draft of an offer')
      .uponReceiving('a request for three prices')
      .withRequest('GET', `/api/offers/${id}/strategies`, (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({
          strategies: eachLike({
            ...strategy,
            name: regex('^(conservative|market|competitive)$', 'market'),
            priceCents: integer(strategy.priceCents),
            indicatedCents: integer(strategy.indicatedCents),
            reasons: eachLike(strategy.reasons[0]),
          }),
        });
      })
      .executeTest(async ({ url }) => {
        expect(await fetchStrategies(sessionAt(url), id)).toEqual({ strategies: [strategy] });
      });
  });

  it('are not priced without it', async () => {
    await journeyPact
      .addInteraction()
      .given(draft)
      .uponReceiving('a request for three prices without the Offer Toolkit')
      .withRequest('GET', `/api/offers/${id}/strategies`, (request) => {
        request.headers(asked);
      })
      .willRespondWith(403, (response) => {
        response.jsonBody(problemLike('offer.toolkit-required'));
      })
      .executeTest(async ({ url }) => {
        expect(await failureOf(fetchStrategies(sessionAt(url), id))).toMatchObject({ code: 'offer.toolkit-required' });
      });
  });

  it('are written on paper with the Offer Toolkit', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'term-sheet-'));
    const file = join(folder, 'term-sheet.pdf');
    await writeFile(file, '%PDF-1.7\n%%EOF\n');
    await journeyPact
      .addInteraction()
      .given('a buyer with the Offer Toolkit has a draft of an offer')
      .uponReceiving('a request for the term sheet of an offer')
      .withRequest('GET', `/api/offers/${id}/term-sheet`, (request) => {
        request.headers({ ...asked, accept: 'application/pdf, application/json' });
      })
      .willRespondWith(200, (response) => {
        response.binaryFile('application/pdf', file);
      })
      .executeTest(async ({ url }) => {
        expect(new TextDecoder().decode(await fetchTermSheet(sessionAt(url), id))).toMatch(/^%PDF-1\.7/);
      });
    await rm(folder, { recursive: true });
  });

  it('are checked against the buyer’s numbers', async () => {
    const check = { id: 'letter', result: 'missing', text: 'Add your letter', policyRowIds: [] } as const;
    const step = { day: 0, cents: 20_000, reason: 'The option or due-diligence fee' };
    await journeyPact
      .addInteraction()
      .given(draft)
      .uponReceiving('a request for the review of an offer')
      .withRequest('GET', `/api/offers/${id}/review`, (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({
          checks: eachLike({
            id: string(check.id),
            result: regex('^(fine|warning|missing)$', check.result),
            text: string(check.text),
            policyRowIds: like([]),
          }),
          cashAtRisk: eachLike({ day: integer(step.day), cents: integer(step.cents), reason: string(step.reason) }),
          policyRows: like([]),
          summary: eachLike('You offer $400,000 with a loan.'),
        });
      })
      .executeTest(async ({ url }) => {
        expect(await fetchReview(sessionAt(url), id)).toEqual({
          checks: [check],
          cashAtRisk: [step],
          policyRows: [],
          summary: ['You offer $400,000 with a loan.'],
        });
      });
  });
});
