import type { PolicyKey, PolicyReader } from '../policy/index.js';
import type { Buyer } from './buyer.js';
import { atLeast, type Finding, type Question } from './check.js';
import { percent } from './sentences.js';

export const downPaymentIsEnough: Question = (buyer, program, policy) => {
  if (!buyer.purchase) return { outcome: 'unsaid', text: 'Tell us the price you have in mind and your down payment.' };
  if (program === 'conventional') return conventional(buyer, buyer.purchase.downPaymentBasisPoints, policy);
  if (program === 'fha') return fha(buyer, buyer.purchase.downPaymentBasisPoints, policy);
  return compared(
    buyer.purchase.downPaymentBasisPoints,
    `${program}/down-payment/standard`,
    'this program asks',
    policy,
  );
};

function conventional({ firstTimeBuyer, home }: Buyer, planned: number, policy: PolicyReader): Finding {
  const asks = 'a conventional loan asks';
  if (home?.propertyUse === 'investment') {
    return compared(planned, 'conventional/down-payment/investment', `${asks} on an investment home`, policy);
  }
  if (home?.propertyUse === 'second_home') {
    return compared(planned, 'conventional/down-payment/second-home', `${asks} on a second home`, policy);
  }
  const standard = 'conventional/down-payment/standard';
  if (firstTimeBuyer === false || planned >= policy.value(standard)) return compared(planned, standard, asks, policy);
  const forFirstTimeBuyers = compared(
    planned,
    'conventional/down-payment/first-time',
    `${asks} of first-time buyers`,
    policy,
  );
  if (firstTimeBuyer || forFirstTimeBuyers.outcome !== 'met') return forFirstTimeBuyers;
  return {
    outcome: 'unsaid',
    text: `You plan ${percent(planned)} down. That is enough for first-time buyers only: tell us whether you are one.`,
  };
}

function fha({ creditScore }: Buyer, planned: number, policy: PolicyReader): Finding {
  const withLowScore = policy.value('fha/down-payment/low-score');
  const standardScore = policy.value('fha/score/standard');
  if (creditScore !== null && creditScore < standardScore) {
    return compared(
      planned,
      'fha/down-payment/low-score',
      `an FHA loan asks with a score below ${standardScore}`,
      policy,
    );
  }
  const standard = compared(planned, 'fha/down-payment/standard', 'an FHA loan asks', policy);
  if (creditScore !== null || standard.outcome !== 'met' || planned >= withLowScore) return standard;
  return {
    outcome: 'unsaid',
    text: `You plan ${percent(planned)} down. That is enough with a credit score of ${standardScore} or more: tell us yours.`,
  };
}

function compared(planned: number, key: PolicyKey, whoAsks: string, policy: PolicyReader): Finding {
  const minimum = policy.value(key);
  if (minimum === 0) return { outcome: 'met', text: `You plan ${percent(planned)} down. None is needed.` };
  const outcome = atLeast(planned, minimum, policy.value('tolerance/down-payment'));
  return { outcome, text: `You plan ${percent(planned)} down. At least ${percent(minimum)} is what ${whoAsks}.` };
}
