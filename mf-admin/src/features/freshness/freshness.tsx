import type { ReactNode } from 'react';
import { Button, RetryIcon } from '@hearthway/web-kit';
import { RelativeTime } from '../relative-time/index.js';
import css from './freshness.module.css';

interface FreshnessProps {
  /** Milliseconds since 1970. */
  readonly fetchedAt: number;
  readonly refreshing: boolean;
  readonly onRefresh: () => void;
  /** Shown and announced in place of the time while other data loads. */
  readonly waitingText?: string | undefined;
}

/** Age of the data shown, with a Refresh button. */
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
