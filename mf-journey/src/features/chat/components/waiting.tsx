import type { ReactNode } from 'react';
import css from './messages.module.css';

/** Where the answer will be. */
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
