import type { ReactNode } from 'react';
import type { OfferReview } from '@hearthway/contracts/journey';
import { formatCents } from '@hearthway/web-kit/money';
import { ChartTable } from '../../../features/chart-table/index.js';
import { parts } from '../../../features/page-parts/index.js';
import css from './review.module.css';

interface CashAtRiskProps {
  readonly steps: OfferReview['cashAtRisk'];
  readonly closingDay: number;
}

/** What walking away would cost, day by day until closing: steps that only go up, and the same as a table. */
export function CashAtRisk({ steps, closingDay }: CashAtRiskProps): ReactNode {
  const last = steps.at(-1);
  if (!last) return null;
  return (
    <figure className={css['figure']}>
      <figcaption>
        <h3 className={parts['subtitle']}>What you could lose by walking away</h3>
        <p className={parts['note']}>
          Up to {formatCents(last.cents)}, once your last right to leave has ended. Day 0 is the effective date, when
          the last party has signed.
        </p>
      </figcaption>
      <StepChart steps={steps} last={last} closingDay={closingDay} />
      <ChartTable
        caption="Cash at risk by day"
        headers={['From day', 'At risk', 'Because of']}
        rows={steps.map(({ day, cents, reason }) => [String(day), formatCents(cents), reason])}
      />
    </figure>
  );
}

interface StepChartProps extends CashAtRiskProps {
  readonly last: OfferReview['cashAtRisk'][number];
}

function StepChart({ steps, last, closingDay }: StepChartProps): ReactNode {
  const days = Math.max(1, closingDay);
  const most = Math.max(1, last.cents);
  const x = (day: number): number => (day / days) * 100;
  const y = (cents: number): number => 96 - (cents / most) * 92;
  const corners = steps.flatMap(({ day, cents }, index) => [
    ...(index > 0 ? [`${x(day)},${y(steps[index - 1]?.cents ?? 0)}`] : []),
    `${x(day)},${y(cents)}`,
  ]);
  const line = [...corners, `100,${y(last.cents)}`].join(' ');
  return (
    <div className={css['chart']}>
      <p className={css['axis']} aria-hidden="true">
        <span>{formatCents(last.cents)}</span>
        <span>$0</span>
      </p>
      <svg
        role="img"
        aria-label={`Step chart. ${steps.map(({ day, cents }) => `From day ${day}, ${formatCents(cents)}`).join('. ')}.`}
        className={css['plot']}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
      >
        <polygon className={css['area']} points={`${line} 100,100 0,100`} />
        <polyline className={css['line']} points={line} />
      </svg>
      <p className={css['days']} aria-hidden="true">
        <span>Day 0</span>
        <span>Closing, day {closingDay}</span>
      </p>
    </div>
  );
}
