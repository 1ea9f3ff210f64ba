import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { dashboardTexts } from '@hearthway/contracts/texts';
import { Button, Card, EmptyState, ErrorState, LoadingText, PlusIcon } from '@hearthway/web-kit';
import { lazyPart } from '@hearthway/web-kit/slice';
import { eventsByDay, scheduledEvents, upcomingEvents, type Calendar, type ScheduledEvent } from '../schedule.js';
import { useCalendar } from '../use-calendar.js';
import { formatShortDay, startOf, useToday, type Day } from '../../local-time/index.js';
import type { OpenDialog } from '../open-dialog.js';
import { EventList } from './event-list.js';
import { ListView } from './list-view.js';
import { MonthCalendar } from './month-calendar.js';
import { ScheduleError } from './schedule-error.js';
import { ScheduleSkeleton } from './schedule-skeleton.js';
import { ViewSwitch, type View } from './view-switch.js';
import { WeekView } from './week-view.js';
import css from './upcoming-schedule.module.css';

const loadDialogs = async () => (await import('./event-dialogs.js')).EventDialogs;
const EventDialogs = lazyPart(loadDialogs, {
  waiting: <LoadingText>Loading…</LoadingText>,
  failed: (retry) => (
    <ErrorState title="We couldn’t open this" headingLevel={3} onRetry={retry}>
      <p>Check your connection and try again.</p>
    </ErrorState>
  ),
});

export function UpcomingSchedule(): ReactNode {
  const { data, isError, refetch, isRefetching } = useCalendar();
  if (data) return <Schedule calendar={data} />;
  if (!isError) return <ScheduleSkeleton />;
  return <ScheduleError retrying={isRefetching} onRetry={() => void refetch()} />;
}

function Schedule({ calendar }: { calendar: Calendar }): ReactNode {
  const today = useToday();
  const [day, setDay] = useState<Day>();
  const [view, setView] = useState<View>('month');
  const [open, setOpen] = useState<OpenDialog>();
  const { headingRef, deletedRef } = useFocusAfterDeletion(open);
  const headingId = useId();
  const events = scheduledEvents(calendar, today);
  const days = eventsByDay(events);
  const listed = day ? (days.get(day) ?? []) : upcomingEvents(events, today);
  const onDetails = (event: ScheduledEvent): void => {
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
      id="upcoming-schedule"
      className={css['card']}
      aria-labelledby={headingId}
      onPointerEnter={loadAhead}
      onFocus={loadAhead}
    >
      <header className={css['header']}>
        <h2 ref={headingRef} tabIndex={-1} id={headingId} className={css['heading']}>
          {dashboardTexts.schedule}
        </h2>
        {listed.length > 0 && schedule}
      </header>
      <ViewSwitch view={view} onChange={setView} />
      {view === 'month' && (
        <div className={css['columns']}>
          <MonthCalendar
            today={today}
            eventsOn={(date) => days.get(date)?.length ?? 0}
            isOverdue={(date) => days.get(date)?.some(({ overdue }) => overdue) ?? false}
            selected={day}
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
            onDetails={onDetails}
          />
        </div>
      )}
      {view === 'week' && <WeekView today={today} days={days} onDetails={onDetails} />}
      {view === 'list' && (
        <ListView
          today={today}
          events={events}
          onDetails={onDetails}
          empty={<NoEvents title={dashboardTexts.noEvents} schedule={schedule} />}
        />
      )}
      <p className={css['feed']}>
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            setOpen({ kind: 'feed' });
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
          onDeleted={() => {
            deletedRef.current = true;
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
        <NoEvents title={day ? 'No events on this day' : dashboardTexts.noEvents} schedule={schedule} />
      )}
    </div>
  );
}

function NoEvents({ title, schedule }: { readonly title: string; readonly schedule: ReactNode }): ReactNode {
  return (
    <EmptyState headingLevel={3} title={title} action={schedule} className={css['empty']}>
      <p>Tours, calls, and deadlines you add show up here.</p>
    </EmptyState>
  );
}

/** Deleting an event also removes the focused button, so the card's heading takes the focus. */
function useFocusAfterDeletion(open: OpenDialog | undefined) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const deletedRef = useRef(false);
  useEffect(() => {
    if (open || !deletedRef.current) return;
    deletedRef.current = false;
    headingRef.current?.focus();
  }, [open]);
  return { headingRef, deletedRef };
}
