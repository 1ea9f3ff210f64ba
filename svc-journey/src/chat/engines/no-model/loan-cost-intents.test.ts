import { expect, it } from '@jest/globals';
import { closingDayIn } from './closing-day.js';
import { routeQuestion } from './route-question.js';

/** A Tuesday, the 24th. */
const now = new Date('2026-11-24T18:00:00Z');
const timeZone = 'America/Chicago';

it.each([
  ['we close june 18 on a $280,000 loan at 6.5%', '2027-06-18'],
  ['closing 9/22 on 300k at 6.25', '2027-09-22'],
  ['if we close on the 18th', '2026-12-18'],
  ['closing on the 30th', '2026-11-30'],
  ['closing on the 5th of next month', '2026-12-05'],
  ['we closed on october 14', '2026-10-14'],
  ['we closed on the 9th', '2026-11-09'],
  ['we closed on the 30th', '2026-10-30'],
  ['close the last day of february', '2027-02-28'],
  ['closing in march', '2027-03'],
  ['closing next friday', '2026-12-04'],
  ['closing 30 year 6.5% 4500 fees', undefined],
  ['closing on the 77th', undefined],
])('the closing day of "%s"', (text, day) => {
  expect(closingDayIn({ text, now, timeZone })).toBe(day);
});

it.each<[question: string, tool: string, input: Record<string, unknown>]>([
  [
    'we close on the 18th how much prepaid interest on 300k at 6.5',
    'prepaid-interest',
    { loan: 300_000, rate: 6.5, closing: '2026-12-18' },
  ],
  ['closing april 30th, when’s my first payment due', 'prepaid-interest', { closing: '2027-04-30' }],
  [
    'what would a 2-1 temporary buydown do to the payment on a 400k house 20% down 6.5%',
    'temporary-buydown',
    { lowerBy: [2, 1], price: 400_000, downPaymentPercent: 20, rate: 6.5 },
  ],
  ['3-2-1 buydown on $425,000 at 7.125%', 'temporary-buydown', { lowerBy: [3, 2, 1], loan: 425_000, rate: 7.125 }],
  [
    'lender 1: 6.99% no fees. lender 2: 6.5% $6,200 fees. borrowing 275k',
    'compare-lenders',
    {
      offers: [
        { rate: 6.99, fees: 0 },
        { rate: 6.5, fees: 6_200 },
      ],
    },
  ],
  [
    '6.25 with 7k in fees or 6.5 with 3k on a 400k mortgage if we stay 10 years',
    'compare-lenders',
    { loan: 400_000, stayYears: 10 },
  ],
  [
    'interest from closing day to month end on 290k, 6.375%, closing 11/30',
    'prepaid-interest',
    { loan: 290_000, closing: '2026-11-30' },
  ],
  ['cuanto interes por dia en un prestamo de 300 mil al 6.5%', 'prepaid-interest', { loan: 300_000, rate: 6.5 }],
  ['how much is my first payment on 300k at 6.5 if we close in june', 'payment', { loan: 300_000 }],
  ['rate is 6.625 and i get a 2-1 buydown, whats my rate in year 1', 'temporary-buydown', { rate: 6.625 }],
  [
    'lender a apr 6.61 rate 6.5 fees 3k, lender b apr 6.58 rate 6.375 fees 5k. loan 300k',
    'compare-lenders',
    {
      offers: [
        { rate: 6.5, fees: 3_000 },
        { rate: 6.375, fees: 5_000 },
      ],
    },
  ],
  [
    'is it worth paying $3,000 more in fees for 6.25 instead of 6.5 on 320k',
    'points-break-even',
    { loan: 320_000, cost: 3_000, rate: 6.5, lowerRate: 6.25 },
  ],
  ['school tax 12.4 mills and county 6.1 mills on a 250k house', 'property-tax', { value: 250_000, mills: 18.5 }],
  [
    'what’s the tax bill on a 450k home at 1.1% with 25% assessment ratio',
    'property-tax',
    { value: 450_000, assessedPercent: 25, taxPercent: 1.1 },
  ],
  [
    'If I list at 400k and owe 250k, after 6% commission how much will I have?',
    'net-proceeds',
    { price: 400_000, owed: 250_000, sellingPercent: 6 },
  ],
  ['assessed value $185,000, millage 18.6, yearly tax?', 'property-tax', { value: 185_000, mills: 18.6 }],
  [
    'home is worth 260k, assessed at 104k, the rate is 3.2 per $100',
    'property-tax',
    { value: 104_000, perHundred: 3.2 },
  ],
  [
    'selling at 240,000 with 151,000 left on the mortgage, 5% commission and 1% closing. what do I clear',
    'net-proceeds',
    { price: 240_000, owed: 151_000, sellingPercent: 6 },
  ],
])('reads the figures of "%s"', (question, tool, input) => {
  expect(routeQuestion({ question, pasted: undefined, pending: undefined, now, timeZone })).toMatchObject({
    tool,
    input,
  });
});

it('figures complete a buydown that was asked about without them', () => {
  const pending = { tool: 'temporary-buydown', input: { lowerBy: [2, 1] } };
  const asked = { question: '300k loan at 6.5%', pasted: undefined, pending, now, timeZone };
  expect(routeQuestion(asked)).toMatchObject({ tool: 'temporary-buydown', input: { loan: 300_000, rate: 6.5 } });
});

it.each([
  'what is a 2-1 buydown',
  'what is a mill rate',
  'when is my first payment if I close late',
  'should i sell my house before buying another',
  'how do i compare two lenders',
  'capital gains tax when i sell my house for 500k that I owe 200k on',
])('leaves "%s" to the entries', (question) => {
  expect(routeQuestion({ question, pasted: undefined, pending: undefined, now, timeZone })).toEqual({
    kind: 'knowledge',
  });
});
