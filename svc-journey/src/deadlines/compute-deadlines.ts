import {
  daysLater,
  type ComputedDeadline,
  type Contingency,
  type ContractWindow,
  type PurchaseTerms,
} from '@hearthway/contracts/journey';
import { deadlineRowOn, type DeadlineRow } from '../policy/index.js';
import { addBusinessDays, isGeneralBusinessDay, isSpecificBusinessDay, rolledOver } from './business-days.js';
import { dayText, momentOf } from './property-clock.js';

/** A deadline that counts from papers which the buyer hasn't received yet, or whose date only the contract knows. */
type WaitingDeadline = Pick<ComputedDeadline, 'key' | 'title' | 'rule'>;

export interface ContractDeadlines {
  readonly deadlines: readonly ComputedDeadline[];
  readonly waiting: readonly WaitingDeadline[];
}

/** The buyer's own dates (YYYY-MM-DD) by the key of their deadline. */
type OwnDates = ReadonlyMap<string, string>;

/**
 * Every deadline of a contract, by the rules in force on its effective date.
 * @param ownDates count only where another deadline counts from them, and in warnings
 */
export function computeDeadlines(terms: PurchaseTerms, ownDates: OwnDates = new Map()): ContractDeadlines {
  const closingOn = ownDates.get('closing') ?? terms.closingOn;
  const windows = [...deposits(terms), ...contingencies(terms, ownDates)];
  const deadlines = [
    ...windows.filter(isCounted).map((window) => besideClosing(window, ownDates.get(window.key), closingOn)),
    ...(terms.financing === 'loan' ? [closingDisclosure(terms, closingOn)] : []),
    onNamedDay(terms, { key: 'closing', day: terms.closingOn, ownDate: ownDates.get('closing') }),
    ...(terms.possessionOn === null
      ? []
      : [onNamedDay(terms, { key: 'possession', day: terms.possessionOn, ownDate: ownDates.get('possession') })]),
  ];
  return { deadlines, waiting: windows.filter((window) => !isCounted(window)) };
}

type Counted = ComputedDeadline | WaitingDeadline;
const isCounted = (deadline: Counted): deadline is ComputedDeadline => 'at' in deadline;

/** Where a window's days count from. */
interface Start {
  readonly on: string;
  readonly name: string;
}

const dayZero = ({ effectiveOn }: PurchaseTerms): Start => ({ on: effectiveOn, name: 'the effective date' });

function deposits(terms: PurchaseTerms): Counted[] {
  const amounts = [
    ['earnest-money', terms.earnestMoneyCents],
    ['option-fee', terms.optionFeeCents],
  ] as const;
  return amounts.flatMap(([key, cents]) => (cents > 0 ? countWindow(terms, key, terms.deposit, dayZero(terms)) : []));
}

function contingencies(terms: PurchaseTerms, ownDates: OwnDates): Counted[] {
  const [inspection] = countWindow(terms, 'inspection', terms.contingencies.inspection, dayZero(terms));
  const inspectionOn =
    inspection && isCounted(inspection) ? (ownDates.get('inspection') ?? inspection.localDate) : null;
  const others = otherContingencies.flatMap(([name, key]) => {
    const window = terms.contingencies[name];
    // Without an inspection, there is nothing to agree on, unless the contract says so.
    if (name === 'inspectionResolution' && window.kind === 'none' && !inspection) return [];
    return countWindow(terms, key, window, startOf(terms, name, inspectionOn));
  });
  return inspection ? [inspection, ...others] : others;
}

const otherContingencies = [
  ['inspectionResolution', 'resolution'],
  ['financing', 'financing'],
  ['appraisal', 'appraisal'],
  ['title', 'title'],
  ['hoa', 'hoa'],
  ['insurance', 'insurance'],
  ['homeSale', 'home-sale'],
  ['leadPaint', 'lead-paint'],
] as const satisfies readonly (readonly [Contingency, string])[];

/** `undefined`: papers that haven't come yet. */
function startOf(terms: PurchaseTerms, name: Contingency, inspectionOn: string | null): Start | undefined {
  if (name === 'title') return receipt(terms.titleReceivedOn);
  if (name === 'hoa') return receipt(terms.hoaReceivedOn);
  if (name === 'inspectionResolution' && inspectionOn !== null)
    return { on: inspectionOn, name: 'the end of the inspection window' };
  return dayZero(terms);
}

const receipt = (receivedOn: string | null): Start | undefined =>
  receivedOn === null ? undefined : { on: receivedOn, name: 'the day you received the papers' };

/** One deadline, or none if the contract sets no window. */
function countWindow(terms: PurchaseTerms, key: string, window: ContractWindow, start: Start | undefined): Counted[] {
  const row = deadlineRowOn(terms.effectiveOn, terms.state, key);
  if (window.kind === 'waived' || (window.kind === 'none' && row.ifUnsaid === 'absent')) return [];
  if (window.kind === 'none' && row.ifUnsaid === 'asked') {
    const asked = 'Look it up on your signed page, then add it to the terms of your contract.';
    return [{ key, title: row.title, rule: `${row.text} ${asked}` }];
  }
  const time = window.kind === 'none' ? row.time : (window.time ?? row.time);
  if (window.kind === 'date')
    return [ending(terms, row, { key, day: window.on, time, counted: `Your contract says ${dayText(window.on)}.` })];
  if (!start) return [{ key, title: row.title, rule: `${row.text} It starts when you receive the papers.` }];
  const days = window.kind === 'days' ? window.days : row.value;
  // Papers may be older than the contract; a window can't end before it.
  const first = later(start.on, terms.effectiveOn);
  const day = daysLater(first, days);
  const counted = `Counting ${days} ${days === 1 ? 'day' : 'days'} from ${dayText(first)} (${start.name}) leads to ${dayText(day)}.`;
  return [ending(terms, row, { key, day, time, counted })];
}

/** A right to leave is worth nothing after closing, so one of the two days may be mistyped. */
function besideClosing(window: ComputedDeadline, ownDate: string | undefined, closingOn: string): ComputedDeadline {
  if ((ownDate ?? window.localDate) <= closingOn) return window;
  return {
    ...window,
    warning: `That is after closing on ${dayText(closingOn)}: compare both dates with the signed page.`,
  };
}

function closingDisclosure(terms: PurchaseTerms, closingOn: string): ComputedDeadline {
  const row = deadlineRowOn(terms.effectiveOn, 'federal', 'closing-disclosure');
  const on = addBusinessDays(closingOn, -row.value, isSpecificBusinessDay);
  const day = later(on, terms.effectiveOn);
  const counted = `To close on ${dayText(closingOn)}, you need it by ${dayText(on)}.`;
  const warning = day === on ? null : `${counted} That is before your contract: ask your lender whether it can work.`;
  return ending(terms, row, { key: 'closing-disclosure', day, time: row.time, counted, warning });
}

interface NamedDay {
  readonly key: 'closing' | 'possession';
  readonly day: string;
  /** The buyer's. It stays where it is. */
  readonly ownDate: string | undefined;
}

function onNamedDay(terms: PurchaseTerms, { key, day, ownDate }: NamedDay): ComputedDeadline {
  const row = deadlineRowOn(terms.effectiveOn, 'general', key);
  const counting = ownDate ?? (rolls(row, terms.rollsOver) ? rolledOver(day) : day);
  const warning = isGeneralBusinessDay(counting)
    ? null
    : `${dayText(counting)} is a weekend or holiday: ask whether the office is open.`;
  return ending(terms, row, { key, day, time: row.time, counted: '', warning });
}

interface LastDay {
  readonly key: string;
  readonly day: string;
  readonly time: string;
  /** How we got to that day. */
  readonly counted: string;
  readonly warning?: string | null;
}

function ending(
  terms: PurchaseTerms,
  row: DeadlineRow,
  { key, day, time, counted, warning = null }: LastDay,
): ComputedDeadline {
  const last = rolls(row, terms.rollsOver) ? rolledOver(day) : day;
  const moved = last === day ? '' : `That is a weekend or holiday, so it moves to ${dayText(last)}.`;
  return {
    key,
    title: row.title,
    ...momentOf(last, time, terms.timeZone),
    timeZone: terms.timeZone,
    rule: [row.text, counted, moved].filter(Boolean).join(' '),
    warning,
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
