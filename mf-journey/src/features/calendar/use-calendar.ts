import type { CalendarEntry, CalendarEvent } from '@hearthway/contracts/journey';
import { RequestError } from '@hearthway/web-kit/http';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePlatform, useUser } from '@hearthway/web-kit/slice';
import {
  sendChangedCalendarEvent,
  sendNewCalendarEvent,
  sendCalendarEventDeletion,
  calendarEventsQuery,
} from './api.js';
import type { Calendar } from './schedule.js';

export function useCalendar() {
  const { session } = usePlatform();
  const user = useUser();
  return useQuery({ ...calendarEventsQuery(session, user?.id), enabled: Boolean(user) });
}

/** Creates an event, or updates `event` if given. */
export function useEventSaving(event: CalendarEvent | undefined, onSaved: (saved: CalendarEvent) => void) {
  const { session, toast } = usePlatform();
  const update = useCalendarUpdate();
  return useMutation({
    mutationFn: (entry: CalendarEntry) =>
      event ? sendChangedCalendarEvent(session, event.id, entry) : sendNewCalendarEvent(session, entry),
    onSuccess(saved) {
      update((events) => [...events.filter(({ id }) => id !== saved.id), saved]);
      toast({ title: event ? 'Event updated' : 'Event added', description: saved.title });
      onSaved(saved);
    },
  });
}

export function useEventDeletion({ id, title }: CalendarEvent, onDeleted: () => void) {
  const { session, toast } = usePlatform();
  const update = useCalendarUpdate();
  return useMutation({
    async mutationFn() {
      try {
        await sendCalendarEventDeletion(session, id);
      } catch (error) {
        // Already deleted in another window.
        if (!(error instanceof RequestError && error.code === 'calendar-event.not-found')) throw error;
      }
    },
    onSuccess() {
      update((events) => events.filter((event) => event.id !== id));
      toast({ title: 'Event deleted', description: title });
      onDeleted();
    },
  });
}

/** Applies a change to the cached events at once, then refetches them. */
function useCalendarUpdate(): (change: (events: readonly CalendarEvent[]) => CalendarEvent[]) => void {
  const { session } = usePlatform();
  const user = useUser();
  const client = useQueryClient();
  const { queryKey } = calendarEventsQuery(session, user?.id);
  return (change) => {
    client.setQueryData(
      queryKey,
      (calendar: Calendar | undefined) => calendar && { events: change(calendar.events), everScheduled: true },
    );
    void client.invalidateQueries({ queryKey });
  };
}
