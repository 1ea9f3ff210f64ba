import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { listCalendarEvents } from '@hearthway/contracts/journey';
import { dashboardTexts } from '@hearthway/contracts/texts';
import { Button, Card, EmptyState, ErrorState, LoadingText, PlusIcon } from '@hearthway/web-kit';
import { operationQuery } from '@hearthway/web-kit/http';
import { lazyPart, useCaller } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { usePreference } from '../../preferences/index.js';
import { eventsByDay, scheduledEvents, upcomingEvents, type Calendar, type ScheduledEvent } from '../schedule.js';
import { formatShortDay, startOf, useToday, type Day } from '../../local-time/index.js';
import type { OpenDialog } from './open-dialog.js';
import { EventList } from './event-list.js';
import { MonthCalendar } from './month-calendar.js';
import { ScheduleError, ScheduleSkeleton } from './schedule-states.js';
import { ViewSwitch } from './view-switch.js';
import css from './upcoming-schedule.module.css';

const loadDialogs = async () => (await import('./event-dialogs.js')).EventDialogs;
const states: Parameters<typeof lazyPart>[1] = {
  waiting: <LoadingText>Loading…</LoadingText>,
  failed: (retry) => (
    <ErrorState title="We couldn’t open this" headingLevel={3} onRetry={retry}>
      <p>Check your connection and try again.</p>
    </ErrorState>
  ),
};
const EventDialogs = lazyPart(loadDialogs, states);
const OtherViews = lazyPart(async () => (await import('./other-views.js')).OtherViews, states);

export function UpcomingSchedule(): ReactNode {
  const { data, isError, refetch, isRefetching } = useQuery({
    ...operationQuery(useCaller(), listCalendarEvents),
    // Offers, letters, and the clock change it, too.
    staleTime: 0,
  });
  if (data) return <Schedule calendar={data} />;
  if (!isError) return <ScheduleSkeleton />;
  return <ScheduleError retrying={isRefetching} onRetry={() => void refetch()} />;
}

function Schedule({ calendar }: { calendar: Calendar }): ReactNode {
  const today = useToday();
  const [view] = usePreference('schedule');
  const [day, setDay] = useState<Day>();
  const [at, setAt] = useState(today);
  const [open, setOpen] = useState<OpenDialog>();
  const { headingRef, changedRef } = useFocusAfterChange(open);
  const headingId = useId();
  const events = scheduledEvents(calendar, today);
  const days = eventsByDay(events);
  const upcoming = upcomingEvents(events, today);
  const listed = day ? (days.get(day) ?? []) : upcoming;
  const showDetails = (event: ScheduledEvent): void => {
    setOpen({ kind: 'details', event });
  };
  const schedule = (
    <Button
      variant="secondary"
      size="small"
      icon={<PlusIcon size={16} />}
      onClick={() => {
        setOpen({ kind: 'new', day: day ?? today });
      }}
    >
      {dashboardTexts.scheduleEvent}
    </Button>
  );
  return (
    <Card
      as="section"
      id="schedule"
      className={css['card']}
      aria-labelledby={headingId}
      onPointerEnter={loadAhead}
      onFocus={loadAhead}
    >
      <header className={css['header']}>
        <h2 ref={headingRef} tabIndex={-1} id={headingId} className={css['heading']}>
          {dashboardTexts.schedule}
        </h2>
        <ViewSwitch />
        {(view === 'week' || (view === 'month' ? listed : upcoming).length > 0) && schedule}
      </header>
      {view === 'month' ? (
        <div className={css['columns']}>
          <MonthCalendar
            today={today}
            days={days}
            selected={day}
            at={at}
            onMove={setAt}
            onSelect={(date) => {
              setDay(date === day ? undefined : date);
            }}
          />
          <Events
            day={day}
            events={listed}
            schedule={schedule}
            onAllDays={() => {
              setDay(undefined);
            }}
            onDetails={showDetails}
          />
        </div>
      ) : view === 'list' && upcoming.length === 0 ? (
        <NoEvents schedule={schedule} />
      ) : (
        <OtherViews
          view={view}
          today={today}
          at={at}
          days={days}
          events={upcoming}
          onMove={setAt}
          onDetails={showDetails}
        />
      )}
      <p className={css['link']}>
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            setOpen({ kind: 'link' });
          }}
        >
          See it in your calendar app
        </Button>
      </p>
      {open && (
        <EventDialogs
          open={open}
          events={events}
          onOpen={setOpen}
          onMoved={(to) => {
            changedRef.current = true;
            setDay(to);
            setAt(to);
            setOpen(undefined);
          }}
          onDeleted={() => {
            changedRef.current = true;
            setOpen(undefined);
          }}
        />
      )}
    </Card>
  );
}

/** A failure here is ignored: opening a dialog tries again and shows the error. */
function loadAhead(): void {
  loadDialogs().catch(() => undefined);
}

interface EventsProps {
  /** The day selected in the calendar; `undefined` shows all upcoming events. */
  day: Day | undefined;
  events: readonly ScheduledEvent[];
  schedule: ReactNode;
  onAllDays: () => void;
  onDetails: (event: ScheduledEvent) => void;
}

function Events({ day, events, schedule, onAllDays, onDetails }: EventsProps): ReactNode {
  const headingId = useId();
  return (
    <div className={css['events']}>
      <div className={css['events-head']}>
        <h3 id={headingId} className={css['subheading']} aria-live="polite">
          {day ? formatShortDay(startOf(day)) : dashboardTexts.upcomingEvents}
        </h3>
        {day && (
          <Button variant="quiet" size="small" onClick={onAllDays}>
            All upcoming
          </Button>
        )}
      </div>
      {events.length > 0 ? (
        <EventList events={events} labelledBy={headingId} onDetails={onDetails} />
      ) : (
        <NoEvents day={day} schedule={schedule} />
      )}
    </div>
  );
}

function NoEvents({ day, schedule }: Pick<EventsProps, 'schedule'> & { day?: Day | undefined }): ReactNode {
  return (
    <EmptyState
      headingLevel={3}
      title={day ? 'No events on this day' : dashboardTexts.noEvents}
      action={schedule}
      className={css['empty']}
    >
      <p>Tours, calls, and deadlines show up here.</p>
    </EmptyState>
  );
}

/** The button that opened a dialog may go with the event that was added, moved, or deleted, so the card's heading takes the focus. */
function useFocusAfterChange(open: OpenDialog | undefined) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const changedRef = useRef(false);
  useEffect(() => {
    if (open || !changedRef.current) return;
    changedRef.current = false;
    headingRef.current?.focus();
  }, [open]);
  return { headingRef, changedRef };
}
