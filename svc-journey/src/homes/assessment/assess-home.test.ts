import { affordability, exampleFigures } from '@hearthway/contracts/affordability';
import { exampleHomeEntry, exampleHomeGoals } from '@hearthway/contracts/examples';
import { emptyHomeGoals, homeFit } from '@hearthway/contracts/home-goals';
import type { HomeEntry } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { rowsCountingOn } from '../../policy/index.js';
import { builtInRowsOn } from '../../policy/testing/index.js';
import { assessHome, type BuyerOfHomes } from './assess-home.js';

const today = '2026-11-23';
const rows = rowsCountingOn(today, builtInRowsOn(today));
const home: HomeEntry = { ...exampleHomeEntry, hoaMonthlyCents: 0, propertyTaxAnnualCents: null };
const buyer: BuyerOfHomes = {
  plan: { program: 'conventional', figures: exampleFigures },
  budgetCents: 40_000_000,
  goals: emptyHomeGoals,
};
const assessed = (part: Partial<HomeEntry> = {}, of: Partial<BuyerOfHomes> = {}) =>
  assessHome({ ...home, ...part }, { ...buyer, ...of }, rows);
const paymentOf = (part: Partial<HomeEntry>) => assessed(part).monthlyPaymentCents!;
const flagsOf = (part: Partial<HomeEntry>) => assessed(part).flags;

describe('what a home costs', () => {
  it('is what the budget says for a home at its price', () => {
    const { headlines, programs } = affordability(exampleFigures, rows);
    const { priceCents, program } = headlines.comfortable!;
    const { monthly, cash } = programs.find((one) => one.program === program)!.offers.comfortable!;
    const { monthlyPaymentCents, cashToClose } = assessed(
      { priceCents },
      { plan: { program, figures: exampleFigures } },
    );
    expect([monthlyPaymentCents, cashToClose]).toEqual([monthly.totalCents, cash.dueAtClosing]);
  });

  it('follows the home’s own HOA fee and tax, instead of the state’s', () => {
    const usual = paymentOf({});
    expect(paymentOf({ hoaMonthlyCents: 4_500 })).toBe(usual + 4_500);
    expect(paymentOf({ hoaMonthlyCents: null })).toBe(usual);
    const taxFree = paymentOf({ propertyTaxAnnualCents: 0 });
    expect(taxFree).toBeLessThan(usual);
    // 2% of the price.
    expect(paymentOf({ propertyTaxAnnualCents: 850_000 })).toBe(taxFree + Math.round(850_000 / 12));
    expect(assessed({ propertyTaxAnnualCents: 0 }).policyRowIds).not.toContainEqual(
      expect.stringContaining('property-tax'),
    );
  });

  it('leaves out the seller’s tax in Florida, where a new owner pays another one', () => {
    expect(paymentOf({ state: 'FL', propertyTaxAnnualCents: 10_000 })).toBe(paymentOf({ state: 'FL' }));
  });

  it('follows the state of the home, and what the buyer said of costs only in their own', () => {
    const figures = { ...exampleFigures, annualHomeInsuranceCents: 120_000, propertyTaxBasisPoints: 100 };
    const plan = { program: 'conventional', figures } as const;
    const there = assessed({ state: 'AZ' }, { plan });
    expect(there.monthlyPaymentCents).toBe(paymentOf({ state: 'AZ' }));
    expect(there.policyRowIds).toContainEqual(expect.stringContaining('state/AZ/'));
    const [unsaid, said] = [assessed({ state: null }, { plan }), assessed({}, { plan })];
    expect(unsaid.monthlyPaymentCents).toBe(said.monthlyPaymentCents);
    expect(assessed({ state: 'OH' }).monthlyPaymentCents).toBeNull();
  });

  it('is that of a jumbo loan above the limit', () => {
    const { loanClass, policyRowIds } = assessed({ priceCents: 150_000_000 });
    expect(loanClass).toBe('jumbo');
    expect(policyRowIds).toContainEqual(expect.stringContaining('reserve/months/jumbo'));
    expect(assessed().loanClass).toBe('conforming');
    expect(assessed({ propertyType: 'multi_family' })).toMatchObject({
      loanClass: null,
      monthlyPaymentCents: expect.any(Number),
    });
  });

  it.each([
    ['', 'jumbo'],
    ['DENVER COUNTY', 'jumbo'],
    ['Pueblo', 'depends_on_county'],
  ])('follows the limit of the buyer’s county unless the home names another: "%s"', (county, loanClass) => {
    const figures = { ...exampleFigures, state: 'CO', countyFips: '08031' } as const;
    const plan = { program: 'conventional', figures } as const;
    expect(assessed({ state: 'CO', county, priceCents: 95_000_000 }, { plan }).loanClass).toBe(loanClass);
  });

  it.each([
    ['land', { propertyType: 'land' }, {}],
    ['a mobile home', { propertyType: 'mobile_home' }, {}],
    ['a buyer without finances', {}, { plan: undefined }],
  ] as const)('is unknown for %s', (_what, part, of) => {
    expect(assessed(part, of)).toMatchObject({ monthlyPaymentCents: null, cashToClose: null, loanClass: null });
  });
});

describe('an assessment', () => {
  it('compares the price with the budget, and with the size', () => {
    expect(assessed()).toMatchObject({ aboveBudgetCents: 2_500_000, pricePerSquareFootCents: 25_758 });
    expect(assessed({ squareFeet: null }, { budgetCents: undefined })).toMatchObject({
      aboveBudgetCents: null,
      pricePerSquareFootCents: null,
    });
  });

  it('says how the home fits the buyer’s goals, if there are any', () => {
    expect(assessed().fit).toBeNull();
    expect(assessed({}, { goals: exampleHomeGoals }).fit).toEqual(homeFit(home, exampleHomeGoals));
  });
});

describe('a flag', () => {
  it.each([
    ['lead-paint', { yearBuilt: 1977 }, { yearBuilt: 1978 }],
    ['hoa-papers', { hoaMonthlyCents: 1 }, { hoaMonthlyCents: 0, propertyType: 'condo' }],
    ['hoa-papers', { hoaMonthlyCents: null, propertyType: 'condo' }, { hoaMonthlyCents: null }],
    ['texas-agreement', { state: 'TX' }, { state: 'AZ' }],
    ['florida-tax-reset', { state: 'FL' }, { state: null }],
    ['insurance-quote', {}, { propertyType: 'land' }],
    ['age-restricted', { ageRestricted: true }, { ageRestricted: false }],
    ['off-market', { marketStatus: 'pending' }, { marketStatus: 'for_sale' }],
  ] as const)('%s is raised by %j, not by %j', (flag, raising, other) => {
    expect(flagsOf(raising)).toContain(flag);
    expect(flagsOf(other)).not.toContain(flag);
  });

  it('about the flood map is always there, and those of rules name their dated figures', () => {
    expect(flagsOf({ propertyType: 'land', state: null, yearBuilt: null })).toEqual(['flood-map']);
    const { policyRowIds } = assessed({ yearBuilt: 1960 }, { plan: undefined });
    expect(policyRowIds).toEqual([
      'home/lead-paint/built-before@1996-12-06',
      'home/agreement-before-showing/TX@2026-01-01',
    ]);
  });
});
