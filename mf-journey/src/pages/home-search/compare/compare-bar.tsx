import { useRef, useState, type ReactNode } from 'react';
import type { AssessedHome } from '@hearthway/contracts/journey';
import { Button, Dialog, ErrorState, Skeleton } from '@hearthway/web-kit';
import { lazyPart } from '@hearthway/web-kit/slice';
import css from './compare-bar.module.css';

const CompareTable = lazyPart(async () => (await import('./compare-table.js')).CompareTable, {
  waiting: <Skeleton lines={8} />,
  failed: (retry) => <ErrorState headingLevel={3} onRetry={retry} />,
});

export interface CompareBarProps {
  /** Those chosen so far. */
  readonly homes: readonly AssessedHome[];
  readonly isFull: boolean;
  readonly onClear: () => void;
}

/** Opens the chosen homes side by side. */
export function CompareBar({ homes, isFull, onClear }: CompareBarProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const hintRef = useRef<HTMLParagraphElement>(null);
  const isReady = homes.length > 1;
  return (
    <div className={css['bar']} data-ready={isReady || undefined} data-full={isFull || undefined}>
      <p ref={hintRef} role="status" tabIndex={-1} className={css['hint']}>
        {!isReady && 'Check two or more homes to compare them.'}
        {isReady && !isFull && `${homes.length} homes to compare.`}
        {isFull && `${homes.length} homes to compare, which is the most at once.`}
      </p>
      {isReady && (
        <div className={css['actions']}>
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              onClear();
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
            Compare {homes.length} homes
          </Button>
        </div>
      )}
      <Dialog
        open={isOpen && isReady}
        onClose={() => {
          setIsOpen(false);
        }}
        size="large"
        title="Compare homes"
        description="Payments and cash to close are estimates."
      >
        <CompareTable homes={homes} />
      </Dialog>
    </div>
  );
}
