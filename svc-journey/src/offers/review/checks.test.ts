import { exampleOfferTerms } from '@hearthway/contracts/examples';
import type { OfferTerms } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { policyAt } from '../../policy/index.js';
import { checkOffer, type OfferBuyer } from './checks.js';

const today = '2026-12-01';
const now = new Date('2026-12-01T18:00:00Z');
const buyer: OfferBuyer = {
  letter: { amountCents: 42_000_000, expiresOn: '2027-02-18' },
  budgetCents: 41_000_000,
  liquidCents: 8_000_000,
  downPaymentCents: 4_000_000,
  propertyUse: 'primary_residence',
  costs: { cashToCloseCents: 5_500_000, monthlyPaymentCents: 300_000 },
  otherLiveOffers: 0,
};
const results = (terms: Partial<OfferTerms>, known: Partial<OfferBuyer> = {}) =>
  Object.fromEntries(
    checkOffer(
      { terms: { ...exampleOfferTerms, ...terms }, buyer: { ...buyer, ...known }, now, today },
      policyAt(today),
    ).map(({ id, result }) => [id, result]),
  );
const textOf = (id: string, terms: Partial<OfferTerms>, known: Partial<OfferBuyer> = {}) =>
  checkOffer(
    { terms: { ...exampleOfferTerms, ...terms }, buyer: { ...buyer, ...known }, now, today },
    policyAt(today),
  ).find((check) => check.id === id)?.text;

describe('the checks of an offer', () => {
  it('find nothing wrong with a careful one', () => {
    expect(results({})).toEqual({ letter: 'fine', budget: 'fine', deposit: 'fine' });
  });

  it('compare the price with the letter and the budget', () => {
    expect(results({ priceCents: 42_000_001 })).toMatchObject({ letter: 'warning', budget: 'warning' });
    expect(results({ priceCents: 42_000_000 })).toMatchObject({ letter: 'fine', budget: 'warning' });
  });

  it('ask for missing answers', () => {
    const unknown = {
      letter: undefined,
      budgetCents: undefined,
      liquidCents: undefined,
      downPaymentCents: undefined,
      costs: undefined,
    };
    expect(results({ appraisalGapCents: 100, sellerCreditCents: 100 }, unknown)).toEqual({
      letter: 'missing',
      budget: 'missing',
      deposit: 'missing',
      'appraisal-gap': 'missing',
      'seller-credit': 'missing',
    });
  });

  it('warn of a letter that ends before closing', () => {
    const letter = { amountCents: 42_000_000, expiresOn: '2027-01-11' };
    expect(results({}, { letter })['letter-time']).toBe('warning');
  });

  // $80,000 − $55,000 − 2 × $3,000 leaves $19,000.
  it.each([
    [1_900_000, 'fine'],
    [1_900_001, 'warning'],
  ])('say whether an appraisal gap of %i cents is covered', (appraisalGapCents, result) => {
    expect(results({ appraisalGapCents })['appraisal-gap']).toBe(result);
  });

  it.each([
    [4_000_000, 'primary_residence', 2_400_000],
    [3_999_999, 'primary_residence', 1_200_000],
    [10_000_000, 'primary_residence', 3_600_000],
    [10_000_000, 'investment', 800_000],
  ] as const)('with %i cents down on a %s, allow a seller credit of %i cents', (downPaymentCents, propertyUse, cap) => {
    const known = { downPaymentCents, propertyUse };
    expect(results({ sellerCreditCents: cap }, known)['seller-credit']).toBe('fine');
    expect(results({ sellerCreditCents: cap + 1 }, known)['seller-credit']).toBe('warning');
  });

  it('say what a waived right can cost', () => {
    expect(textOf('no-appraisal', { appraisalDays: null })).toContain(
      '$20,000 if it’s 5% low, $40,000 if it’s 10% low',
    );
    expect(results({ inspectionDays: null, financingDays: null })).toMatchObject({
      'no-inspection': 'warning',
      'no-financing': 'warning',
    });
  });

  it('ask nothing about loans of a buyer who pays cash', () => {
    const terms = {
      financing: 'cash',
      financingDays: null,
      appraisalDays: null,
      sellerCreditCents: 5_000_000,
    } as const;
    expect(results(terms, { letter: undefined })).toEqual({ budget: 'fine', deposit: 'fine', cash: 'warning' });
    expect(results({ ...terms, priceCents: 8_000_000 })).toMatchObject({ cash: 'fine' });
    expect(textOf('cash', terms)).toBe('The price is $320,000 more than your savings.');
  });

  it('name the limits of other loans beside those of a conventional one', () => {
    expect(textOf('seller-credit', { sellerCreditCents: 100 })).toContain(
      'FHA loans allow 6%, USDA loans 6%, and VA loans 4% beyond the usual closing costs.',
    );
  });

  it('warn of an escalation, of days gone by, and of many offers at once', () => {
    expect(results({ escalation: { stepCents: 100_000, capCents: 43_000_000 } })).toMatchObject({
      escalation: 'warning',
    });
    expect(results({ closingOn: today })).not.toHaveProperty('closing');
    expect(results({ closingOn: '2026-11-30', expiresAt: '2026-12-01T17:59:00.000Z' })).toMatchObject({
      closing: 'warning',
      expiry: 'warning',
    });
    expect(results({ expiresAt: '2026-12-01T18:01:00.000Z' })).not.toHaveProperty('expiry');
    expect(results({}, { otherLiveOffers: 5 })).toMatchObject({ 'live-offers': 'warning' });
  });
});
