import type { ReactNode } from 'react';
import type { AnalyticsReport } from '@hearthway/contracts/analytics';
import { adminTexts } from '@hearthway/contracts/texts';
import { formatInteger } from '@hearthway/web-kit/money';
import type { FigureColumn } from '../../../features/bar-chart/index.js';
import { ChartSection } from './chart-section.js';

type PageVisit = AnalyticsReport['pageVisits'][number];

const columns: readonly FigureColumn<PageVisit>[] = [
  { header: 'Path', text: ({ path }) => path },
  { header: 'Page', text: ({ pageName }) => pageName },
  { header: 'Views', text: ({ count }) => formatInteger(count), align: 'end' },
  { header: 'Share', text: ({ percentage }) => `${percentage.toFixed(2)}%`, align: 'end' },
];

export function PageVisits({ pageVisits }: { pageVisits: readonly PageVisit[] }): ReactNode {
  return (
    <ChartSection
      figure="pageVisits"
      title="Page visits"
      rows={pageVisits}
      toBar={({ pageName, path, count }) => ({
        name: `${pageName} (${path})`,
        value: count,
        text: formatInteger(count),
      })}
      columns={columns}
      summary="How often people opened each page. The chart shows the top ten."
      format={formatInteger}
      empty={adminTexts.noPageVisits}
    />
  );
}
