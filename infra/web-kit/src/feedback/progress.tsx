import type { ReactNode } from 'react';
import { classNames } from '../class-names.js';
import { VisuallyHidden } from '../layout/accessibility.js';
import css from './feedback.module.css';

export interface ProgressBarProps {
  /** Names what moves on, for a screen reader. */
  label: string;
  /** From 0 to `max`; anything outside is brought back in. */
  value: number;
  /** 100 when not given. */
  max?: number | undefined;
  /** Read out in place of the percent, such as "3 of 10 done". */
  valueText?: string | undefined;
  size?: 'small' | 'medium' | undefined;
  className?: string | undefined;
}

// The browser's own element: its fill needs no style attribute, so a prerendered page shows it under a strict policy.
export function ProgressBar(props: ProgressBarProps): ReactNode {
  const { label, value, max = 100, valueText, size = 'medium', className } = props;
  const shown = Math.min(Math.max(Number.isFinite(value) ? value : 0, 0), max);
  return (
    <progress
      className={classNames(css['progress'], css[`progress-${size}`], className)}
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
  /** Several lines, the last one shorter. */
  lines?: number | undefined;
  className?: string | undefined;
}

/** Holds the place of what is loading. Put one `LoadingText` beside a group of them. */
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

/** Says politely to a screen reader that something is loading; seen by no one. */
export function LoadingText({ children }: { children: ReactNode }): ReactNode {
  return (
    <VisuallyHidden>
      <span role="status">{children}</span>
    </VisuallyHidden>
  );
}

export interface SpinnerProps {
  /** Always said, so that a wait is never only a picture. */
  text: string;
  /** Shows the wheel alone; the text is still read out. */
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
