import type { ReactNode } from 'react';
import { offerToolkit } from '@hearthway/contracts/constants';
import { comparableCount, strategyNames, type Offer } from '@hearthway/contracts/journey';
import { Alert, Button, ButtonLink, ErrorState, LoadingText, Skeleton, VisuallyHidden } from '@hearthway/web-kit';
import { formatCents } from '@hearthway/web-kit/money';
import { usePlatform } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { strategiesQuery, useOfferChanges } from '../../features/offers/index.js';
import { Bullets, Muted, Subtitle } from '../../features/page-parts/index.js';
import css from './make-offer.module.css';

export interface StrategiesProps {
  readonly offer: Offer;
  readonly toolkit: boolean;
}

export function Strategies({ offer, toolkit }: StrategiesProps): ReactNode {
  if (!toolkit) return <WithoutToolkit />;
  const needed = comparableCount.fewest - offer.comparables.length;
  if (needed > 0) {
    return (
      <Muted>
        Add {needed === 1 ? 'one more sale' : `${needed} more sales`}, and we’ll show three prices with the reasons for
        each.
      </Muted>
    );
  }
  return <ThreePrices offer={offer} />;
}

function ThreePrices({ offer }: { readonly offer: Offer }): ReactNode {
  const { session } = usePlatform();
  const { change } = useOfferChanges();
  const { data, isError, isFetching, refetch } = useQuery(strategiesQuery(session, offer));
  if (isError) {
    return (
      <ErrorState
        headingLevel={3}
        title="We couldn’t price this offer"
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        <p>Your sales are saved. Check your connection and try again.</p>
      </ErrorState>
    );
  }
  if (!data) {
    return (
      <>
        <LoadingText>Pricing your offer</LoadingText>
        <Skeleton lines={4} />
      </>
    );
  }
  return (
    <ul className={css['strategies']}>
      {data.strategies.map(({ name, priceCents, reasons }) => {
        const used = offer.terms.priceCents === priceCents;
        return (
          <li key={name} className={css['strategy']} data-used={used || undefined}>
            <Subtitle>{strategyNames[name]}</Subtitle>
            <p className={css['strategy-price']}>{formatCents(priceCents)}</p>
            <Bullets items={reasons} />
            <Button
              variant={used ? 'quiet' : 'secondary'}
              size="small"
              disabled={used}
              pending={change.isPending && change.variables.entry.terms.priceCents === priceCents}
              pendingText="Saving…"
              onClick={() => {
                const { comparables, terms } = offer;
                change.mutate({ offer, entry: { comparables, terms: { ...terms, priceCents } } });
              }}
            >
              {used ? 'Your price' : 'Use this price'} <VisuallyHidden>({strategyNames[name]})</VisuallyHidden>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

function WithoutToolkit(): ReactNode {
  return (
    <Alert
      tone="info"
      title="The Offer Toolkit prices your offer three ways"
      action={
        <ButtonLink href="/#offer-toolkit" variant="secondary" size="small">
          See the Offer Toolkit
        </ButtonLink>
      }
    >
      It turns your sales into a conservative, a market, and a competitive price, with the reasons for each, never above
      your letter, and writes your offer as a term sheet. {formatCents(offerToolkit.preOrderPriceCents)} once, instead
      of {formatCents(offerToolkit.listPriceCents)}; it’s not a subscription. Terms, checks, tracking, and deadlines are
      free: set your own price below. Bought it already? Verify your email address under Settings.
    </Alert>
  );
}
