import type { ReactNode } from 'react';
import { dashboardTexts } from '@hearthway/contracts/texts';
import { Card, LoadingText, Skeleton } from '@hearthway/web-kit';
import css from './mortgage-rates.module.css';

const rows = 3;

/** Shown while the card's script or the rates load. */
export function RatesSkeleton(): ReactNode {
  return (
    <Card as="section" className={css['card']}>
      <header className={css['header']}>
        <h2 className={css['heading']}>{dashboardTexts.mortgageRates}</h2>
      </header>
      <LoadingText>Loading mortgage rates</LoadingText>
      <div className={css['rates']} aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className={css['rate']}>
            <Skeleton width="half" />
            <Skeleton width="short" />
          </div>
        ))}
      </div>
      <p className={css['origin']} aria-hidden="true">
        <Skeleton lines={2} />
      </p>
    </Card>
  );
}
