import type { ReactNode } from 'react';
import { lazyPart } from '@hearthway/web-kit/slice';
import { dollars } from '../../../features/estimates/index.js';
import { ChartTable } from '../../../features/chart-table/index.js';
import type { PaymentPart } from './drawings.js';
import { useSeen } from '../../../use-seen.js';
import css from './payment-parts.module.css';

// Names and amounts are beside the bars, so nothing is lost without them.
const PartBars = lazyPart(async () => (await import('./drawings.js')).PartBars, { waiting: null, failed: () => null });

/** The parts of a monthly payment, as bars. The bars are drawn behind rows of equal height, which set the size. */
export function PaymentParts({ parts }: { readonly parts: readonly PaymentPart[] }): ReactNode {
  const { ref, seen } = useSeen();
  const total = parts.reduce((sum, { cents }) => sum + cents, 0);
  return (
    <figure className={css['figure']}>
      <div
        ref={ref}
        role="img"
        aria-label={
          `Bar chart: the parts of a monthly payment of ${dollars(total)}. ` +
          `${parts.map(({ name, cents }) => `${name} ${dollars(cents)}`).join(', ')}.`
        }
      >
        <div className={css['parts']} aria-hidden="true">
          {seen && <PartBars parts={parts} totalCents={total} />}
          {parts.map(({ name, cents }) => (
            <div key={name} className={css['part']}>
              <span>{name}</span>
              <b className={css['amount']}>{dollars(cents)}</b>
            </div>
          ))}
        </div>
      </div>
      <ChartTable
        caption="Monthly payment by part"
        headers={['Part', 'Each month', 'Share']}
        rows={[...parts, { name: 'Total', cents: total }].map(({ name, cents }) => [
          name,
          dollars(cents),
          shareText(cents / total),
        ])}
      />
    </figure>
  );
}

const shareText = (share: number): string => (share < 0.01 ? 'under 1%' : `${Math.round(share * 100)}%`);
