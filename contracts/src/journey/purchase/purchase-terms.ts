import * as z from 'zod/mini';
import { identifier } from '../../identifier.js';
import { calendarDay, daysBetween } from '../calendar-day.js';
import type { Home } from '../homes.js';
import { publicLine } from '../private-numbers.js';
import { usStateCodes } from '../us-states.js';
import { propertyTimeZone, stateTimeZones } from './property-time-zones.js';

/** A buyer's rights to leave, and conditions of the purchase. A contract gives each a window, or none. */
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
  /** Days of one window. */
  days: 120,
  /** Days from the effective date to closing. */
  closingDays: 730,
  /** Contracts that a buyer can ever have entered, the current one included. */
  perBuyer: 30,
} as const;

const cents = (maximum: number, error: string) =>
  z.number({ error }).check(z.int(error), z.gte(0, error), z.lte(maximum, error));

/** Hours and minutes of a clock: `17:00`. */
export const clockTime = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time such as 17:00'));

/** On the property's clock; `null` means the time of the state's rule. */
export const statedTime = z.nullable(clockTime);

const wholeDays = `Please enter whole days, up to ${contractLimits.days}`;

/** How a contract sets a window: not at all, given up, a number of days, or a date that it names. */
export const contractWindow = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('waived') }),
  z.strictObject({
    kind: z.literal('days'),
    days: z
      .number({ error: wholeDays })
      .check(z.int(wholeDays), z.gte(0, wholeDays), z.lte(contractLimits.days, wholeDays)),
    time: statedTime,
  }),
  z.strictObject({ kind: z.literal('date'), on: calendarDay, time: statedTime }),
]);
export type ContractWindow = z.infer<typeof contractWindow>;

const windows = z.strictObject({
  inspection: contractWindow,
  inspectionResolution: contractWindow,
  financing: contractWindow,
  appraisal: contractWindow,
  title: contractWindow,
  hoa: contractWindow,
  insurance: contractWindow,
  homeSale: contractWindow,
  leadPaint: contractWindow,
} satisfies Record<Contingency, typeof contractWindow>);

/** A home's address with its city and state, unless that is longer than a contract's may be. */
export function contractAddress({ address, city, state }: Pick<Home, 'address' | 'city' | 'state'>): string {
  const whole = [address, city, state].filter(Boolean).join(', ');
  return whole.length <= contractLimits.address ? whole : address;
}

const noAddress = 'Please enter the street address';
const noPrice = 'Please enter the price';

/** What a signed contract says. Days are YYYY-MM-DD on the property's calendar. */
export const purchaseTerms = z
  .strictObject({
    /** A home on the buyer's board, which moves to Contract. */
    homeId: z.nullable(identifier),
    address: publicLine(contractLimits.address, { invisible: noAddress }).check(z.minLength(1, noAddress)),
    state: z.enum(usStateCodes, 'Please choose the state'),
    timeZone: propertyTimeZone,
    priceCents: z
      .number({ error: noPrice })
      .check(z.int(noPrice), z.gte(100, noPrice), z.lte(contractLimits.priceCents)),
    financing: z.enum(['loan', 'cash']),
    /** Day 0 of every window: when the last party signed and everyone was told. The rules start in 2026. */
    effectiveOn: calendarDay.check(z.refine((on) => on >= '2026-01-01', 'Please choose a day from 2026 on')),
    earnestMoneyCents: cents(contractLimits.feeCents, 'Please enter the earnest money'),
    /** For the right to leave: an option fee in Texas, a due-diligence fee elsewhere. 0 without one. */
    optionFeeCents: cents(contractLimits.feeCents, 'Please enter the fee'),
    /** When the deposits have to arrive; `none` means the state's rule. */
    deposit: contractWindow,
    contingencies: windows,
    /** When the buyer got the papers that some windows count from; `null` until then. */
    titleReceivedOn: z.nullable(calendarDay),
    hoaReceivedOn: z.nullable(calendarDay),
    /** Whether the contract moves a deadline from a weekend or holiday to the next business day; `null` if it doesn't say. */
    rollsOver: z.nullable(z.boolean()),
    closingOn: calendarDay,
    /** When the buyer gets the keys, if that isn't at closing. */
    possessionOn: z.nullable(calendarDay),
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
        const message = 'Please choose a day from the effective date on';
        issues.push({ code: 'custom', input: window.on, path, message });
      }
    }),
  );
export type PurchaseTerms = z.infer<typeof purchaseTerms>;

/** As stored: they may be older than a rule on texts, so they aren’t held to it. */
export const storedPurchaseTerms = z.object({ ...purchaseTerms.shape, address: z.string() });

function isWithinClosing(from: string, to: string): boolean {
  const days = daysBetween(from, to);
  return days >= 0 && days <= contractLimits.closingDays;
}
