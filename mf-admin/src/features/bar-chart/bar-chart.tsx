import type { ReactNode } from 'react';
import { scaleLinear, type ScaleLinear } from 'd3-scale';
import css from './bar-chart.module.css';

export interface Bar {
  readonly name: string;
  readonly value: number;
  /** The value as shown at the end of the bar. */
  readonly text: string;
}

interface BarChartProps {
  /** A description of the chart, and where to read the same numbers. */
  readonly label: string;
  readonly bars: readonly Bar[];
  /** End of the axis; by default the next round number above the largest value. */
  readonly maximum?: number;
  /** Formats a number on the axis. */
  readonly format: (value: number) => string;
}

const ticksWanted = 4;

/** Horizontal bars. Screen readers see one image, and find the numbers in the table beside it. */
export function BarChart({ label, bars, maximum, format }: BarChartProps): ReactNode {
  const scale = scaleOf(bars, maximum);
  const ticks = scale.ticks(ticksWanted).filter(Number.isInteger);
  return (
    <div role="img" aria-label={label} className={css['chart']}>
      {bars.map(({ name, value, text }) => (
        <div key={name} className={css['row']}>
          <span className={css['name']}>{name}</span>
          <svg className={css['plot']}>
            {ticks.map((tick) => (
              <line key={tick} className={css['grid']} x1={at(scale, tick)} x2={at(scale, tick)} y1="0" y2="100%" />
            ))}
            <rect className={css['bar']} width={at(scale, value)} y="20%" height="60%" rx="3" />
          </svg>
          <span className={css['value']}>{text}</span>
        </div>
      ))}
      <div className={css['row']}>
        <svg className={css['axis']}>
          {ticks.map((tick) => (
            <text key={tick} x={at(scale, tick)} y="1em" className={tick === 0 ? css['first-tick'] : css['tick']}>
              {format(tick)}
            </text>
          ))}
        </svg>
      </div>
    </div>
  );
}

type PercentScale = ScaleLinear<number, number>;

function scaleOf(bars: readonly Bar[], maximum: number | undefined): PercentScale {
  const largest = Math.max(1, ...bars.map(({ value }) => value));
  const scale = scaleLinear([0, 100]).domain([0, maximum ?? largest]);
  return maximum === undefined ? scale.nice(ticksWanted) : scale;
}

const at = (scale: PercentScale, value: number): string => `${scale(value)}%`;
