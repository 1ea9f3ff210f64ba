import type { ReactNode } from 'react';
import type { CalendarEvent } from '@hearthway/contracts/journey';
import { dayOf, type Day } from '../../local-time/index.js';
import { newEventValues, valuesOf } from '../event-form.js';
import type { OpenDialog } from '../open-dialog.js';
import { DeleteEventDialog } from './delete-event-dialog.js';
import { EventDetailsDialog } from './event-details-dialog.js';
import { EventFormDialog } from './event-form-dialog.js';

export interface EventDialogsProps {
  open: OpenDialog;
  onOpen: (dialog: OpenDialog | undefined) => void;
  /** Called when an event was added or moved to another day. */
  onMoved: (day: Day) => void;
  onDeleted: () => void;
}

export function EventDialogs({ open, onOpen, onMoved, onDeleted }: EventDialogsProps): ReactNode {
  const close = (): void => {
    onOpen(undefined);
  };
  const showSaved = (saved: CalendarEvent, before?: CalendarEvent): void => {
    const day = dayOf(new Date(saved.startsAt));
    if (before && day === dayOf(new Date(before.startsAt))) close();
    else onMoved(day);
  };
  switch (open.kind) {
    case 'details':
      return <EventDetailsDialog event={open.event} onClose={close} onOpen={onOpen} />;
    case 'new':
      return <EventFormDialog initial={newEventValues(open.day)} onClose={close} onSaved={showSaved} />;
    case 'edit':
      return (
        <EventFormDialog
          event={open.event}
          initial={valuesOf(open.event)}
          onClose={close}
          onSaved={(saved) => {
            showSaved(saved, open.event);
          }}
        />
      );
    case 'delete':
      return <DeleteEventDialog event={open.event} onClose={close} onDeleted={onDeleted} />;
  }
}
