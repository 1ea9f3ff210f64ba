import { useLocation } from 'react-router-dom';

/** The steps of a draft, in order, after the home is picked. */
export const draftSteps = { evidence: 'Sales', price: 'Price', terms: 'Terms', review: 'Review' } as const;
export type DraftStep = keyof typeof draftSteps;
export const draftStepNames = Object.keys(draftSteps) as readonly DraftStep[];

/** The page without an open offer. */
export const overview = '/make-offer';

/** Each step has an address, so that the browser's Back goes to the step before. */
export function addressOf(offerId: string, step?: DraftStep): string {
  return `${overview}?offer=${encodeURIComponent(offerId)}${step ? `#${step}` : ''}`;
}

export const stepAfter = (step: DraftStep): DraftStep => draftStepNames[draftStepNames.indexOf(step) + 1] ?? step;

/** `undefined` before the first. */
export const stepBefore = (step: DraftStep): DraftStep | undefined => draftStepNames[draftStepNames.indexOf(step) - 1];

interface OfferAddress {
  readonly offerId: string | null;
  /** Of the home to write an offer for, from its own page. */
  readonly homeId: string | null;
  readonly step: DraftStep;
}

/** What the address names. A draft without a step opens at its first. */
export function useOfferAddress(): OfferAddress {
  const { search, hash } = useLocation();
  const step = draftStepNames.find((name) => hash === `#${name}`);
  const named = new URLSearchParams(search);
  return { offerId: named.get('offer'), homeId: named.get('home'), step: step ?? 'evidence' };
}
