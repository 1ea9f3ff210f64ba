import { useMemo, type ReactElement, type ReactNode } from 'react';
import { classNames } from '@hearthway/web-kit';
import { formatCents } from '@hearthway/web-kit/money';
import {
  Area,
  AreaChart,
  Bar,
  BarChart,
  usePlotArea,
  useXAxisScale,
  useYAxisScale,
  XAxis,
  YAxis,
  ZIndexLayer,
  type BarShapeProps,
} from 'recharts';
import { bandNames, type BandName, type PriceCurve } from './price-curve.js';
import { roundSteps } from './round-steps.js';
import css from './drawings.module.css';

// Everything that uses the chart library, to be loaded late. Nothing is animated or interactive: the tables show the
// same data.

interface PriceDrawingProps {
  readonly curve: PriceCurve;
  /** A text description of the chart. */
  readonly label: string;
}

/** Payment by price with the buyer's position, over the bands. Fills its parent. */
export function PriceDrawing({ curve, label }: PriceDrawingProps): ReactNode {
  const { points, position } = curve;
  const highest = points.at(-1) ?? position;
  const fontSize = smallText * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const margin = useMemo(() => ({ top: fontSize / 2, right: 1.5 * fontSize, bottom: 0, left: 0 }), [fontSize]);
  const price = useMemo(() => axisUpTo(highest.priceCents), [highest.priceCents]);
  const topPayment = roundSteps(highest.paymentCents, ticks).at(-1) ?? 0;
  const payment = useMemo(() => axisUpTo(topPayment), [topPayment]);
  const widest = Math.max(...payment.ticks.map((tick) => formatCents(tick).length));
  return (
    <div role="img" aria-label={label} className={css['price']}>
      <AreaChart
        responsive
        accessibilityLayer={false}
        aria-hidden
        className={classNames(css['fill'])}
        data={points}
        margin={margin}
      >
        <XAxis {...axis} {...price} dataKey="priceCents" tickFormatter={shortPrice} height={2 * fontSize} />
        <YAxis {...axis} {...payment} tickFormatter={formatCents} width={widest * 0.58 * fontSize + 8} />
        <Bands curve={curve} fontSize={fontSize} />
        <Area
          dataKey="paymentCents"
          type="linear"
          stroke="var(--color-ink)"
          strokeWidth={2.5}
          fill="none"
          dot={false}
          activeDot={false}
          isAnimationActive={false}
        />
        <ZIndexLayer zIndex={600}>
          <Position curve={curve} />
        </ZIndexLayer>
      </AreaChart>
    </div>
  );
}

const ticks = 5;
/** `--text-13`, in rem. */
const smallText = 0.8125;
const axis = {
  type: 'number',
  tickLine: false,
  axisLine: false,
  // The color as a prop, because the library writes it into the element's style.
  tick: { className: css['tick'], fill: 'var(--color-ink-2)' },
} as const;
const bandLabels: Readonly<Record<BandName, string>> = { ...bandNames, over: 'Over' };

const axisUpTo = (highest: number) => ({
  domain: [0, highest],
  ticks: roundSteps(highest, ticks).filter((tick) => tick <= highest),
});

// The bands and the position are no ReferenceArea and ReferenceDot: those report themselves to the library's store whenever they
// render, which takes as long again as everything else for each move of a slider.

interface BandsProps {
  readonly curve: PriceCurve;
  readonly fontSize: number;
}

function Bands({ curve: { bands }, fontSize }: BandsProps): ReactNode {
  const scale = useXAxisScale();
  const plot = usePlotArea();
  if (!scale || !plot) return null;
  return bands.map(({ name, fromCents, toCents }) => {
    const x = scale(fromCents) ?? 0;
    const width = (scale(toCents) ?? 0) - x;
    const text = bandLabels[name];
    return (
      <g key={name} className={css[name]}>
        <rect x={x} y={plot.y} width={width} height={plot.height} />
        {width > (text.length * 0.55 + 0.6) * fontSize && (
          <text x={x + fontSize / 2} y={plot.y + fontSize * 1.5}>
            {text}
          </text>
        )}
      </g>
    );
  });
}

function Position({ curve: { position } }: { readonly curve: PriceCurve }): ReactNode {
  const priceScale = useXAxisScale();
  const paymentScale = useYAxisScale();
  const plot = usePlotArea();
  if (!priceScale || !paymentScale || !plot) return null;
  const x = priceScale(position.priceCents) ?? 0;
  const y = paymentScale(position.paymentCents) ?? 0;
  return (
    <g className={css['own']}>
      <path d={`M${plot.x},${y}H${x}V${plot.y + plot.height}`} />
      <circle cx={x} cy={y} r={7} />
    </g>
  );
}

/** `$250K` or `$1.25M`: there is little room between prices. */
function shortPrice(cents: number): string {
  const thousands = cents / 100_000;
  return thousands >= 1_000 ? `$${thousands / 1_000}M` : `$${thousands}${thousands === 0 ? '' : 'K'}`;
}

export interface PaymentPart {
  readonly name: string;
  readonly cents: number;
}

interface PartBarsProps {
  readonly parts: readonly PaymentPart[];
  readonly totalCents: number;
}

/** Each part's share of the total, at the lower end of its row: rows of equal height divide the height of the parent. */
export function PartBars({ parts, totalCents }: PartBarsProps): ReactNode {
  const domain = useMemo(() => [0, totalCents], [totalCents]);
  return (
    <div className={css['part-bars']}>
      <BarChart
        responsive
        accessibilityLayer={false}
        className={classNames(css['fill'])}
        layout="vertical"
        data={parts}
        margin={noMargin}
        barCategoryGap={0}
      >
        <XAxis type="number" domain={domain} hide />
        <YAxis type="category" dataKey="name" hide />
        <Bar dataKey="cents" shape={bar} background={wholeBar} isAnimationActive={false} />
      </BarChart>
    </div>
  );
}

const noMargin = { top: 0, right: 0, bottom: 0, left: 0 };
const barHeight = 12;

const bar = (row: BarShapeProps): ReactElement => <rect {...atLowerEnd(row)} className={css['bar']} />;
const wholeBar = (row: BarShapeProps): ReactElement => <rect {...atLowerEnd(row)} className={css['whole']} />;

const atLowerEnd = ({ x, y, width, height }: BarShapeProps) => ({
  x,
  y: y + height - barHeight,
  width: Math.max(width, 3),
  height: barHeight,
  rx: 4,
});
