import { exampleFinancialProfile, exampleHomeEntry, examplePreApprovalInfo } from '@hearthway/contracts/examples';
import { emptyGoalSet, type GoalSet } from '@hearthway/contracts/home-goals';
import { citizenships, maritalStatuses, type HomeEntry } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { rowsInForce } from '../policy/index.js';
import { costsFor } from './assessment/buyer-for-homes.js';
import { homeList } from './list-homes.js';
import { newHome, type StoredHome } from './stored-home.js';

const now = new Date('2026-11-23T12:00:00Z');
const rows = rowsInForce('2026-11-23');
const stored = (part: Partial<HomeEntry> = {}, id = 'a'): StoredHome =>
  newHome(id, 'buyer', { ...exampleHomeEntry, ...part }, now);
const buyer = { goals: undefined, budgetCents: 40_000_000, costsOf: costsFor(exampleFinancialProfile, 625, rows) };
const assessed = (part: Partial<HomeEntry> = {}) => {
  const [home] = homeList([stored(part)], buyer, now).homes;
  if (!home) throw new Error('There is no home');
  return home.assessment;
};

describe('a home’s figures', () => {
  it('follow the buyer’s down payment, the home’s tax, and its HOA', () => {
    const { monthlyPaymentCents, cashToClose, loanClass, policyRowIds, budget, pricePerSquareFootCents } = assessed();

    expect(assessed({ hoaMonthlyCents: 0 }).monthlyPaymentCents).toBe((monthlyPaymentCents ?? 0) - 4_500);
    expect(assessed({ propertyTaxAnnualCents: 0 }).monthlyPaymentCents).toBeLessThan(
      (monthlyPaymentCents ?? 0) - 64_000,
    );
    // A tenth down, plus closing costs of two to five percent.
    expect(cashToClose?.expectedCents).toBeGreaterThan(4_250_000 + 600_000);
    expect(cashToClose?.expectedCents).toBeLessThan(4_250_000 + 2_125_000);
    expect(budget).toEqual({ priceCents: 40_000_000, aboveCents: 2_500_000 });
    expect(pricePerSquareFootCents).toBe(25_758);
    expect(loanClass).toBe('conforming');
    expect(assessed({ priceCents: 100_000_000 }).loanClass).toBe('jumbo');
    expect(assessed({ priceCents: 100_000_000, propertyType: 'multi_family' }).loanClass).toBeNull();
    expect(policyRowIds).toContain('state/TX/home-insurance@2022-01-01');
  });

  it('name rows that are in the list', () => {
    const { homes, policyRows } = homeList([stored()], buyer, now);
    const ids = policyRows.map(({ id }) => id);
    for (const id of homes[0]?.assessment.policyRowIds ?? []) expect(ids).toContain(id);
  });

  it('say which reasons are about what the buyer never wants', () => {
    const goals: GoalSet = {
      ...emptyGoalSet,
      must: [{ trait: 'yard', importance: 3 }],
      never: [{ trait: 'propertyType', anyOf: ['mobile_home'], importance: 3 }],
    };
    const { homes } = homeList([stored()], { ...buyer, goals }, now);
    expect(homes[0]?.assessment.fit?.reasons.map(({ text }) => text)).toEqual(['Yard', 'Never: Mobile Home']);
  });

  it('leave out what isn’t known', () => {
    expect(assessed({ squareFeet: null }).pricePerSquareFootCents).toBeNull();
    expect(assessed({ propertyType: 'land' }).monthlyPaymentCents).toBeNull();
    const unknown = homeList([stored()], { goals: undefined, budgetCents: undefined, costsOf: undefined }, now);
    expect(unknown.missing).toEqual(['finances', 'goals', 'budget']);
    expect(unknown.homes[0]?.assessment).toMatchObject({ monthlyPaymentCents: null, cashToClose: null, fit: null });
  });
});

describe('a home’s flags', () => {
  it.each([
    [{ yearBuilt: 1977 }, 'lead-paint', true],
    [{ yearBuilt: 1978 }, 'lead-paint', false],
    [{ yearBuilt: null }, 'lead-paint', false],
    [{ yearBuilt: 1950, propertyType: 'land' }, 'lead-paint', false],
    [{ hoaMonthlyCents: 1 }, 'hoa-papers', true],
    [{ hoaMonthlyCents: 0 }, 'hoa-papers', false],
    [{ hoaMonthlyCents: null, propertyType: 'condo' }, 'hoa-papers', true],
    [{ state: 'FL' }, 'florida-tax-reset', true],
    [{ state: 'TX' }, 'florida-tax-reset', false],
    [{ state: 'TX' }, 'texas-agreement', true],
    [{ state: 'CO' }, 'texas-agreement', false],
    [{ ageRestricted: true }, 'age-restricted', true],
    [{ marketStatus: 'off_market' }, 'off-market', true],
    [{}, 'flood-map', true],
  ] as const)('%j: %s is %s', (part, flag, holds) => {
    expect(assessed(part).flags.includes(flag)).toBe(holds);
  });

  it('has no agreement before showings in Texas before 2026', () => {
    const { homes } = homeList([stored()], buyer, new Date('2025-12-31T12:00:00Z'));
    expect(homes[0]?.assessment.flags).not.toContain('texas-agreement');
  });
});

describe('the order of homes', () => {
  const homes = [
    stored({ priceCents: 50_000_000 }, 'a'),
    stored({ city: 'Denver', state: 'CO' }, 'b'),
    stored({ ageRestricted: true }, 'c'),
  ];
  const { household } = exampleFinancialProfile;
  const people = [
    ...Object.keys(citizenships).map((citizenship) => ({ citizenship })),
    ...Object.keys(maritalStatuses).map((maritalStatus) => ({ maritalStatus })),
    { firstName: 'Lakisha', lastName: 'Nguyễn' },
    { household: household && { ...household, size: 7 } },
    { religion: 'any', age: 71, children: 4, disability: true },
  ];
  const neighborhoods = [{ neighbors: 'any' }, { crimeRate: 9 }, { safety: 1 }, { schoolScore: 1 }];
  type List = typeof homeList;

  /** The people for whom the list of the same homes is another one. */
  const peopleWhoChange = (list: List) => {
    const listFor = (person: object) => {
      const profile = { ...exampleFinancialProfile, ...examplePreApprovalInfo, ...person };
      return JSON.stringify(list(homes, { ...buyer, ...person, costsOf: costsFor(profile, 625, rows) }, now));
    };
    return people.filter((person) => listFor(person) !== listFor({}));
  };
  /** The facts about one home's neighbors that make the list another one. */
  const neighborsWhoChange = (list: List) => {
    const listWith = (extra: object) =>
      list(
        homes.map((home, place) => ({ ...home, ...(place === 1 && extra) })),
        buyer,
        now,
      ).homes.map(({ id, assessment }) => [id, assessment]);
    return neighborhoods.filter((extra) => JSON.stringify(listWith(extra)) !== JSON.stringify(listWith({})));
  };

  it('and their figures are the same whoever the buyer is', () => {
    expect(peopleWhoChange(homeList)).toEqual([]);
  });

  it('ignores who lives around a home', () => {
    expect(neighborsWhoChange(homeList)).toEqual([]);
  });

  it('would not pass these checks if it followed people', () => {
    const backwards = (list: ReturnType<List>) => ({ ...list, homes: [...list.homes].reverse() });
    const byPerson: List = (homes, person, now) => {
      const list = homeList(homes, person, now);
      return 'lastName' in person ? backwards(list) : list;
    };
    const byPlace: List = (homes, person, now) => {
      const list = homeList(homes, person, now);
      return homes.some((home) => 'schoolScore' in home) ? backwards(list) : list;
    };
    expect(peopleWhoChange(byPerson)).toEqual([{ firstName: 'Lakisha', lastName: 'Nguyễn' }]);
    expect(neighborsWhoChange(byPlace)).toEqual([{ schoolScore: 1 }]);
  });
});
