import type { ReactNode } from 'react';
import { Card, ErrorState } from '@hearthway/web-kit';

/** In place of a view of the journey whose files can't be loaded. */
export function journeyFailed(retry: () => void): ReactNode {
  return (
    <Card as="section">
      <ErrorState title="We couldn’t load your journey" onRetry={retry}>
        <p>Your progress is saved. Check your connection and try again.</p>
      </ErrorState>
    </Card>
  );
}
