import {
  daysLater,
  firstYearTitles,
  type ClosingEntry,
  type FirstYearItem,
  type FirstYearKey,
  type PurchaseTerms,
} from '@hearthway/contracts/journey';
import { scaled } from '@hearthway/contracts/money';
import type { PolicyRow } from '@hearthway/contracts/policy';
import { dayText } from '../../deadlines/index.js';
import { firstYearRowOn, policyAt, type FirstYearRow } from '../../policy/index.js';
import { aboutDollars } from '../../number-format/index.js';
import { balanceReaches, usualFirstPayment } from './insurance-end.js';

export interface NewOwner {
  readonly terms: Pick<PurchaseTerms, 'state' | 'financing' | 'priceCents'>;
  readonly entry: Pick<ClosingEntry, 'disclosure' | 'firstPaymentOn' | 'appraisedCents' | 'firstYearDone'>;
  readonly signedOn: string;
  readonly keysOn: string;
  /** What the lender still owes for fees above the limits, in cents. */
  readonly owedCents: number;
}

/** What a new owner looks after, earliest first: by their state, their loan, and the day of the keys. */
export function firstYear(owner: NewOwner): readonly FirstYearItem[] {
  const items = [...homeItems(owner), ...loanItems(owner), ...insuranceItems(owner)];
  return items.toSorted((one, other) => one.on.localeCompare(other.on));
}

function homeItems(owner: NewOwner): FirstYearItem[] {
  const { terms, keysOn } = owner;
  const keys = ['deed-mail', 'deed-recorded', 'homestead', 'tax-appeal', 'upkeep'] as const;
  return keys.map((key) => {
    const row = firstYearRowOn(keysOn, terms.state, key);
    const text = key === 'upkeep' ? `${row.text} ${upkeepOf(terms.priceCents, keysOn)}` : row.text;
    return item(owner, key, dueOn(row, keysOn), row, { text, forSome: row.forSome });
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
  const { terms, entry, signedOn, keysOn, owedCents } = owner;
  if (terms.financing === 'cash') return [];
  const rows = policyAt(keysOn);
  const servicer = found(rows.findRow('closing/servicer-days'));
  const cure = found(rows.findRow('closing/cure-days'));
  const firstPaymentOn = entry.firstPaymentOn ?? usualFirstPayment(signedOn);
  return [
    item(owner, 'first-payment', firstPaymentOn, noRow(signedOn), {
      text:
        entry.firstPaymentOn === null
          ? 'The usual day: the first of the second month after you sign. Your note has the real one. No bill by then? Pay anyway, at the address on your first-payment letter.'
          : 'By your note. No bill by then? Pay anyway, at the address on your first-payment letter.',
    }),
    item(owner, 'servicer', daysLater(keysOn, 45), servicer, {
      text: `Loans are often sold. A real change comes in two letters, from the old company and the new one. Call the old one on the number you know before you pay the new one. For ${servicer.value} days, a payment that went to the old one in time isn’t late.`,
    }),
    ...(owedCents > 0
      ? [
          item(owner, 'cure', daysLater(signedOn, cure.value), cure, {
            text: `Fees were above the legal limits. The lender has ${cure.value} days after you sign to send the refund and a corrected form.`,
          }),
        ]
      : []),
  ];
}

/** Private mortgage insurance only: the government’s programs have rules of their own. */
function insuranceItems(owner: NewOwner): FirstYearItem[] {
  const { terms, entry, signedOn, keysOn } = owner;
  const { disclosure, appraisedCents } = entry;
  if (terms.financing === 'cash' || disclosure?.program !== 'conventional' || disclosure.mortgageInsuranceCents === 0) {
    return [];
  }
  const rows = policyAt(keysOn);
  const purchase = {
    loan: {
      principalCents: disclosure.loanCents,
      annualRateMillionths: disclosure.rateMillionths,
      months: disclosure.months,
    },
    valueCents: Math.min(terms.priceCents, appraisedCents ?? terms.priceCents),
    firstPaymentOn: entry.firstPaymentOn ?? usualFirstPayment(signedOn),
  };
  const request = found(rows.findRow('closing/insurance-request'));
  const end = found(rows.findRow('closing/insurance-end'));
  const requestOn = balanceReaches(purchase, request.value);
  const endOn = balanceReaches(purchase, end.value);
  return [
    ...(requestOn === undefined
      ? []
      : [
          item(owner, 'insurance-request', requestOn, request, {
            text: `By your payment schedule, you owe 80% of the original value then. Ask your servicer in writing to end the insurance; it may ask for a good payment record and proof of value. Paying extra gets you there sooner.`,
          }),
        ]),
    ...(endOn === undefined
      ? []
      : [
          item(owner, 'insurance-end', endOn, end, {
            text: `By your payment schedule, you owe 78% of the original value on ${dayText(endOn)}. If your payments are current, the servicer has to end the insurance on its own. Check your statement.`,
          }),
        ]),
  ];
}

type Source = Pick<PolicyRow, 'id' | 'sourceName' | 'sourceUrl' | 'checkedOn' | 'standing'>;

function item(
  { entry: { firstYearDone } }: NewOwner,
  key: FirstYearKey,
  on: string,
  { id, sourceName, sourceUrl, checkedOn: sourceDate, standing }: Source,
  { text, forSome = false }: { readonly text: string; readonly forSome?: boolean },
): FirstYearItem {
  const done = firstYearDone.includes(key);
  const source = { rowId: id, sourceName, sourceUrl, sourceDate, standing };
  return { key, title: firstYearTitles[key], on, text, forSome, done, ...source };
}

/** The day is in the buyer’s own note; the usual one is general practice. */
const noRow = (on: string): Source => {
  const { sourceName, sourceUrl, checkedOn, standing } = firstYearRowOn(on, 'general', 'upkeep');
  return { id: '', sourceName, sourceUrl, checkedOn, standing };
};

function found<Row>(row: Row | undefined): Row {
  if (!row) throw new RangeError('A row of the first year is missing');
  return row;
}
