import { changeOffer, listOffers, type Offer, type OfferEntry, type OfferList } from '@hearthway/contracts/journey';
import { operationKey, operationMutation, operationQuery, RequestError } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { withOffer } from '../use-offers.js';

/** Someone changed the same part of the draft meanwhile. */
export class ChangedElsewhere extends RequestError {
  constructor(
    part: keyof OfferEntry,
    readonly newer: Offer,
  ) {
    super({ status: 409, code: 'offer.conflict', message: changedTexts[part] });
  }
}

const changedTexts: Readonly<Record<keyof OfferEntry, string>> = {
  terms: 'This offer changed somewhere else. Here is how it is now. Save again to make your change to it.',
  comparables: 'Your sales changed somewhere else. The list is up to date now. Save again to make your change to it.',
};

export type SaveDraft = <Part extends keyof OfferEntry>(
  part: Part,
  value: OfferEntry[Part],
  /** The part as the buyer saw it. */
  base: OfferEntry[Part],
) => Promise<Offer>;

/**
 * Saves one part of a draft; the other one stays as it is stored. What another window did to the other part is kept.
 * @throws ChangedElsewhere if it changed this part
 */
export function useSaveDraft(id: string): SaveDraft {
  const caller = useCaller();
  const client = useQueryClient();
  const list = operationQuery(caller, listOffers);
  const { mutateAsync } = useMutation(
    operationMutation(caller, changeOffer, {
      changes: listOffers,
      write: (offers: OfferList, changed) => withOffer(offers, changed),
    }),
  );
  const find = ({ offers }: OfferList): Offer | undefined => offers.find((offer) => offer.id === id);
  return async (part, value, base) => {
    const send = ({ version, comparables, terms }: Offer) =>
      mutateAsync({
        params: { offerId: id },
        headers: { 'if-match': version },
        body: { comparables, terms, [part]: value },
      });
    const known = find(client.getQueryData<OfferList>(operationKey(caller, listOffers)) ?? noOffers);
    if (known && isSame(known[part], base)) {
      try {
        return await send(known);
      } catch (error) {
        if (!(error instanceof RequestError) || error.code !== 'offer.conflict') throw error;
      }
    }
    const current = find(await client.query({ ...list, staleTime: 0 }));
    if (!current) {
      const message = 'This draft was deleted somewhere else. Copy what you need, then begin a new one.';
      throw new RequestError({ status: 404, code: 'offer.not-found', message });
    }
    // An earlier save arrived, and only its answer was lost.
    if (isSame(current[part], value)) return current;
    if (isSame(current[part], base)) return send(current);
    throw new ChangedElsewhere(part, current);
  };
}

const noOffers: OfferList = { offers: [], toolkit: false, caps: { ceilingCents: null, letterCents: null } };

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
