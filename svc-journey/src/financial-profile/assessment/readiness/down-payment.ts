import type { LoanProgram, PropertyUse } from '@hearthway/contracts/journey';
import { percent, shareOf } from '@hearthway/contracts/money';
import type { PolicyKey, PolicyReader } from '../../../policy/index.js';
import type { Buyer, PlannedHome } from '../buyer.js';
import { atLeast, type Finding, type Question } from './check.js';

export const downPaymentIsEnough: Question = (buyer, program, policy) => {
  const { purchase } = buyer;
  if (!purchase) return { outcome: 'unanswered', text: 'Tell us your target price and down payment.' };

  const compare: Compare = (key, whoRequires) => {
    const minimum = policy.value(key);
    const planned = `You plan to put ${percent(purchase.downPaymentBasisPoints)} down.`;
    if (minimum === 0) return { outcome: 'met', text: `${planned} No down payment is required.` };
    const inCents = (basisPoints: number) => shareOf(purchase.priceCents, basisPoints);
    const tolerance = inCents(policy.value('tolerance/down-payment'));
    return {
      outcome: atLeast(purchase.downPaymentCents, inCents(minimum), tolerance),
      text: `${planned} ${whoRequires} at least ${percent(minimum)}.`,
    };
  };

  if (program === 'conventional') return conventional(buyer, compare, policy);
  if (program === 'fha') return fha(buyer, compare, policy.value('fha/score/standard'));
  return compare(`${program}/down-payment/standard`, 'This program requires');
};

/** Compares the plan with the minimum down payment of a policy row. */
type Compare = (key: Extract<PolicyKey, `${string}/down-payment/${string}`>, whoRequires: string) => Finding;

function conventional({ firstTimeBuyer, home }: Buyer, compare: Compare, policy: PolicyReader): Finding {
  if (home?.propertyUse === 'investment') {
    return compare(minimumsByUse.investment, 'For an investment home, a conventional loan requires');
  }
  if (home?.propertyUse === 'second_home') {
    return compare(minimumsByUse.second_home, 'For a second home, a conventional loan requires');
  }
  if (home && manyUnitsOrManufactured.has(home.propertyType)) {
    return compare('conventional/down-payment/standard', 'For this type of home, a conventional loan requires');
  }
  const forFirstTime = () => {
    return compare('conventional/down-payment/first-time', 'For first-time buyers, a conventional loan requires');
  };
  if (firstTimeBuyer) return forFirstTime();
  const forOthers = compare(
    'conventional/down-payment/standard',
    firstTimeBuyer === null
      ? 'Unless you’re a first-time buyer, a conventional loan requires'
      : 'A conventional loan requires',
  );
  if (forOthers.outcome === 'met') return forOthers;
  if (firstTimeBuyer === null) return unanswered(forFirstTime());
  return forFirstTime().outcome === 'met' ? onlyWithinIncomeLimit(forOthers, policy) : forOthers;
}

const minimumsByUse = {
  second_home: 'conventional/down-payment/second-home',
  investment: 'conventional/down-payment/investment',
} as const satisfies Partial<Record<PropertyUse, PolicyKey>>;

/**
 * The share that a home takes whichever lender finances it, in basis points: only conventional loans are for one that the buyer
 * won't live in. 0 for any other.
 */
export function minimumDownPaymentOf(home: PlannedHome | undefined, policy: PolicyReader): number {
  const use = home?.propertyUse;
  return use === 'second_home' || use === 'investment' ? policy.value(minimumsByUse[use]) : 0;
}

/** The lowest down payment each program accepts, in basis points. */
export const lowestDownPayments = (policy: PolicyReader): Readonly<Record<LoanProgram, number>> => ({
  conventional: policy.value('conventional/down-payment/first-time'),
  fha: policy.value('fha/down-payment/standard'),
  va: policy.value('va/down-payment/standard'),
  usda: policy.value('usda/down-payment/standard'),
});

const manyUnitsOrManufactured: ReadonlySet<string> = new Set(['multi_family', 'mobile_home']);

function unanswered(forFirstTime: Finding): Finding {
  if (forFirstTime.outcome !== 'met') return forFirstTime;
  return {
    outcome: 'unanswered',
    text: 'Your down payment is enough only for first-time buyers. Tell us if you are one.',
  };
}

/** We know the income, but not the area's median. */
function onlyWithinIncomeLimit({ text }: Finding, policy: PolicyReader): Finding {
  const share = percent(policy.value('conventional/income-limit'));
  const minimum = percent(policy.value('conventional/down-payment/first-time'));
  return {
    outcome: 'open',
    text: `${text} It takes ${minimum} if your income is no more than ${share} of your area’s median, which we haven’t checked.`,
  };
}

function fha({ creditScore }: Buyer, compare: Compare, standardScore: number): Finding {
  const withLowScore = () =>
    compare('fha/down-payment/low-score', `With a score below ${standardScore}, an FHA loan requires`);
  if (creditScore !== null && creditScore < standardScore) return withLowScore();
  const standard = compare('fha/down-payment/standard', 'An FHA loan requires');
  if (creditScore !== null || standard.outcome !== 'met' || withLowScore().outcome === 'met') return standard;
  return {
    outcome: 'unanswered',
    text: `Your down payment is enough with a credit score of ${standardScore} or higher. Tell us yours.`,
  };
}
