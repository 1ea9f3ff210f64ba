import * as z from 'zod/mini';
import { identifier } from '../../identifier.js';
import { calendarDay } from '../calendar-day.js';
import { publicLine } from '../private-numbers.js';
import { clockTime, contractLimits, stored } from '../purchase/index.js';

/** What a buyer sees or knows of a home that calls for a closer look. */
export const inspectionTraits = {
  pool: 'A pool or spa',
  septic: 'A septic system',
  well: 'A private well',
  stucco: 'Stucco walls',
  older_roof: 'An old roof',
  older_hvac: 'Old heating or cooling',
  damp: 'Stains or a musty smell',
  cracks: 'Cracks, or doors that stick',
  new_build: 'It’s newly built',
  utilities_off: 'Water, gas, or power is off',
} as const;
export type InspectionTrait = keyof typeof inspectionTraits;

/** Inspections beside the general one. */
export const addOnInspections = {
  wood_insects: 'Termites and other wood insects',
  roof: 'Roof',
  sewer: 'Sewer camera',
  hvac: 'Heating and cooling',
  pool: 'Pool and spa',
  septic: 'Septic system',
  well: 'Well and water',
  foundation: 'Foundation, by an engineer',
  stucco: 'Stucco moisture',
  radon: 'Radon',
  four_point: 'Four-point report',
  wind: 'Wind mitigation report',
  mold: 'Mold',
  lead_paint: 'Lead paint',
} as const;
export type AddOnInspection = keyof typeof addOnInspections;

/** Worst first. */
export const findingSeverities = {
  safety: 'Safety',
  major: 'Major',
  aging: 'Aging',
  cosmetic: 'Cosmetic',
} as const;
export type FindingSeverity = keyof typeof findingSeverities;

/** What the buyer means to do about a finding. `accept` is the only one that asks nothing of the seller. */
export const findingPlans = {
  repair: 'Ask for a repair',
  credit: 'Ask for a credit',
  price: 'Ask for a lower price',
  accept: 'Take it as it is',
} as const;
export type FindingPlan = keyof typeof findingPlans;

/** `decisions`: besides the one to leave. `inLetter`: sellers read a short list and skip a long one. */
export const inspectionLimits = { findings: 60, answers: 40, decisions: 20, inLetter: 5 } as const;

const keysOf = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  z.enum(Object.keys(labels) as [Value, ...Value[]]);
const each = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  z.array(keysOf(labels)).check(
    z.maxLength(Object.keys(labels).length),
    z.refine((values) => new Set(values).size === values.length, 'Please choose each one once'),
  );
const cost = (error: string) =>
  z.number({ error }).check(z.int(error), z.gte(0, error), z.lte(contractLimits.feeCents, 'Please enter less'));

const noYear = 'Please enter a year of four digits';
const noPage = 'Please enter a page number';
const noArea = 'Please say where it is';
const noText = 'Please say what the inspector found';

const haveOwnIds = (all: readonly { readonly id: string }[]): boolean =>
  new Set(all.map(({ id }) => id)).size === all.length;

/** Costs are US cents, as estimated by the buyer or a contractor. */
export const finding = z
  .strictObject({
    /** Chosen by the caller, and the same for as long as the finding is there. */
    id: identifier,
    area: publicLine(60).check(z.minLength(1, noArea)),
    text: publicLine(400).check(z.minLength(1, noText)),
    severity: keysOf(findingSeverities),
    lowCents: cost('Please enter what it costs at least'),
    highCents: cost('Please enter what it costs at most'),
    /** Of the inspector’s report. */
    page: z.nullable(z.number({ error: noPage }).check(z.int(noPage), z.gte(1, noPage), z.lte(999, noPage))),
    plan: keysOf(findingPlans),
  })
  .check(
    z.refine(({ lowCents, highCents }) => lowCents <= highCents, {
      path: ['highCents'],
      error: 'Please enter at least the lower amount',
    }),
  );
export type Finding = z.infer<typeof finding>;

const noAnswer = 'Please say what was asked or answered';

/** What one side told the other about the findings. */
export const inspectionAnswer = z.strictObject({
  /** Chosen by the caller, and the same for as long as the answer is there. */
  id: identifier,
  on: calendarDay,
  by: z.enum(['buyer', 'seller']),
  text: publicLine(400).check(z.minLength(1, noAnswer)),
  /** What the seller offers to pay; `null` if no amount was named. */
  creditCents: z.nullable(cost('Please enter an amount')),
});
export type InspectionAnswer = z.infer<typeof inspectionAnswer>;

/** What a buyer keeps of the inspection of the home under contract. */
export const inspectionEntry = z.strictObject({
  inspector: publicLine(120, { phones: true }),
  inspectedOn: z.nullable(calendarDay),
  /** If the home on the board doesn’t say. */
  yearBuilt: z.nullable(z.number({ error: noYear }).check(z.int(noYear), z.gte(1600, noYear), z.lte(2100, noYear))),
  traits: each(inspectionTraits),
  /** Add-on inspections that the buyer ordered. */
  ordered: each(addOnInspections),
  findings: z
    .array(finding)
    .check(
      z.maxLength(inspectionLimits.findings, `Please keep to ${inspectionLimits.findings} findings`),
      z.refine(haveOwnIds, 'Please give each finding its own id'),
    ),
  answers: z
    .array(inspectionAnswer)
    .check(
      z.maxLength(inspectionLimits.answers, `Please keep to ${inspectionLimits.answers} answers`),
      z.refine(haveOwnIds, 'Please give each answer its own id'),
    ),
});
export type InspectionEntry = z.infer<typeof inspectionEntry>;

export const emptyInspection: InspectionEntry = {
  inspector: '',
  inspectedOn: null,
  yearBuilt: null,
  traits: [],
  ordered: [],
  findings: [],
  answers: [],
};

export const inspectionDecisions = {
  proceed: 'Go ahead',
  extend: 'Extend the window',
  terminate: 'End the contract',
} as const;
export type InspectionDecision = keyof typeof inspectionDecisions;

/** When it was decided, and the notice sent if there is one, on the property’s clock, which must not be past the window. */
const sent = { sentOn: calendarDay, sentTime: clockTime };
const proof = publicLine(300).check(z.minLength(1, 'Please say how you sent it, and to whom'));

/** What the buyer decides. `reopen` takes back a `proceed` that was recorded by mistake. */
export const inspectionStep = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('proceed'), ...sent, note: publicLine(300) }),
  /** The seller signed that the window ends later. */
  z.strictObject({ decision: z.literal('extend'), ...sent, note: proof, untilOn: calendarDay, untilTime: clockTime }),
  z.strictObject({ decision: z.literal('terminate'), ...sent, note: proof }),
  z.strictObject({ decision: z.literal('reopen') }),
]);
export type InspectionStep = z.infer<typeof inspectionStep>;

/** A decision as stored. Times ending in `At` are UTC. */
const pastDecision = z.object({
  decision: z.enum(['proceed', 'extend', 'terminate', 'reopen']),
  recordedAt: z.iso.datetime(),
  /** Equal to `recordedAt` for `reopen`. */
  sentAt: z.iso.datetime(),
  /** How the notice was sent. */
  note: z.string(),
  /** The state’s form for it; empty without one. */
  form: z.string(),
  /** The new end of the window. */
  untilAt: z.nullable(z.iso.datetime()),
});
export type PastDecision = z.infer<typeof pastDecision>;

export const inspection = stored({
  ...inspectionEntry.shape,
  /** Earliest first. */
  decisions: z.array(pastDecision),
});
export type Inspection = z.infer<typeof inspection>;

/** The decision that stands; `undefined` before one, or after it was taken back. */
export function standingDecision(decisions: readonly PastDecision[]): PastDecision | undefined {
  const last = decisions.at(-1);
  return last?.decision === 'reopen' ? undefined : last;
}
