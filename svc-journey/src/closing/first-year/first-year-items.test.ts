import { examplePurchaseTerms } from '@hearthway/contracts/examples';
import { usStateCodes, type PurchaseTerms } from '@hearthway/contracts/journey';
import { monthlyPayment } from '@hearthway/contracts/money';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { firstYearItems, type DisclosedLoan, type NewOwner } from './first-year-items.js';

fc.configureGlobal({ seed: 20_261_122 });

interface Changes extends Partial<Omit<NewOwner, 'terms' | 'entry'>> {
  readonly terms?: Partial<PurchaseTerms>;
  readonly entry?: Partial<NewOwner['entry']>;
}

function ownerWith({ terms, entry, ...changes }: Changes = {}): NewOwner {
  return {
    signedOn: '2027-01-04',
    keysOn: '2027-01-04',
    owedCents: 0,
    appraisedCents: null,
    ...changes,
    terms: { ...examplePurchaseTerms, ...terms },
    entry: { disclosure: null, firstPaymentOn: null, firstYearDone: [], ...entry },
  };
}
const daysOf = (changes?: Changes) => new Map(firstYearItems(ownerWith(changes)).map(({ key, on }) => [key, on]));
const itemOf = (wanted: string, changes?: Changes) =>
  firstYearItems(ownerWith(changes)).find(({ key }) => key === wanted);

describe('the first payment', () => {
  it.each([
    ['2027-01-04', '2027-03-01'],
    ['2027-01-31', '2027-03-01'],
    ['2026-12-31', '2027-02-01'],
    ['2026-11-30', '2027-01-01'],
    ['2027-02-01', '2027-04-01'],
  ])('after signing on %s is usually due on %s', (signedOn, due) => {
    expect(daysOf({ signedOn, keysOn: signedOn }).get('first-payment')).toBe(due);
  });

  it('is the one of the note, if the buyer entered it', () => {
    expect(daysOf({ entry: { firstPaymentOn: '2027-02-01' } }).get('first-payment')).toBe('2027-02-01');
  });
});

describe('the end of mortgage insurance', () => {
  /** A price of $350,000 and a 30-year loan at 6.25%. */
  const insured = (loan: Partial<DisclosedLoan>, { terms, entry, ...rest }: Changes = {}): Changes => ({
    ...rest,
    terms: { priceCents: 35_000_000, ...terms },
    entry: {
      disclosure: {
        program: 'conventional',
        loanCents: 33_250_000,
        rateMillionths: 62_500,
        months: 360,
        mortgageInsuranceCents: 10_000,
        ...loan,
      },
      ...entry,
    },
  });
  const insuranceDays = (changes: Changes) =>
    [...daysOf(changes)].filter(([key]) => key.startsWith('insurance')).toSorted();

  it.each([
    // By the balance formula L(1+i)^k − P((1+i)^k−1)/i.
    [33_250_000, '2037-03-01', '2038-02-01'],
    [31_500_000, '2034-10-01', '2035-12-01'],
  ])('of a loan of %i cents: ask on %s, over on %s', (loanCents, request, end) => {
    expect(insuranceDays(insured({ loanCents }))).toEqual([
      ['insurance-end', end],
      ['insurance-request', request],
    ]);
  });

  it('moves with the first payment', () => {
    const later = insured({}, { entry: { firstPaymentOn: '2027-02-01' } });
    expect(daysOf(later).get('insurance-request')).toBe('2037-02-01');
  });

  it('counts from a lower appraised value, and never from a higher one', () => {
    const at = (priceCents: number, appraisedCents: number) =>
      daysOf(insured({}, { terms: { priceCents }, appraisedCents })).get('insurance-request');
    expect(at(36_000_000, 35_000_000)).toBe('2037-03-01');
    expect(at(35_000_000, 36_000_000)).toBe('2037-03-01');
  });

  it('is after the middle of the term where the balance is still high by then', () => {
    const slow = insured({ rateMillionths: 120_000 });
    expect(insuranceDays(slow)).toEqual([['insurance-end', '2042-03-01']]);
    expect(itemOf('insurance-end', slow)?.text).toMatch(/half of your loan’s term/);
    // Fifteen years and a half, from February 1, 2027: the middle is in the middle of a month.
    const odd = insured({ rateMillionths: 120_000, months: 371 });
    expect(daysOf(odd).get('insurance-end')).toBe('2042-08-01');
  });

  it('has no day without insurance, or for a program whose fee has none', () => {
    expect(insuranceDays(insured({ mortgageInsuranceCents: 0 }))).toEqual([]);
    for (const program of ['va', 'usda', 'other'] as const) expect(insuranceDays(insured({ program }))).toEqual([]);
    expect(insuranceDays(insured({ loanCents: 27_000_000 }))).toEqual([]);
  });

  it.each([
    // 90% of the value, and with the upfront premium of 1.75% in it.
    [31_500_000, [['insurance-end', '2038-03-01']]],
    [32_051_250, [['insurance-end', '2038-03-01']]],
    // 96.5%, with the premium.
    [34_366_063, [['insurance-refinance', '2038-06-01']]],
  ])('of an FHA loan of %i cents is %j', (loanCents, days) => {
    expect(insuranceDays(insured({ program: 'fha', loanCents }))).toEqual(days);
  });

  it('agrees with the balance formula for any loan', () => {
    const principals = fc.integer({ min: 28_100_000, max: 35_000_000 });
    fc.assert(
      fc.property(principals, fc.integer({ min: 20_000, max: 70_000 }), (loanCents, rateMillionths) => {
        const on = daysOf(insured({ loanCents, rateMillionths })).get('insurance-request') ?? '';
        const paid = (Number(on.slice(0, 4)) - 2027) * 12 + Number(on.slice(5, 7)) - 2;
        const loan = { principalCents: loanCents, annualRateMillionths: rateMillionths, months: 360 };
        const balanceAfter = (count: number) => {
          const growth = (1 + rateMillionths / 12_000_000) ** count;
          return loanCents * growth - (monthlyPayment(loan) * (growth - 1)) / (rateMillionths / 12_000_000);
        };
        // Cents of rounding may tip the balance in a single month.
        expect(balanceAfter(paid)).toBeLessThanOrEqual(28_000_000 + 500);
        expect(balanceAfter(paid - 1)).toBeGreaterThan(28_000_000 - 500);
      }),
    );
  });
});

describe('taxes', () => {
  it.each([
    ['TX', '2027-01-04', '2027-04-30', '2027-05-15'],
    ['TX', '2027-05-01', '2028-04-30', '2027-05-15'],
    ['FL', '2027-01-04', '2028-03-01', '2027-09-01'],
    ['FL', '2026-12-30', '2027-03-01', '2027-09-01'],
    ['FL', '2027-01-01', '2027-03-01', '2027-09-01'],
    ['AZ', '2027-01-04', '2027-03-01', '2027-04-01'],
    ['NV', '2027-01-04', '2027-06-15', '2027-01-15'],
    ['CO', '2027-01-04', '2027-07-01', '2027-06-08'],
    ['TN', '2027-01-04', '2027-04-05', '2027-05-01'],
    ['TN', '2027-06-02', '2028-04-05', '2028-05-01'],
    ['OH', '2027-01-04', '2027-02-03', '2027-03-05'],
  ] as const)('in %s with keys on %s: file by %s, appeal by %s', (state, keysOn, homestead, appeal) => {
    const days = daysOf({ terms: { state }, signedOn: keysOn, keysOn });
    expect([days.get('homestead'), days.get('tax-appeal')]).toEqual([homestead, appeal]);
  });

  it('that concern some owners only are marked', () => {
    const isForSome = (state: PurchaseTerms['state']) => itemOf('homestead', { terms: { state } })?.forSome;
    expect([isForSome('TX'), isForSome('CO'), isForSome('TN')]).toEqual([false, true, true]);
  });

  it('are never before the keys, and everything names a row', () => {
    const anyDay = fc
      .date({ min: new Date('2026-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...usStateCodes), (keysOn, state) => {
        for (const item of firstYearItems(ownerWith({ terms: { state }, signedOn: keysOn, keysOn }))) {
          expect(item.on >= keysOn).toBe(true);
          expect(item.rowId).toMatch(/@2026-01-01$/);
        }
      }),
    );
  });
});

it('whoever paid cash has no lender to watch', () => {
  expect([...daysOf({ terms: { financing: 'cash' } }).keys()].toSorted()).toEqual([
    'deed-mail',
    'deed-recorded',
    'homestead',
    'tax-appeal',
    'upkeep',
  ]);
});

it('the lender’s refund is due 60 days after signing, if it owes one', () => {
  expect(daysOf().has('cure')).toBe(false);
  expect(daysOf({ owedCents: 12_000 }).get('cure')).toBe('2027-03-05');
});

it('upkeep is a monthly amount, and what is done stays done', () => {
  const upkeep = itemOf('upkeep', { entry: { firstYearDone: ['upkeep'] } });
  expect(upkeep?.text).toMatch(/about \$330 a month/);
  expect(upkeep?.done).toBe(true);
});
