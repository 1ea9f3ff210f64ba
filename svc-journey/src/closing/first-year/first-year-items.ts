import {
  daysLater,
  firstYearTitles,
  type ClosingDisclosure,
  type ClosingEntry,
  type FirstYearItem,
  type FirstYearKey,
  type PurchaseTerms,
} from '@hearthway/contracts/journey';
import { percent, scaled } from '@hearthway/contracts/money';
import type { PolicyRow } from '@hearthway/contracts/policy';
import { dayText } from '../../deadlines/index.js';
import { aboutDollars } from '../../number-format/index.js';
import { firstYearRowOn, policyAt, type FirstYearRow, type PolicyKey } from '../../policy/index.js';
import {
  afterMidpoint,
  balanceReaches,
  monthsLater,
  usualFirstPayment,
  type InsuredPurchase,
} from './insurance-end.js';

/** The loan as the Closing Disclosure has it. */
export type DisclosedLoan = Pick<
  ClosingDisclosure,
  'program' | 'loanCents' | 'rateMillionths' | 'months' | 'mortgageInsuranceCents'
>;

export interface NewOwner {
  readonly terms: Pick<PurchaseTerms, 'state' | 'financing' | 'priceCents'>;
  readonly entry: Pick<ClosingEntry, 'firstPaymentOn' | 'firstYearDone'> & {
    readonly disclosure: DisclosedLoan | null;
  };
  /** YYYY-MM-DD. */
  readonly signedOn: string;
  readonly keysOn: string;
  /** What the lender still owes for fees above the limits, in cents. */
  readonly owedCents: number;
  /** `null` without an appraisal. */
  readonly appraisedCents: number | null;
}

/** What a new owner looks after, earliest first: by their state, their loan, and the day of the keys. */
export function firstYearItems(owner: NewOwner): FirstYearItem[] {
  const ofLoan = owner.terms.financing === 'cash' ? [] : [...loanItems(owner), ...insuranceItems(owner)];
  return [...homeItems(owner), ...ofLoan].toSorted((one, other) => one.on.localeCompare(other.on));
}

const homeKeys = ['deed-mail', 'deed-recorded', 'homestead', 'tax-appeal', 'upkeep'] as const;

function homeItems(owner: NewOwner): FirstYearItem[] {
  const { terms, keysOn } = owner;
  return homeKeys.map((key) => {
    const row = firstYearRowOn(keysOn, terms.state, key);
    const text = key === 'upkeep' ? `${row.text} ${upkeepOf(terms.priceCents, keysOn)}` : row.text;
    return item(owner, key, { on: dueOn(row, keysOn), row, text, forSome: row.forSome });
  });
}

function upkeepOf(priceCents: number, on: string): string {
  const share = policyAt(on).value('closing/upkeep');
  return `For your home, that is ${aboutDollars(scaled(priceCents, share, 120_000))} a month.`;
}

/** The next day of the rule, from the keys on. */
function dueOn({ timing }: FirstYearRow, keysOn: string): string {
  if (timing.kind === 'days') return daysLater(keysOn, timing.days);
  const { month, day, ownedOn1January = false } = timing;
  const year = Number(keysOn.slice(0, 4));
  const inYear = (of: number) => `${of}-${padded(month)}-${padded(day)}`;
  const isThisYear = ownedOn1January ? keysOn.endsWith('-01-01') : inYear(year) >= keysOn;
  return inYear(isThisYear ? year : year + 1);
}

const padded = (number: number): string => String(number).padStart(2, '0');

function loanItems(owner: NewOwner): FirstYearItem[] {
  const { entry, signedOn, keysOn, owedCents } = owner;
  const servicer = rowOf(keysOn, 'closing/servicer-days');
  const cure = rowOf(keysOn, 'closing/cure-days');
  return [
    item(owner, 'first-payment', {
      on: firstPaymentOf(owner),
      row: rowOf(keysOn, 'closing/first-payment-months'),
      text:
        entry.firstPaymentOn === null
          ? 'The usual day: the first of the second month after you sign. Your note has the real one. No bill by then? Pay anyway, at the address on your first-payment letter.'
          : 'The day in your note. No bill by then? Pay anyway, at the address on your first-payment letter.',
    }),
    item(owner, 'servicer', {
      on: daysLater(keysOn, policyAt(keysOn).value('closing/servicer-check')),
      row: servicer,
      text: `Loans are often sold. A real change comes in two letters, from the old company and the new one. Before you pay the new one, call the old one at a number you already have. For ${servicer.value} days, a payment that went to the old one on time isn’t late.`,
    }),
    ...(owedCents > 0
      ? [
          item(owner, 'cure', {
            on: daysLater(signedOn, cure.value),
            row: cure,
            text: `Some fees were above the legal limits. The lender has ${cure.value} days after you sign to send the refund and a corrected form.`,
          }),
        ]
      : []),
  ];
}

const firstPaymentOf = ({ entry, signedOn, keysOn }: NewOwner): string =>
  entry.firstPaymentOn ?? usualFirstPayment(signedOn, policyAt(keysOn).value('closing/first-payment-months'));

/** Of a loan with monthly insurance, by the rules of its program. */
function insuranceItems(owner: NewOwner): FirstYearItem[] {
  const { terms, entry, appraisedCents } = owner;
  const { disclosure } = entry;
  if (!disclosure || disclosure.mortgageInsuranceCents === 0) return [];
  const purchase = {
    loan: {
      principalCents: disclosure.loanCents,
      annualRateMillionths: disclosure.rateMillionths,
      months: disclosure.months,
    },
    valueCents: Math.min(terms.priceCents, appraisedCents ?? terms.priceCents),
    firstPaymentOn: firstPaymentOf(owner),
  };
  return itemsByProgram[disclosure.program](owner, purchase);
}

/** USDA’s yearly fee never ends before the loan, VA loans have none, and others are between the buyer and their lender. */
const itemsByProgram: Readonly<
  Record<ClosingDisclosure['program'], (owner: NewOwner, purchase: InsuredPurchase) => FirstYearItem[]>
> = { conventional: privateInsurance, fha: fhaInsurance, va: () => [], usda: () => [], other: () => [] };

function privateInsurance(owner: NewOwner, purchase: InsuredPurchase): FirstYearItem[] {
  const request = rowOf(owner.keysOn, 'closing/insurance-request');
  const end = rowOf(owner.keysOn, 'closing/insurance-end');
  const requestOn = balanceReaches(purchase, request.value);
  const reachedOn = balanceReaches(purchase, end.value);
  const middleOn = afterMidpoint(purchase);
  const isMiddleFirst = reachedOn !== undefined && middleOn < reachedOn;
  const endOn = isMiddleFirst ? middleOn : reachedOn;
  // By then, there is nothing left to ask for.
  const asksFirst = requestOn !== undefined && endOn !== undefined && requestOn < endOn;
  return [
    ...(asksFirst
      ? [
          item(owner, 'insurance-request', {
            on: requestOn,
            row: request,
            text: `By your payment schedule, you owe ${percent(request.value)} of the original value then. Ask your servicer in writing to end the insurance. It may ask for a good payment record and proof of the home’s value. Paying extra gets you there sooner.`,
          }),
        ]
      : []),
    ...(endOn === undefined
      ? []
      : [
          item(owner, 'insurance-end', {
            on: endOn,
            row: end,
            text: isMiddleFirst
              ? `On ${dayText(endOn)}, half of your loan’s term is over. If your payments are current, the servicer has to end the insurance on its own, even though you still owe more than ${percent(end.value)} of the original value. Check your statement.`
              : `By your payment schedule, you owe ${percent(end.value)} of the original value on ${dayText(endOn)}. If your payments are current, the servicer has to end the insurance on its own. Check your statement.`,
          }),
        ]),
  ];
}

/** The upfront premium is in most loans, so that it doesn’t count toward what the loan started at. */
function fhaInsurance(owner: NewOwner, purchase: InsuredPurchase): FirstYearItem[] {
  const { keysOn } = owner;
  const { loan, valueCents, firstPaymentOn } = purchase;
  const years = rowOf(keysOn, 'fha/premium-end-years');
  const share = rowOf(keysOn, 'fha/premium-end-share');
  const upfront = policyAt(keysOn).value('fha/upfront-premium');
  const baseCents = scaled(loan.principalCents, 10_000, 10_000 + upfront);
  if (baseCents * 10_000 <= valueCents * share.value) {
    const text = `Your FHA loan started at ${percent(share.value)} of the value or less, without the upfront premium. So its monthly insurance ends after ${years.value} years. Paying extra doesn’t end it sooner. Check your statement.`;
    return [item(owner, 'insurance-end', { on: monthsLater(firstPaymentOn, 12 * years.value), row: years, text })];
  }
  const request = policyAt(keysOn).value('closing/insurance-request');
  const on = balanceReaches(purchase, request);
  return on === undefined
    ? []
    : [
        item(owner, 'insurance-refinance', {
          on,
          row: share,
          text: `Your FHA loan started above ${percent(share.value)} of the value, so its monthly insurance lasts as long as the loan. By your payment schedule, you owe ${percent(request)} of the original value then, and a conventional loan would need no insurance. Compare its rate and its costs.`,
        }),
      ];
}

type Source = Pick<PolicyRow, 'id' | 'sourceName' | 'sourceUrl' | 'checkedOn' | 'standing'>;

interface Details {
  readonly on: string;
  readonly row: Source;
  readonly text: string;
  readonly forSome?: boolean;
}

function item(
  { entry: { firstYearDone } }: NewOwner,
  key: FirstYearKey,
  { on, row, text, forSome = false }: Details,
): FirstYearItem {
  const { id: rowId, sourceName, sourceUrl, checkedOn: sourceDate, standing } = row;
  const done = firstYearDone.includes(key);
  return {
    key,
    title: firstYearTitles[key],
    on,
    text,
    forSome,
    done,
    rowId,
    sourceName,
    sourceUrl,
    sourceDate,
    standing,
  };
}

function rowOf(on: string, key: PolicyKey): PolicyRow {
  const found = policyAt(on).findRow(key);
  if (!found) throw new RangeError(`No policy row ${key} counts on ${on}`);
  return found;
}
