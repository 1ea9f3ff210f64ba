import type { ReactNode } from 'react';
import { Button, RetryIcon } from '@hearthway/web-kit';
import { RelativeTime } from '../relative-time/index.js';
import css from './freshness.module.css';

interface FreshnessProps {
  /** When it was fetched, in milliseconds since 1970. */
  readonly fetchedAt: number;
  readonly refreshing: boolean;
  readonly onRefresh: () => void;
  /** In place of the time while something else is on its way, which is read out. */
  readonly waitingText?: string | undefined;
}

/** How old is what is shown, and the way to newer data. */
export function Freshness({ fetchedAt, refreshing, onRefresh, waitingText }: FreshnessProps): ReactNode {
  return (
    <div className={css['freshness']}>
      <p>
        <span role="status">{waitingText}</span>
        {!waitingText && (
          <>
            Updated <RelativeTime at={new Date(fetchedAt).toISOString()} />
          </>
        )}
      </p>
      <Button variant="quiet" size="small" icon={<RetryIcon size={16} />} pending={refreshing} onClick={onRefresh}>
        Refresh
      </Button>
    </div>
  );
}
