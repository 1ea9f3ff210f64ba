import type { ReactNode } from 'react';
import type { CalendarEvent } from '@hearthway/contracts/journey';
import { Alert, Button, Dialog } from '@hearthway/web-kit';
import { formatLongDay, formatTime } from '../../local-time/index.js';
import { useEventDeletion } from '../use-calendar.js';
import css from './event-dialogs.module.css';

export interface DeleteEventDialogProps {
  event: CalendarEvent;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteEventDialog({ event, onClose, onDeleted }: DeleteEventDialogProps): ReactNode {
  const deletion = useEventDeletion(event, onDeleted);
  const moment = new Date(event.startsAt);
  return (
    <Dialog
      open
      size="small"
      title="Delete this event?"
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep event
          </Button>
          <Button
            variant="danger"
            pending={deletion.isPending}
            pendingText="Deleting…"
            onClick={() => {
              deletion.mutate();
            }}
          >
            Delete event
          </Button>
        </>
      }
    >
      <p className={css['question']}>
        {event.title}, {formatLongDay(moment)} at {formatTime(moment)}. You can’t undo this.
      </p>
      {deletion.error && (
        <Alert tone="danger" announce="assertive" title="We couldn’t delete this event" className={css['note']}>
          {deletion.error.message}
        </Alert>
      )}
    </Dialog>
  );
}
