import { describe, expect, it } from '@jest/globals';
import { examplePurchase } from '../examples.js';
import { paymentTexts, waitlistTexts } from '../texts.js';
import { priceCents, purchaseForm, purchaseProblem, type PurchaseRequest } from './payments.js';

const founding = (changes: Partial<PurchaseRequest> = {}): PurchaseRequest => ({ ...examplePurchase, ...changes });
const { email, firstName, lastName, state, acceptedTerms } = examplePurchase;
const toolkit = (): PurchaseRequest => ({
  email,
  firstName,
  lastName,
  state,
  acceptedTerms,
  productType: 'offer_toolkit',
});

describe('the problem of a purchase', () => {
  it('is undefined for whole dollars from 25 to 5,000, or without an amount', () => {
    for (const customAmount of [25, 26, 4999, 5000])
      expect(purchaseProblem(founding({ customAmount }))).toBeUndefined();
    expect(purchaseProblem({ ...toolkit(), productType: 'founding_member' })).toBeUndefined();
    expect(purchaseProblem(toolkit())).toBeUndefined();
  });

  it.each([
    [24, paymentTexts.minimumAmount],
    [24.99, paymentTexts.minimumAmount],
    [0, paymentTexts.minimumAmount],
    [-1, paymentTexts.minimumAmount],
    [25.5, paymentTexts.wholeDollars],
    [Number.NaN, paymentTexts.wholeDollars],
    [5001, paymentTexts.maximumAmount],
    [1e9, paymentTexts.maximumAmount],
  ])('is an amount of $%d', (customAmount, message) => {
    expect(purchaseProblem(founding({ customAmount }))).toEqual({ field: 'customAmount', message });
  });

  it.each(['firstName', 'lastName'])('is a %s of 100 characters', (control) => {
    expect(purchaseProblem(founding({ [control]: 'x'.repeat(99) }))).toBeUndefined();
    const message = 'Please use 99 characters or fewer';
    expect(purchaseProblem(founding({ [control]: 'x'.repeat(100) }))).toEqual({ field: 'name', message });
  });

  it('is a custom amount for the toolkit', () => {
    expect(purchaseProblem({ ...toolkit(), customAmount: 100 })).toEqual({
      field: 'customAmount',
      message: paymentTexts.fixedPrice,
    });
  });

  it('is found in the order email, names, state, terms, amount', () => {
    let request = founding({
      email: '',
      firstName: '',
      lastName: '',
      state: '',
      acceptedTerms: false,
      customAmount: 1,
    });
    const found: (string | undefined)[] = [];
    for (const fix of [
      { email: 'a@b.com' },
      { firstName: 'A', lastName: 'B' },
      { state: 'TX' },
      { acceptedTerms: true },
      { customAmount: 25 },
    ]) {
      found.push(purchaseProblem(request)?.message);
      request = { ...request, ...fix };
    }
    const { email: emailText, name, state: stateText, terms } = waitlistTexts;
    expect(found).toEqual([emailText, name, stateText, terms, paymentTexts.minimumAmount]);
    expect(purchaseProblem(request)).toBeUndefined();
  });
});

it('the purchase form reports all errors at once, in the order of the checks', () => {
  const nothing = { email: '', firstName: '', lastName: '', state: '', acceptedTerms: false, customAmount: 5001 };
  const { email: emailText, name, state: stateText, terms } = waitlistTexts;
  const errors = purchaseForm.safeParse(founding(nothing)).error?.issues.map(({ path, message }) => [path[0], message]);
  expect(errors).toEqual([
    ['email', emailText],
    ['firstName', name],
    ['lastName', name],
    ['state', stateText],
    ['acceptedTerms', terms],
    ['customAmount', paymentTexts.maximumAmount],
  ]);
  expect(purchaseForm.safeParse(founding()).success).toBe(true);
});

describe('the price', () => {
  it('is the founding member’s amount, 25 dollars by default, and 100 dollars for the toolkit', () => {
    expect(priceCents(founding({ customAmount: 75 }))).toBe(7500);
    expect(priceCents({ ...toolkit(), productType: 'founding_member' })).toBe(2500);
    expect(priceCents(toolkit())).toBe(10_000);
  });
});
