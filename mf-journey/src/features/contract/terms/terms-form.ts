import {
  contingencyNames,
  contractAddress,
  purchaseTerms,
  stateTimeZones,
  usStateCodes,
  type AssessedHome,
  type Contingency,
  type ContractWindow,
  type Home,
  type PropertyTimeZone,
  type PurchaseTerms,
  type UsStateCode,
} from '@hearthway/contracts/journey';
import type { ContractForm } from '@hearthway/web-kit/form';
import * as z from 'zod/mini';
import { amount, count, textOrNull, typedAmount } from '../../typed-form/index.js';

export const contingencies = Object.keys(contingencyNames) as readonly Contingency[];

const window = z.pipe(
  z.object({ kind: z.string(), days: count, on: z.string(), time: textOrNull }),
  z.transform(({ kind, days, on, time }) => {
    if (kind === 'days') return { kind, days, time };
    return kind === 'date' ? { kind, on, time } : { kind };
  }),
);
type WindowValues = z.input<typeof window>;

const windows = Object.fromEntries(contingencies.map((name) => [name, window])) as Record<Contingency, typeof window>;

const typed = z.object({
  /** Empty for a home that isn’t on the board. */
  homeId: textOrNull,
  address: z.string(),
  state: z.string(),
  timeZone: z.string(),
  priceCents: amount.optional,
  financing: z.string(),
  effectiveOn: z.string(),
  earnestMoneyCents: amount.optional,
  optionFeeCents: amount.orNone,
  deposit: window,
  contingencies: z.object(windows),
  titleReceivedOn: textOrNull,
  hoaReceivedOn: textOrNull,
  /** `yes`, `no`, or empty if the contract doesn’t say. */
  rollsOver: z.string(),
  closingOn: z.string(),
  possessionOn: textOrNull,
});
export type TermsValues = z.input<typeof typed>;
export type TermsForm = ContractForm<TermsValues, PurchaseTerms>;

/** Turns the typed values into terms. What the form doesn’t ask for because of another answer follows from that answer. */
export const termsForm: z.ZodMiniType<PurchaseTerms, TermsValues> = z.pipe(
  z.pipe(
    typed,
    z.transform(({ timeZone, rollsOver, ...terms }) => {
      const zones = zonesOf(terms.state);
      return {
        ...terms,
        timeZone: zones.find((zone) => zone === timeZone) ?? zones[0],
        rollsOver: rollsOver === '' ? null : rollsOver === 'yes',
        contingencies:
          terms.financing === 'cash' ? { ...terms.contingencies, financing: { kind: 'none' } } : terms.contingencies,
      };
    }),
  ),
  purchaseTerms,
);

/** `null` before one is chosen. */
export const stateOf = (chosen: string): UsStateCode | null => usStateCodes.find((code) => code === chosen) ?? null;

/** Of a state as it is chosen, the usual one first; none before it is chosen. */
export function zonesOf(chosen: string): readonly PropertyTimeZone[] {
  const state = stateOf(chosen);
  return state ? stateTimeZones[state] : [];
}

const noWindow: WindowValues = { kind: 'none', days: '', on: '', time: '' };

/** The controls’ values for a window. */
function windowValues(window: ContractWindow): WindowValues {
  if (window.kind === 'days') return { ...noWindow, kind: 'days', days: String(window.days), time: window.time ?? '' };
  return window.kind === 'date'
    ? { ...noWindow, kind: 'date', on: window.on, time: window.time ?? '' }
    : { ...noWindow, kind: window.kind };
}

const windowsOf = (valuesOf: (name: Contingency) => WindowValues) =>
  Object.fromEntries(contingencies.map((name) => [name, valuesOf(name)])) as Record<Contingency, WindowValues>;

export const valuesOf = (terms: PurchaseTerms): TermsValues => ({
  ...terms,
  homeId: terms.homeId ?? '',
  priceCents: typedAmount(terms.priceCents),
  earnestMoneyCents: typedAmount(terms.earnestMoneyCents),
  optionFeeCents: typedAmount(terms.optionFeeCents),
  deposit: windowValues(terms.deposit),
  contingencies: windowsOf((name) => windowValues(terms.contingencies[name])),
  titleReceivedOn: terms.titleReceivedOn ?? '',
  hoaReceivedOn: terms.hoaReceivedOn ?? '',
  rollsOver: terms.rollsOver === null ? '' : terms.rollsOver ? 'yes' : 'no',
  possessionOn: terms.possessionOn ?? '',
});

type BoardHome = Pick<Home, 'id' | 'address' | 'city' | 'state' | 'priceCents'>;

/** What a home on the board already says. */
export function homeValues(
  home: BoardHome | undefined,
): Pick<TermsValues, 'homeId' | 'address' | 'state' | 'priceCents'> {
  if (!home) return { homeId: '', address: '', state: '', priceCents: '' };
  const { id, state, priceCents } = home;
  return { homeId: id, address: contractAddress(home), state: state ?? '', priceCents: typedAmount(priceCents) };
}

/** The time that 40 CFR 745.110 gives buyers of older homes, unless they agree on another. */
export const leadPaintValues = ({ assessment }: Pick<AssessedHome, 'assessment'>): WindowValues =>
  assessment.flags.includes('lead-paint') ? { ...noWindow, kind: 'days', days: '10' } : noWindow;

/** For a contract that isn’t entered yet. */
export const newTerms = (home: BoardHome | undefined): TermsValues => ({
  ...homeValues(home),
  timeZone: '',
  financing: 'loan',
  effectiveOn: '',
  earnestMoneyCents: '',
  optionFeeCents: '',
  deposit: noWindow,
  contingencies: windowsOf(() => noWindow),
  titleReceivedOn: '',
  hoaReceivedOn: '',
  rollsOver: '',
  closingOn: '',
  possessionOn: '',
});
