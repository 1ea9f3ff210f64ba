import { allTimersBut } from '@hearthway/tooling/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  createCalendarEvent,
  deleteCalendarEvent,
  getCalendarFeed,
  listAlerts,
  listCalendarEvents,
  makeCalendarFeed,
  type CalendarEvent,
} from '@hearthway/contracts/journey';
import { renderJourney, type RenderOptions } from '../../testing/render-journey.js';
import { inMemoryJourney, type InMemoryJourney } from '../../testing/in-memory-journey.js';
import { daysAfter, formatLongDay, momentOf, startOf } from '../local-time/index.js';

const today = '2026-11-20';
const tour = eventOn(daysAfter(today, 3), 'Home tour');

// Only the date is faked, so that it can't change during a test.
beforeAll(() => void jest.useFakeTimers({ doNotFake: allTimersBut('Date'), now: momentOf(today, '12:00')! }));
afterAll(() => void jest.useRealTimers());
afterEach(() => {
  localStorage.clear();
});

describe('the Upcoming Schedule', () => {
  it('shows three labeled samples before the first event', async () => {
    const { person } = await renderSchedule();

    expect(listed()).toEqual([
      expect.stringMatching(/Call with a lender Sample/),
      expect.stringMatching(/Home tour Sample/),
      expect.stringMatching(/Open house Sample/),
    ]);
    expect(dayButton(daysAfter(today, 2)).getAttribute('aria-label')).toBe(
      `${formatLongDay(startOf(daysAfter(today, 2)))}, 1 event`,
    );

    await person.click(details('Home tour'));
    expect(await screen.findByRole('dialog', { name: 'Home tour' })).toBeDefined();
    expect(dialog().getByText('This is a sample')).toBeDefined();
    expect(dialog().queryByRole('button', { name: 'Edit' })).toBeNull();
  });

  it('is empty once the buyer’s last event is deleted', async () => {
    const { journey, person, toasts } = await renderSchedule({ calendarEvents: [tour] });

    await person.click(details('Home tour'));
    await person.click((await opened()).getByRole('button', { name: 'Delete' }));
    expect(events(journey)).toHaveLength(1);
    await person.click(dialog().getByRole('button', { name: 'Delete event' }));

    expect(await screen.findByRole('heading', { name: 'No upcoming events' })).toBeDefined();
    expect(scheduleButton()).toBeDefined();
    expect(events(journey)).toEqual([]);
    expect(toasts).toEqual([{ title: 'Event deleted', description: 'Home tour' }]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Upcoming Schedule' }));
  });

  it('keeps an event if the deletion is canceled', async () => {
    const { journey, person } = await renderSchedule({ calendarEvents: [tour] });
    await person.click(details('Home tour'));
    await person.click((await opened()).getByRole('button', { name: 'Delete' }));

    await person.click(dialog().getByRole('button', { name: 'Keep event' }));

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(events(journey)).toEqual([tour]);
  });

  it('treats an event deleted elsewhere as deleted', async () => {
    const { journey, person } = await renderSchedule({ calendarEvents: [tour] });
    journey.failWith(deleteCalendarEvent, 404, { code: 'calendar-event.not-found' });
    await person.click(details('Home tour'));
    await person.click((await opened()).getByRole('button', { name: 'Delete' }));
    await person.click(dialog().getByRole('button', { name: 'Delete event' }));

    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  it('schedules an event, which removes the samples', async () => {
    const { journey, person, toasts } = await renderSchedule();
    await person.click(scheduleButton());
    await opened();
    expect(document.activeElement).toBe(screen.getByLabelText('Title'));

    await person.type(screen.getByLabelText('Title'), 'Open house');
    await person.type(screen.getByLabelText('Time'), '14:30');
    await person.type(screen.getByLabelText(/^Address/), '12 Oak Street');
    await person.click(dialog().getByRole('button', { name: 'Schedule' }));

    await waitFor(() => {
      expect(events(journey)).toMatchObject([
        { title: 'Open house', address: '12 Oak Street', startsAt: momentOf(today, '14:30')?.toISOString() },
      ]);
    });
    await waitFor(() => {
      expect(listed()).toEqual([expect.stringContaining('Open house 2:30 PM · 12 Oak Street')]);
    });
    expect(toasts).toEqual([{ title: 'Event added', description: 'Open house' }]);
  });

  it('shows errors at their fields and sends nothing', async () => {
    const { journey, person } = await renderSchedule();
    await person.click(scheduleButton());
    await opened();

    await person.click(dialog().getByRole('button', { name: 'Schedule' }));

    expect(screen.getByLabelText('Title').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Please enter a title')).toBeDefined();
    expect(screen.getByText('Please choose a time')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Title'));

    await person.paste('x'.repeat(121));
    await person.click(dialog().getByRole('button', { name: 'Schedule' }));
    expect(screen.getByText('Please use 120 characters or fewer')).toBeDefined();
    expect(journey.requests.filter((request) => request.startsWith('POST'))).toEqual([]);
  });

  it('keeps the values if the server refuses, and shows why', async () => {
    const journey = inMemoryJourney();
    journey.failWith(createCalendarEvent, 409, { message: 'Your calendar holds 500 events.' });
    const { person } = await renderSchedule({ journey });
    await person.click(scheduleButton());
    await opened();
    await person.type(screen.getByLabelText('Title'), 'Open house');
    await person.type(screen.getByLabelText('Time'), '14:30');

    await person.click(dialog().getByRole('button', { name: 'Schedule' }));

    expect(await screen.findByText('Your calendar holds 500 events.')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Open house');
  });

  it('shows the server’s errors at their fields, and schedules once on a double click', async () => {
    const journey = inMemoryJourney();
    journey.failWith(createCalendarEvent, 400, {
      code: 'request.invalid',
      details: [{ path: 'body.startsAt', message: 'Please choose a date and a time' }],
    });
    const { person } = await renderSchedule({ journey });
    await person.click(scheduleButton());
    await person.type((await opened()).getByLabelText('Title'), 'Open house');
    await person.type(screen.getByLabelText('Time'), '14:30');
    await person.click(dialog().getByRole('button', { name: 'Schedule' }));
    expect(await screen.findByText('Please choose a date and a time')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Date'));
    expect(screen.queryByRole('alert')).toBeNull();

    journey.failWith(createCalendarEvent, undefined);
    await person.dblClick(dialog().getByRole('button', { name: 'Schedule' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(events(journey)).toHaveLength(1);
  });

  it('edits an event', async () => {
    const { journey, person } = await renderSchedule({ calendarEvents: [tour] });
    await person.click(details('Home tour'));
    await person.click((await opened()).getByRole('button', { name: 'Edit' }));

    await person.clear(screen.getByLabelText('Title'));
    await person.type(screen.getByLabelText('Title'), 'Second tour');
    await person.click(dialog().getByRole('button', { name: 'Save changes' }));

    await waitFor(() => {
      expect(events(journey)).toEqual([{ ...tour, title: 'Second tour' }]);
    });
    expect(await screen.findByText('Second tour')).toBeDefined();
    expect(document.activeElement).toBe(details('Second tour'));
  });

  it('keeps the exact moment of an event when only its address is edited', async () => {
    const exact = { ...tour, startsAt: tour.startsAt.replace(':00.000Z', ':15.250Z') };
    const { journey, person } = await renderSchedule({ calendarEvents: [exact] });
    await edit(person, 'Home tour');

    await person.type(screen.getByLabelText(/^Address/), '12 Oak Street');
    await person.click(dialog().getByRole('button', { name: 'Save changes' }));

    await waitFor(() => {
      expect(events(journey)).toEqual([{ ...exact, address: '12 Oak Street' }]);
    });
  });

  it('asks before it adds an event in the past, again after any change', async () => {
    const { journey, person } = await renderSchedule({ calendarEvents: [tour] });
    await person.click(scheduleButton());
    await person.type((await opened()).getByLabelText('Title'), 'Open house');
    await person.type(screen.getByLabelText('Time'), '11:59');
    await person.click(dialog().getByRole('button', { name: 'Schedule' }));

    expect((await dialog().findByRole('alert')).textContent).toContain('This is in the past. Add anyway?');
    await person.type(screen.getByLabelText(/^Address/), '12 Oak Street');
    expect(dialog().queryByRole('alert')).toBeNull();
    await person.click(dialog().getByRole('button', { name: 'Schedule' }));
    expect(events(journey)).toEqual([tour]);
    await person.click(await dialog().findByRole('button', { name: 'Add anyway' }));

    await waitFor(() => {
      expect(events(journey)).toHaveLength(2);
    });
    expect(listed()).toEqual([expect.stringContaining('Open house')]);
  });

  it('asks before it moves an event into the past, but not about one that already is there', async () => {
    const past = eventOn(daysAfter(today, -1), 'Call');
    const { journey, person } = await renderSchedule({ calendarEvents: [past, tour] });
    await person.click(dayButton(daysAfter(today, -1)));
    await edit(person, 'Call');
    await person.type(screen.getByLabelText('Title'), ' again');
    await person.click(dialog().getByRole('button', { name: 'Save changes' }));
    await waitFor(() => {
      expect(events(journey).map(({ title }) => title)).toEqual(['Call again', 'Home tour']);
    });

    await person.click(screen.getByRole('button', { name: 'All upcoming' }));
    await edit(person, 'Home tour');
    fireEvent.change(screen.getByLabelText('Date'), { target: { value: daysAfter(today, -2) } });
    await person.click(dialog().getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('This is in the past. Save anyway?')).toBeDefined();
    await person.click(dialog().getByRole('button', { name: 'Save anyway' }));

    await waitFor(() => {
      expect(listed()).toEqual([expect.stringContaining('Home tour')]);
    });
  });

  it('can be retried after a failure', async () => {
    const journey = inMemoryJourney({ calendarEvents: [tour] });
    journey.failWith(listCalendarEvents, 403);
    const { person } = renderJourney({ journey });
    const failure = await screen.findByText('We couldn’t load your events');
    journey.failWith(listCalendarEvents, undefined);

    const alert = failure.closest<HTMLElement>('[role=alert]');
    if (alert) await person.click(within(alert).getByRole('button', { name: 'Try again' }));

    await waitFor(() => {
      expect(listed()).toHaveLength(1);
    });
  });
});

describe('the calendar of the schedule', () => {
  it('lists the events of the selected day, then all again', async () => {
    const later = eventOn(daysAfter(today, 4), 'Call');
    const { person } = await renderSchedule({ calendarEvents: [tour, later] });

    await person.click(dayButton(daysAfter(today, 4)));
    expect(listed()).toEqual([expect.stringContaining('Call')]);

    await person.click(screen.getByRole('button', { name: 'All upcoming' }));
    expect(listed()).toHaveLength(2);
  });

  it('goes to the day of an event that is added or moved, also in another month', async () => {
    const { person } = await renderSchedule({ calendarEvents: [tour] });
    await person.click(dayButton(daysAfter(today, 1)));
    await person.click(scheduleButton());
    await person.type((await opened()).getByLabelText('Title'), 'Open house');
    fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2027-02-10' } });
    await person.type(screen.getByLabelText('Time'), '14:30');
    await person.click(dialog().getByRole('button', { name: 'Schedule' }));

    await waitFor(() => {
      expect(listed()).toEqual([expect.stringContaining('Open house')]);
    });
    expect(screen.getByRole('grid', { name: 'February 2027' })).toBeDefined();
    expect(dayButton('2027-02-10').closest('td')?.getAttribute('aria-selected')).toBe('true');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Upcoming Schedule' }));

    await edit(person, 'Open house');
    fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-12-24' } });
    await person.click(dialog().getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('grid', { name: 'December 2026' })).toBeDefined();
    expect(listed()).toEqual([expect.stringContaining('Open house')]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Upcoming Schedule' }));
  });

  it('offers to schedule an event on an empty day', async () => {
    const { person } = await renderSchedule({ calendarEvents: [tour] });
    await person.click(dayButton(daysAfter(today, 1)));

    expect(screen.getByRole('heading', { name: 'No events on this day' })).toBeDefined();
    await person.click(scheduleButton());
    await opened();

    expect(screen.getByLabelText<HTMLInputElement>('Date').value).toBe(daysAfter(today, 1));
  });

  it('moves by keys past the end of the month, with one day in the tab order', async () => {
    const { person } = await renderSchedule({ calendarEvents: [tour] });
    dayButton(today).focus();

    await person.keyboard('{ArrowRight}{ArrowDown}');
    expect(focusedDay()).toBe(daysAfter(today, 8));
    await person.keyboard('{ArrowUp}{ArrowLeft}');
    expect(focusedDay()).toBe(today);
    await person.keyboard('{Home}');
    expect(startOf(focusedDay()).getDay()).toBe(0);
    await person.keyboard('{End}');
    expect(startOf(focusedDay()).getDay()).toBe(6);
    await person.keyboard('{PageDown}{PageDown}');
    expect(within(card()).getAllByRole('button').filter(isInTabOrderOfDays)).toHaveLength(1);
    expect(startOf(focusedDay()) > startOf(daysAfter(today, 50))).toBe(true);
  });
});

describe('the views of the schedule', () => {
  const overdue = eventOn(daysAfter(today, -1), 'Deliver the earnest money', { kind: 'deadline', overdue: true });
  const call = eventOn(daysAfter(today, 3), 'Call', { conflictsWith: ['Home-tour'] });
  const later = eventOn(daysAfter(today, 20), 'Letter expires', { kind: 'letter' });
  const view = (name: string) => within(card()).getByRole('button', { name });

  it('show a week, and this browser remembers the one chosen', async () => {
    const { person, unmount } = await renderSchedule({ calendarEvents: [tour, later] });
    await person.click(view('Week'));
    const week = within(await screen.findByRole('list', { name: 'Week of Nov 15, 2026' }));
    expect(week.getByText('Fri, Nov 20')).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Next week' }));
    const next = within(screen.getByRole('list', { name: 'Week of Nov 22, 2026' }));
    await person.click(next.getByRole('button', { name: /Home tour/ }));
    expect(await screen.findByRole('dialog', { name: 'Home tour' })).toBeDefined();
    unmount();

    renderJourney({ calendarEvents: [tour] });
    expect(await screen.findByRole('list', { name: 'Week of Nov 15, 2026' })).toBeDefined();
  });

  it('list what is overdue first, then everything ahead by month', async () => {
    const { person } = await renderSchedule({ calendarEvents: [overdue, tour, call, later] });
    await person.click(view('List'));
    await within(card()).findByRole('list', { name: 'Overdue' });
    const lists = within(card()).getAllByRole('list');
    expect(lists.map((list) => within(list).getAllByRole('listitem').length)).toEqual([1, 2, 1]);
    expect(screen.getByRole('list', { name: 'December 2026' })).toBe(lists[2]);
    expect(lists[0]?.textContent).toContain('Deliver the earnest money Deadline Overdue');
    expect(lists[1]?.textContent).toContain('Call Conflict');
    expect(lists[2]?.textContent).toContain('Letter expires Letter');
  });

  it('offer to schedule something if the list is empty', async () => {
    const { person } = await renderSchedule({ calendarEvents: [eventOn(daysAfter(today, -2), 'Past')] });
    await person.click(view('List'));
    expect(screen.getByRole('heading', { name: 'No upcoming events' })).toBeDefined();
    await person.click(scheduleButton());
    expect((await opened()).getByLabelText('Title')).toBeDefined();
  });

  it('say which day of the month has something overdue', async () => {
    await renderSchedule({ calendarEvents: [overdue] });
    expect(dayButton(daysAfter(today, -1)).getAttribute('aria-label')).toMatch(/, 1 event, overdue$/);
  });
});

it('asks for alerts again once an event is moved', async () => {
  const { journey, person } = await renderSchedule({ calendarEvents: [tour] });
  const asked = () => journey.requests.filter((request) => request === `GET ${listAlerts.path}`).length;
  await waitFor(
    () => {
      expect(asked()).toBe(1);
    },
    { timeout: 10_000 },
  );
  await edit(person, 'Home tour');
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: '15:00' } });
  await person.click(dialog().getByRole('button', { name: 'Save changes' }));
  await waitFor(() => {
    expect(asked()).toBe(2);
  });
});

describe('the details of an event', () => {
  it('name what is within an hour of it', async () => {
    const call = { ...eventOn(daysAfter(today, 3), 'Call'), conflictsWith: [tour.id] };
    const { person } = await renderSchedule({ calendarEvents: [call, { ...tour, conflictsWith: [call.id] }] });
    await person.click(details('Call'));
    expect((await opened()).getByText('Home tour, 10:00 AM')).toBeDefined();
  });

  it.each([
    ['deadline', 'Open your contract', '/make-offer'],
    ['offer', 'Open your offer', '/make-offer'],
    ['lock', 'Open your application', '/mortgage-application'],
    ['loan', 'Open your loan', '/underwriting'],
    ['home', 'Open your first year', '/closing'],
  ] as const)('of a %s lead to where it can be changed', async (kind, link, page) => {
    const { person } = await renderSchedule({ calendarEvents: [{ ...tour, kind }] });
    await person.click(details('Home tour'));
    const shown = await opened();
    expect(shown.queryByRole('button', { name: /Edit|Delete/ })).toBeNull();
    await person.click(shown.getByRole('link', { name: link }));
    expect(location.pathname).toBe(page);
  });

  it.each([
    ['deadline', 'mark it done in your contract'],
    ['loan', 'note that in your loan'],
  ] as const)('of a missed %s say what to do today', async (kind, advice) => {
    const missed = eventOn(daysAfter(today, -1), 'Due yesterday', { kind, overdue: true });
    const { person } = await renderSchedule({ calendarEvents: [missed] });
    await person.click(details('Due yesterday'));
    const alert = (await opened()).getByText('This deadline has passed').parentElement;
    expect(alert?.textContent).toContain(advice);
  });

  it('tell a deadline in the property’s zone and the buyer’s', async () => {
    // Both are never the zone of the computer that tests.
    const startsAt = '2026-11-24T05:59:00.000Z';
    const zones = ['Pacific/Honolulu', 'America/New_York'].filter((timeZone) => timeZone !== process.env['TZ']);
    const { person } = await renderSchedule({
      calendarEvents: zones.map((timeZone) => ({
        ...tour,
        id: timeZone,
        title: timeZone,
        startsAt,
        kind: 'deadline',
        timeZone,
      })),
    });
    await person.click(details('Pacific/Honolulu'));
    const shown = await opened();
    expect(shown.getByText('Monday, November 23, 2026')).toBeDefined();
    expect(shown.getByText('7:59 PM HST')).toBeDefined();
    expect(shown.getByText('Your time')).toBeDefined();
  });
});

describe('the calendar link', () => {
  async function openLink(options: RenderOptions = {}) {
    const rendered = await renderSchedule(options);
    await rendered.person.click(within(card()).getByRole('button', { name: 'See it in your calendar app' }));
    return { ...rendered, shown: await opened() };
  }
  const link = () => dialog().findByRole<HTMLInputElement>('textbox', { name: 'Link' });

  it('is made, shown once to copy, and says how to subscribe', async () => {
    const { person, shown, toasts } = await openLink();
    await person.click(await shown.findByRole('button', { name: 'Make a link' }));
    const address = 'localhost:3000/api/calendar.ics?token=link-1';
    expect((await link()).value).toBe(`http://${address}`);
    expect(document.activeElement).toBe(await link());
    expect(shown.getByRole('link', { name: 'subscribe on this device' }).getAttribute('href')).toBe(
      `webcal://${address}`,
    );
    expect(shown.getAllByRole('listitem')).toHaveLength(3);
    await person.click(shown.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(`http://${address}`);
    expect(toasts.at(-1)).toMatchObject({ title: 'Link copied' });
  });

  it('is replaced by a new one, because it can’t be shown again', async () => {
    const { person, shown } = await openLink();
    await person.click(await shown.findByRole('button', { name: 'Make a link' }));
    await link();
    await person.click(shown.getByRole('button', { name: 'Close' }));
    await person.click(within(card()).getByRole('button', { name: 'See it in your calendar app' }));
    expect(await dialog().findByText('You made a link on Nov 20, 2026')).toBeDefined();
    await person.click(dialog().getByRole('button', { name: 'Make a new link' }));
    expect((await link()).value).toContain('link-2');
  });

  it('is stopped', async () => {
    const { journey, person, shown } = await openLink();
    await person.click(await shown.findByRole('button', { name: 'Make a link' }));
    await link();
    await person.click(shown.getByRole('button', { name: 'Stop the link' }));
    expect(await shown.findByText('The link doesn’t work anymore')).toBeDefined();
    expect(shown.queryByRole('textbox')).toBeNull();
    expect(journey.reply(getCalendarFeed)).toEqual({ madeAt: null });
    await waitFor(() => {
      expect(document.activeElement).toBe(shown.getByRole('button', { name: 'Make a link' }));
    });
  });

  it('says so if it can’t be made', async () => {
    const journey = inMemoryJourney();
    journey.failWith(makeCalendarFeed, 503, { message: 'Please try again soon' });
    const { person, shown } = await openLink({ journey });
    await person.click(await shown.findByRole('button', { name: 'Make a link' }));
    expect((await shown.findByRole('alert')).textContent).toContain('Please try again soon');
  });
});

type Person = ReturnType<typeof renderJourney>['person'];
const events = (journey: InMemoryJourney) => journey.reply(listCalendarEvents).events;
const card = () => screen.getByRole('region', { name: 'Upcoming Schedule' });
const listed = () =>
  list()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const scheduleButton = () => within(card()).getByRole('button', { name: 'Schedule Event' });
const edit = async (person: Person, title: string) => {
  await person.click(details(title));
  await person.click((await opened()).getByRole('button', { name: 'Edit' }));
  await screen.findByRole('dialog', { name: 'Edit event' });
};
const opened = async () => within(await screen.findByRole('dialog'));
const dialog = () => within(screen.getByRole('dialog'));
const list = () => within(within(card()).getByRole('list'));
const details = (title: string) => list().getByRole('button', { name: `Details of ${title}` });
const dayButton = (day: string) => {
  const button = card().querySelector<HTMLElement>(`[data-day="${day}"]`);
  if (!button) throw new Error(`${day} is not in the month shown`);
  return button;
};
const focusedDay = () => (document.activeElement as HTMLElement).dataset['day'] ?? '';
const isInTabOrderOfDays = ({ dataset, tabIndex }: HTMLElement) => dataset['day'] !== undefined && tabIndex === 0;

async function renderSchedule(options: RenderOptions = {}) {
  const rendered = renderJourney(options);
  await screen.findByRole('grid');
  return rendered;
}

function eventOn(day: string, title: string, more: Partial<CalendarEvent> = {}): CalendarEvent {
  const startsAt = momentOf(day, '10:00')?.toISOString() ?? '';
  return { id: title.replaceAll(' ', '-'), title, address: '', startsAt, kind: 'own', ...more };
}
