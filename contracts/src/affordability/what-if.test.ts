import { describe, expect, it } from '@jest/globals';
import { exampleFigures } from './figures.js';
import { pointsBreakEven } from './points.js';
import { rentOrBuy, rentOrBuyDefaults, type RentOrBuyAssumptions } from './rent-or-buy.js';
import { rowsToday } from './testing/planning-rows-today.js';
import { costOfDebt, stressTests, waysToRaise } from './what-if.js';

const rows = rowsToday();

describe('stress tests', () => {
  it('show what a rate, insurance, or a lost income does to the price', () => {
    const changes = stressTests(exampleFigures, rows, 'comfortable', 4_000_000);
    expect(changes.map(({ key, changeCents }) => [key, Math.sign(changeCents)])).toEqual([
      ['rate-up', -1],
      ['rate-down', 1],
      ['insurance-up', -1],
      ['income-lost', -1],
    ]);
  });

  it('leave out what they can’t test', () => {
    const keys = stressTests({ ...exampleFigures, state: 'OH' }, rows, 'comfortable').map(({ key }) => key);
    expect(keys).toEqual(['rate-up', 'rate-down']);
  });
});

describe('another $100 of debt a month', () => {
  it('costs nothing while income is the limit, and thousands once debts are', () => {
    expect(costOfDebt(exampleFigures, rows, 'comfortable')).toBe(0);
    expect(costOfDebt(exampleFigures, rows, 'typical')).toBeGreaterThan(1_000_000);
  });
});

describe('ways to raise the price', () => {
  it('come with the most effective first, and only those with an effect', () => {
    const ways = waysToRaise(exampleFigures, rows, 'typical');
    const effects = ways.map(({ changeCents }) => changeCents);
    expect(effects).toEqual([...effects].sort((a, b) => b - a));
    expect(effects.every((effect) => effect > 0)).toBe(true);
    expect(ways.map(({ key }) => key)).toContain('pay-off-debt');
    expect(waysToRaise(exampleFigures, rows, 'comfortable').map(({ key }) => key)).not.toContain('pay-off-debt');
  });
});

describe('points', () => {
  const loan = { principalCents: 30_000_000, annualRateMillionths: 62_500, months: 360 };

  it('pay for themselves when their cost is saved', () => {
    expect(pointsBreakEven({ loan, pointsBasisPoints: 100, lowerRateMillionths: 60_000 })).toEqual({
      costCents: 300_000,
      savingCents: 184_715 - 179_865,
      breakEvenMonths: 62,
    });
  });

  it('never do without a saving', () => {
    expect(pointsBreakEven({ loan, pointsBasisPoints: 100, lowerRateMillionths: 62_500 }).breakEvenMonths).toBeNull();
    expect(pointsBreakEven({ loan, pointsBasisPoints: 5_000, lowerRateMillionths: 62_400 }).breakEvenMonths).toBeNull();
  });
});

describe('renting or buying', () => {
  const home: RentOrBuyAssumptions = {
    ...rentOrBuyDefaults,
    priceCents: 30_000_000,
    downPaymentCents: 6_000_000,
    closingCostsCents: 900_000,
    loan: { principalCents: 24_000_000, annualRateMillionths: 62_500, months: 360 },
    homeCostsMonthlyCents: 50_000,
    insuranceMonthlyCents: 10_000,
    insuredAboveCents: 23_400_000,
    monthlyRentCents: 220_000,
  };

  it('is compared year by year, with the home sold at the end', () => {
    const { years } = rentOrBuy(home);
    expect(years).toHaveLength(7);
    // Selling costs and closing costs make the first year of a home the dearest.
    expect(years[0]?.buyingCents).toBeGreaterThan(years[0]?.rentingCents ?? 0);
  });

  it('turns sooner with a higher rent', () => {
    const { cheaperFromYear } = rentOrBuy({ ...home, monthlyRentCents: 350_000 });
    expect(cheaperFromYear).not.toBeNull();
    expect(rentOrBuy({ ...home, monthlyRentCents: 50_000 }).cheaperFromYear).toBeNull();
  });

  it('has costs that grow with the home, and insurance that ends once enough is paid off', () => {
    const spent = (changes: Partial<RentOrBuyAssumptions>) =>
      rentOrBuy({ ...home, years: 3, homeGrowthBasisPoints: 0, ...changes }).years.map(
        ({ buyingCents }) => buyingCents,
      );
    const insured = spent({ insuredAboveCents: 0 });
    const uninsured = spent({ insuranceMonthlyCents: 0 });
    expect(insured.map((cents, year) => cents - uninsured[year]!)).toEqual([120_000, 240_000, 360_000]);
    // After two years, $24,000,000 at 6.25% is down to about $23,420,000.
    const ended = spent({}).map((cents, year) => cents - uninsured[year]!);
    expect(ended[1]).toBe(240_000);
    expect(ended[2]).toBeLessThan(360_000);
    const growing = rentOrBuy({ ...home, years: 2, homeGrowthBasisPoints: 1_000 }).years;
    const still = rentOrBuy({ ...home, years: 2, homeGrowthBasisPoints: 1_000, homeCostsMonthlyCents: 0 }).years;
    expect(growing.map(({ buyingCents }, year) => buyingCents - still[year]!.buyingCents)).toEqual([
      600_000, 1_260_000,
    ]);
  });

  it('works without a loan', () => {
    const cash = { ...home, downPaymentCents: 30_000_000, loan: { ...home.loan, principalCents: 0 } };
    expect(rentOrBuy(cash).years.every(({ buyingCents }) => Number.isSafeInteger(buyingCents))).toBe(true);
  });
});
