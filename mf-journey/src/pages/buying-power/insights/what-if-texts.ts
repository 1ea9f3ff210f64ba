import type { BuyerFigures, LeverKey, StressKey } from '@hearthway/contracts/affordability';

export const stressTexts: Readonly<Record<StressKey, string>> = {
  'rate-up': 'The rate rises by 1 point',
  'rate-down': 'The rate falls by 1 point',
  'insurance-up': 'Home insurance costs 30% more',
  'income-lost': 'The larger income is lost',
};

export const leverTexts = ({ downPayment }: BuyerFigures): Readonly<Record<LeverKey, string>> => ({
  'pay-off-debt': 'Pay off $100 of monthly debt',
  'more-down': downPayment.kind === 'amount' ? 'Put $5,000 more down' : 'Put 5% more down',
  'lower-rate': 'Find a rate half a point lower',
  'better-score': 'Raise your score by 40 points',
  'longer-term': 'Take a term of 30 years',
  'more-income': 'Earn $5,000 more a year',
});
