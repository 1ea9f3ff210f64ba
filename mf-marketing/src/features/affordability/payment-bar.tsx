import { classNames } from '@hearthway/web-kit';
import type { ReactNode } from 'react';
import css from './payment-bar.module.css';
import type { PaymentPart } from './payment-parts.js';

/** Stacked bar of the monthly payment. Decorative: the numbers appear elsewhere. */
export function PaymentBar({ parts }: { parts: readonly PaymentPart[] }): ReactNode {
  const total = Math.max(
    1,
    parts.reduce((sum, { cents }) => sum + cents, 0),
  );
  const widths = parts.map(({ cents }) => (cents / total) * 100);
  return (
    <svg className={css['bar']} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {parts.map(({ key }, index) => (
        <rect
          key={key}
          className={css[key]}
          x={rounded(widths.slice(0, index).reduce((sum, width) => sum + width, 0))}
          y={0}
          width={rounded(widths[index] ?? 0)}
          height={10}
        />
      ))}
    </svg>
  );
}

export interface PartBarProps {
  part: PaymentPart;
  largestCents: number;
  className?: string | undefined;
}

/** A single part, scaled to the largest one. */
export function PartBar({ part, largestCents, className }: PartBarProps): ReactNode {
  const width = rounded((part.cents / Math.max(1, largestCents)) * 100);
  return (
    <svg
      className={classNames(css['part'], className)}
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={css[part.key]} x={0} y={0} width={width} height={10} />
    </svg>
  );
}

const rounded = (width: number): number => Math.round(width * 100) / 100;
