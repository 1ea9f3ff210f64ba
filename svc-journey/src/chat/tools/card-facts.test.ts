import { expect, it } from '@jest/globals';
import { toolContext } from '../testing/context.js';
import { cardFacts } from './card-facts.js';
import { paymentTool } from './payment-tool.js';

it('says each figure of a card with its unit', async () => {
  const { cards = [] } = await paymentTool.run(
    { price: 350_000, state: 'AZ', downPaymentPercent: 10, rate: 6 },
    toolContext(),
  );
  expect(cards.map(cardFacts).join('\n').split('\n')).toEqual(
    expect.arrayContaining([
      'price: $350,000.00',
      'annual rate: 6%',
      'term: 360 months',
      'monthly, principal and interest: $1,888.58',
      expect.stringMatching(/^monthly, property tax: \$\d+\.\d\d$/),
    ]),
  );
});

it('tells the homes of a list apart', () => {
  const home = { id: 'one', stage: 'shortlist', monthlyCents: null };
  const homes = [
    { ...home, address: '12 Oak St', priceCents: 30_000_000 },
    { ...home, address: '9 Elm St', priceCents: null },
  ];
  expect(cardFacts({ kind: 'homes', homes })).toBe('homes, 12 Oak St, price: $300,000.00');
});
