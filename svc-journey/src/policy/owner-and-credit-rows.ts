import { basisPoints, cited, dollars, generalPractice, row } from '@hearthway/contracts/policy';

const inForce = ['2026-01-01'] as const;
const saleOfHome = cited(
  'Internal Revenue Service, Publication 523: selling your home (26 U.S.C. 121)',
  'https://www.irs.gov/publications/p523',
  inForce,
);
const goodScore = cited(
  'Consumer Financial Protection Bureau: how to get and keep a good credit score',
  'https://www.consumerfinance.gov/ask-cfpb/how-do-i-get-and-keep-a-good-credit-score-en-318/',
  inForce,
);

/** Dated figures about cards, and about owning and selling a home, that only our guide's texts quote. */
export const ownerAndCreditRows = [
  row('credit/card-balance', 'Card balances: share of the limits to stay under', basisPoints(3_000), goodScore),
  row('tax/home-sale/single', 'Gain on your own home that is free of federal tax', dollars(250_000), saleOfHome),
  row('tax/home-sale/joint', 'The same for a couple that files together', dollars(500_000), saleOfHome),
  row('inspection/fix/radon', 'Radon fan system', dollars(1_200), generalPractice, [80_000, 250_000]),
] as const;
