import * as z from 'zod/mini';
import { identifier } from '../identifier.js';
import { lineOfText } from './line-of-text.js';
import { calendarDay as day } from './pre-approval/days.js';
import { propertyTimeZone, stateTimeZones } from './property-time-zones.js';
import { usStateCodes } from './us-states.js';

/** Rights to leave, or conditions of, a purchase. Each has a window in a contract, or none. */
export const contingencyNames = {
  inspection: 'Inspection',
  inspectionResolution: 'Agreement on repairs',
  financing: 'Financing',
  appraisal: 'Appraisal',
  title: 'Title',
  hoa: 'HOA documents',
  insurance: 'Insurance',
  homeSale: 'Sale of your current home',
  leadPaint: 'Lead-paint test',
} as const;
export type Contingency = keyof typeof contingencyNames;

/** Maximums. Money is integer US cents. */
export const contractLimits = {
  priceCents: 10_000_000_000,
  feeCents: 1_000_000_000,
  /** Characters. */
  address: 200,
  days: 120,
  /** From effective date to closing. */
  closingDays: 730,
  /** Contracts that one buyer may have had, with the current one. */
  perBuyer: 30,
} as const;

const cents = (maximum: number, error: string) =>
  z.number({ error }).check(z.int(error), z.gte(0, error), z.lte(maximum, error));
const clock = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time such as 17:00'));
/** Hours and minutes of the property’s clock (`17:00`); `null` is what the state’s rule says. */
const statedTime = z.nullable(clock);

const wholeDays = 'Please enter whole days, up to 120';

/** How a contract sets a window: not at all, given up, a number of days, or a date that is written in it. */
export const contractWindow = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('waived') }),
  z.strictObject({
    kind: z.literal('days'),
    days: z.number({ error: wholeDays }).check(z.int(wholeDays), z.gte(0, wholeDays), z.lte(120, wholeDays)),
    time: statedTime,
  }),
  z.strictObject({ kind: z.literal('date'), on: day, time: statedTime }),
]);
export type ContractWindow = z.infer<typeof contractWindow>;

const windows = z.strictObject(
  Object.fromEntries(Object.keys(contingencyNames).map((name) => [name, contractWindow])) as Record<
    Contingency,
    typeof contractWindow
  >,
);

const noAddress = 'Please enter the street address';

/** What the signed contract says. Days are YYYY-MM-DD on the property’s calendar. */
export const purchaseTerms = z
  .strictObject({
    /** A home on the buyer’s board, which moves to Contract. */
    homeId: z.nullable(identifier),
    address: lineOfText(contractLimits.address, noAddress).check(z.minLength(1, noAddress)),
    state: z.enum(usStateCodes),
    timeZone: propertyTimeZone,
    priceCents: z
      .number({ error: 'Please enter the price' })
      .check(z.int(), z.gte(100, 'Please enter the price'), z.lte(contractLimits.priceCents)),
    financing: z.enum(['loan', 'cash']),
    /** Day 0 of every window: when the last party signed and everyone was notified. */
    effectiveOn: day.check(z.refine((on) => on >= '2026-01-01', { error: 'Please choose a day from 2026 on' })),
    earnestMoneyCents: cents(contractLimits.feeCents, 'Please enter the earnest money'),
    /** For the right to leave: an option fee in Texas, a due-diligence fee elsewhere. 0 without one. */
    optionFeeCents: cents(contractLimits.feeCents, 'Please enter the fee'),
    /** When the deposits have to arrive; `none` is the state’s rule. */
    deposit: contractWindow,
    contingencies: windows,
    /** When the buyer got the papers from which some windows count; `null` until then. */
    titleReceivedOn: z.nullable(day),
    hoaReceivedOn: z.nullable(day),
    /** Whether the contract moves a deadline from a weekend or holiday to the next business day; `null` if it doesn’t say. */
    rollsOver: z.nullable(z.boolean()),
    closingOn: day,
    /** When the buyer gets the keys, if it isn’t at closing. */
    possessionOn: z.nullable(day),
  })
  .check(
    z.refine(({ state, timeZone }) => stateTimeZones[state].includes(timeZone), {
      path: ['timeZone'],
      error: 'Please choose a time zone of this state',
    }),
    z.refine(({ effectiveOn, closingOn }) => isWithinClosing(effectiveOn, closingOn), {
      path: ['closingOn'],
      error: 'Please choose a closing day after the effective date, within two years',
    }),
    z.refine(({ closingOn, possessionOn }) => possessionOn === null || isWithinClosing(closingOn, possessionOn), {
      path: ['possessionOn'],
      error: 'Please choose a day from closing on',
    }),
    z.refine(({ optionFeeCents, earnestMoneyCents, priceCents }) => optionFeeCents + earnestMoneyCents <= priceCents, {
      path: ['earnestMoneyCents'],
      error: 'Deposits can’t be more than the price',
    }),
    z.check(({ value, issues }) => {
      for (const [name, window] of Object.entries({ deposit: value.deposit, ...value.contingencies })) {
        if (window.kind !== 'date' || window.on >= value.effectiveOn) continue;
        const path = name === 'deposit' ? [name, 'on'] : ['contingencies', name, 'on'];
        issues.push({
          code: 'custom',
          input: window.on,
          path,
          message: 'Please choose a day from the effective date on',
        });
      }
    }),
  );
export type PurchaseTerms = z.infer<typeof purchaseTerms>;

export const contractStatuses = {
  active: 'Under contract',
  fell_through: 'Fell through',
  closed: 'Closed',
} as const;
export type ContractStatus = keyof typeof contractStatuses;

/** A contract as stored. `version` counts its changes: from 1, and in a later contract from a number that no earlier one had. */
export const purchaseContract = z.object({
  id: z.string(),
  version: z.number(),
  status: z.enum(Object.keys(contractStatuses) as [ContractStatus, ...ContractStatus[]]),
  terms: purchaseTerms,
  /** The accepted offer; `null` if the buyer entered the contract directly. */
  offerId: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** When the buyer said that it fell through or closed. */
  endedAt: z.nullable(z.iso.datetime()),
});
export type PurchaseContract = z.infer<typeof purchaseContract>;

/** What the buyer says about one deadline. */
export const deadlineEntry = z
  .strictObject({
    /** The date on the signed page, if it differs from ours; without a time, ours stays. */
    ownDate: z.nullable(day),
    ownTime: statedTime,
    /** "I compared this with the signed page." Void when the deadline moves later on. */
    confirmed: z.boolean(),
    done: z.boolean(),
  })
  .check(
    z.refine(({ ownDate, ownTime }) => ownDate !== null || ownTime === null, {
      path: ['ownTime'],
      error: 'Please choose a day, too',
    }),
  );
export type DeadlineEntry = z.infer<typeof deadlineEntry>;

/** A moment on the property’s clock. `at` is the same moment in UTC. */
const moment = z.object({ at: z.iso.datetime(), localDate: z.iso.date(), localTime: clock });

/** A deadline as a rule gives it. */
export const computedDeadline = z.object({
  /** Stable: `earnest-money`, `inspection`, `closing`, … */
  key: z.string(),
  title: z.string(),
  ...moment.shape,
  timeZone: z.string(),
  /** The rule in plain English, with the days counted. */
  rule: z.string(),
  /** The day from which the rule moved it, if it did. */
  rolledFrom: z.nullable(z.iso.date()),
  rowId: z.string(),
  sourceName: z.string(),
  /** Empty for general practice. */
  sourceUrl: z.string(),
  /** When we last compared the rule with its source. */
  sourceDate: z.iso.date(),
  /** `authority` and `cited` are rules; `secondary` and `practice` are what is usual. */
  standing: z.enum(['authority', 'cited', 'secondary', 'practice']),
});
export type ComputedDeadline = z.infer<typeof computedDeadline>;

export const deadline = z.object({
  ...computedDeadline.shape,
  /** Counts what the buyer said about it: from 0, and in a later contract from a number that no earlier one had. */
  version: z.number(),
  /** The buyer’s own date. It is the one that counts. */
  own: z.nullable(moment),
  /** When the buyer compared this very date with the signed page. */
  confirmedAt: z.nullable(z.iso.datetime()),
  doneAt: z.nullable(z.iso.datetime()),
  overdue: z.boolean(),
});
export type Deadline = z.infer<typeof deadline>;

const milliseconds = 86_400_000;
function isWithinClosing(from: string, to: string): boolean {
  const days = (Date.parse(to) - Date.parse(from)) / milliseconds;
  return days >= 0 && days <= contractLimits.closingDays;
}
