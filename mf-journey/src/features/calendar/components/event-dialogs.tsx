import type { ReactNode } from 'react';
import { newEventValues, valuesOf } from '../event-form.js';
import type { OpenDialog } from '../open-dialog.js';
import { DeleteEventDialog } from './delete-event-dialog.js';
import { EventDetailsDialog } from './event-details-dialog.js';
import { EventFormDialog } from './event-form-dialog.js';

export interface EventDialogsProps {
  open: OpenDialog;
  onOpen: (dialog: OpenDialog | undefined) => void;
  onDeleted: () => void;
}

export function EventDialogs({ open, onOpen, onDeleted }: EventDialogsProps): ReactNode {
  const close = (): void => {
    onOpen(undefined);
  };
  switch (open.kind) {
    case 'details':
      return <EventDetailsDialog event={open.event} onClose={close} onOpen={onOpen} />;
    case 'new':
      return <EventFormDialog initial={newEventValues(open.day)} onClose={close} />;
    case 'edit':
      return <EventFormDialog event={open.event} initial={valuesOf(open.event)} onClose={close} />;
    case 'delete':
      return <DeleteEventDialog event={open.event} onClose={close} onDeleted={onDeleted} />;
  }
}
