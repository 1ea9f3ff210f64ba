import { exampleOfferTerms } from '@hearthway/contracts/examples';
import type { OfferTerms } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { policyAt } from '../policy/index.js';
import { checkOffer, type OfferBuyer } from './offer-checks.js';

const now = new Date('2026-12-01T18:00:00Z');
const plan = { program: 'conventional', downPaymentCents: 4_000_000, propertyUse: 'primary_residence' } as const;
const buyer: OfferBuyer = {
  letter: { amountCents: 42_000_000, expiresOn: '2027-02-18' },
  budgetCents: 41_000_000,
  liquidCents: 8_000_000,
  plan,
  cash: { mostCents: 6_100_000, policyRowIds: ['closing/appraisal@2026-01-01'] },
  state: 'TX',
  otherLiveOffers: 0,
};
const checksOf = (terms: Partial<OfferTerms>, known: Partial<OfferBuyer> = {}) =>
  checkOffer({ terms: { ...exampleOfferTerms, ...terms }, buyer: { ...buyer, ...known }, now }, policyAt('2026-12-01'));
const resultsOf = (...parameters: Parameters<typeof checksOf>) =>
  Object.fromEntries(checksOf(...parameters).map(({ id, result }) => [id, result]));
const checkOf = (id: string, ...parameters: Parameters<typeof checksOf>) =>
  checksOf(...parameters).find((check) => check.id === id);

describe('the checks of an offer', () => {
  it('find nothing wrong with a careful one', () => {
    expect(resultsOf({})).toEqual({ letter: 'fine', budget: 'fine', deposit: 'fine' });
  });

  it('compare the price with the letter and the budget', () => {
    expect(resultsOf({ priceCents: 42_000_001 })).toMatchObject({ letter: 'warning', budget: 'warning' });
    expect(resultsOf({ priceCents: 42_000_000 })).toMatchObject({ letter: 'fine', budget: 'warning' });
  });

  it('ask for missing answers', () => {
    const unknown = {
      letter: undefined,
      budgetCents: undefined,
      liquidCents: undefined,
      plan: undefined,
      cash: undefined,
    };
    expect(resultsOf({ appraisalGapCents: 100, sellerCreditCents: 100 }, unknown)).toEqual({
      letter: 'missing',
      budget: 'missing',
      deposit: 'missing',
      'appraisal-gap': 'missing',
      'seller-credit': 'missing',
    });
  });

  it('warn of a letter that ends before closing, and of deposits above the savings', () => {
    const letter = { amountCents: 42_000_000, expiresOn: '2027-01-11' };
    expect(resultsOf({}, { letter })['letter-time']).toBe('warning');
    expect(resultsOf({}, { liquidCents: 419_999 })['deposit']).toBe('warning');
    expect(resultsOf({}, { liquidCents: 420_000 })['deposit']).toBe('fine');
  });

  it('say that in Texas days without an option fee give no right to leave', () => {
    const resultIn = (state: OfferBuyer['state'], terms: Partial<OfferTerms>) =>
      resultsOf({ optionFeeCents: 0, ...terms }, { state })['option-fee'];
    expect(resultIn('TX', {})).toBe('warning');
    expect(resultIn('TX', { inspectionDays: null })).toBeUndefined();
    expect(resultIn('TX', { optionFeeCents: 1 })).toBeUndefined();
    expect(resultIn('TN', {})).toBeUndefined();
  });

  it('say that a fee pays for days that are given up', () => {
    const textIn = (state: OfferBuyer['state']) =>
      checkOf('option-fee', { inspectionDays: null, optionFeeCents: 20_000 }, { state })?.text;
    expect(textIn('TX')).toBe(
      'You give up the option period, but still pay the option fee of $200. Keep both or leave out both.',
    );
    expect(textIn('NC')).toContain('You give up the due diligence, but still pay the due-diligence fee of $200');
  });

  it('say whether the promise to cover an appraisal gap is covered', () => {
    // $80,000 − $61,000 leaves $19,000.
    expect(checkOf('appraisal-gap', { appraisalGapCents: 1_900_000 })).toEqual({
      id: 'appraisal-gap',
      result: 'fine',
      text: 'You can cover a gap of $19,000: about $19,000 is left after closing and reserves.',
      policyRowIds: ['closing/appraisal@2026-01-01'],
    });
    expect(resultsOf({ appraisalGapCents: 1_900_001 })['appraisal-gap']).toBe('warning');
    expect(checkOf('appraisal-gap', { appraisalGapCents: 50_000 }, { liquidCents: 6_199_999 })?.text).toBe(
      'You can cover a gap of $500 after closing and reserves.',
    );
    expect(checkOf('appraisal-gap', { appraisalGapCents: 100 }, { liquidCents: 6_000_000 })?.text).toBe(
      'You promise $1, but after closing and reserves nothing is left to cover a gap.',
    );
  });

  it.each([
    ['below-10', 3_999_999, {}, 1_200_000],
    ['from-10', 4_000_000, {}, 2_400_000],
    ['from-25', 10_000_000, {}, 3_600_000],
    ['investment', 10_000_000, { propertyUse: 'investment' }, 800_000],
    ['from-25', 10_000_000, { program: 'jumbo' }, 3_600_000],
    ['fha/', 1_400_000, { program: 'fha' }, 2_400_000],
    ['usda/', 0, { program: 'usda' }, 2_400_000],
    ['va/', 0, { program: 'va' }, 1_600_000],
  ] as const)(
    'allow a seller credit by the row %s with %i cents down and %j',
    (row, downPaymentCents, changes, cap) => {
      const known = { plan: { ...plan, ...changes, downPaymentCents } };
      const check = checkOf('seller-credit', { sellerCreditCents: cap }, known);
      expect([check?.result, check?.policyRowIds]).toEqual(['fine', [expect.stringContaining(row)]]);
      expect(resultsOf({ sellerCreditCents: cap + 1 }, known)['seller-credit']).toBe('warning');
    },
  );

  it('say what a waived right can cost', () => {
    const noAppraisal = (known?: Partial<OfferBuyer>) => checkOf('no-appraisal', { appraisalDays: null }, known)?.text;
    expect(noAppraisal()).toMatch(/\$20,000 if it’s 5% low, \$40,000 if it’s 10% low\.$/);
    expect(noAppraisal({ plan: { ...plan, program: 'va' } })).toContain('which no offer can waive');
    expect(resultsOf({ inspectionDays: null, financingDays: null })).toMatchObject({
      'no-inspection': 'warning',
      'no-financing': 'warning',
    });
  });

  it('ask nothing about loans of a buyer who pays cash', () => {
    const terms = {
      financing: 'cash',
      financingDays: null,
      appraisalDays: null,
      appraisalGapCents: 100,
      sellerCreditCents: 5_000_000,
    } as const;
    expect(resultsOf(terms, { letter: undefined })).toEqual({ budget: 'fine', deposit: 'fine', cash: 'warning' });
    expect(resultsOf({ ...terms, priceCents: 8_000_000 })).toMatchObject({ cash: 'fine' });
    expect(checkOf('cash', terms)?.text).toBe('The price is $320,000 more than your savings.');
  });

  it('speak of a lower fee in Tennessee, where a rebate isn’t allowed', () => {
    const textIn = (state: OfferBuyer['state']) =>
      checkOf('broker-fee', { brokerFeeCents: 1_000_000 }, { state })?.text;
    expect(textIn('TN')).toContain('agree on a lower one instead');
    expect(textIn('TX')).toContain('credit at closing');
    expect(textIn(null)).not.toContain('Tennessee');
  });

  it('warn of an escalation, of days gone by, and of many offers at once', () => {
    const escalation = { stepCents: 100_000, capCents: 43_000_000 };
    expect(checkOf('escalation', { escalation })?.text).toContain('above your letter');
    expect(checkOf('escalation', { escalation }, { letter: undefined })?.text).not.toContain('above your letter');
    expect(resultsOf({ closingOn: '2026-12-01', expiresAt: '2026-12-01T18:01:00.000Z' })).toEqual(resultsOf({}));
    expect(resultsOf({ closingOn: '2026-11-30', expiresAt: '2026-12-01T18:00:00.000Z' })).toMatchObject({
      closing: 'warning',
      expiry: 'warning',
    });
    expect(resultsOf({}, { otherLiveOffers: 5 })).toMatchObject({ 'live-offers': 'warning' });
    expect(resultsOf({}, { otherLiveOffers: 4 })).not.toHaveProperty('live-offers');
  });
});
