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

/** What the address names. A draft without a step opens at its first. */
export function useOfferAddress(): { readonly offerId: string | null; readonly step: DraftStep } {
  const { search, hash } = useLocation();
  const step = draftStepNames.find((name) => hash === `#${name}`);
  return { offerId: new URLSearchParams(search).get('offer'), step: step ?? 'evidence' };
}
