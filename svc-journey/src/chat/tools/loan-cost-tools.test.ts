import { expect, it } from '@jest/globals';
import { toolContext } from '../testing/context.js';
import { forgivenLoanTool, sellerCreditTool } from './help-sum-tools.js';
import { compareLendersTool, prepaidInterestTool, temporaryBuydownTool } from './loan-cost-tools.js';
import { loanToValueTool } from './loan-to-value-tool.js';
import { monthlyIncomeTool } from './monthly-income-tool.js';
import { netProceedsTool, propertyTaxTool } from './sale-and-tax-tools.js';
import type { Tool } from './tool.js';

it.each<[tool: Tool, input: Record<string, unknown>, words: RegExp]>([
  [
    prepaidInterestTool,
    { loan: 280_000, rate: 6.5, closing: '2027-06-18' },
    /about \*\*\$648\.22\*\* of interest.*\$49\.86 a day for 13 days.*\*\*August 1, 2027\*\*.*365 days/s,
  ],
  [prepaidInterestTool, { loan: 310_000, rate: 6.25 }, /^Interest is \*\*\$53\.08 a day\*\*/],
  [
    prepaidInterestTool,
    { price: 400_000, downPaymentPercent: 10, rate: 6.5, closing: '2027-01-31' },
    /on \$360,000.*that day alone/,
  ],
  [prepaidInterestTool, { closing: '2027-08' }, /^The first payment is due on \*\*October 1, 2027\*\*/],
  [
    loanToValueTool,
    { price: 324_000, appraisal: 318_000, downPayment: 66_000 },
    /^\*\*Yes\*\*.*borrow \$258,000.*\*\*81\.1\d?%\*\*.*\$254,400\. That takes \$69,600 down, \*\*\$3,600 more\*\*/s,
  ],
  [loanToValueTool, { price: 300_000, appraisal: 310_000, downPaymentPercent: 20 }, /^\*\*No\*\*/],
  [
    propertyTaxTool,
    { value: 385_000, taxPercent: 1.2, plannedMonthly: 90 },
    /\*\*\$4,620 a year\*\*, or \$385 a month.*\*\*\$295 a month more\*\* than the \$90/s,
  ],
  [
    monthlyIncomeTool,
    { hourly: 24.5, hoursPerWeek: 38, secondJobMonthly: 400 },
    /^About \*\*\$4,034 a month\*\*.*left out the \$400/s,
  ],
  [
    sellerCreditTool,
    { price: 265_000, downPaymentPercent: 5, credit: 9_000 },
    /^At most \*\*\$7,950\*\*: 3% of \$265,000.*\$1,050 too much/s,
  ],
  [forgivenLoanTool, { amount: 12_000, years: 5, lived: 3 }, /^You would pay back \*\*\$4,800\*\*/],
  [prepaidInterestTool, { loan: 310_000 }, /^Tell me the loan, its rate, and the closing day/],
  [
    temporaryBuydownTool,
    { loan: 300_000, rate: 6.5, lowerBy: [2, 1] },
    /Year 1, at 4\.5%: \*\*\$1,520\.06.*Year 2, at 5\.5%: \*\*\$1,703\.37.*at 6\.5%: \*\*\$1,896\.20.*costs \*\*\$6,828\*\*/s,
  ],
  [
    temporaryBuydownTool,
    { lowerBy: [2, 1], rate: 6.625 },
    /\*\*4\.625%\*\* in year 1 and \*\*5\.625%\*\* in year 2, then 6\.625%/,
  ],
  [temporaryBuydownTool, { lowerBy: [1] }, /^A 1-0 buydown lowers the rate by 1% in year 1\..*Tell me the loan/],
  [
    compareLendersTool,
    {
      loan: 320_000,
      offers: [
        { rate: 6.5, fees: 2_000 },
        { rate: 6.25, fees: 5_500 },
      ],
    },
    /\$52\.32 a month.*\*\*5 years and 7 months\*\*.*Over 5 years.*\*\*6\.25% is about \$520 cheaper\*\*.*owe about \$880 less/s,
  ],
  [
    compareLendersTool,
    {
      loan: 320_000,
      offers: [
        { rate: 6.5, fees: 2_000 },
        { rate: 6.25, fees: 0 },
      ],
      stayYears: 1,
    },
    /and no fees.*cheaper from the first day.*Over one year/s,
  ],
  [
    compareLendersTool,
    {
      loan: 320_000,
      offers: [
        { rate: 6.5, fees: 2_000 },
        { rate: 6.5, fees: 5_500 },
      ],
    },
    /same, so the lower fees are \*\*\$3,500 cheaper\*\*\.\s+Compare the lenders/,
  ],
  [
    compareLendersTool,
    {
      loan: 320_000,
      offers: [
        { rate: 6.5, fees: 2_000 },
        { rate: 6.5, fees: 2_000 },
      ],
    },
    /Both cost the same\.\s+Compare the lenders/,
  ],
  [
    propertyTaxTool,
    { value: 300_000, assessedPercent: 60, mills: 32 },
    /^The property tax is about \*\*\$5,760 a year\*\*, or \$480 a month.*is \$180,000/s,
  ],
  [propertyTaxTool, { value: 340_000, perHundred: 2.15 }, /\*\*\$7,310 a year\*\*.*\$2\.15 per \$100/s],
  [propertyTaxTool, { value: 320_000, exemption: 50_000, taxPercent: 1.35 }, /\*\*\$3,645 a year\*\*/],
  [propertyTaxTool, { value: 320_000 }, /^Tell me the tax rate/],
  [
    netProceedsTool,
    { price: 310_000, owed: 190_000, sellingPercent: 7 },
    /^You walk away with about \*\*\$98,300\*\*:/,
  ],
  [netProceedsTool, { price: 300_000, owed: 0, sellingCosts: 20_000 }, /about \*\*\$280,000\*\*(?!.*you owe)/s],
  [netProceedsTool, { price: 300_000, owed: 295_000, sellingPercent: 6 }, /^You would be about \*\*\$13,000 short\*\*/],
])('says what was asked: %# %j', async (tool, input, words) => {
  expect((await tool.run(input, toolContext())).text).toMatch(words);
});

it('says that the costs of selling are assumed where the buyer named none', async () => {
  const { text, citations } = await netProceedsTool.run({ price: 310_000, owed: 190_000 }, toolContext());
  expect(text).toContain('**$101,400**, if selling costs what Buying Power assumes');
  expect(text).toContain('Before selling costs, it is $120,000. The 6% is only a starting point, without a source');
  expect(citations?.map(({ id }) => id)).toEqual(['calculation:selling-costs', 'equity']);
});

it.each(['2027-13-01', '2027-06-32', 'June', '1999-01-01'])('asks again for the closing day "%s"', async (closing) => {
  expect(await prepaidInterestTool.run({ closing }, toolContext())).toMatchObject({ asksForMore: true });
});
