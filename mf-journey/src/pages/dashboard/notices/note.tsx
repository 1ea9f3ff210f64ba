import type { ReactNode } from 'react';
import { Card, IconButton, XIcon } from '@hearthway/web-kit';
import css from './note.module.css';

export interface NoteProps {
  readonly label: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A line or two over the page. */
export function Note({ label, closeLabel, onClose, children }: NoteProps): ReactNode {
  return (
    <Card as="section" padding="none" raised className={css['note']} aria-label={label}>
      <p role="status">{children}</p>
      <IconButton
        label={closeLabel}
        icon={<XIcon size={18} />}
        onClick={() => {
          onClose();
          // The pressed button disappears with the note.
          document.querySelector('h1')?.focus({ preventScroll: true });
        }}
      />
    </Card>
  );
}
