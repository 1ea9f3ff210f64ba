import { useRef, useState, type ReactNode } from 'react';
import { Button, Dialog } from '@hearthway/web-kit';
import type { Comparison } from '../use-comparison.js';
import css from './comparison.module.css';

export interface ComparisonBarProps {
  readonly comparison: Comparison<unknown>;
  /** The plural for the things compared: `lenders`. */
  readonly things: string;
  /** Applies to all figures. */
  readonly description?: string | undefined;
  /** The table. */
  readonly children: ReactNode;
}

/** Says how many things are chosen, and opens them side by side. */
export function ComparisonBar({ comparison, things, description, children }: ComparisonBarProps): ReactNode {
  const { chosen, isFull, clear } = comparison;
  const [isOpen, setIsOpen] = useState(false);
  const hintRef = useRef<HTMLParagraphElement>(null);
  const isReady = chosen.length >= 2;
  return (
    <div className={css['bar']} data-ready={isReady || undefined} data-full={isFull || undefined}>
      <p ref={hintRef} role="status" tabIndex={-1} className={css['hint']}>
        {!isReady && `Check two or more ${things} to compare them.`}
        {isReady && !isFull && `${chosen.length} ${things} to compare.`}
        {isFull && `${chosen.length} ${things} to compare, the most at once.`}
      </p>
      {isReady && (
        <div className={css['actions']}>
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              clear();
              // The button is about to go.
              hintRef.current?.focus();
            }}
          >
            Clear
          </Button>
          <Button
            size="small"
            onClick={() => {
              setIsOpen(true);
            }}
          >
            Compare {chosen.length} {things}
          </Button>
        </div>
      )}
      <Dialog
        open={isOpen && isReady}
        onClose={() => {
          setIsOpen(false);
        }}
        size="large"
        title={`Compare ${things}`}
        description={description}
      >
        {children}
      </Dialog>
    </div>
  );
}
