import {
  affordability,
  exampleFigures,
  type AffordabilityLevel,
  type BuyerFigures,
} from '@hearthway/contracts/affordability';
import type { Scenario } from '@hearthway/contracts/journey';
import { rowsByKey } from '@hearthway/contracts/policy';
import { describe, expect, it } from '@jest/globals';
import { rowsCountingOn } from '../policy/index.js';
import { builtInRowsOn } from '../policy/testing/index.js';
import { emptyList, withNew, withPin } from './scenario-list.js';
import { budgetOf, savedScenario, withoutPerson, withResult, type RowsOfDay } from './scenario-results.js';

const date = '2026-11-22';
const counting = rowsCountingOn(date, builtInRowsOn(date));
const day: RowsOfDay = { date, rows: counting };
const result = affordability(exampleFigures, day.rows);

const saved = (
  figures: BuyerFigures,
  { on = day, level = 'comfortable' }: { readonly on?: RowsOfDay; readonly level?: Scenario['level'] } = {},
) => savedScenario({ id: 'one', name: 'Plan', figures, level, savedAt: new Date(`${date}T12:00:00Z`) }, on);
const shown = (...given: Parameters<typeof saved>) => {
  const scenario = saved(...given);
  return withResult(withPin(withNew(emptyList, scenario), 'one'), scenario, day);
};
const priceAt = (level: AffordabilityLevel) => result.headlines[level]?.priceCents;

describe('a scenario', () => {
  it('is shown with the day’s result', () => {
    expect(shown(exampleFigures)).toMatchObject({
      name: 'Plan',
      figures: exampleFigures,
      level: 'comfortable',
      savedAt: '2026-11-22T12:00:00.000Z',
      pinned: true,
      sharedAt: null,
      headlines: result.headlines,
      rowsChanged: false,
    });
  });

  it('plans with the comfortable level, and what that takes', () => {
    const { program, priceCents, monthlyCents } = result.headlines.comfortable!;
    const offer = result.programs.find((one) => one.program === program)?.offers.comfortable;
    expect(shown(exampleFigures).plan).toEqual({
      program,
      priceCents,
      monthlyCents,
      downPaymentCents: exampleFigures.downPayment.kind === 'amount' && exampleFigures.downPayment.cents,
      cashCents: offer?.cash.outOfPocket.expectedCents,
    });
  });

  it.each(['typical', 'ceiling'] as const)('plans with the %s level if it was saved at that', (level) => {
    const { plan } = shown(exampleFigures, { level });
    expect(plan?.priceCents).toBe(priceAt(level));
    expect(plan?.priceCents).toBeGreaterThan(priceAt('comfortable')!);
    expect(budgetOf(saved(exampleFigures, { level }), day)).toMatchObject(plan!);
  });

  it.each(['comfortable', 'ceiling'] as const)('plans with the payment that the buyer named, also at %s', (level) => {
    const { plan, headlines } = shown({ ...exampleFigures, monthlyPaymentCents: 180_000 }, { level });
    expect(plan?.priceCents).toBe(headlines.payment?.priceCents);
    expect(plan?.priceCents).toBeLessThan(headlines.comfortable!.priceCents);
  });

  it('has no plan without a price', () => {
    expect(shown({ ...exampleFigures, state: 'OH' })).toMatchObject({ plan: null, headlines: { comfortable: null } });
    expect(shown({ ...exampleFigures, annualIncomeCents: 0 }).plan).toBeNull();
  });

  it('tells when a row that it rests on has been replaced, and only then', () => {
    const replaced = (key: RegExp) => ({
      on: {
        date,
        rows: rowsByKey(
          [...counting.values()].map((row) => (key.test(row.key) ? { ...row, id: `${row.key}@old` } : row)),
        ),
      },
    });
    expect(shown(exampleFigures, replaced(/^state\/TX\/property-tax$/)).rowsChanged).toBe(true);
    expect(shown(exampleFigures, replaced(/^state\/FL\//)).rowsChanged).toBe(false);
  });
});

describe('a shared scenario', () => {
  it('is one price with what it is for, rounded', () => {
    const { state, propertyType, propertyUse, annualRateMillionths, termMonths } = exampleFigures;
    const { priceCents, monthlyCents } = result.headlines.comfortable!;
    expect(withoutPerson(saved(exampleFigures), day)).toEqual({
      date,
      state,
      propertyType,
      propertyUse,
      annualRateMillionths,
      termMonths,
      plan: {
        priceCents: Math.round(priceCents / 100_000) * 100_000,
        monthlyCents: Math.round(monthlyCents / 1_000) * 1_000,
      },
    });
    expect(withoutPerson(saved({ ...exampleFigures, state: 'OH' }), day).plan).toBeNull();
  });

  it('has the price of its level, and doesn’t name the level', () => {
    const { plan, ...rest } = withoutPerson(saved(exampleFigures, { level: 'typical' }), day);
    expect(plan?.priceCents).toBe(Math.round(priceAt('typical')! / 100_000) * 100_000);
    expect(Object.keys(rest)).not.toContain('level');
  });

  it('does not tell that its price is a veteran’s', () => {
    const figures: BuyerFigures = {
      ...exampleFigures,
      militaryService: 'veteran',
      downPayment: { kind: 'amount', cents: 0 },
    };
    expect(shown(figures).plan?.program).toBe('va');
    expect(Object.values(withoutPerson(saved(figures), day).plan ?? {})).toEqual([
      expect.any(Number),
      expect.any(Number),
    ]);
  });
});
