import type { ReactNode } from 'react';
import { getOfferStrategies, strategyNames, type Offer } from '@hearthway/contracts/journey';
import { Button, CheckIcon, VisuallyHidden } from '@hearthway/web-kit';
import { operationQuery } from '@hearthway/web-kit/http';
import { formatCents } from '@hearthway/web-kit/money';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { NotLoaded } from '../../../features/page-section/index.js';
import css from './price.module.css';

interface StrategiesProps {
  readonly offer: Offer;
  /** The price typed now. */
  readonly priceCents: number | undefined;
  readonly onChoose: (cents: number) => void;
}

/** Three prices with their reasons. */
export function Strategies({ offer, priceCents, onChoose }: StrategiesProps): ReactNode {
  const query = useQuery(operationQuery(useCaller(), getOfferStrategies, { params: { offerId: offer.id } }));
  if (!query.data) return <NotLoaded what="three prices" queries={[query]} />;
  return (
    <ul className={css['strategies']}>
      {query.data.strategies.map((strategy) => {
        const isChosen = strategy.priceCents === priceCents;
        return (
          <li key={strategy.name} className={css['strategy']} data-chosen={isChosen || undefined}>
            <h3 className={css['name']}>{strategyNames[strategy.name]}</h3>
            <p className={css['price']}>{formatCents(strategy.priceCents)}</p>
            <ul className={css['reasons']}>
              {strategy.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
            <Button
              variant={isChosen ? 'quiet' : 'secondary'}
              size="small"
              aria-pressed={isChosen}
              icon={isChosen && <CheckIcon size={18} />}
              onClick={() => {
                onChoose(strategy.priceCents);
              }}
            >
              {isChosen ? 'Your price' : 'Use this price'}
              <VisuallyHidden>: {strategyNames[strategy.name]}</VisuallyHidden>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
