import { exampleOfferTerms } from '@hearthway/contracts/examples';
import {
  offerLimits,
  type Offer,
  type OfferStatus,
  type OfferStep,
  type OfferTerms,
} from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { afterStep } from './offer-steps.js';

const now = new Date('2026-12-01T15:00:00.000Z');
const offer: Offer = {
  id: 'offer-1',
  version: 1,
  homeId: 'home-1',
  address: '12 Oak Street, Austin, TX',
  status: 'draft',
  comparables: [],
  terms: exampleOfferTerms,
  history: [],
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
};
const send: OfferStep = { step: 'send', waived: [] };
const accept: OfferStep = { step: 'accept', effectiveOn: '2026-12-02' };
const reopen: OfferStep = { step: 'reopen' };
const counter = (by: 'buyer' | 'seller', changes: Partial<OfferTerms>): OfferStep => ({
  step: 'counter',
  by,
  terms: { ...exampleOfferTerms, ...changes },
});

const playFrom = (start: Offer, ...steps: readonly OfferStep[]) =>
  steps.reduce((before, step) => afterStep(before, step, now), start);
const play = (...steps: readonly OfferStep[]) => playFrom(offer, ...steps);
const refusal = (code: string) => expect.objectContaining({ code });
const draftWith = (changes: Partial<OfferTerms>): Offer => ({ ...offer, terms: { ...offer.terms, ...changes } });

describe('the steps of an offer', () => {
  it('keep every counteroffer with its terms, and who acted', () => {
    const { status, version, terms, history } = play(
      send,
      counter('seller', { priceCents: 42_000_000 }),
      counter('buyer', { priceCents: 41_000_000 }),
      accept,
    );
    expect([status, version, terms.priceCents]).toEqual(['accepted', 5, 41_000_000]);
    expect(history.map((past) => [past.step, past.by, past.terms.priceCents])).toEqual([
      ['send', 'buyer', exampleOfferTerms.priceCents],
      ['counter', 'seller', 42_000_000],
      ['counter', 'buyer', 41_000_000],
      ['accept', 'seller', 41_000_000],
    ]);
  });

  it('let the buyer accept what the seller proposed', () => {
    expect(play(send, counter('seller', {}), accept).history.at(-1)?.by).toBe('buyer');
  });

  it.each<[OfferStep, OfferStatus]>([
    [{ step: 'reject' }, 'rejected'],
    [{ step: 'withdraw' }, 'withdrawn'],
    [{ step: 'expire' }, 'expired'],
  ])('%j ends an offer that was sent, and no other', (step, status) => {
    const ended = play(send, step);
    expect(ended.status).toBe(status);
    for (const late of [counter('seller', {}), accept, step, send])
      expect(() => playFrom(ended, late)).toThrow(refusal('offer.wrong-status'));
    expect(() => play(step)).toThrow(refusal('offer.wrong-status'));
  });

  it('take an answer back that was recorded by mistake, and keep it in the history', () => {
    expect(play(send, { step: 'reject' }, reopen).status).toBe('sent');
    const reopened = play(send, counter('seller', { priceCents: 42_000_000 }), accept, reopen);
    expect([reopened.status, reopened.terms.priceCents]).toEqual(['countered', 42_000_000]);
    expect(reopened.history.map(({ step }) => step)).toEqual(['send', 'counter', 'accept', 'reopen']);
    expect(playFrom(reopened, accept).history.at(-1)?.by).toBe('buyer');
    for (const steps of [[reopen], [send, reopen]]) expect(() => play(...steps)).toThrow(refusal('offer.wrong-status'));
  });

  it('end at the most that we keep, but an answer always fits', () => {
    const steps = Array.from({ length: offerLimits.history - 1 }, () => counter('seller', {}));
    const long = play(send, ...steps);
    expect(() => playFrom(long, counter('buyer', {}))).toThrow(refusal('offer.too-many-steps'));
    const accepted = playFrom(long, accept);
    expect(() => playFrom(accepted, reopen)).toThrow(refusal('offer.too-many-steps'));
  });
});

describe('an offer that goes out', () => {
  it('gives up exactly the protections that were confirmed', () => {
    const draft = draftWith({ inspectionDays: null, appraisalDays: null });
    expect(playFrom(draft, { step: 'send', waived: ['appraisalDays', 'inspectionDays'] }).status).toBe('sent');
    for (const waived of [[], ['inspectionDays'], ['inspectionDays', 'appraisalDays', 'financingDays']] as const)
      expect(() => playFrom(draft, { step: 'send', waived: [...waived] })).toThrow(
        refusal('offer.waivers-unconfirmed'),
      );
  });

  it('in cash gives up no loan and no appraisal', () => {
    const draft = draftWith({ financing: 'cash', financingDays: null, appraisalDays: null });
    expect(playFrom(draft, send).status).toBe('sent');
  });

  it.each<Partial<OfferTerms>>([{ closingOn: '2026-11-30' }, { expiresAt: now.toISOString() }])(
    'isn’t too late: %j',
    (changes) => {
      const late = refusal('offer.past-dates');
      expect(() => playFrom(draftWith(changes), send)).toThrow(late);
      expect(() => play(send, counter('buyer', changes))).toThrow(late);
      expect(play(send, counter('seller', changes)).status).toBe('countered');
    },
  );

  it('may close today where the home is, also when it’s tomorrow in Europe', () => {
    const evening = new Date('2026-12-02T04:00:00.000Z');
    expect(afterStep(draftWith({ closingOn: '2026-12-01' }), send, evening).status).toBe('sent');
    const nextDay = new Date('2026-12-02T11:00:00.000Z');
    expect(() => afterStep(draftWith({ closingOn: '2026-12-01' }), send, nextDay)).toThrow(refusal('offer.past-dates'));
  });
});
