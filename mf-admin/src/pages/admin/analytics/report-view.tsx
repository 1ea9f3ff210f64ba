import type { ReactNode } from 'react';
import { normalizedBaseline, type AnalyticsReport } from '@hearthway/contracts/analytics';
import { Alert } from '@hearthway/web-kit';
import { Clicks } from './clicks.js';
import { Dropoffs } from './dropoffs.js';
import { PageVisits } from './page-visits.js';
import { RecentEvents } from './recent-events.js';
import css from './report-view.module.css';
import { smallSamples } from './small-samples.js';
import { Totals } from './totals.js';

export function ReportView({ report }: { report: AnalyticsReport }): ReactNode {
  return (
    <>
      <SmallSampleWarning report={report} />
      <Totals report={report} />
      <Dropoffs dropoffs={report.dropoffs} />
      <PageVisits pageVisits={report.pageVisits} />
      <Clicks clicks={report.clickData} />
      <RecentEvents events={report.recentEvents} />
    </>
  );
}

function SmallSampleWarning({ report }: { report: AnalyticsReport }): ReactNode {
  const samples = smallSamples(report);
  if (samples.length === 0) return null;
  return (
    <Alert tone="warning" title="Small numbers" className={css['warning']}>
      So far: {new Intl.ListFormat('en-US').format(samples)}. With fewer than {normalizedBaseline}, one person can move
      a rate a lot, so we don’t show it.
    </Alert>
  );
}
