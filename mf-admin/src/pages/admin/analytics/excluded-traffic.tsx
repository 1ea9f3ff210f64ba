import type { ReactNode } from 'react';
import type { ExcludedTrafficCounts } from '@hearthway/contracts/analytics';
import { Alert, LoadingText, Skeleton } from '@hearthway/web-kit';
import { formatInteger } from '@hearthway/web-kit/money';
import type { UseQueryResult } from '@tanstack/react-query';
import css from './excluded-traffic.module.css';
import section from './report-view.module.css';

const labels: Readonly<Record<keyof ExcludedTrafficCounts, string>> = {
  registrations: 'Accounts registered',
  completedMilestones: 'Milestones completed',
  lenderMatches: 'Lenders matched',
  acceptedContracts: 'Contracts accepted',
  closedContracts: 'Homes closed',
  refundedPayments: 'Payments refunded',
  botsByUserAgent: 'Bot events, by user agent',
  botsByRate: 'Bot events, by request rate',
};

/** Events not counted in the figures above. */
export function ExcludedTraffic({
  excluded: { data, error },
}: {
  excluded: Pick<UseQueryResult<ExcludedTrafficCounts>, 'data' | 'error'>;
}): ReactNode {
  return (
    <section aria-labelledby="excluded-traffic" className={section['section']}>
      <h2 id="excluded-traffic" className={css['title']}>
        Counted separately
      </h2>
      <p className={section['summary']}>
        Not included in the figures above: activity in other services and events from bots.
      </p>
      {data ? (
        <dl className={css['list']}>
          {(Object.keys(labels) as (keyof ExcludedTrafficCounts)[]).map((name) => (
            <div key={name} className={css['entry']}>
              <dt>{labels[name]}</dt>
              <dd>{formatInteger(data[name])}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <Missing error={error} />
      )}
    </section>
  );
}

function Missing({ error }: { error: Error | null }): ReactNode {
  if (error) return <Alert tone="danger">We couldn’t load these counts. Refresh to try again.</Alert>;
  return (
    <>
      <LoadingText>Loading separate counts…</LoadingText>
      <Skeleton lines={Object.keys(labels).length} />
    </>
  );
}
