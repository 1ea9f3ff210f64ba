import type { ReactNode } from 'react';
import type { CalendarEvent } from '@hearthway/contracts/journey';
import { QuestionDialog } from '../../dialogs/index.js';
import { formatLongDay, formatTime } from '../../local-time/index.js';
import { useEventDeletion } from '../use-calendar.js';

export interface DeleteEventDialogProps {
  event: CalendarEvent;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteEventDialog({ event, onClose, onDeleted }: DeleteEventDialogProps): ReactNode {
  const deletion = useEventDeletion(event, onDeleted);
  const moment = new Date(event.startsAt);
  return (
    <QuestionDialog
      title="Delete this event?"
      no="Keep event"
      yes="Delete event"
      tone="danger"
      pending={deletion.isPending}
      error={deletion.error ? { title: 'We couldn’t delete this event', text: deletion.error.message } : undefined}
      onClose={onClose}
      onYes={() => {
        deletion.mutate();
      }}
    >
      <p>
        {event.title}, {formatLongDay(moment)} at {formatTime(moment)}. You can’t undo this.
      </p>
    </QuestionDialog>
  );
}
