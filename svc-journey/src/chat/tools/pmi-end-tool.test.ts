import { expect, it } from '@jest/globals';
import { toolContext } from '../testing/context.js';
import { pmiEndTool } from './pmi-end-tool.js';

it.each<[what: string, input: Record<string, unknown>, says: RegExp]>([
  [
    'both balances, and when the schedule reaches them',
    { price: 350_000, downPaymentPercent: 10, rate: 6.25 },
    /\*\*\$280,000\*\*, 80%.*\*\*7 years and 8 months\*\*.*\*\*\$273,000\*\*, 78%, after \*\*8 years and 10 months\*\*.*\$315,000 loan/s,
  ],
  [
    'the first loan, as it is named',
    { price: 300_000, loan: 285_000, rate: 6.5 },
    /after \*\*11 years and 3 months\*\*/,
  ],
  [
    'at the latest the middle of the term',
    { price: 400_000, downPaymentPercent: 3, rate: 10 },
    /\*\*15 years and 1 month/,
  ],
  ['only the balances without a down payment', { price: 400_000 }, /\*\*\$320,000\*\*.*Tell me what you put down/s],
  [
    'how far it is from what is owed',
    { price: 320_000, balance: 260_000 },
    /\$260,000, 81\.25% of it: \*\*\$4,000\*\* more/,
  ],
  ['that it may be asked for now', { price: 320_000, balance: 250_000 }, /so you may ask now/],
  ['that there is none', { price: 350_000, downPaymentPercent: 20 }, /no PMI to end/],
  ['what is missing', { price: 0 }, /at 80% of the home’s original value.*at 78%.*What did the home cost/s],
  [
    'what is quoted, and no balance of a loan alone',
    { loan: 266_000, quotedPercent: 0.6 },
    /^PMI at 0\.6% of a \$266,000 loan is \*\*\$133\.00 a month\*\*, \$1,596 a year\.[^$]*$/,
  ],
  ['the value from loan and down payment', { loan: 270_000, downPayment: 30_000 }, /\*\*\$240,000\*\*, 80%/],
  ['how much more to pay', { price: 300_000, loan: 285_000, balance: 262_000 }, /\*\*\$22,000\*\* more/],
])('says %s', async (_what, input, says) => {
  expect((await pmiEndTool.run(input, toolContext())).text).toMatch(says);
});

it('names the law', async () => {
  const { citations } = await pmiEndTool.run({ price: 350_000, downPaymentPercent: 10 }, toolContext());
  expect(citations).toContainEqual(
    expect.objectContaining({ sourceUrl: 'https://www.law.cornell.edu/uscode/text/12/4902' }),
  );
});
