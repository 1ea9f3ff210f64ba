import { useState, type ReactNode } from 'react';
import type { AnalyticsReport, ReportPeriod } from '@hearthway/contracts/analytics';
import { adminTexts } from '@hearthway/contracts/texts';
import { EmptyState } from '@hearthway/web-kit';
import { Freshness, RefreshFailure } from '../../../features/freshness/index.js';
import { LoadFailure } from '../../../features/load-failure/index.js';
import css from './analytics-tab.module.css';
import { ExcludedTraffic } from './excluded-traffic.js';
import { PeriodForm } from './period-form.js';
import { useReport, useExcludedTraffic } from './read-report.js';
import { ReportSkeleton } from './report-skeleton.js';
import { ReportView } from './report-view.js';

/** The report of a period; all time at first. */
export function AnalyticsTab(): ReactNode {
  const [period, setPeriod] = useState<ReportPeriod>({});
  const report = useReport(period);
  const excluded = useExcludedTraffic(period);
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
              waitingText={report.isPlaceholderData ? 'Loading…' : undefined}
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
  readonly report: ReturnType<typeof useReport>;
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
