import type { ReactNode } from 'react';
import { Button } from '@hearthway/web-kit';
import type { OpenDialog } from './entry-dialogs.js';
import css from './entry-buttons.module.css';

interface EntryButtonsProps<Stored> {
  /** Distinguishes one entry's buttons from another's. */
  readonly name: string;
  readonly entry: Stored;
  readonly onOpen: (dialog: OpenDialog<Stored>) => void;
}

export function EntryButtons<Stored>({ name, entry, onOpen }: EntryButtonsProps<Stored>): ReactNode {
  return (
    <div className={css['buttons']}>
      <Button
        variant="secondary"
        size="small"
        aria-label={`Change ${name}`}
        onClick={() => {
          onOpen({ kind: 'change', entry });
        }}
      >
        Change
      </Button>
      <Button
        variant="quiet"
        size="small"
        aria-label={`Delete ${name}`}
        onClick={() => {
          onOpen({ kind: 'delete', entry });
        }}
      >
        Delete
      </Button>
    </div>
  );
}
