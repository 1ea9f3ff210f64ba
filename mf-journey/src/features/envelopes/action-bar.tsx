import type { ReactNode } from 'react';
import css from './envelopes.module.css';

interface ActionBarProps {
  /** Above the bar at the end of a buyer’s page. */
  readonly isFramed?: boolean;
  /** What is left to do. */
  readonly text: ReactNode;
  readonly children: ReactNode;
}

/** What is left to do and the button for it, always in sight. */
export function ActionBar({ isFramed = false, text, children }: ActionBarProps): ReactNode {
  return (
    <div className={css['bar']} data-place={isFramed ? 'framed' : undefined}>
      <div className={css['bar-text']}>{text}</div>
      {children}
    </div>
  );
}
