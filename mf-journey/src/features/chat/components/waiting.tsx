import type { ReactNode } from 'react';
import css from './messages.module.css';

/** Placeholder for the answer. */
export function Waiting(): ReactNode {
  return (
    <p className={css['activity']} aria-hidden="true">
      <span className={css['dots']}>
        <span />
        <span />
        <span />
      </span>
    </p>
  );
}
