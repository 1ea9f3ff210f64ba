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
    'This program asks for',
    policy,
  );
};

function conventional({ firstTimeBuyer, home }: Buyer, planned: number, policy: PolicyReader): Finding {
  const asks = 'a conventional loan asks for';
  if (home?.propertyUse === 'investment') {
    return compared(planned, 'conventional/down-payment/investment', `On an investment home, ${asks}`, policy);
  }
  if (home?.propertyUse === 'second_home') {
    return compared(planned, 'conventional/down-payment/second-home', `On a second home, ${asks}`, policy);
  }
  const standard = 'conventional/down-payment/standard';
  if (firstTimeBuyer === false || planned >= policy.value(standard))
    return compared(planned, standard, 'A conventional loan asks for', policy);
  const forFirstTimeBuyers = compared(
    planned,
    'conventional/down-payment/first-time',
    'Of first-time buyers, a conventional loan asks for',
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
      `With a score below ${standardScore}, an FHA loan asks for`,
      policy,
    );
  }
  const standard = compared(planned, 'fha/down-payment/standard', 'An FHA loan asks for', policy);
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
  return { outcome, text: `You plan ${percent(planned)} down. ${whoAsks} at least ${percent(minimum)}.` };
}
