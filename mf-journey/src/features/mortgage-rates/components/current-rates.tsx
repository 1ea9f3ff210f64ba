import { useId, type ReactNode } from 'react';
import { getMortgageRates, type MortgageRates } from '@hearthway/contracts/journey';
import { dashboardTexts } from '@hearthway/contracts/texts';
import { Badge, Card } from '@hearthway/web-kit';
import { operationQuery } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { useToday } from '../../local-time/index.js';
import { formatOrigin, formatPercent } from '../format-rates.js';
import { RatesError } from './rates-error.js';
import { RatesSkeleton } from './rates-skeleton.js';
import css from './mortgage-rates.module.css';

export function CurrentRates(): ReactNode {
  const { data, isError, refetch, isRefetching } = useQuery(operationQuery(useCaller(), getMortgageRates));
  if (data) return <Rates {...data} />;
  return isError ? <RatesError retrying={isRefetching} onRetry={() => void refetch()} /> : <RatesSkeleton />;
}

function Rates({ rates, source }: MortgageRates): ReactNode {
  const today = useToday();
  const headingId = useId();
  return (
    <Card as="section" className={css['card']} aria-labelledby={headingId}>
      <header className={css['header']}>
        <h2 id={headingId} className={css['heading']}>
          {dashboardTexts.mortgageRates}
        </h2>
        {!source && <Badge>Sample</Badge>}
      </header>
      <dl className={css['rates']}>
        {rates.map(({ product, rateBasisPoints }) => (
          <div key={product} className={css['rate']}>
            <dt>{product}</dt>
            <dd>{formatPercent(rateBasisPoints)}</dd>
          </div>
        ))}
      </dl>
      <p className={css['origin']}>{formatOrigin(source, today)}</p>
    </Card>
  );
}
