import type { ReactNode } from 'react';
import { formatCents, formatRounded } from '@hearthway/web-kit/money';
import { ChartTable } from './chart-table.js';
import css from './charts.module.css';
import { ticksUpTo } from './ticks.js';

export interface PricePoint {
  readonly priceCents: number;
  readonly paymentCents: number;
}

export interface PriceChartProps {
  /** By price, from the lowest. */
  readonly points: readonly PricePoint[];
  /** Payments up to the first are comfortable, up to the second a stretch, and above it over the limit. */
  readonly comfortableCents: number;
  readonly ceilingCents: number;
  /** The buyer's own, and what it is: `the home you have in mind`. */
  readonly position: PricePoint;
  readonly positionName: string;
}

/** How the monthly payment grows with the price, over bands that say how it would feel. */
export function PriceChart({
  points,
  comfortableCents,
  ceilingCents,
  position,
  positionName,
}: PriceChartProps): ReactNode {
  const lastPrice = points.at(-1)?.priceCents ?? 1;
  const topPayment = Math.max(ceilingCents * 1.15, points.at(-1)?.paymentCents ?? 1, 1);
  const x = (price: number): number => (price / lastPrice) * 100;
  const y = (payment: number): number => 100 - (payment / topPayment) * 100;
  const line = points.map(({ priceCents, paymentCents }) => `${x(priceCents)},${y(paymentCents)}`).join(' ');
  const bandOf = ({ paymentCents }: PricePoint): string =>
    paymentCents <= comfortableCents ? 'Comfortable' : paymentCents <= ceilingCents ? 'Stretch' : 'Over the limit';
  return (
    <figure className={css['figure']}>
      <div
        role="img"
        aria-label={
          `Line: the monthly payment for each price, over the bands comfortable, stretch, and over the limit. ` +
          `The dot is ${positionName}: ${formatRounded(position.priceCents, 100_000)}, ${bandOf(position).toLowerCase()}. ` +
          'The table below has the numbers.'
        }
        className={css['plot']}
      >
        <svg className={css['canvas']}>
          <rect className={css['over']} width="100%" height={`${y(ceilingCents)}%`} />
          <rect
            className={css['stretch']}
            y={`${y(ceilingCents)}%`}
            width="100%"
            height={`${y(comfortableCents) - y(ceilingCents)}%`}
          />
          <rect
            className={css['comfortable']}
            y={`${y(comfortableCents)}%`}
            width="100%"
            height={`${100 - y(comfortableCents)}%`}
          />
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
            <polyline className={css['line']} points={line} />
          </svg>
          <line
            className={css['drop']}
            x1={`${x(position.priceCents)}%`}
            x2={`${x(position.priceCents)}%`}
            y1={`${y(position.paymentCents)}%`}
            y2="100%"
          />
          <circle className={css['you']} cx={`${x(position.priceCents)}%`} cy={`${y(position.paymentCents)}%`} r="7" />
          <text className={css['band-name']} x="12" y={`${y(ceilingCents)}%`} dy="-8">
            Over the limit
          </text>
          <text className={css['band-name']} x="12" y={`${y(comfortableCents)}%`} dy="-8">
            Stretch
          </text>
          <text className={css['band-name']} x="12" y={`${y(comfortableCents)}%`} dy="20">
            Comfortable
          </text>
        </svg>
        <svg className={css['price-axis']}>
          {ticksUpTo(lastPrice, 4).map((tick) => (
            <text key={tick} x={`${x(tick)}%`} y="1em" className={anchorClass(x(tick))}>
              {shortPrice(tick)}
            </text>
          ))}
        </svg>
        <svg className={css['payment-axis']}>
          {ticksUpTo(topPayment, 4).map((tick) => (
            <text key={tick} x="100%" y={`${y(tick)}%`} className={css['payment-tick']}>
              {formatCents(tick)}
            </text>
          ))}
        </svg>
      </div>
      <figcaption className={css['legend']}>
        Monthly payment for each price. <span className={css['you-key']} aria-hidden="true" /> is {positionName}.
      </figcaption>
      <ChartTable
        caption="Monthly payment by price"
        headers={['Price', 'Each month', 'Band']}
        rows={points
          .filter(({ priceCents }) => priceCents > 0)
          .map((point) => [
            formatRounded(point.priceCents, 100_000),
            formatRounded(point.paymentCents, 1_000),
            bandOf(point),
          ])}
      />
    </figure>
  );
}

function anchorClass(percent: number): string | undefined {
  return percent < 5 ? css['tick-first'] : percent > 95 ? css['tick-last'] : css['tick'];
}

/** `$250K` or `$1.25M`: an axis has little room. */
function shortPrice(cents: number): string {
  const thousands = cents / 100_000;
  return thousands >= 1_000 ? `$${thousands / 1_000}M` : `$${thousands}${thousands === 0 ? '' : 'K'}`;
}
