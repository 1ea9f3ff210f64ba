import { exampleOfferTerms } from '@hearthway/contracts/examples';
import type { Offer, OfferStatus, OfferStep } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { afterStep } from './steps.js';

const at = '2026-12-01T15:00:00.000Z';
const offer: Offer = {
  id: 'offer-1',
  version: 1,
  homeId: 'home-1',
  address: '12 Oak Street, Austin, TX',
  status: 'draft',
  comparables: [],
  terms: exampleOfferTerms,
  history: [],
  createdAt: at,
  updatedAt: at,
};
const counter = (by: 'buyer' | 'seller', priceCents: number): OfferStep => ({
  step: 'counter',
  by,
  terms: { ...exampleOfferTerms, priceCents },
});
const accept: OfferStep = { step: 'accept', effectiveOn: '2026-12-02' };

const play = (...steps: OfferStep[]) =>
  steps.reduce<Offer | undefined>((before, step) => before && afterStep(before, step, at), offer);

describe('the steps of an offer', () => {
  it('keep every counteroffer with its terms, and who acted', () => {
    const played = play({ step: 'send' }, counter('seller', 42_000_000), counter('buyer', 41_000_000), accept);
    expect(played?.status).toBe('accepted');
    expect(played?.terms.priceCents).toBe(41_000_000);
    expect(played?.history.map(({ step, by, terms }) => [step, by, terms.priceCents])).toEqual([
      ['send', 'buyer', exampleOfferTerms.priceCents],
      ['counter', 'seller', 42_000_000],
      ['counter', 'buyer', 41_000_000],
      ['accept', 'seller', 41_000_000],
    ]);
  });

  it('let the buyer accept what the seller proposed', () => {
    expect(play({ step: 'send' }, counter('seller', 42_000_000), accept)?.history.at(-1)?.by).toBe('buyer');
  });

  it.each<[OfferStep, OfferStatus]>([
    [{ step: 'reject' }, 'rejected'],
    [{ step: 'withdraw' }, 'withdrawn'],
    [{ step: 'expire' }, 'expired'],
  ])('%j ends an offer that was sent', (step, status) => {
    expect(play({ step: 'send' }, step)?.status).toBe(status);
    for (const late of [counter('seller', 1_000_000), accept, step, { step: 'send' } as const]) {
      expect(play({ step: 'send' }, step, late)).toBeUndefined();
    }
  });

  it('take an answer back that was recorded by mistake, and keep it in the history', () => {
    const reopen = { step: 'reopen' } as const;
    expect(play({ step: 'send' }, { step: 'reject' }, reopen)?.status).toBe('sent');
    const played = play({ step: 'send' }, counter('seller', 42_000_000), accept, reopen);
    expect(played?.status).toBe('countered');
    expect(played?.terms.priceCents).toBe(42_000_000);
    expect(played?.history.map(({ step }) => step)).toEqual(['send', 'counter', 'accept', 'reopen']);
    expect(played && afterStep(played, accept, at)?.history.at(-1)?.by).toBe('buyer');
    expect(play({ step: 'send' }, reopen)).toBeUndefined();
    expect(play(reopen)).toBeUndefined();
  });

  it.each<OfferStep>([accept, counter('seller', 1_000_000), { step: 'reject' }, { step: 'withdraw' }])(
    '%j needs an offer that was sent',
    (step) => {
      expect(play(step)).toBeUndefined();
    },
  );
});
