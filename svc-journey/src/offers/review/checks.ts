import { offerLimits, type OfferReview, type OfferTerms, type PropertyUse } from '@hearthway/contracts/journey';
import { ratioReached, shareOf } from '@hearthway/contracts/money';
import { dollars, percent } from '../../number-format/index.js';
import type { PolicyReader } from '../../policy/index.js';

export type Check = OfferReview['checks'][number];

/** What the checks know about a buyer. Money in cents; `undefined` if it isn't known. */
export interface OfferBuyer {
  /** For the largest amount among those that haven't expired. */
  readonly letter: { readonly amountCents: number; readonly expiresOn: string } | undefined;
  readonly budgetCents: number | undefined;
  /** Savings and gifts: what can be paid within days. */
  readonly liquidCents: number | undefined;
  readonly downPaymentCents: number | undefined;
  readonly propertyUse: PropertyUse | undefined;
  /** For this home at this price: the most that closing may take, down payment included, and one month’s housing payment. */
  readonly costs: { readonly cashToCloseCents: number; readonly monthlyPaymentCents: number } | undefined;
  /** Offers that wait for an answer, this one not counted. */
  readonly otherLiveOffers: number;
}

export interface OfferToCheck {
  readonly terms: OfferTerms;
  readonly buyer: OfferBuyer;
  readonly now: Date;
  /** YYYY-MM-DD. */
  readonly today: string;
}

/** Everything to check before an offer goes out. */
export function checkOffer(offer: OfferToCheck, policy: PolicyReader): readonly Check[] {
  return [
    letterCheck(offer),
    letterTimeCheck(offer),
    budgetCheck(offer),
    depositCheck(offer),
    cashCheck(offer),
    appraisalGapCheck(offer, policy.part()),
    sellerCreditCheck(offer, policy.part()),
    escalationCheck(offer),
    ...waivedChecks(offer),
    ...dateChecks(offer),
    liveOffersCheck(offer),
  ].filter((check) => check !== undefined);
}

function letterCheck({ terms, buyer: { letter } }: OfferToCheck): Check | undefined {
  if (terms.financing === 'cash') return undefined;
  if (!letter) return missing('letter', 'Add your pre-approval letter: most sellers want to see it with the offer.');
  if (terms.priceCents <= letter.amountCents) {
    return fine('letter', `Your ${dollars(letter.amountCents)} letter covers this price.`);
  }
  const above = dollars(terms.priceCents - letter.amountCents);
  return warning(
    'letter',
    `The price is ${above} above your ${dollars(letter.amountCents)} letter. Ask your lender for a new one first.`,
  );
}

function letterTimeCheck({ terms, buyer: { letter } }: OfferToCheck): Check | undefined {
  if (terms.financing === 'cash' || !letter || letter.expiresOn >= terms.closingOn) return undefined;
  return warning('letter-time', 'Your letter expires before closing. Ask your lender to renew it in time.');
}

function budgetCheck({ terms, buyer: { budgetCents } }: OfferToCheck): Check {
  if (budgetCents === undefined)
    return missing('budget', 'Pin a budget on Buying Power, and we’ll compare the price with it.');
  if (terms.priceCents <= budgetCents) return fine('budget', 'The price is within your budget.');
  return warning(
    'budget',
    `The price is ${dollars(terms.priceCents - budgetCents)} above your budget of ${dollars(budgetCents)}.`,
  );
}

function depositCheck({ terms, buyer: { liquidCents } }: OfferToCheck): Check {
  const deposits = terms.earnestMoneyCents + terms.optionFeeCents;
  if (liquidCents === undefined)
    return missing('deposit', 'Add your savings to your profile, and we’ll check that they cover the deposits.');
  if (deposits <= liquidCents) return fine('deposit', `Your savings cover the deposits of ${dollars(deposits)}.`);
  return warning(
    'deposit',
    `The deposits of ${dollars(deposits)} are more than your savings of ${dollars(liquidCents)}.`,
  );
}

function cashCheck({ terms, buyer: { liquidCents } }: OfferToCheck): Check | undefined {
  if (terms.financing !== 'cash' || liquidCents === undefined) return undefined;
  if (terms.priceCents <= liquidCents) return fine('cash', 'Your savings cover the price. Closing costs come on top.');
  return warning('cash', `The price is ${dollars(terms.priceCents - liquidCents)} more than your savings.`);
}

/** What is left after the down payment, closing costs, and reserves can cover a gap. */
function appraisalGapCheck({ terms, buyer }: OfferToCheck, policy: PolicyReader): Check | undefined {
  const { liquidCents, costs } = buyer;
  if (terms.appraisalGapCents === 0) return undefined;
  if (liquidCents === undefined || !costs) {
    return missing(
      'appraisal-gap',
      'Complete your profile, and we’ll check that your cash covers the gap you promise.',
    );
  }
  const months = policy.value(`reserve/months/${buyer.propertyUse ?? 'primary_residence'}`);
  const left = liquidCents - costs.cashToCloseCents - months * costs.monthlyPaymentCents;
  const rowIds = policy.used().map(({ id }) => id);
  const gap = dollars(terms.appraisalGapCents);
  if (terms.appraisalGapCents <= left) {
    return fine(
      'appraisal-gap',
      `You can cover a gap of ${gap}: about ${dollars(left)} is left after closing and reserves.`,
      rowIds,
    );
  }
  const most = left > 0 ? `about ${dollars(left)}` : 'nothing';
  return warning(
    'appraisal-gap',
    `You promise ${gap}, but after closing and reserves ${most} is left to cover a gap.`,
    rowIds,
  );
}

function sellerCreditCheck({ terms, buyer }: OfferToCheck, policy: PolicyReader): Check | undefined {
  if (terms.sellerCreditCents === 0 || terms.financing === 'cash') return undefined;
  const { downPaymentCents } = buyer;
  if (downPaymentCents === undefined) {
    return missing(
      'seller-credit',
      'Add your down payment to your profile, and we’ll check the seller credit against the limits.',
    );
  }
  const share = policy.value(sellerCreditKey(ratioReached(downPaymentCents, terms.priceCents), buyer.propertyUse));
  const cap = shareOf(terms.priceCents, share);
  const others = otherSellerCredits(policy);
  const rowIds = policy.used().map(({ id }) => id);
  const rule = `With your down payment, a conventional loan lets the seller pay up to ${percent(share)} of the price, ${dollars(cap)}`;
  if (terms.sellerCreditCents <= cap) return fine('seller-credit', `${rule}. ${others}`, rowIds);
  return warning(
    'seller-credit',
    `${rule}, and never more than your costs. ${others} Ask your lender before you ask for more.`,
    rowIds,
  );
}

function otherSellerCredits(policy: PolicyReader): string {
  const [fha, usda, va] = (['fha/seller-credit', 'usda/seller-credit', 'va/seller-credit'] as const).map((key) =>
    percent(policy.value(key)),
  );
  return `FHA loans allow ${fha}, USDA loans ${usda}, and VA loans ${va} beyond the usual closing costs.`;
}

function sellerCreditKey(downBasisPoints: number, use: PropertyUse | undefined) {
  if (use === 'investment') return 'conventional/seller-credit/investment';
  if (downBasisPoints < 1_000) return 'conventional/seller-credit/below-10';
  return downBasisPoints < 2_500 ? 'conventional/seller-credit/from-10' : 'conventional/seller-credit/from-25';
}

function escalationCheck({ terms: { escalation, financing }, buyer: { letter } }: OfferToCheck): Check | undefined {
  if (!escalation) return undefined;
  if (financing === 'loan' && letter && escalation.capCents > letter.amountCents) {
    return warning(
      'escalation',
      `The most you’d pay, ${dollars(escalation.capCents)}, is above your letter. It also tells the seller how high you’d go.`,
    );
  }
  return warning(
    'escalation',
    'An escalation tells the seller how high you’d go. Ask for a copy of the competing offer as proof.',
  );
}

function waivedChecks({ terms }: OfferToCheck): readonly Check[] {
  const earnest = dollars(terms.earnestMoneyCents);
  const checks: Check[] = [];
  if (terms.inspectionDays === null) {
    checks.push(
      warning(
        'no-inspection',
        `Without an inspection window, you can’t leave over the home’s condition without losing your ${earnest} of earnest money.`,
      ),
    );
  }
  if (terms.financing === 'loan' && terms.financingDays === null) {
    checks.push(
      warning(
        'no-financing',
        `Without a financing window, you lose your ${earnest} of earnest money if the loan falls through.`,
      ),
    );
  }
  if (terms.financing === 'loan' && terms.appraisalDays === null) {
    const gap = (share: number) => dollars(shareOf(terms.priceCents, share));
    checks.push(
      warning(
        'no-appraisal',
        `Without an appraisal window, a low appraisal is yours to pay: ${gap(500)} if it’s 5% low, ${gap(1_000)} if it’s 10% low.`,
      ),
    );
  }
  return checks;
}

function dateChecks({ terms, now, today }: OfferToCheck): readonly Check[] {
  const checks: Check[] = [];
  if (terms.closingOn < today) {
    checks.push(warning('closing', 'The closing day has passed. Please choose a later one.'));
  }
  if (terms.expiresAt !== null && Date.parse(terms.expiresAt) <= now.getTime()) {
    checks.push(warning('expiry', 'The time to answer by has passed. Please choose a later one.'));
  }
  return checks;
}

function liveOffersCheck({ buyer: { otherLiveOffers } }: OfferToCheck): Check | undefined {
  if (otherLiveOffers < offerLimits.live) return undefined;
  return warning(
    'live-offers',
    `${otherLiveOffers} other offers wait for an answer. If two are accepted, you owe both deposits.`,
  );
}

const fine = (id: string, text: string, policyRowIds: string[] = []): Check => ({
  id,
  result: 'fine',
  text,
  policyRowIds,
});
const missing = (id: string, text: string): Check => ({ id, result: 'missing', text, policyRowIds: [] });
const warning = (id: string, text: string, policyRowIds: string[] = []): Check => ({
  id,
  result: 'warning',
  text,
  policyRowIds,
});
