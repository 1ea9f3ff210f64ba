import { affordability, exampleFigures, type BuyerFigures } from '@hearthway/contracts/affordability';
import type { Scenario } from '@hearthway/contracts/journey';
import { allRows } from '@hearthway/contracts/policy';
import { describe, expect, it } from '@jest/globals';
import { comparisonOf, scenariosCsv } from './scenario-facts.js';

const scenarioOf = (
  name: string,
  changes: Partial<BuyerFigures> = {},
  level: Scenario['level'] = 'comfortable',
): Scenario => {
  const figures = { ...exampleFigures, ...changes };
  const { headlines } = affordability(figures, allRows);
  return {
    id: name,
    name,
    figures,
    level,
    savedAt: '2026-11-20T15:00:00.000Z',
    pinned: false,
    sharedAt: null,
    headlines,
    plan: {
      program: 'fha',
      priceCents: 30_303_000,
      monthlyCents: 233_333,
      downPaymentCents: 4_000_000,
      cashCents: 5_012_345,
    },
    rowsChanged: false,
  };
};
const textsOf = (scenarios: readonly Scenario[], wanted: string) =>
  comparisonOf(scenarios).find(({ name }) => name === wanted)?.texts;

describe('a comparison', () => {
  const plain = scenarioOf('Plain');
  const other = scenarioOf('Other', { annualRateMillionths: 58_750, termMonths: 300, propertyTaxBasisPoints: 185 });

  it('has the results, rounded', () => {
    expect(textsOf([plain, other], 'Comfortable: price')?.[0]).toMatch(/^\$\d{3},000$/);
    expect(textsOf([plain, other], 'Comfortable: a month')?.[0]).toMatch(/^\$\d,\d\d0$/);
    expect(textsOf([plain, other], 'Loan program')).toEqual(['FHA', 'FHA']);
    expect(textsOf([plain, other], 'Cash needed')).toEqual(['$50,000', '$50,000']);
  });

  it('names the level that each plans with', () => {
    const typical = scenarioOf('Typical', {}, 'typical');
    const payment = scenarioOf('Payment', { monthlyPaymentCents: 180_000 }, 'typical');
    expect(textsOf([plain, typical, payment], 'Price level')).toEqual([
      'Comfortable',
      'Typical lender',
      'Your payment',
    ]);
  });

  it('has the choices in which they differ, and no others', () => {
    expect(textsOf([plain, other], 'Interest rate')).toEqual(['6.25%', '5.875%']);
    expect(textsOf([plain, other], 'Term')).toEqual(['30 years', '25 years']);
    expect(textsOf([plain, other], 'Yearly property tax')).toEqual(['typical for the state', '1.85%']);
    expect(textsOf([plain, other], 'Yearly income')).toBeUndefined();
  });

  it('has the price for a payment only if a payment was chosen', () => {
    expect(textsOf([plain, other], 'Your payment: price')).toBeUndefined();
    const payment = scenarioOf('Payment', { monthlyPaymentCents: 180_000 });
    expect(textsOf([plain, payment], 'Your payment: price')).toEqual(['—', expect.stringMatching(/^\$\d{3},000$/)]);
  });
});

describe('the file', () => {
  const linesOf = (...scenarios: Scenario[]) => scenariosCsv(scenarios).slice(1).trimEnd().split('\r\n');
  const cellsOf = (scenario: Scenario) => {
    const [head = '', row = ''] = linesOf(scenario);
    const cells = row.split(',');
    return Object.fromEntries(head.split(',').map((name, place) => [name, cells[place]]));
  };

  it('has a row for each scenario, with numbers to calculate with', () => {
    expect(linesOf(scenarioOf('One'), scenarioOf('Two'))).toHaveLength(3);
    expect(cellsOf({ ...scenarioOf('One'), pinned: true })).toMatchObject({
      Name: 'One',
      Budget: 'yes',
      'Saved (UTC)': '2026-11-20T15:00:00.000Z',
      State: 'TX',
      'Yearly income ($)': '100000',
      'Interest rate (%)': '6.25',
      'Term (months)': '360',
      'Yearly property tax (%)': '',
      'Price level': 'Comfortable',
      'Loan program': 'FHA',
      'Cash needed ($)': '50123.45',
    });
  });

  it('has empty cells where there is no price', () => {
    const withoutPrice = { ...scenarioOf('Ohio', { state: 'OH' }), plan: null };
    expect(cellsOf(withoutPrice)).toMatchObject({
      'Comfortable: price ($)': '',
      'Loan program': '',
      'Cash needed ($)': '',
    });
  });

  it('has no formula, whatever a scenario is called', () => {
    expect(scenariosCsv([scenarioOf('=HYPERLINK("https://evil.example")')])).toContain(
      '"\'=HYPERLINK(""https://evil.example"")"',
    );
  });
});
