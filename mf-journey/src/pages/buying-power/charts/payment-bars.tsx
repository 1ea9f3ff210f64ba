import type { ReactNode } from 'react';
import { formatCents } from '@hearthway/web-kit/money';
import { ChartTable } from './chart-table.js';
import css from './charts.module.css';

export interface PaymentPart {
  readonly name: string;
  readonly cents: number;
}

/** The parts of a monthly payment, as bars. */
export function PaymentBars({ parts }: { readonly parts: readonly PaymentPart[] }): ReactNode {
  const largest = Math.max(1, ...parts.map(({ cents }) => cents));
  const total = parts.reduce((sum, { cents }) => sum + cents, 0);
  return (
    <figure className={css['figure']}>
      <div
        role="img"
        aria-label="Bars: the parts of the monthly payment. The table below has the numbers."
        className={css['bars']}
      >
        {parts.map(({ name, cents }) => (
          <div key={name} className={css['bar-row']}>
            <span>{name}</span>
            <svg className={css['bar-plot']}>
              <rect className={css['bar']} width={`${(cents / largest) * 100}%`} height="100%" rx="4" />
            </svg>
            <span className={css['bar-value']}>{wholeDollars(cents)}</span>
          </div>
        ))}
      </div>
      <ChartTable
        caption="Monthly payment by part"
        headers={['Part', 'Each month', 'Share']}
        rows={[...parts, { name: 'Total', cents: total }].map(({ name, cents }) => [
          name,
          formatCents(cents),
          `${Math.round((cents / Math.max(1, total)) * 100)}%`,
        ])}
      />
    </figure>
  );
}

const wholeDollars = (cents: number): string => formatCents(Math.round(cents / 100) * 100);
