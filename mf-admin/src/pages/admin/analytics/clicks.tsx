import type { ReactNode } from 'react';
import type { AnalyticsReport } from '@hearthway/contracts/analytics';
import { adminTexts } from '@hearthway/contracts/texts';
import { formatInteger } from '@hearthway/web-kit/money';
import type { FigureColumn } from '../../../features/bar-chart/index.js';
import { ChartSection } from './chart-section.js';

type ClickCount = AnalyticsReport['clickData'][number];

const columns: readonly FigureColumn<ClickCount>[] = [
  { header: 'Element', text: ({ element }) => element },
  { header: 'Clicks', text: ({ count }) => formatInteger(count), align: 'end' },
];

export function Clicks({ clicks }: { clicks: readonly ClickCount[] }): ReactNode {
  return (
    <ChartSection
      figure="clickData"
      title="Clicks"
      rows={clicks}
      toBar={({ element, count }) => ({ name: element, value: count, text: formatInteger(count) })}
      columns={columns}
      summary="How often people clicked each element. The chart shows the top ten."
      format={formatInteger}
      empty={adminTexts.noClicks}
    />
  );
}
