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
import { problemTexts } from '@hearthway/contracts/texts';

/** What the step says about a contract besides the offer. */
export type OfferAcceptance = Pick<Extract<OfferStep, { step: 'accept' }>, 'effectiveOn' | 'timeZone'>;

interface UnusableTerms {
  readonly problem: string;
  readonly field: keyof OfferAcceptance;
}

/** The terms of a contract that an accepted offer makes, or why it can’t make one. */
export function readContractTerms(
  offer: Pick<Offer, 'homeId' | 'address' | 'terms'>,
  state: UsStateCode,
  acceptance: OfferAcceptance,
): { readonly terms: PurchaseTerms } | UnusableTerms {
  const { success, data, error } = purchaseTerms.safeParse(contractTerms(offer, state, acceptance));
  if (success) return { terms: data };
  const ofStep = error.issues.find(({ path }) => path[0] === 'effectiveOn' || path[0] === 'timeZone');
  return {
    problem: ofStep?.message ?? problemTexts.offerUnusableTerms,
    field: ofStep?.path[0] === 'timeZone' ? 'timeZone' : 'effectiveOn',
  };
}

/**
 * The contract that an accepted offer makes. What an offer doesn't say (title, HOA papers) is as usual, for the buyer to compare
 * with the signed page.
 */
function contractTerms(
  { homeId, address, terms }: Pick<Offer, 'homeId' | 'address' | 'terms'>,
  state: UsStateCode,
  { effectiveOn, timeZone = stateTimeZones[state][0] }: OfferAcceptance,
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
    deposit: { kind: 'none' },
    contingencies: { ...noWindows, ...windowsOf(terms) },
    titleReceivedOn: null,
    hoaReceivedOn: null,
    rollsOver: null,
    closingOn,
    possessionOn,
  };
}

const noWindows = Object.fromEntries(Object.keys(contingencyNames).map((name) => [name, { kind: 'none' }])) as Readonly<
  Record<Contingency, ContractWindow>
>;

/** A buyer who pays cash has no loan to lose and no appraisal to wait for, unless the offer says so. */
function windowsOf(terms: OfferTerms): Partial<Record<Contingency, ContractWindow>> {
  const cash = terms.financing === 'cash';
  return {
    inspection: windowOf(terms.inspectionDays),
    financing: cash ? { kind: 'none' } : windowOf(terms.financingDays),
    appraisal: cash && terms.appraisalDays === null ? { kind: 'none' } : windowOf(terms.appraisalDays),
    homeSale: terms.homeSaleDays === null ? { kind: 'none' } : windowOf(terms.homeSaleDays),
  };
}

function windowOf(days: number | null): ContractWindow {
  return days === null ? { kind: 'waived' } : { kind: 'days', days, time: null };
}
