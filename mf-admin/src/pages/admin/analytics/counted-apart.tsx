import type { ReactNode } from 'react';
import type { TrafficApart } from '@hearthway/contracts/analytics';
import { Alert, LoadingText, Skeleton } from '@hearthway/web-kit';
import { formatInteger } from '@hearthway/web-kit/money';
import type { useTrafficApart } from './read-report.js';
import css from './counted-apart.module.css';
import section from './report-view.module.css';

const labels: Readonly<Record<keyof TrafficApart, string>> = {
  registrations: 'Accounts registered',
  completedMilestones: 'Milestones completed',
  lenderMatches: 'Lenders matched',
  refundedPayments: 'Payments refunded',
  botsByUserAgent: 'Bot events, by user agent',
  botsByRate: 'Bot events, by request rate',
};

/** What is in none of the figures above. */
export function CountedApart({ apart: { data, error } }: { apart: ReturnType<typeof useTrafficApart> }): ReactNode {
  return (
    <section aria-labelledby="counted-apart" className={section['section']}>
      <h2 id="counted-apart" className={css['title']}>
        Counted separately
      </h2>
      <p className={section['summary']}>
        Not included in the figures above: activity in other services and events from bots.
      </p>
      {data ? (
        <dl className={css['list']}>
          {(Object.keys(labels) as (keyof TrafficApart)[]).map((name) => (
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
      <Skeleton lines={6} />
    </>
  );
}
