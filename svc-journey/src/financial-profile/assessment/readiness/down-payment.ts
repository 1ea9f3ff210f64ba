import { shareOf } from '@hearthway/contracts/money';
import { percent, percentBeside } from '../../../figures/index.js';
import type { PolicyKey } from '../../../policy/index.js';
import type { Buyer } from '../buyer.js';
import { atLeast, type Finding, type Question } from './check.js';

export const downPaymentIsEnough: Question = (buyer, program, policy) => {
  const { purchase } = buyer;
  if (!purchase) return { outcome: 'unsaid', text: 'Tell us your target price and down payment.' };

  const asked: Asked = (key, whoAsks) => {
    const minimum = policy.value(key);
    const planned = `You plan to put ${percentBeside(purchase.downPaymentBasisPoints, minimum)} down.`;
    if (minimum === 0) return { outcome: 'met', text: `${planned} No down payment is required.` };
    const inCents = (basisPoints: number) => shareOf(purchase.priceCents, basisPoints);
    const tolerance = inCents(policy.value('tolerance/down-payment'));
    return {
      outcome: atLeast(purchase.downPaymentCents, inCents(minimum), tolerance),
      text: `${planned} ${whoAsks} at least ${percent(minimum)}.`,
    };
  };

  if (program === 'conventional') return conventional(buyer, asked);
  if (program === 'fha') return fha(buyer, asked, policy.value('fha/score/standard'));
  return asked(`${program}/down-payment/standard`, 'This program requires');
};

/** Compares the plan with the least down payment of a row. */
type Asked = (key: Extract<PolicyKey, `${string}/down-payment/${string}`>, whoAsks: string) => Finding;

function conventional({ firstTimeBuyer, home }: Buyer, asked: Asked): Finding {
  if (home?.propertyUse === 'investment') {
    return asked('conventional/down-payment/investment', 'For an investment home, a conventional loan requires');
  }
  if (home?.propertyUse === 'second_home') {
    return asked('conventional/down-payment/second-home', 'For a second home, a conventional loan requires');
  }
  const standard = asked('conventional/down-payment/standard', 'A conventional loan requires');
  if (firstTimeBuyer === false || standard.outcome === 'met') return standard;
  const firstTime = asked(
    'conventional/down-payment/first-time',
    'For first-time buyers, a conventional loan requires',
  );
  if (firstTimeBuyer || firstTime.outcome !== 'met') return firstTime;
  return {
    outcome: 'unsaid',
    text: 'Your down payment is enough only for first-time buyers. Tell us if you are one.',
  };
}

function fha({ creditScore }: Buyer, asked: Asked, standardScore: number): Finding {
  const withLowScore = () =>
    asked('fha/down-payment/low-score', `With a score below ${standardScore}, an FHA loan requires`);
  if (creditScore !== null && creditScore < standardScore) return withLowScore();
  const standard = asked('fha/down-payment/standard', 'An FHA loan requires');
  if (creditScore !== null || standard.outcome !== 'met' || withLowScore().outcome === 'met') return standard;
  return {
    outcome: 'unsaid',
    text: `Your down payment is enough with a credit score of ${standardScore} or higher. Tell us yours.`,
  };
}
