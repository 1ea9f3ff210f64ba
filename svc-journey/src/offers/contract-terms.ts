import {
  contingencyNames,
  purchaseTerms,
  stateTimeZones,
  type Contingency,
  type ContractWindow,
  type Offer,
  type OfferStep,
  type OfferTerms,
  type PurchaseTerms,
  type UsStateCode,
} from '@hearthway/contracts/journey';
import { AppError } from '@hearthway/service-kit';
import { policyAt } from '../policy/index.js';

export type AcceptStep = Extract<OfferStep, { step: 'accept' }>;

type OfferedTerms = Pick<Offer, 'homeId' | 'address' | 'terms'>;

/** What a contract needs to know about its home. */
interface ContractHome {
  readonly state: UsStateCode;
  readonly yearBuilt: number | null;
}

/** The terms of the contract that an accepted offer makes. @throws AppError `offer.unusable-terms` */
export function contractTerms(offer: OfferedTerms, home: ContractHome, step: AcceptStep): PurchaseTerms {
  const { success, data, error } = purchaseTerms.safeParse(termsOf(offer, home, step));
  if (success) return data;
  // It may be older than the rule on private numbers, and nobody can change it in an offer.
  if (error.issues.some(({ path }) => path[0] === 'address'))
    throw new AppError('offer.unusable-terms', privateAddress);
  const issue = error.issues.find(({ path }) => path[0] === 'effectiveOn' || path[0] === 'timeZone');
  const path = issue?.path[0] === 'timeZone' ? 'timeZone' : 'effectiveOn';
  const message = issue?.message ?? unusableTerms;
  throw new AppError('offer.unusable-terms', message, { details: [{ path: `body.${path}`, message }] });
}

const privateAddress =
  'The address in this offer seems to hold an account or card number, which we don’t keep. Enter the signed contract instead.';
const unusableTerms =
  'Closing has to come after the effective date, and within two years of it. If the offer says another closing day, record a counteroffer first.';

/** What an offer doesn't say (title, HOA papers) is as usual, for the buyer to compare with the signed page. */
function termsOf(
  { homeId, address, terms }: OfferedTerms,
  { state, yearBuilt }: ContractHome,
  { effectiveOn, timeZone = stateTimeZones[state][0] }: AcceptStep,
): PurchaseTerms {
  const { priceCents, financing, earnestMoneyCents, optionFeeCents, closingOn, possessionOn } = terms;
  return {
    homeId,
    address,
    state,
    timeZone,
    priceCents,
    financing,
    effectiveOn,
    earnestMoneyCents,
    optionFeeCents,
    deposit: none,
    contingencies: { ...noWindows, ...windowsOf(terms), leadPaint: leadPaintWindow(yearBuilt, effectiveOn) },
    titleReceivedOn: null,
    hoaReceivedOn: null,
    rollsOver: null,
    closingOn,
    possessionOn,
  };
}

const none: ContractWindow = { kind: 'none' };
const noWindows = Object.fromEntries(Object.keys(contingencyNames).map((name) => [name, none])) as Readonly<
  Record<Contingency, ContractWindow>
>;

/** A buyer who pays cash has no loan to lose and no appraisal to wait for, unless the offer says so. */
function windowsOf(terms: OfferTerms): Partial<Record<Contingency, ContractWindow>> {
  const cash = terms.financing === 'cash';
  return {
    inspection: windowOf(terms.inspectionDays),
    financing: cash ? none : windowOf(terms.financingDays),
    appraisal: cash && terms.appraisalDays === null ? none : windowOf(terms.appraisalDays),
    homeSale: terms.homeSaleDays === null ? none : windowOf(terms.homeSaleDays),
  };
}

/** The law gives it to buyers of older homes, unless they agree otherwise. */
function leadPaintWindow(yearBuilt: number | null, effectiveOn: string): ContractWindow {
  const policy = policyAt(effectiveOn);
  const builtBefore = policy.find('home/lead-paint/built-before') ?? 0;
  const days = policy.find('deadline/general/lead-paint');
  return yearBuilt !== null && yearBuilt < builtBefore && days !== undefined ? windowOf(days) : none;
}

const windowOf = (days: number | null): ContractWindow =>
  days === null ? { kind: 'waived' } : { kind: 'days', days, time: null };
