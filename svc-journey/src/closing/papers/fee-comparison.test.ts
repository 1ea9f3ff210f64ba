import { exampleClosing, exampleLoanEstimate } from '@hearthway/contracts/examples';
import type { ClosingDisclosure, LoanEstimate } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { compareFees } from './fee-comparison.js';

const estimate: LoanEstimate = { id: 'harbor', version: 1, ...exampleLoanEstimate };
const base = exampleClosing.disclosure;
if (!base) throw new Error('The example has a Closing Disclosure');

const compare = (
  changes: Partial<ClosingDisclosure> = {},
  estimates: readonly LoanEstimate[] = [estimate],
  heldToFirst = false,
) => compareFees({ ...base, ...changes }, { estimates, heldToFirst, signedOn: null });
const over = (changes: Partial<ClosingDisclosure>, written: Partial<LoanEstimate> = {}) =>
  compare(changes, [{ ...estimate, ...written }])?.buckets.map(({ overCents }) => overCents);

/** As on the Loan Estimate, to the cent. */
const same: Partial<ClosingDisclosure> = {
  originationCents: 80_000,
  recordingCents: 12_000,
  prepaidsCents: 240_000,
  escrowCents: 150_000,
  otherCents: 0,
};

describe('fees', () => {
  it('are totaled by bucket', () => {
    expect(compare()?.buckets).toEqual([
      { bucket: 'zero', estimateCents: 150_000, disclosureCents: 160_000, overCents: 10_000 },
      { bucket: 'ten', estimateCents: 192_000, disclosureCents: 213_200, overCents: 2_000 },
      { bucket: 'free', estimateCents: 390_000, disclosureCents: 465_000, overCents: 0 },
    ]);
    expect(compare()?.owedCents).toBe(12_000);
  });

  it('that stayed the same owe nothing, and ask for nothing', () => {
    expect(compare(same)).toMatchObject({ owedCents: 0, ask: '' });
  });

  it.each([
    ['one cent of an origination charge', { originationCents: 80_001 }, {}, [1, 0, 0]],
    ['a transfer tax that was not estimated', { transferTaxesCents: 500 }, {}, [500, 0, 0]],
    ['a lender credit that shrank', { lenderCreditsCents: 40_000 }, { lenderCreditsCents: 50_000 }, [10_000, 0, 0]],
    ['a lender credit that grew', { lenderCreditsCents: 60_000 }, { lenderCreditsCents: 50_000 }, [0, 0, 0]],
    ['exactly ten percent', { recordingCents: 31_200 }, {}, [0, 0, 0]],
    ['a cent above ten percent', { recordingCents: 31_201 }, {}, [0, 1, 0]],
    [
      'ten percent in total, one line far above it',
      { recordingCents: 24_000, listedServicesCents: 187_200 },
      {},
      [0, 0, 0],
    ],
    [
      'a company that the buyer found',
      { listedServicesCents: 0, ownServicesCents: 900_000, estimatedOwnServicesCents: 180_000 },
      {},
      [0, 0, 0],
    ],
    ['insurance and taxes', { prepaidsCents: 900_000, escrowCents: 900_000 }, {}, [0, 0, 0]],
    [
      'a lower fee does not make up for another',
      { originationCents: 90_000, requiredServicesCents: 50_000 },
      {},
      [10_000, 0, 0],
    ],
    ['a transfer tax without section E of the estimate', { transferTaxesCents: 500 }, { taxesCents: null }, [0, 0, 0]],
    ['a line that the estimate does not give', { originationCents: 170_000 }, { originationCents: null }, [0, 0, 0]],
  ])('%s', (_name, changes, written, expected) => {
    expect(over({ ...same, ...changes }, written)).toEqual(expected);
  });

  it('divide sections C and E of the estimate as the buyer says', () => {
    const fees = compare({ estimatedTransferTaxesCents: 5_000, estimatedOwnServicesCents: 30_000 })?.fees;
    const estimates = Object.fromEntries(fees?.map(({ line, estimateCents }) => [line, estimateCents]) ?? []);
    expect(estimates).toMatchObject({
      transferTaxesCents: 5_000,
      recordingCents: 7_000,
      ownServicesCents: 30_000,
      listedServicesCents: 150_000,
    });
  });

  it('that the lender credited already are no longer owed', () => {
    expect(compare({ curedCents: 12_000, lenderCreditsCents: 12_000 })).toMatchObject({ owedCents: 0, ask: '' });
    expect(compare({ curedCents: 2_000, lenderCreditsCents: 2_000 })?.owedCents).toBe(10_000);
  });
});

describe('the words to the lender', () => {
  it('name what rose, by how much, and the rule', () => {
    expect(compare()?.ask).toBe(
      'Hello Harbor Credit Union, I compared my Closing Disclosure with the Loan Estimate of Fri, Nov 20, 2026. Origination charges went up from $800.00 to $900.00. Recording fees and the services from your list rose from $1,920.00 to $2,132.00, which is $20.00 above ten percent. Under 12 CFR 1026.19(e)(3), I count $120.00 above the limits. Please send me the changed circumstance with its date, or a corrected Closing Disclosure with that credit before we sign.',
    );
  });

  it('ask for a refund once the buyer has signed', () => {
    const signed = compareFees(base, { estimates: [estimate], heldToFirst: false, signedOn: '2026-12-01' });
    expect(signed?.ask).toMatch(/above the limits\. Please refund it, /);
    expect(signed?.ask).not.toContain('before we sign');
  });
});

describe('the Loan Estimate that counts', () => {
  const revised: LoanEstimate = { ...estimate, id: 'harbor-2', issuedOn: '2026-12-10', originationCents: 95_000 };

  it('is the last one', () => {
    expect(compare({}, [estimate, revised])).toMatchObject({
      issuedOn: '2026-12-10',
      revised: true,
      owedCents: 2_000,
      rowId: 'closing/fee-increase@2026-01-01',
    });
    expect(compare()?.revised).toBe(false);
  });

  it('is the first one, if the lender gave no reason for revising it', () => {
    expect(compare({}, [estimate, revised], true)).toMatchObject({ issuedOn: '2026-11-20', owedCents: 12_000 });
  });

  it('is missing until the buyer chose one', () => {
    expect(compareFees(base, { estimates: [], heldToFirst: false, signedOn: null })).toBeNull();
  });
});
