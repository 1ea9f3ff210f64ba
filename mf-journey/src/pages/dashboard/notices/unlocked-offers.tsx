import { useState, type ReactNode } from 'react';
import { acknowledgeUnlockedOffers, listUnlockedOffers, type UnlockedOffer } from '@hearthway/contracts/journey';
import { operationMutation } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useMutation } from '@tanstack/react-query';
import { Notice } from './notice.js';

/** Says once, for the whole account, what new purchases unlocked. */
export function UnlockedOffers({ offers }: { readonly offers: readonly UnlockedOffer[] }): ReactNode {
  const ids = offers.map(({ id }) => id);
  const [readIds, setReadIds] = useState<readonly string[]>([]);
  const acknowledging = useMutation(
    operationMutation(useCaller(), acknowledgeUnlockedOffers, {
      changes: listUnlockedOffers,
      write: (known, _reply, { body }) =>
        known.map((offer) => (body.ids.includes(offer.id) ? { ...offer, isNew: false } : offer)),
    }),
  );
  // Doesn't wait for the reply. If that fails, the next visit says it again.
  if (ids.every((id) => readIds.includes(id))) return null;
  return (
    <Notice
      title="Thank you for your purchase"
      linkText="See your purchases"
      section="purchases"
      dismissText="Got it"
      onRead={() => {
        setReadIds(ids);
        acknowledging.mutate({ body: { ids } });
      }}
    >
      <ul>
        {offers.map((offer) => (
          <li key={offer.id}>{textOf(offer)}</li>
        ))}
      </ul>
    </Notice>
  );
}

function textOf({ productType, memberNumber }: UnlockedOffer): string {
  if (productType === 'offer_toolkit') {
    return 'Your Offer Toolkit is reserved for this account. It’s coming soon, and we’ll email you when it’s ready.';
  }
  return memberNumber === undefined
    ? 'You’re a Founding Member. Thank you.'
    : `You’re Founding Member No. ${memberNumber}. Thank you.`;
}
