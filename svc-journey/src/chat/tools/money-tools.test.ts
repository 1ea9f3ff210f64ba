import { affordability } from '@hearthway/contracts/affordability';
import { exampleFinancialProfile } from '@hearthway/contracts/examples';
import { noChatContexts } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { toolContext } from '../testing/context.js';
import { affordabilityTool } from './affordability-tool.js';
import { cashTool } from './cash-tool.js';
import { comparisonTool } from './comparison-tool.js';
import { debtToIncomeTool } from './debt-to-income-tool.js';
import { incomeNeededTool } from './income-needed-tool.js';
import { paymentTool } from './payment-tool.js';
import { policyTool } from './policy-tool.js';
import { shareTool } from './share-tool.js';
import { appraisalGapTool, escrowTool, extraPaymentTool, pointsBreakEvenTool, timeToSaveTool } from './sum-tools.js';
import type { Tool } from './tool.js';

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

  it('says what an income carries a month where it doesn’t know the state', async () => {
    const { text, asksForMore } = await affordabilityTool.run({ yearlyIncome: 60_000, monthlyDebts: 0 }, toolContext());
    expect(text).toContain('$60,000 a year is $5,000 a month before taxes.');
    expect(text).toMatch(
      /at most \*\*\$1,400 a month\*\*: up to 28% for housing \(\$1,400\), and 36%.*\$1,800, less your \$0/,
    );
    expect(text).toContain('tell me the state you want to buy in');
    expect(asksForMore).toBe(true);
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

it.each<[tool: Tool, input: Record<string, unknown>, first: RegExp]>([
  [shareTool, { percent: 3.5, of: 280_000 }, /^3\.5% of \$280,000 is \*\*\$9,800\*\*/],
  [shareTool, { percent: 1, of: 300_000, points: true }, /^One point costs \*\*\$3,000\*\*/],
  [shareTool, { percent: 2.5, of: 340_000, sellerPercent: 2 }, /^You pay \*\*\$1,700\*\*.*\$8,500, 2\.5%.*2%, \$6,800/],
  [debtToIncomeTool, { monthlyDebts: 1_200, monthlyIncome: 5_000 }, /^Your debts are \*\*24%\*\*.*FHA, at most: 50%/s],
  [debtToIncomeTool, { monthlyDebts: 1_200, monthlyIncome: 5_000, monthlyPayment: 800 }, /ratio is \*\*40%\*\*/],
  [
    cashTool,
    { price: 350_000, state: 'TX', downPaymentPercent: 5 },
    /^You need \*\*about \$\d\d,\d{3}\*\* in cash.*Down payment: \$17,500/s,
  ],
  [
    cashTool,
    { price: 300_000 },
    /^For a \$300,000 home with 10% down, the down payment is \*\*\$30,000\*\*.*\$6,000 to \$15,000/,
  ],
  [cashTool, { price: 300_000, state: 'TX', savings: 10_000 }, /So \$10,000 is about \$\d\d,\d{3} short/],
  [cashTool, { price: 300_000, state: 'TX', closingCostsOnly: true }, /^Closing costs are \*\*about \$\d,\d{3}\*\*/],
  [incomeNeededTool, { price: 400_000 }, /^In which state/],
  [
    incomeNeededTool,
    { price: 400_000, state: 'TX', downPaymentPercent: 0 },
    /^I can’t work that out for a conventional loan/,
  ],
  [
    incomeNeededTool,
    { price: 1_500_000, state: 'TX', downPaymentPercent: 20 },
    /you need about \*\*\$\d{3},000 a year/,
  ],
  [
    paymentTool,
    { part: 'upfront-fee', program: 'va', price: 350_000 },
    /^The VA funding fee is \*\*\$7,525\*\*.*usually added to the loan/,
  ],
  [paymentTool, { part: 'upfront-fee', program: 'va', price: 300_000, downPaymentPercent: 100 }, /^Without a loan/],
  [paymentTool, { part: 'upfront-fee', program: 'fha', loan: 200_000 }, /\*\*\$3,500\*\*, 1\.75% of a \$200,000 loan/],
  [cashTool, { price: 285_000, state: 'TX', program: 'fha' }, /premium of \$4,813 is usually added to the loan/],
  [
    paymentTool,
    { part: 'upfront-fee', program: 'va', price: 350_000, usedVaBefore: true },
    /\*\*\$11,550\*\*.*later use/,
  ],
  [
    paymentTool,
    { part: 'mortgage-insurance', price: 300_000, downPaymentPercent: 20 },
    /there is no monthly mortgage insurance/,
  ],
  [paymentTool, { part: 'property-tax', price: 400_000, state: 'NJ' }, /^I have no property tax.*New Jersey.*assessor/],
  [paymentTool, { price: 300_000, state: 'TX', monthlyRent: 1_800 }, /a month more than a rent of \$1,800/],
  [
    paymentTool,
    { part: 'mortgage-insurance', quotedPercent: 0.55, price: 340_000, downPaymentPercent: 10 },
    /^Mortgage insurance at 0\.55% of \$306,000 is \*\*\$140\.25 a month\*\*/,
  ],
  [
    paymentTool,
    { part: 'upfront-fee-and-mortgage-insurance', program: 'fha', price: 300_000, downPaymentPercent: 3.5 },
    /^The FHA upfront mortgage insurance premium is \*\*\$5,066\*\*, 1\.75% of.*\*\*\$10,500\*\*.*Mortgage insurance is \*\*about \$130 a month/s,
  ],
  [
    cashTool,
    { price: 350_000, downPaymentPercent: 5, closingCosts: 10_000, earnest: 5_000, sellerCredit: 6_000 },
    /^You bring about \*\*\$16,500\*\*/,
  ],
  [
    extraPaymentTool,
    { loan: 280_000, rate: 6.75, extra: 300 },
    /paid off \*\*9 years and 8 months sooner\*\*, after 20 years/,
  ],
  [
    pointsBreakEvenTool,
    { loan: 290_000, rate: 6.75, lowerRate: 6.5, cost: 2_900, stayYears: 4 },
    /\*\*\$47\.93 a month\*\*.*\*\*61 months\*\*, 5 years and 1 month.*about \$600 behind/s,
  ],
  [pointsBreakEvenTool, { loan: 290_000, points: 1 }, /^Tell me the loan, both rates/],
  [
    pointsBreakEvenTool,
    { loan: 300_000, points: 1, monthlySaving: 52 },
    /^That costs \*\*\$3,000\*\*.*after \*\*58 months\*\*, 4 years and 10 months/,
  ],
  [pointsBreakEvenTool, { cost: 15_000, monthlySaving: 20 }, /doesn’t pay for itself within 30 years/],
  [
    debtToIncomeTool,
    { monthlyIncome: 6_500, monthlyDebts: 600, limitPercent: 43, mostHousing: true },
    /at most \*\*\$2,195 a month\*\*.*43% of \$6,500.*less \$600 in debts/s,
  ],
  [
    debtToIncomeTool,
    { yearlyIncome: 72_000, monthlyDebts: 500, limitPercent: 36, housingPercent: 28, mostHousing: true },
    /at most \*\*\$1,660 a month\*\*/,
  ],
  [
    debtToIncomeTool,
    { monthlyIncome: 2_000, monthlyDebts: 900, limitPercent: 43, mostHousing: true },
    /^Your debts alone reach that limit, so it leaves \*\*\$0\*\*/,
  ],
  [
    debtToIncomeTool,
    { monthlyIncome: 5_000, monthlyDebts: 300, mostHousing: true },
    /Comfortable \(28% for housing, 36% with debts\): \*\*\$1,400 a month.*USDA \(29% for housing.*\$1,450 a month/s,
  ],
  [timeToSaveTool, { goal: 30_000, saved: 9_000, monthly: 700 }, /\*\*2 years and 6 months\*\*/],
  [
    timeToSaveTool,
    { goal: 26_500, saved: 11_300, expected: 2_500, monthly: 600 },
    /\*\*1 year and 10 months\*\*: with the \$2,500 that you expect, \$12,700 is still/,
  ],
  [
    paymentTool,
    { part: 'upfront-fee', program: 'fha', price: 245_000, downPaymentPercent: 3.5 },
    /the loan, which is then \*\*\$240,562\*\*/,
  ],
  [timeToSaveTool, { goal: 30_000, saved: 6_000, months: 24 }, /\*\*\$1,000\*\* a month/],
  [
    appraisalGapTool,
    { price: 365_000, appraisal: 350_000, downPaymentPercent: 10 },
    /\*\*\$15,000\*\* under.*\*\*\$13,500 more\*\*: \$50,000 instead of \$36,500/s,
  ],
  [escrowTool, { yearlyIncrease: 1_800, shortage: 1_200 }, /^The payment goes up by \*\*\$250\.00 a month/],
  [
    escrowTool,
    { yearlyIncrease: 960, shortage: 1_380, payment: 1_842 },
    /^The new payment is about \*\*\$2,037\.00 a month\*\*, up \$195\.00 from.*then about \$1,922\.00/s,
  ],
  [escrowTool, { shortage: 2_400, spreadMonths: 24 }, /\*\*\$100\.00 a month\*\*.*I counted no rise of the tax/s],
  [
    comparisonTool,
    { loan: 310_000, terms: [15, 30], rates: [5.75, 6.5] },
    /15 years at 5\.75%: \*\*\$2,574\.27.*\$153,369 in interest/s,
  ],
  [comparisonTool, { loan: 320_000, rates: [6.25, 6.75] }, /^The difference is \*\*\$105\.21 a month\*\*/],
  [affordabilityTool, { monthlyPayment: 2_000, state: 'AZ' }, /^A payment of \$2,000 a month covers a home of about/],
  [policyTool, { topic: 'fha loan limit', state: 'TX', place: 'Travis' }, /at least \$541,287, and up to/],
])('says the asked figure first: %# %j', async (tool, input, first) => {
  expect((await tool.run(input, toolContext())).text).toMatch(first);
});

it('a comfortable income is one with which affordability finds the price', async () => {
  const { text } = await incomeNeededTool.run({ price: 400_000, state: 'TX', downPaymentPercent: 10 }, toolContext());
  const yearlyIncome = Number(/\$([\d,]+) a year/.exec(text)?.[1]?.replace(',', ''));
  const priceAt = async (income: number) => {
    const input = { yearlyIncome: income, state: 'TX', downPaymentPercent: 10, price: 400_000 };
    return (await affordabilityTool.run(input, toolContext())).text;
  };
  expect(await priceAt(yearlyIncome)).toMatch(/is within the comfortable price/);
  expect(await priceAt(yearlyIncome - 2_000)).toMatch(/is above the comfortable price/);
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
