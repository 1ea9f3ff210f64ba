import type { ReactNode } from 'react';
import { Dialog } from '@hearthway/web-kit';
import { MoreEntries } from './more-entries.js';

/** The links that don't fit in the bottom bar of a small screen. */
export function MoreDialog({ onClose }: { onClose: () => void }): ReactNode {
  return (
    <Dialog open size="small" title="More" onClose={onClose}>
      <MoreEntries onClose={onClose} />
    </Dialog>
  );
}
