import { exampleOfferTerms } from '@hearthway/contracts/examples';
import { expect, it } from '@jest/globals';
import { contractTerms } from './contract-terms.js';

const offer = { homeId: 'home-1', address: '12 Oak Street, Austin, TX', terms: exampleOfferTerms };
const accept = { step: 'accept', effectiveOn: '2026-11-19' } as const;
const leadPaintOf = (yearBuilt: number | null) =>
  contractTerms(offer, { state: 'TX', yearBuilt }, accept).contingencies.leadPaint;

it('gives buyers of homes built before 1978 ten days to test for lead paint', () => {
  expect(leadPaintOf(1977)).toEqual({ kind: 'days', days: 10, time: null });
  expect(leadPaintOf(1978)).toEqual({ kind: 'none' });
  expect(leadPaintOf(null)).toEqual({ kind: 'none' });
});

it('names the field that makes no contract', () => {
  const details = [{ path: 'body.effectiveOn', message: 'Please choose a day from 2026 on' }];
  const old = { ...accept, effectiveOn: '2019-11-19' };
  expect(() => contractTerms(offer, { state: 'TX', yearBuilt: 1977 }, old)).toThrow(
    expect.objectContaining({ code: 'offer.unusable-terms', details }),
  );
});

it('says that the address can’t be kept', () => {
  const older = { ...offer, address: '12 Oak Street, account 000123456789' };
  expect(() => contractTerms(older, { state: 'TX', yearBuilt: null }, accept)).toThrow(
    expect.objectContaining({
      code: 'offer.unusable-terms',
      message: expect.stringContaining('Enter the signed contract instead'),
      details: undefined,
    }),
  );
});
