import { useState, type ReactNode } from 'react';
import {
  getAnalyticsReport,
  getExcludedTraffic,
  type AnalyticsReport,
  type ReportPeriod,
} from '@hearthway/contracts/analytics';
import { adminTexts } from '@hearthway/contracts/texts';
import { EmptyState } from '@hearthway/web-kit';
import { operationQuery } from '@hearthway/web-kit/http';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Freshness, RefreshFailure } from '../../../features/freshness/index.js';
import { LoadFailure } from '../../../features/load-failure/index.js';
import { useAdminSession } from '../../../session/index.js';
import css from './analytics-tab.module.css';
import { ExcludedTraffic } from './excluded-traffic.js';
import { PeriodForm } from './period-form.js';
import { ReportSkeleton } from './report-skeleton.js';
import { ReportView } from './report-view.js';

/** The report of a period; all time at first. */
export function AnalyticsTab(): ReactNode {
  const [period, setPeriod] = useState<ReportPeriod>({});
  const session = useAdminSession();
  const input = { query: period };
  // Keeps showing the previous period while another one loads.
  const placeholderData = keepPreviousData;
  const report = useQuery({ ...operationQuery(session, getAnalyticsReport, input), placeholderData });
  const excluded = useQuery({ ...operationQuery(session, getExcludedTraffic, input), placeholderData });
  const refresh = (): void => {
    void report.refetch();
    void excluded.refetch();
  };
  return (
    <>
      <div className={css['controls']}>
        <PeriodForm onChange={setPeriod} />
        {report.data && (
          <div className={css['freshness']}>
            <Freshness
              fetchedAt={report.dataUpdatedAt}
              refreshing={report.isFetching}
              onRefresh={refresh}
              waitingText={report.isPlaceholderData ? 'Loading the period…' : undefined}
            />
          </div>
        )}
      </div>
      <Report report={report} onRetry={refresh} />
      {report.data && <ExcludedTraffic excluded={excluded} />}
    </>
  );
}

interface ReportProps {
  readonly report: UseQueryResult<AnalyticsReport>;
  readonly onRetry: () => void;
}

function Report({ report: { data, error, isFetching }, onRetry }: ReportProps): ReactNode {
  if (!data) {
    if (!error) return <ReportSkeleton />;
    return <LoadFailure title={adminTexts.analyticsFailed} error={error} onRetry={onRetry} retrying={isFetching} />;
  }
  return (
    <>
      {error && <RefreshFailure title={adminTexts.analyticsFailed} error={error} />}
      {isEmpty(data) ? (
        <EmptyState title={adminTexts.noAnalytics}>
          There was no activity on these days. Figures appear as soon as someone opens a page.
        </EmptyState>
      ) : (
        <ReportView report={data} />
      )}
    </>
  );
}

function isEmpty({ pageViews, signups, payments, completedPayments, recentEvents }: AnalyticsReport): boolean {
  return pageViews + signups + payments + completedPayments + recentEvents.length === 0;
}
