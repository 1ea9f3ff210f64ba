import { useState, type ReactNode } from 'react';
import { figureDefinitions, normalizedBaseline, type AnalyticsReport } from '@hearthway/contracts/analytics';
import { adminTexts } from '@hearthway/contracts/texts';
import { Checkbox } from '@hearthway/web-kit';
import { formatInteger } from '@hearthway/web-kit/money';
import type { FigureColumn } from '../../../features/bar-chart/index.js';
import { ChartSection } from './chart-section.js';
import css from './report-view.module.css';

type Dropoff = AnalyticsReport['dropoffs'][number];

const columns: readonly FigureColumn<Dropoff>[] = [
  { header: 'Step', text: ({ name }) => name },
  { header: 'Count', text: ({ count }) => formatInteger(count), align: 'end' },
  { header: 'Of first step', text: ({ conversionRate }) => conversionRate, align: 'end' },
  { header: 'Dropped off', text: ({ dropOffCount }) => formatInteger(dropOffCount), align: 'end' },
  { header: 'Rate', text: ({ dropOffRate }) => dropOffRate, align: 'end' },
];

/** The funnel from the landing page to a payment, as counted or normalized to a baseline. */
export function Dropoffs({ dropoffs }: { dropoffs: readonly Dropoff[] }): ReactNode {
  const [isNormalized, setNormalized] = useState(false);
  const first = isNormalized ? `the first step, counted as at least ${normalizedBaseline}` : 'the first step';
  return (
    <ChartSection
      figure="dropoffs"
      title="Drop-off"
      rows={dropoffs.filter(({ normalizedView }) => normalizedView === isNormalized)}
      toBar={({ name, conversionRate }) => ({ name, value: Number.parseFloat(conversionRate), text: conversionRate })}
      columns={columns}
      summary={`How many reached each step, as a percentage of ${first}.`}
      maximum={100}
      format={(percent) => `${percent}%`}
      empty={adminTexts.noUserJourney}
    >
      <Checkbox
        label="Normalized view"
        help={figureDefinitions.normalized}
        className={css['normalized']}
        checked={isNormalized}
        onChange={(event) => setNormalized(event.target.checked)}
      />
    </ChartSection>
  );
}
