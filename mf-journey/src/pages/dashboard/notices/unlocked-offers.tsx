import { useId, useState, type ReactNode } from 'react';
import { acknowledgeUnlockedOffers, listUnlockedOffers, type UnlockedOffer } from '@hearthway/contracts/journey';
import { Button, buttonClassName, Card } from '@hearthway/web-kit';
import { operationMutation } from '@hearthway/web-kit/http';
import { PageLink } from '@hearthway/web-kit/router';
import { useCaller } from '@hearthway/web-kit/slice';
import { useMutation } from '@tanstack/react-query';
import { focusTitle } from './focus-title.js';
import css from './notice.module.css';

/** Says once, for the whole account, what new purchases unlocked. */
export function UnlockedOffers({ offers }: { readonly offers: readonly UnlockedOffer[] }): ReactNode {
  const headingId = useId();
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
    <Card as="section" padding="small" raised className={css['notice']} aria-labelledby={headingId}>
      <div role="status" className={css['words']}>
        <h2 id={headingId} className={css['title']}>
          Thank you for your purchase
        </h2>
        <ul className={css['offers']}>
          {offers.map((offer) => (
            <li key={offer.id}>{textOf(offer)}</li>
          ))}
        </ul>
      </div>
      <div className={css['actions']}>
        <PageLink
          to="/settings#settings-purchases"
          className={buttonClassName({ variant: 'secondary', size: 'small' })}
          onClick={acknowledge}
        >
          See your purchases
        </PageLink>
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            acknowledge();
            focusTitle();
          }}
        >
          Got it
        </Button>
      </div>
    </Card>
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
