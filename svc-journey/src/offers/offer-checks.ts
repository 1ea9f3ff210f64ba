import type { AffordabilityProgram } from '@hearthway/contracts/affordability';
import {
  offerLimits,
  termName,
  waivedProtections,
  type OfferReview,
  type OfferTerms,
  type PropertyUse,
  type Protection,
  type UsStateCode,
} from '@hearthway/contracts/journey';
import { ratioReached, shareOf } from '@hearthway/contracts/money';
import { dollars, dollarsDown, dollarsUp } from '../number-format/index.js';
import type { PolicyKey, PolicyReader } from '../policy/index.js';

type Check = OfferReview['checks'][number];

/** What the checks know about a buyer and their home. Money in cents; `undefined` is not known. */
export interface OfferBuyer {
  /** The largest that hasn't expired. */
  readonly letter: { readonly amountCents: number; readonly expiresOn: string } | undefined;
  readonly budgetCents: number | undefined;
  /** Savings and gifts: what can be paid within days. */
  readonly liquidCents: number | undefined;
  readonly plan: LoanPlan | undefined;
  readonly cash: CashNeeded | undefined;
  readonly state: UsStateCode | null;
  /** That wait for an answer, this one not counted. */
  readonly otherLiveOffers: number;
}

/** For the home at the offered price. */
interface CashNeeded {
  /** The most that the down payment and closing may take, after the seller's credit, and what to keep in reserve. */
  readonly mostCents: number;
  readonly policyRowIds: readonly string[];
}

interface LoanPlan {
  readonly program: AffordabilityProgram;
  readonly downPaymentCents: number;
  readonly propertyUse: PropertyUse | null;
}

interface OfferToCheck {
  readonly terms: OfferTerms;
  readonly buyer: OfferBuyer;
  readonly now: Date;
}

/** Everything to check before an offer goes out, in the order in which to read it. */
export function checkOffer(offer: OfferToCheck, policy: PolicyReader): readonly Check[] {
  const checks = [
    letterCheck(offer),
    letterTimeCheck(offer),
    budgetCheck(offer),
    depositCheck(offer),
    optionFeeCheck(offer),
    cashCheck(offer),
    appraisalGapCheck(offer),
    sellerCreditCheck(offer, policy.part()),
    brokerFeeCheck(offer),
    escalationCheck(offer),
    ...waivedProtections(offer.terms).map((name) => waivedCheck(name, offer)),
    ...dateChecks(offer, policy.date),
    liveOffersCheck(offer),
  ];
  return checks.filter((check) => check !== undefined);
}

/** A budget is an estimate: to the nearest hundred dollars. */
const aboutPrice = (cents: number): string => `about ${dollars(Math.max(10_000, Math.round(cents / 10_000) * 10_000))}`;

type CheckOf = (offer: OfferToCheck) => Check | undefined;

const letterCheck: CheckOf = ({ terms: { financing, priceCents }, buyer: { letter } }) => {
  if (financing === 'cash') return undefined;
  if (!letter) return missing('letter', 'Add your pre-approval letter. Most sellers want to see it with the offer.');
  const amount = dollars(letter.amountCents);
  if (priceCents <= letter.amountCents) return fine('letter', `Your ${amount} letter covers this price.`);
  const above = dollarsUp(priceCents - letter.amountCents);
  return warning('letter', `The price is ${above} above your ${amount} letter. Ask your lender for a new one first.`);
};

const letterTimeCheck: CheckOf = ({ terms: { financing, closingOn }, buyer: { letter } }) =>
  financing === 'cash' || !letter || letter.expiresOn >= closingOn
    ? undefined
    : warning('letter-time', 'Your letter expires before closing. Ask your lender to renew it in time.');

const budgetCheck: CheckOf = ({ terms: { priceCents }, buyer: { budgetCents } }) => {
  if (budgetCents === undefined)
    return missing('budget', 'Pin a budget on Buying Power, and we’ll compare the price with it.');
  if (priceCents <= budgetCents) return fine('budget', 'The price is within your budget.');
  const above = aboutPrice(priceCents - budgetCents);
  return warning('budget', `The price is ${above} above your budget of ${aboutPrice(budgetCents)}.`);
};

const depositCheck: CheckOf = ({ terms, buyer: { liquidCents } }) => {
  const deposits = terms.earnestMoneyCents + terms.optionFeeCents;
  if (liquidCents === undefined)
    return missing('deposit', 'Add your savings to your profile, and we’ll check that they cover the deposits.');
  if (deposits <= liquidCents) return fine('deposit', `Your savings cover the deposits of ${dollars(deposits)}.`);
  const savings = dollars(liquidCents);
  return warning('deposit', `The deposits of ${dollars(deposits)} are more than your savings of ${savings}.`);
};

/** The fee and the days belong together; outside Texas, the days alone are the right, too. */
const optionFeeCheck: CheckOf = ({ terms: { inspectionDays, optionFeeCents }, buyer: { state } }) => {
  if (inspectionDays === null && optionFeeCents > 0) {
    const [fee, period] = [termName('optionFeeCents', state), termName('inspectionDays', state)];
    const text = `You give up the ${period.toLowerCase()}, but still pay the ${fee.toLowerCase()} of ${dollars(optionFeeCents)}. Keep both or leave out both.`;
    return warning('option-fee', text);
  }
  if (state !== 'TX' || inspectionDays === null || optionFeeCents > 0) return undefined;
  return warning(
    'option-fee',
    'In Texas, only an option fee buys the right to leave for any reason. Without one, your inspection days don’t let you out.',
  );
};

const cashCheck: CheckOf = ({ terms: { financing, priceCents }, buyer: { liquidCents } }) => {
  if (financing === 'loan' || liquidCents === undefined) return undefined;
  if (priceCents <= liquidCents) return fine('cash', 'Your savings cover the price. Closing costs come on top.');
  return warning('cash', `The price is ${dollarsUp(priceCents - liquidCents)} more than your savings.`);
};

/** Without a loan, nobody asks what the home is worth. */
const appraisalGapCheck: CheckOf = ({ terms, buyer: { liquidCents, cash } }) => {
  if (terms.appraisalGapCents === 0 || terms.financing === 'cash') return undefined;
  const id = 'appraisal-gap';
  if (liquidCents === undefined || !cash)
    return missing(id, 'Complete your profile, and we’ll check that your cash covers the gap you promise.');
  const left = liquidCents - cash.mostCents;
  // To the thousand; less is too little to name.
  const about = left < 100_000 ? undefined : `about ${dollars(Math.floor(left / 100_000) * 100_000)} is left`;
  const gap = dollars(terms.appraisalGapCents);
  if (terms.appraisalGapCents <= left) {
    const text = `You can cover a gap of ${gap}${about ? `: ${about}` : ''} after closing and reserves.`;
    return fine(id, text, cash.policyRowIds);
  }
  const text = `You promise ${gap}, but after closing and reserves ${about ?? 'nothing is left'} to cover a gap.`;
  return warning(id, text, cash.policyRowIds);
};

function sellerCreditCheck({ terms, buyer: { plan } }: OfferToCheck, policy: PolicyReader): Check | undefined {
  const { sellerCreditCents, priceCents } = terms;
  if (sellerCreditCents === 0 || terms.financing === 'cash') return undefined;
  const id = 'seller-credit';
  if (!plan)
    return missing(id, 'Add your down payment to your profile, and we’ll check the credit against the limits.');
  const share = policy.value(sellerCreditKey(plan, priceCents));
  const cap = shareOf(priceCents, share);
  const rule = `With ${loanNames[plan.program]}, the seller may pay up to ${share / 100}% of the price, ${dollarsDown(cap)}${
    plan.program === 'va' ? ', beyond the usual closing costs' : ''
  }, and never more than your costs.`;
  const rowIds = policy.used().map((row) => row.id);
  if (sellerCreditCents <= cap) return fine(id, rule, rowIds);
  return warning(id, `${rule} Ask your lender before you ask for more.`, rowIds);
}

const loanNames: Readonly<Record<AffordabilityProgram, string>> = {
  conventional: 'a conventional loan and your down payment',
  jumbo: 'a loan of this size and your down payment',
  fha: 'an FHA loan',
  va: 'a VA loan',
  usda: 'a USDA loan',
};

/** Lenders of jumbo loans usually follow the conventional caps. */
function sellerCreditKey({ program, propertyUse, downPaymentCents }: LoanPlan, priceCents: number): PolicyKey {
  if (program !== 'conventional' && program !== 'jumbo') return `${program}/seller-credit`;
  if (propertyUse === 'investment') return 'conventional/seller-credit/investment';
  const down = ratioReached(downPaymentCents, priceCents);
  if (down < 1_000) return 'conventional/seller-credit/below-10';
  return down < 2_500 ? 'conventional/seller-credit/from-10' : 'conventional/seller-credit/from-25';
}

const brokerFeeCheck: CheckOf = ({ terms: { brokerFeeCents }, buyer: { state } }) => {
  if (brokerFeeCents === 0) return undefined;
  const back =
    state === 'TN'
      ? 'Tennessee doesn’t allow cash rebates, so if your broker would share the fee, agree on a lower one instead.'
      : 'If your broker gives you part of it back, have the lender show it as a credit at closing.';
  const rest = 'What the seller doesn’t pay, you may owe by your agreement with the broker, and a loan can’t cover it.';
  return fine('broker-fee', `You ask the seller for ${dollars(brokerFeeCents)} for your broker. ${rest} ${back}`);
};

const escalationCheck: CheckOf = ({ terms: { escalation, financing }, buyer: { letter } }) => {
  if (!escalation) return undefined;
  const tells = 'An escalation tells the seller how high you’d go. Ask for a copy of the competing offer as proof.';
  const isAbove = financing === 'loan' && letter && escalation.capCents > letter.amountCents;
  return warning(
    'escalation',
    isAbove ? `The most you’d pay, ${dollars(escalation.capCents)}, is above your letter. ${tells}` : tells,
  );
};

function waivedCheck(name: Protection, { terms, buyer: { plan } }: OfferToCheck): Check {
  const earnest = dollars(terms.earnestMoneyCents);
  if (name === 'inspectionDays') {
    const text = `Without an inspection window, leaving over the home’s condition costs you your ${earnest} of earnest money.`;
    return warning('no-inspection', text);
  }
  if (name === 'financingDays') {
    const text = `Without a financing window, you lose your ${earnest} of earnest money if the loan falls through.`;
    return warning('no-financing', text);
  }
  const gap = (share: number) => dollars(shareOf(terms.priceCents, share));
  const text = `Without an appraisal window, a low appraisal is yours to pay: ${gap(500)} if it’s 5% low, ${gap(1_000)} if it’s 10% low.`;
  const escape =
    ' FHA and VA loans add a right to leave if the home appraises below the price, which no offer can waive.';
  return warning('no-appraisal', plan?.program === 'fha' || plan?.program === 'va' ? text + escape : text);
}

function dateChecks({ terms: { closingOn, expiresAt }, now }: OfferToCheck, today: string): readonly Check[] {
  const hasExpired = expiresAt !== null && Date.parse(expiresAt) <= now.getTime();
  return [
    ...(closingOn < today ? [warning('closing', 'The closing day has passed. Choose a later one.')] : []),
    ...(hasExpired ? [warning('expiry', 'The time to answer has passed. Choose a later one.')] : []),
  ];
}

const liveOffersCheck: CheckOf = ({ buyer: { otherLiveOffers } }) =>
  otherLiveOffers < offerLimits.live
    ? undefined
    : warning(
        'live-offers',
        `${otherLiveOffers} other offers wait for an answer. If two are accepted, you owe both deposits.`,
      );

const checkWith =
  (result: Check['result']) =>
  (id: string, text: string, policyRowIds: readonly string[] = []): Check => ({
    id,
    result,
    text,
    policyRowIds: [...policyRowIds],
  });
const fine = checkWith('fine');
const warning = checkWith('warning');
const missing = checkWith('missing');
