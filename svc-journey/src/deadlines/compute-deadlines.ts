import type { ComputedDeadline, Contingency, ContractWindow, PurchaseTerms } from '@hearthway/contracts/journey';
import { Temporal } from 'temporal-polyfill';
import { deadlineRowOn, type DeadlineRow } from '../policy/index.js';
import { isGeneralBusinessDay, rolledOver } from './business-days.js';
import { disclosureDueOn } from './closing-clock.js';
import { dayText, momentOf } from './property-clock.js';

/** A deadline that counts from papers which the buyer hasn’t received yet. */
export interface WaitingDeadline {
  readonly key: string;
  readonly title: string;
  readonly rule: string;
}

export interface ContractDeadlines {
  /** Earliest first. */
  readonly deadlines: readonly ComputedDeadline[];
  readonly waiting: readonly WaitingDeadline[];
}

/** Every deadline of a contract, by the rules in force on its effective date. */
export function computeDeadlines(terms: PurchaseTerms): ContractDeadlines {
  const counted = [
    counting(terms, 'earnest-money', terms.deposit),
    ...(terms.optionFeeCents > 0 ? [counting(terms, 'option-fee', terms.deposit)] : []),
    ...contingencies(terms),
  ].filter((deadline) => deadline !== undefined);
  const deadlines = [
    ...counted.filter((deadline) => 'at' in deadline),
    ...(terms.financing === 'loan' ? [closingDisclosure(terms)] : []),
    onNamedDay(terms, 'closing', terms.closingOn),
    ...(terms.possessionOn === null ? [] : [onNamedDay(terms, 'possession', terms.possessionOn)]),
  ];
  return {
    deadlines: deadlines.toSorted((one, other) => one.at.localeCompare(other.at) || one.key.localeCompare(other.key)),
    waiting: counted.filter((deadline) => !('at' in deadline)),
  };
}

type Counted = ComputedDeadline | WaitingDeadline | undefined;

/** Where a window’s days count from. */
interface Start {
  readonly on: string;
  readonly name: string;
}

/** `null`: papers that haven’t come yet. */
type StartOrNone = Start | null;

function contingencies(terms: PurchaseTerms): Counted[] {
  const effective = dayZero(terms);
  const inspection = counting(terms, 'inspection', terms.contingencies.inspection);
  const startOf: Readonly<Partial<Record<Contingency, StartOrNone>>> = {
    // Without an inspection window there is nothing to answer.
    inspectionResolution: dayOfInspection(inspection) ?? effective,
    title: receipt(terms.titleReceivedOn),
    hoa: receipt(terms.hoaReceivedOn),
  };
  const others = contingencyKeys.map(([name, key]) => {
    const window = terms.contingencies[name];
    if (name === 'inspectionResolution' && window.kind === 'none' && !inspection) return undefined;
    return counting(terms, key, window, startOf[name] === undefined ? effective : startOf[name]);
  });
  return [inspection, ...others];
}

const contingencyKeys = [
  ['inspectionResolution', 'resolution'],
  ['financing', 'financing'],
  ['appraisal', 'appraisal'],
  ['title', 'title'],
  ['hoa', 'hoa'],
  ['insurance', 'insurance'],
  ['homeSale', 'home-sale'],
  ['leadPaint', 'lead-paint'],
] as const satisfies readonly (readonly [Contingency, string])[];

const dayZero = ({ effectiveOn }: PurchaseTerms): Start => ({ on: effectiveOn, name: 'the effective date' });

const receipt = (receivedOn: string | null): StartOrNone =>
  receivedOn === null ? null : { on: receivedOn, name: 'the day you received the papers' };

const dayOfInspection = (inspection: Counted): Start | undefined =>
  inspection && 'at' in inspection ? { on: inspection.localDate, name: 'the end of the inspection window' } : undefined;

/** One window. `undefined` without one. */
function counting(
  terms: PurchaseTerms,
  key: string,
  window: ContractWindow,
  start: StartOrNone = dayZero(terms),
): Counted {
  const row = deadlineRowOn(terms.effectiveOn, terms.state, key);
  if (window.kind === 'waived' || (window.kind === 'none' && !row.setByForm)) return undefined;
  const time = ('time' in window ? window.time : null) ?? row.time;
  if (window.kind === 'date') {
    return ending(terms, { key, row, day: window.on, time, counted: `Your contract says ${dayText(window.on)}.` });
  }
  const days = window.kind === 'days' ? window.days : row.value;
  if (!start) return { key, title: row.title, rule: `${row.text} It starts when you receive the papers.` };
  // Papers may be older than the contract; a window can’t end before it.
  const first = later(start.on, terms.effectiveOn);
  const day = Temporal.PlainDate.from(first).add({ days }).toString();
  const counted = `Counting ${days} ${days === 1 ? 'day' : 'days'} from ${dayText(first)} (${start.name}) leads to ${dayText(day)}.`;
  return ending(terms, { key, row, day, time, counted });
}

function closingDisclosure(terms: PurchaseTerms): ComputedDeadline {
  const { on, row } = disclosureDueOn(terms.closingOn);
  const day = later(on, terms.effectiveOn);
  const counted =
    day === on
      ? `To close on ${dayText(terms.closingOn)}, you need it by ${dayText(day)}.`
      : `That would be ${dayText(on)}, before your contract: ask your lender whether closing on ${dayText(terms.closingOn)} can work.`;
  return ending(terms, { key: 'closing-disclosure', row, day, time: row.time, counted });
}

function onNamedDay(terms: PurchaseTerms, key: string, day: string): ComputedDeadline {
  const row = deadlineRowOn(terms.effectiveOn, 'general', key);
  const isOpen = isGeneralBusinessDay(day);
  const counted = isOpen ? '' : `${dayText(day)} is a weekend or holiday: ask whether the office is open.`;
  return ending(terms, { key, row, day, time: row.time, counted });
}

interface Ending {
  readonly key: string;
  readonly row: DeadlineRow;
  readonly day: string;
  readonly time: string;
  readonly counted: string;
}

function ending(terms: PurchaseTerms, { key, row, day, time, counted }: Ending): ComputedDeadline {
  const last = rolls(row, terms.rollsOver) ? rolledOver(day) : day;
  const moved = last === day ? '' : `That is a weekend or holiday, so it moves to ${dayText(last)}.`;
  return {
    key,
    title: row.title,
    ...momentOf(last, time, terms.timeZone),
    timeZone: terms.timeZone,
    rule: [row.text, counted, moved].filter(Boolean).join(' '),
    rolledFrom: last === day ? null : day,
    rowId: row.id,
    sourceName: row.sourceName,
    sourceUrl: row.sourceUrl,
    sourceDate: row.checkedOn,
    standing: row.standing,
  };
}

function rolls({ rollOver }: DeadlineRow, stated: boolean | null): boolean {
  if (rollOver === 'always' || rollOver === 'never') return rollOver === 'always';
  return stated ?? rollOver === 'usually';
}

const later = (one: string, other: string): string => (one > other ? one : other);
