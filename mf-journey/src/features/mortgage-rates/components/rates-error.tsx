import type { ReactNode } from 'react';
import { dashboardTexts } from '@hearthway/contracts/texts';
import { Card, ErrorState, type ErrorStateProps } from '@hearthway/web-kit';
import css from './mortgage-rates.module.css';

/** Shown when the card's script or the rates fail to load. */
export function RatesError({ onRetry, retrying }: Pick<ErrorStateProps, 'onRetry' | 'retrying'>): ReactNode {
  return (
    <Card as="section" className={css['card']}>
      <h2 className={css['heading']}>{dashboardTexts.mortgageRates}</h2>
      <ErrorState
        title="We couldn’t load the rates"
        headingLevel={3}
        illustration={null}
        retrying={retrying}
        onRetry={onRetry}
      />
    </Card>
  );
}
