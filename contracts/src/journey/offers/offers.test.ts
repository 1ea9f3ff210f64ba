import { describe, expect, it } from '@jest/globals';
import { exampleComparables, exampleOfferTerms as terms } from '../../examples.js';
import { indicatedValue, isOldSale, offerComparable, sizeToCompare } from './comparables.js';
import { changedTerms, offerTerms } from './offer-terms.js';
import { offer, proposedBy, waivedProtections, type PastStep } from './offers.js';

describe('terms of an offer', () => {
  it.each([
    ['deposits above the price', { optionFeeCents: 39_700_000 }, 'earnestMoneyCents'],
    [
      'an escalation that ends at the price',
      { escalation: { stepCents: 100_000, capCents: 40_000_000 } },
      'escalation.capCents',
    ],
    ['keys before closing', { possessionOn: '2027-01-11' }, 'possessionOn'],
    ['half a day to inspect', { inspectionDays: 7.5 }, 'inspectionDays'],
    ['more than 60 days', { financingDays: 61 }, 'financingDays'],
    ['a card number among what is included', { inclusions: 'Refrigerator, 4111 1111 1111 1111' }, 'inclusions'],
  ])('are refused with %s', (_what, change, field) => {
    const { error } = offerTerms.safeParse({ ...terms, ...change });
    expect((error?.issues ?? []).map(({ path }) => path.join('.'))).toContain(field);
  });

  it.each([
    ['capCents', { stepCents: 100_000, capCents: null }, 'Please enter the most you’d pay'],
    ['stepCents', { stepCents: null, capCents: 42_000_000 }, 'Please enter how much above'],
  ])('say that an escalation lacks its %s', (field, escalation, message) => {
    const { error } = offerTerms.safeParse({ ...terms, escalation });
    expect(error?.issues).toMatchObject([{ path: ['escalation', field], message }]);
  });

  it('give up what protects a loan only if there is one', () => {
    const none = { ...terms, inspectionDays: null, financingDays: null, appraisalDays: null };
    expect(waivedProtections(terms)).toEqual([]);
    expect(waivedProtections(none)).toEqual(['inspectionDays', 'financingDays', 'appraisalDays']);
    expect(waivedProtections({ ...none, financing: 'cash' })).toEqual(['inspectionDays']);
  });

  it('tell what a counteroffer changed, in the order of an offer', () => {
    const countered = { ...terms, closingOn: '2027-01-20', priceCents: 40_500_000 };
    expect(changedTerms(terms, countered)).toEqual([
      { term: 'priceCents', before: 40_000_000, after: 40_500_000 },
      { term: 'closingOn', before: '2027-01-12', after: '2027-01-20' },
    ]);
    expect(changedTerms(terms, structuredClone(terms))).toEqual([]);
  });
});

it('the last offer or counteroffer is on the table', () => {
  const past = (step: PastStep['step'], by: PastStep['by']): PastStep => ({
    step,
    by,
    at: '2026-11-20T12:00:00.000Z',
    terms,
  });
  expect(proposedBy([])).toBe('buyer');
  expect(proposedBy([past('send', 'buyer'), past('counter', 'seller'), past('reject', 'buyer')])).toBe('seller');
});

it.each(['address', 'note'] as const)('the %s of a sale has no Social Security number', (field) => {
  const { error } = offerComparable.safeParse({ ...exampleComparables[0], [field]: '9 Elm Court, 123-45-6789' });
  expect(error?.issues).toMatchObject([{ path: [field] }]);
});

it('an offer that is older than the rule on private numbers is still shown', () => {
  const number = 'Freezer, serial number 000123456789';
  const older = { ...terms, inclusions: number };
  const at = '2026-11-20T12:00:00.000Z';
  const stored = {
    id: 'offer-1',
    version: 2,
    homeId: 'home-1',
    address: number,
    status: 'sent',
    comparables: [{ ...exampleComparables[0], address: number, note: number }],
    terms: older,
    history: [{ step: 'send', by: 'buyer', at, terms: older }],
    createdAt: at,
    updatedAt: at,
  };
  expect(offer.parse(stored)).toEqual(stored);
});

it('a sale is old after the longest six months', () => {
  expect(isOldSale({ soldOn: '2026-03-01' }, '2026-09-01')).toBe(false);
  expect(isOldSale({ soldOn: '2026-03-01' }, '2026-09-02')).toBe(true);
});

describe('the value that a sale indicates', () => {
  const [sale] = exampleComparables;
  if (!sale) throw new Error('No example');

  it('is its adjusted price, for the home’s size if both are known', () => {
    const adjusted = { ...sale, adjustmentCents: -1_000_000 };
    expect(indicatedValue(adjusted, 1_650)).toBe(38_000_000);
    expect(indicatedValue({ ...adjusted, squareFeet: 1_900 }, 1_650)).toBe(33_000_000);
    expect(indicatedValue({ ...adjusted, squareFeet: 1_900 }, null)).toBe(38_000_000);
  });

  it('is by size only if the sizes of all sales are known', () => {
    const sized = { ...sale, squareFeet: 1_900 };
    expect(sizeToCompare([sized, sized], 1_650)).toBe(1_650);
    expect(sizeToCompare([sized, { ...sale, squareFeet: null }], 1_650)).toBeNull();
  });

  it('is never negative', () => {
    expect(indicatedValue({ ...sale, adjustmentCents: -50_000_000 }, null)).toBe(0);
  });
});
