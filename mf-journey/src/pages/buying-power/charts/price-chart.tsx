import type { ReactNode } from 'react';
import { classNames, ErrorState } from '@hearthway/web-kit';
import { lazyPart } from '@hearthway/web-kit/slice';
import { aboutMonthly, aboutPrice } from '../../../features/estimates/index.js';
import { ChartTable } from '../../../features/chart-table/index.js';
import { bandAt, bandNames, type PriceBand, type PriceCurve } from './price-curve.js';
import { useSeen } from '../../../use-seen.js';
import css from './price-chart.module.css';

const PriceDrawing = lazyPart(async () => (await import('./drawings.js')).PriceDrawing, {
  waiting: <div className={css['waiting']} />,
  failed: (retry) => (
    <ErrorState headingLevel={3} title="We couldn’t draw this chart" illustration={null} onRetry={retry}>
      <p>The table below has the same numbers.</p>
    </ErrorState>
  ),
});

interface PriceChartProps {
  readonly curve: PriceCurve;
  /** What the buyer's position is: `the home you have in mind`. */
  readonly ownName: string;
}

/** How the monthly payment grows with the price, over bands that say how it would feel. */
export function PriceChart({ curve, ownName }: PriceChartProps): ReactNode {
  const { ref, seen } = useSeen();
  const { bands, position, steps } = curve;
  const limits = bands.map((band) => `${bandNames[band.name]} is ${reach(band)}`).join('. ');
  return (
    <figure className={css['figure']}>
      <div ref={ref} className={css['plot']}>
        {seen ? (
          <PriceDrawing
            curve={curve}
            label={
              `Line chart: the monthly payment for each price. ${limits}. The dot is ${ownName}: ` +
              `about ${aboutPrice(position.priceCents)} and ${aboutMonthly(position.paymentCents)} a month, ` +
              `${bandNames[bandAt(position.priceCents, bands)].toLowerCase()}. The table below has the same numbers.`
            }
          />
        ) : (
          <div className={css['waiting']} />
        )}
      </div>
      <figcaption className={css['caption']}>
        <p>
          Monthly payment for each price. The dot <span className={css['dot']} aria-hidden="true" /> is {ownName}.
        </p>
        <ul className={css['bands']}>
          {bands.map((band) => (
            <li key={band.name}>
              <span className={classNames(css['swatch'], css[band.name])} aria-hidden="true" />
              <span>
                <b>{bandNames[band.name]}</b> {reach(band)}
              </span>
            </li>
          ))}
        </ul>
      </figcaption>
      <ChartTable
        caption="Monthly payment by price"
        headers={['Price', 'Each month', 'Band']}
        rows={steps.map(({ priceCents, paymentCents }) => [
          priceCents === position.priceCents ? `${aboutPrice(priceCents)}, ${ownName}` : aboutPrice(priceCents),
          aboutMonthly(paymentCents),
          bandNames[bandAt(priceCents, bands)],
        ])}
      />
    </figure>
  );
}

function reach({ name, fromCents, toCents }: PriceBand): string {
  return name === 'over' ? `above about ${aboutPrice(fromCents)}` : `up to about ${aboutPrice(toCents)}`;
}
