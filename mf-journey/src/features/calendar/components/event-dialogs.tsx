import type { ReactNode } from 'react';
import { DeadlineDialog, deadlineKeyOf } from '../../contract/index.js';
import { newEventValues, valuesOf } from '../event-form.js';
import { conflictsOf } from '../format-event.js';
import type { OpenDialog } from '../open-dialog.js';
import type { ScheduledEvent } from '../schedule.js';
import { DeleteEventDialog } from './delete-event-dialog.js';
import { EventDetailsDialog } from './event-details-dialog.js';
import { EventFormDialog } from './event-form-dialog.js';
import { FeedDialog } from './feed-dialog.js';

export interface EventDialogsProps {
  open: OpenDialog;
  events: readonly ScheduledEvent[];
  onOpen: (dialog: OpenDialog | undefined) => void;
  onDeleted: () => void;
}

export function EventDialogs({ open, events, onOpen, onDeleted }: EventDialogsProps): ReactNode {
  const close = (): void => {
    onOpen(undefined);
  };
  switch (open.kind) {
    case 'details': {
      const deadlineKey = open.event.kind === 'deadline' ? deadlineKeyOf(open.event.id) : undefined;
      if (deadlineKey !== undefined) return <DeadlineDialog deadlineKey={deadlineKey} onClose={close} />;
      return (
        <EventDetailsDialog
          event={open.event}
          conflicts={conflictsOf(open.event, events)}
          onClose={close}
          onOpen={onOpen}
        />
      );
    }
    case 'new':
      return <EventFormDialog initial={newEventValues(open.day)} onClose={close} />;
    case 'edit':
      return <EventFormDialog event={open.event} initial={valuesOf(open.event)} onClose={close} />;
    case 'feed':
      return <FeedDialog onClose={close} />;
    case 'delete':
      return <DeleteEventDialog event={open.event} onClose={close} onDeleted={onDeleted} />;
  }
}
