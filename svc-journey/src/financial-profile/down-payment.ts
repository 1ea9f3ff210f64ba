import { shareOf } from '@hearthway/contracts/money';
import { percent } from '../figures/index.js';
import type { PolicyKey } from '../policy/index.js';
import type { Buyer } from './buyer.js';
import { atLeast, type Finding, type Question } from './check.js';

export const downPaymentIsEnough: Question = (buyer, program, policy) => {
  const { purchase } = buyer;
  if (!purchase) return { outcome: 'unsaid', text: 'Tell us the price you have in mind and your down payment.' };

  const asked: Asked = (key, whoAsks) => {
    const minimum = policy.value(key);
    const planned = `You plan ${percent(purchase.downPaymentBasisPoints)} down.`;
    if (minimum === 0) return { outcome: 'met', text: `${planned} None is needed.` };
    const inCents = (basisPoints: number) => shareOf(purchase.priceCents, basisPoints);
    const tolerance = inCents(policy.value('tolerance/down-payment'));
    return {
      outcome: atLeast(purchase.downPaymentCents, inCents(minimum), tolerance),
      text: `${planned} ${whoAsks} at least ${percent(minimum)}.`,
    };
  };

  if (program === 'conventional') return conventional(buyer, asked);
  if (program === 'fha') return fha(buyer, asked, policy.value('fha/score/standard'));
  return asked(`${program}/down-payment/standard`, 'This program asks for');
};

/** Compares the plan with the least down payment of a row. */
type Asked = (key: Extract<PolicyKey, `${string}/down-payment/${string}`>, whoAsks: string) => Finding;

function conventional({ firstTimeBuyer, home }: Buyer, asked: Asked): Finding {
  if (home?.propertyUse === 'investment') {
    return asked('conventional/down-payment/investment', 'On an investment home, a conventional loan asks for');
  }
  if (home?.propertyUse === 'second_home') {
    return asked('conventional/down-payment/second-home', 'On a second home, a conventional loan asks for');
  }
  const standard = asked('conventional/down-payment/standard', 'A conventional loan asks for');
  if (firstTimeBuyer === false || standard.outcome === 'met') return standard;
  const firstTime = asked(
    'conventional/down-payment/first-time',
    'From first-time buyers, a conventional loan asks for',
  );
  if (firstTimeBuyer || firstTime.outcome !== 'met') return firstTime;
  return {
    outcome: 'unsaid',
    text: 'Your down payment is enough for first-time buyers only. Tell us whether you are one.',
  };
}

function fha({ creditScore }: Buyer, asked: Asked, standardScore: number): Finding {
  const withLowScore = () =>
    asked('fha/down-payment/low-score', `With a score below ${standardScore}, an FHA loan asks for`);
  if (creditScore !== null && creditScore < standardScore) return withLowScore();
  const standard = asked('fha/down-payment/standard', 'An FHA loan asks for');
  if (creditScore !== null || standard.outcome !== 'met' || withLowScore().outcome === 'met') return standard;
  return {
    outcome: 'unsaid',
    text: `Your down payment is enough with a credit score of ${standardScore} or more. Tell us yours.`,
  };
}
