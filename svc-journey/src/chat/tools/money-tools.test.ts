import { affordability } from '@hearthway/contracts/affordability';
import { exampleFinancialProfile } from '@hearthway/contracts/examples';
import { noChatContexts } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { toolContext } from '../testing/context.js';
import { affordabilityTool } from './affordability-tool.js';
import { comparisonTool } from './comparison-tool.js';
import { paymentTool } from './payment-tool.js';
import { policyTool } from './policy-tool.js';

describe('affordability', () => {
  it('works with what is there, and says what it assumed and what would make it closer', async () => {
    const { text, cards, citations, asksForMore } = await affordabilityTool.run(
      { yearlyIncome: 90_000, state: 'AZ' },
      toolContext(),
    );
    expect(text).toMatch(/^With \$90,000 a year in Arizona, \$0 in monthly debts, 10% down/);
    expect(text).toMatch(/up to about \*\*\$\d{3},000\*\* is comfortable, about \$\d,\d\d0 a month/);
    expect(text).toContain('I assumed no monthly debts, 10% down, and a credit score of 740.');
    expect(text).toContain('tell me your monthly debt payments and how much you can put down');
    expect(asksForMore).toBe(true);
    expect(citations).not.toHaveLength(0);
    const [card] = cards ?? [];
    if (card?.kind !== 'affordability') throw new Error('No card');
    expect(card.headlines.comfortable).toEqual(affordability(card.figures, toolContext().rows).headlines.comfortable);
  });

  it.each([
    [100_000, 'within the comfortable price'],
    [900_000, 'above the program ceiling'],
  ])('says where a price of $%s stands, by the names of its card', async (price, words) => {
    const { text } = await affordabilityTool.run({ yearlyIncome: 90_000, state: 'AZ', price }, toolContext());
    expect(text).toContain(words);
  });

  it('asks for what it can’t do without, and offers to take it from the profile', async () => {
    const { text, notices, asksForMore } = await affordabilityTool.run({ state: 'AZ' }, toolContext());
    expect(text).toContain('tell me your income before taxes, your monthly debt payments, and how much');
    expect(notices).toEqual([expect.objectContaining({ code: 'context-off', context: 'finances' })]);
    expect(asksForMore).toBe(true);
  });

  it('takes the buyer’s own figures once they are granted', async () => {
    const base = toolContext();
    const { text, used } = await affordabilityTool.run(
      {},
      {
        ...base,
        granted: { ...noChatContexts, finances: true },
        buyer: { ...base.buyer, profile: () => Promise.resolve(exampleFinancialProfile) },
      },
    );
    expect(text).toMatch(/^With \$/);
    expect(text).not.toContain('I assumed');
    expect(used).toEqual(['finances']);
  });
});

it('breaks a payment down, to the cent in its card', async () => {
  const { text, cards } = await paymentTool.run(
    { price: 400_000, state: 'TX', downPaymentPercent: 20, rate: 6.5, years: 30 },
    toolContext(),
  );
  expect(text).toMatch(/costs \*\*about \$\d,\d\d0 a month\*\*/);
  expect(text).toContain('Property tax and home insurance are in it, beside principal and interest.');
  expect(cards).toMatchObject([
    { kind: 'payment', loanCents: 32_000_000, monthly: { principalAndInterestCents: 202_262 } },
  ]);
});

it('compares terms of a loan', async () => {
  const { text } = await comparisonTool.run({ loan: 300_000, terms: [15, 30], rate: 6 }, toolContext());
  expect(text).toContain('over 15 years: **$2,531.57**');
  expect(text).toContain('over 30 years: **$1,798.65**');
  expect(text).toContain('The difference is $732.92 a month');
});

it('quotes a dated row with its source', async () => {
  const { text, citations } = await policyTool.run({ topic: 'FHA minimum down payment' }, toolContext());
  expect(text).toContain('3.5%');
  expect(citations?.[0]).toMatchObject({ kind: 'policy-row', date: expect.any(String) });
});

describe('hostile figures', () => {
  it.each([
    { yearlyIncome: -1 },
    { yearlyIncome: Number.NaN },
    { yearlyIncome: Number.POSITIVE_INFINITY },
    { yearlyIncome: 1e300 },
    { yearlyIncome: '90000' },
    { rate: 400 },
    { years: 0 },
    { state: 'XX' },
    { countyFips: '04013; drop' },
    { creditScore: 99 },
  ])('are asked for again, not calculated with: %j', async (input) => {
    const { text, cards, asksForMore } = await affordabilityTool.run(input, toolContext());
    expect([text.length > 20, cards, asksForMore]).toEqual([true, undefined, true]);
  });

  it('are answered with what can be calculated', async () => {
    const { text } = await paymentTool.run({ loan: 300_000, years: 40 }, toolContext());
    expect(text).toBe('I can calculate loans of 5 to 30 years. Which of these terms should I take?');
  });
});

it('two homes are compared by what they cost a month', async () => {
  const inputs = { prices: [350_000, 400_000], downPaymentPercent: 10, rate: 6 };
  const { text, asksForMore } = await comparisonTool.run({ ...inputs, state: 'AZ' }, toolContext());
  expect(text).toMatch(/\$350,000 home: \*\*about \$2,\d\d0\*\* a month\n- \$400,000 home: \*\*about \$2,/);
  expect(text).toContain(
    'Property tax, home insurance, and mortgage insurance are in these amounts, beside principal and interest.',
  );
  expect(asksForMore).toBe(false);
  expect(await comparisonTool.run(inputs, toolContext())).toMatchObject({ asksForMore: true });
});

describe('where taxes and insurance are unknown', () => {
  const context = toolContext({ rows: new Map() });

  it.each([
    [paymentTool, { price: 300_000 }, 'costs **about $1,750 a month** in principal and interest alone'],
    [comparisonTool, { prices: [300_000, 400_000] }, 'The difference is about $580 a month, in principal and interest'],
    [comparisonTool, { price: 300_000, downPaymentPercents: [5, 20] }, 'These are principal and interest alone'],
  ])('only the loan is spoken of, rounded: %#', async (tool, input, words) => {
    const { text } = await tool.run({ state: 'OH', downPaymentPercent: 5, rate: 6.25, years: 30, ...input }, context);
    expect(text).toContain(words);
    expect(text).toContain('I have no tax and insurance figures for Ohio');
    expect(text).not.toMatch(/\$[\d,]+\.\d\d/);
  });

  it('says what it assumed', async () => {
    const { text } = await comparisonTool.run({ prices: [300_000, 400_000], state: 'OH' }, context);
    expect(text).toContain('I assumed 10% down');
  });
});
