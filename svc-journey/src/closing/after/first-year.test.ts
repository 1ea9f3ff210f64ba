import { exampleClosing, examplePurchaseTerms } from '@hearthway/contracts/examples';
import type { ClosingDisclosure, PurchaseTerms } from '@hearthway/contracts/journey';
import { monthlyPayment } from '@hearthway/contracts/money';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { firstYear, type NewOwner } from './first-year.js';
import { balanceReaches, usualFirstPayment } from './insurance-end.js';

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
    ...changes,
    terms: { ...examplePurchaseTerms, ...terms },
    entry: { ...exampleClosing, ...entry },
  };
}
const daysOf = (changes?: Changes) => new Map(firstYear(ownerWith(changes)).map(({ key, on }) => [key, on]));

describe('the first payment', () => {
  it.each([
    ['2027-01-04', '2027-03-01'],
    ['2027-01-31', '2027-03-01'],
    ['2026-12-31', '2027-02-01'],
    ['2026-11-30', '2027-01-01'],
    ['2027-02-01', '2027-04-01'],
  ])('after signing on %s is usually due on %s', (signedOn, due) => {
    expect(usualFirstPayment(signedOn)).toBe(due);
  });

  it('is the one of the note, if the buyer entered it', () => {
    expect(daysOf().get('first-payment')).toBe('2027-03-01');
    expect(daysOf({ entry: { firstPaymentOn: '2027-02-01' } }).get('first-payment')).toBe('2027-02-01');
  });
});

describe('the end of mortgage insurance', () => {
  /** $350,000 at 6.25% for 30 years. */
  const insured = (principalCents: number, months = 360) => ({
    loan: { principalCents, annualRateMillionths: 62_500, months },
    valueCents: 35_000_000,
    firstPaymentOn: '2027-03-01',
  });

  it.each([
    // By the balance formula L(1+i)^k − P((1+i)^k−1)/i.
    [33_250_000, 8_000, '2037-03-01'],
    [33_250_000, 7_800, '2038-02-01'],
    [31_500_000, 8_000, '2034-10-01'],
    [31_500_000, 7_800, '2035-12-01'],
  ])('of a loan of %i cents at %i basis points is %s', (principalCents, share, on) => {
    expect(balanceReaches(insured(principalCents), share)).toBe(on);
  });

  it('is not ahead where the loan starts below it', () => {
    expect(balanceReaches(insured(28_000_000), 8_000)).toBeUndefined();
  });

  it('agrees with the balance formula for any loan', () => {
    const principals = fc.integer({ min: 28_100_000, max: 35_000_000 });
    fc.assert(
      fc.property(principals, fc.integer({ min: 20_000, max: 120_000 }), (principalCents, annualRateMillionths) => {
        const loan = { principalCents, annualRateMillionths, months: 360 };
        const on = balanceReaches({ loan, valueCents: 35_000_000, firstPaymentOn: '2027-01-01' }, 8_000) ?? '';
        const paid = (Number(on.slice(0, 4)) - 2027) * 12 + Number(on.slice(5, 7));
        const balanceAfter = (count: number) => {
          const growth = (1 + annualRateMillionths / 12_000_000) ** count;
          return principalCents * growth - (monthlyPayment(loan) * (growth - 1)) / (annualRateMillionths / 12_000_000);
        };
        // Cents of rounding may tip the balance in a single month.
        expect(balanceAfter(paid)).toBeLessThanOrEqual(28_000_000 + 500);
        expect(balanceAfter(paid - 1)).toBeGreaterThan(28_000_000 - 500);
      }),
    );
  });

  const insurance = (part: Partial<ClosingDisclosure>, rest: Changes = {}) => {
    const disclosure = exampleClosing.disclosure && { ...exampleClosing.disclosure, ...part };
    const days = daysOf({ ...rest, entry: { ...rest.entry, disclosure } });
    return [days.get('insurance-request'), days.get('insurance-end')];
  };

  it('is a day for conventional loans with insurance only', () => {
    const terms = { priceCents: 35_000_000 };
    const loan = { loanCents: 33_250_000, mortgageInsuranceCents: 10_000 };
    expect(insurance(loan, { terms })).toEqual(['2037-03-01', '2038-02-01']);
    expect(insurance({ ...loan, program: 'fha' }, { terms })).toEqual([undefined, undefined]);
    expect(insurance({ ...loan, mortgageInsuranceCents: 0 }, { terms })).toEqual([undefined, undefined]);
  });

  it('counts from a lower appraised value', () => {
    const loan = { loanCents: 33_250_000, mortgageInsuranceCents: 10_000 };
    const terms = { priceCents: 36_000_000 };
    expect(insurance(loan, { terms, entry: { appraisedCents: 35_000_000 } })).toEqual(['2037-03-01', '2038-02-01']);
  });
});

describe('taxes', () => {
  it.each([
    ['TX', '2027-01-04', '2027-04-30', '2027-05-15'],
    ['TX', '2027-05-01', '2028-04-30', '2027-05-15'],
    ['FL', '2027-01-04', '2028-03-01', '2027-09-08'],
    ['FL', '2026-12-30', '2027-03-01', '2027-09-08'],
    ['FL', '2027-01-01', '2027-03-01', '2027-09-08'],
    ['AZ', '2027-01-04', '2027-03-01', '2027-04-30'],
    ['NV', '2027-01-04', '2027-06-15', '2027-01-15'],
    ['CO', '2027-01-04', '2027-07-01', '2027-06-08'],
    ['TN', '2027-01-04', '2027-04-05', '2027-06-01'],
    ['OH', '2027-01-04', '2027-02-03', '2027-03-05'],
  ] as const)('in %s with keys on %s: file by %s, appeal by %s', (state, keysOn, homestead, appeal) => {
    const days = daysOf({ terms: { state }, signedOn: keysOn, keysOn });
    // One of the two may be due in the year before the other.
    expect(days.get('homestead')).toBe(homestead);
    expect(days.get('tax-appeal')?.slice(5)).toBe(appeal.slice(5));
  });

  it('that concern some owners only are marked', () => {
    const of = (state: PurchaseTerms['state']) =>
      firstYear(ownerWith({ terms: { state } })).find(({ key }) => key === 'homestead')?.forSome;
    expect([of('TX'), of('CO'), of('TN')]).toEqual([false, true, true]);
  });

  it('are never before the keys, and name a row', () => {
    const anyDay = fc
      .date({ min: new Date('2026-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const states = fc.constantFrom('TX', 'FL', 'AZ', 'NV', 'CO', 'TN', 'OH' as const);
    fc.assert(
      fc.property(anyDay, states, (keysOn, state) => {
        for (const item of firstYear(ownerWith({ terms: { state }, signedOn: keysOn, keysOn }))) {
          expect(item.on >= keysOn).toBe(true);
          if (item.key !== 'first-payment') expect(item.rowId).toMatch(/@2026-01-01$/);
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
  const items = firstYear(ownerWith({ entry: { firstYearDone: ['upkeep'] } }));
  const upkeep = items.find(({ key }) => key === 'upkeep');
  expect(upkeep?.text).toMatch(/about \$350 a month/);
  expect(upkeep?.done).toBe(true);
});
