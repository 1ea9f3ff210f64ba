import type { ReactNode } from 'react';
import { Dialog, ErrorState, LoadingText } from '@hearthway/web-kit';
import { lazyPart } from '@hearthway/web-kit/slice';

const MoreEntries = lazyPart(async () => (await import('./more-entries.js')).MoreEntries, {
  waiting: <LoadingText>Loading…</LoadingText>,
  failed: (retry) => (
    <ErrorState title="We couldn’t open this" headingLevel={3} onRetry={retry}>
      Check your connection and try again.
    </ErrorState>
  ),
});

/** The links that don't fit in the bottom bar of a small screen. */
export function MoreDialog({ onClose }: { onClose: () => void }): ReactNode {
  return (
    <Dialog open size="small" title="More" onClose={onClose}>
      <MoreEntries onClose={onClose} />
    </Dialog>
  );
}
