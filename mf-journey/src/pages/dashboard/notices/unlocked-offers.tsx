import { useState, type ReactNode } from 'react';
import { acknowledgeUnlockedOffers, listUnlockedOffers, type UnlockedOffer } from '@hearthway/contracts/journey';
import { operationMutation } from '@hearthway/web-kit/http';
import { PageLink } from '@hearthway/web-kit/router';
import { useCaller } from '@hearthway/web-kit/slice';
import { useMutation } from '@tanstack/react-query';
import { foundingMemberName } from '../../../features/founding-member/index.js';
import { Note } from './note.js';

/** Tells each account once what new purchases unlocked. The receipts have the details. */
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
  const acknowledge = (): void => {
    setReadIds(ids);
    acknowledging.mutate({ body: { ids } });
  };
  // Doesn't wait for the reply. If that fails, the next visit says it again.
  if (ids.every((id) => readIds.includes(id))) return null;
  return (
    <Note label="Thank you for your purchase" closeLabel="Got it" onClose={acknowledge}>
      {thanksFor(offers)}{' '}
      <PageLink to="/settings#settings-purchases" onClick={acknowledge}>
        See your purchases
      </PageLink>
    </Note>
  );
}

const list = new Intl.ListFormat('en-US');

function thanksFor(offers: readonly UnlockedOffer[]): string {
  const memberships = offers.filter(({ productType }) => productType === 'founding_member');
  const names = memberships.map(({ memberNumber }) => foundingMemberName(memberNumber));
  const thanks = names.length > 0 ? `Thank you, ${list.format(names)}.` : 'Thank you.';
  return memberships.length < offers.length ? `${thanks} Your Offer Toolkit is open on Make Offer.` : thanks;
}
