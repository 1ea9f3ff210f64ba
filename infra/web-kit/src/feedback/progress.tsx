import type { ReactNode } from 'react';
import { classNames } from '../class-names.js';
import { VisuallyHidden } from '../layout/accessibility.js';
import css from './progress.module.css';

export interface ProgressBarProps {
  /** Accessible name. */
  label: string;
  /** Clamped to 0..`max`; a non-finite value counts as 0. */
  value: number;
  /** Defaults to 100. */
  max?: number | undefined;
  /** Announced instead of the percentage, such as "3 of 10 done". */
  valueText?: string | undefined;
  size?: 'small' | 'medium' | undefined;
}

// Native <progress>: a custom bar needs a style attribute for its width, which our CSP blocks in prerendered markup.
export function ProgressBar(props: ProgressBarProps): ReactNode {
  const { label, value, max = 100, valueText, size = 'medium' } = props;
  const shown = Math.min(Math.max(Number.isFinite(value) ? value : 0, 0), max);
  return (
    <progress
      className={classNames(css['progress'], css[`progress-${size}`])}
      aria-label={label}
      aria-valuetext={valueText}
      value={shown}
      max={max}
    />
  );
}

export interface SkeletonProps {
  shape?: 'line' | 'title' | 'block' | 'circle' | undefined;
  width?: 'full' | 'wide' | 'half' | 'short' | undefined;
  /** With more than one, the last line is shorter. */
  lines?: number | undefined;
  className?: string | undefined;
}

/** Placeholder for loading content, hidden from screen readers. Add one `LoadingText` per group. */
export function Skeleton({ shape = 'line', width = 'full', lines = 1, className }: SkeletonProps): ReactNode {
  return Array.from({ length: lines }, (_, line) => {
    const shownWidth = lines > 1 && line === lines - 1 ? 'half' : width;
    return (
      <span
        key={line}
        aria-hidden="true"
        className={classNames(css['skeleton'], css[`shape-${shape}`], css[`width-${shownWidth}`], className)}
      />
    );
  });
}

/** Screen-reader-only loading announcement. */
export function LoadingText({ children }: { children: ReactNode }): ReactNode {
  return (
    <VisuallyHidden>
      <span role="status">{children}</span>
    </VisuallyHidden>
  );
}

export interface SpinnerProps {
  /** Announced to screen readers, even when hidden. */
  text: string;
  /** Shows the wheel only. */
  hideText?: boolean | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  className?: string | undefined;
}

export function Spinner({ text, hideText = false, size = 'medium', className }: SpinnerProps): ReactNode {
  return (
    <span role="status" className={classNames(css['spinner'], css[`spinner-${size}`], className)}>
      <span className={css['wheel']} aria-hidden="true" />
      {hideText ? <VisuallyHidden>{text}</VisuallyHidden> : <span>{text}</span>}
    </span>
  );
}
