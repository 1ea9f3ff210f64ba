import { exampleClosing, examplePurchaseTerms as terms } from '@hearthway/contracts/examples';
import type { CashToClose } from '@hearthway/contracts/journey';
import { expect, it } from '@jest/globals';
import { reconcileCash } from './cash-reconciliation.js';

const { disclosure, cash } = exampleClosing;
const reconcile = (changes: Partial<CashToClose> = {}, appraisedCents: number | null = null) =>
  reconcileCash({ terms, disclosure, cash: { ...cash, ...changes }, appraisedCents });

it('leads from the price to the money to bring, with every deposit, and to what the home takes in all', () => {
  expect(reconcile()).toEqual({
    rows: [
      { key: 'price', name: 'Price', cents: 40_000_000 },
      { key: 'loan', name: 'Your loan', cents: -30_000_000 },
      { key: 'costs', name: 'Closing costs', cents: 838_200 },
      { key: 'paid-before', name: 'Costs you paid before', cents: -60_000 },
      { key: 'earnest-money', name: 'Earnest money', cents: -400_000 },
      { key: 'option-fee', name: 'Option fee, credited', cents: -20_000 },
      { key: 'seller-credit', name: 'Seller credit', cents: -150_000 },
    ],
    expectedCents: 10_208_200,
    saidCents: 10_208_200,
    differenceCents: 0,
    outOfPocket: [
      { key: 'table', name: 'Due at the table', cents: 10_208_200 },
      { key: 'earnest-money', name: 'Earnest money', cents: 400_000 },
      { key: 'option-fee', name: 'Option fee', cents: 20_000 },
      { key: 'paid-before', name: 'Costs you paid before', cents: 60_000 },
    ],
    outOfPocketCents: 10_688_200,
    gapCents: 0,
  });
});

it('finds a deposit that the papers forgot', () => {
  expect(reconcile({ saidCents: 10_608_200 })?.differenceCents).toBe(400_000);
});

it('comes to money back if credits are more than what is due', () => {
  const back = reconcile({ sellerCreditCents: 11_000_000, saidCents: -641_800 });
  expect(back).toMatchObject({ expectedCents: -641_800, saidCents: -641_800, differenceCents: 0 });
  expect(back?.outOfPocket[0]).toEqual({ key: 'table', name: 'Back to you at the table', cents: -641_800 });
  expect(back?.outOfPocketCents).toBe(10_688_200 - 10_208_200 - 641_800);
});

it('takes the buyer’s own amount of earnest money, gifts, and the agent’s fee', () => {
  const changed = reconcile({ earnestMoneyCents: 500_000, giftCents: 1_000_000, brokerFeeCents: 300_000 });
  expect(changed?.expectedCents).toBe(10_208_200 - 100_000 - 1_000_000 + 300_000);
  expect(changed?.outOfPocketCents).toBe(10_688_200 - 1_000_000 + 300_000);
});

it('counts an option fee that isn’t credited as paid, and not as a deposit', () => {
  const kept = reconcile({ optionFeeCents: 0 });
  expect(kept?.expectedCents).toBe(10_208_200 + 20_000);
  expect(kept?.outOfPocketCents).toBe(10_688_200 + 20_000);
});

it.each([
  [39_100_000, 900_000],
  [40_000_000, 0],
  [41_000_000, 0],
])('counts a gap below a value of %d cents as a part of the down payment, not twice', (value, gapCents) => {
  expect(reconcile({}, value)).toMatchObject({ gapCents, expectedCents: 10_208_200 });
});

it('works without a loan, from the settlement statement', () => {
  const paysCash = reconcileCash({
    terms: { ...terms, financing: 'cash' },
    disclosure,
    cash: { ...cash, statementCostsCents: 400_000, saidCents: null },
    appraisedCents: null,
  });
  expect(paysCash).toMatchObject({
    expectedCents: 40_000_000 + 400_000 - 60_000 - 400_000 - 20_000 - 150_000,
    differenceCents: null,
  });
});

it('waits for the Closing Disclosure of a loan', () => {
  expect(reconcileCash({ terms, disclosure: null, cash, appraisedCents: null })).toBeNull();
});
