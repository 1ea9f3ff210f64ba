import type { ReactNode } from 'react';
import { chatFeedbackReasons, getChatFeedbackReport, type ChatFeedbackReport } from '@hearthway/contracts/journey';
import { EmptyState, Spinner } from '@hearthway/web-kit';
import { operationQuery } from '@hearthway/web-kit/http';
import { formatInteger } from '@hearthway/web-kit/money';
import { useQuery } from '@tanstack/react-query';
import { FigureTable, type FigureColumn } from '../../../features/bar-chart/index.js';
import { Freshness, RefreshFailure } from '../../../features/freshness/index.js';
import { LoadFailure } from '../../../features/load-failure/index.js';
import { useAdminSession } from '../../../session/index.js';
import css from './mia-tab.module.css';

const failed = 'We couldn’t load the feedback';

/** Buyers' feedback on Mia’s answers: only counts, never a word of a conversation. */
export function MiaTab(): ReactNode {
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery(
    operationQuery(useAdminSession(), getChatFeedbackReport),
  );
  const refresh = (): void => void refetch();
  if (!data) {
    if (!error) return <Spinner text="Loading…" className={css['waiting']} />;
    return <LoadFailure title={failed} error={error} onRetry={refresh} retrying={isFetching} />;
  }
  return (
    <>
      <div className={css['controls']}>
        <p>Feedback on answers that are still kept. Only counts: no one here can read a conversation.</p>
        <Freshness fetchedAt={dataUpdatedAt} refreshing={isFetching} onRefresh={refresh} />
      </div>
      {error && <RefreshFailure title={failed} error={error} />}
      {data.counts.length === 0 ? (
        <EmptyState title="No feedback yet">Counts appear as soon as a buyer rates an answer.</EmptyState>
      ) : (
        <>
          <Totals counts={data.counts} />
          <FigureTable caption="Feedback by reason" columns={columns} rows={data.counts.map(named)} />
        </>
      )}
    </>
  );
}

type Count = ChatFeedbackReport['counts'][number];

const ratings = { up: 'Helpful', down: 'Not helpful' } as const;
const engines = { none: 'Without a model', model: 'With the model' } as const;

const reasonText = ({ reason }: Count): string => (reason === null ? 'No reason given' : chatFeedbackReasons[reason]);
const engineText = ({ engine }: Count): string => (engine === null ? 'Unknown' : engines[engine]);

interface NamedCount extends Count {
  /** Unique. */
  readonly name: string;
}

const named = (count: Count): NamedCount => ({
  ...count,
  name: `${ratings[count.rating]}: ${reasonText(count)} (${engineText(count).toLowerCase()})`,
});

const columns: readonly FigureColumn<NamedCount>[] = [
  { header: 'Feedback', text: ({ name }) => name },
  { header: 'Count', text: ({ count }) => formatInteger(count), align: 'end' },
];

function Totals({ counts }: Pick<ChatFeedbackReport, 'counts'>): ReactNode {
  const totalOf = (wanted: Count['rating']): number =>
    counts.filter(({ rating }) => rating === wanted).reduce((sum, { count }) => sum + count, 0);
  return (
    <dl className={css['totals']}>
      {Object.entries(ratings).map(([rating, name]) => (
        <div key={rating} className={css['total']}>
          <dt>{name}</dt>
          <dd className={css['number']}>{formatInteger(totalOf(rating as Count['rating']))}</dd>
        </div>
      ))}
    </dl>
  );
}
