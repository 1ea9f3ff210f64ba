import { useState, type ReactNode } from 'react';
import { figureDefinitions, normalizedBaseline, type AnalyticsReport } from '@hearthway/contracts/analytics';
import { adminTexts } from '@hearthway/contracts/texts';
import { Checkbox } from '@hearthway/web-kit';
import { formatInteger } from '@hearthway/web-kit/money';
import type { FigureColumn } from '../../../features/bar-chart/index.js';
import { ChartSection } from './chart-section.js';
import css from './report-view.module.css';
import { rateText } from './small-samples.js';

type Dropoff = AnalyticsReport['dropoffs'][number];

/** A step with its rates as shown. */
interface ShownStep extends Dropoff {
  readonly ofFirst: string;
  readonly ofBefore: string;
}

const columns: readonly FigureColumn<ShownStep>[] = [
  { header: 'Step', text: ({ name }) => name },
  { header: 'Count', text: ({ count }) => formatInteger(count), align: 'end' },
  { header: 'Of first step', text: ({ ofFirst }) => ofFirst, align: 'end' },
  { header: 'Dropped off', text: ({ dropOffCount }) => formatInteger(dropOffCount), align: 'end' },
  { header: 'Rate', text: ({ ofBefore }) => ofBefore, align: 'end' },
];

/** The funnel from a visit to a payment, as counted or normalized to a baseline. */
export function Dropoffs({ dropoffs }: { dropoffs: readonly Dropoff[] }): ReactNode {
  const [isNormalized, setNormalized] = useState(false);
  const first = isNormalized ? `the first step, counted as at least ${normalizedBaseline}` : 'the first step';
  return (
    <ChartSection
      figure="dropoffs"
      title="Drop-off"
      rows={shownSteps(dropoffs.filter(({ normalizedView }) => normalizedView === isNormalized))}
      toBar={({ name, ofFirst }) => ({ name, value: Number.parseFloat(ofFirst) || 0, text: ofFirst })}
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

/** A normalized rate already covers enough people. */
function shownSteps(steps: readonly Dropoff[]): ShownStep[] {
  return steps.map((step, place) => {
    const { normalizedView, conversionRate, dropOffRate } = step;
    const [first = step, before = step] = [steps[0], steps[place - 1]];
    return {
      ...step,
      ofFirst: normalizedView ? conversionRate : rateText(conversionRate, first.count),
      ofBefore: normalizedView ? dropOffRate : rateText(dropOffRate, before.count),
    };
  });
}
