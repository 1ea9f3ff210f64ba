import { exampleClosing, examplePurchaseTerms as terms } from '@hearthway/contracts/examples';
import type { CashToClose } from '@hearthway/contracts/journey';
import { expect, it } from '@jest/globals';
import { reconcileCash } from './cash-reconciliation.js';

const { disclosure, cash } = exampleClosing;
const reconcile = (changes: Partial<CashToClose> = {}) =>
  reconcileCash({ terms, disclosure, cash: { ...cash, ...changes } });

it('leads from the price to the money to bring, with every deposit', () => {
  expect(reconcile()).toEqual({
    rows: [
      { key: 'price', name: 'Price', cents: 42_500_000 },
      { key: 'loan', name: 'Your loan', cents: -30_000_000 },
      { key: 'costs', name: 'Closing costs', cents: 838_200 },
      { key: 'earnest-money', name: 'Earnest money', cents: -425_000 },
      { key: 'option-fee', name: 'Option fee, credited', cents: -20_000 },
      { key: 'seller-credit', name: 'Seller credit', cents: -150_000 },
    ],
    expectedCents: 12_743_200,
    saidCents: 12_743_200,
    differenceCents: 0,
  });
});

it('finds a deposit that the papers forgot', () => {
  expect(reconcile({ saidCents: 13_168_200 })?.differenceCents).toBe(425_000);
});

it('takes the buyer’s own amount of earnest money, gifts, and the agent’s fee', () => {
  const changed = reconcile({ earnestMoneyCents: 500_000, otherCreditsCents: 1_000_000, brokerFeeCents: 300_000 });
  expect(changed?.expectedCents).toBe(12_743_200 - 75_000 - 1_000_000 + 300_000);
});

it('counts a gap as a part of the down payment, not twice', () => {
  expect(reconcile({ gapCents: 900_000 })?.expectedCents).toBe(12_743_200);
});

it('works without a loan, from the settlement statement', () => {
  const paysCash = reconcileCash({
    terms: { ...terms, financing: 'cash' },
    disclosure: null,
    cash: { ...cash, statementCostsCents: 400_000, saidCents: null },
  });
  expect(paysCash).toMatchObject({
    expectedCents: 42_500_000 + 400_000 - 425_000 - 20_000 - 150_000,
    differenceCents: null,
  });
});

it('waits for the Closing Disclosure of a loan', () => {
  expect(reconcileCash({ terms, disclosure: null, cash })).toBeNull();
});
