import type { CalendarEvent } from '@hearthway/contracts/journey';
import { afterEach, describe, expect, it } from '@jest/globals';
import { dayOf, timeOfDay } from '../local-time/index.js';
import { eventFormOf, valuesOf } from './event-form.js';
import { eventsByDay, scheduledEvents, timeOf, upcomingEvents } from './schedule.js';

const today = '2026-11-22';
const at = (startsAt: Date, more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: startsAt.toISOString(),
  title: 'Home tour',
  address: '',
  startsAt: startsAt.toISOString(),
  kind: 'own',
  ...more,
});
const scheduled = (...events: CalendarEvent[]) => scheduledEvents({ events, everScheduled: true }, today);
const idsOf = (events: readonly CalendarEvent[] | undefined) => events?.map(({ id }) => id);

describe('the schedule', () => {
  it('shows samples 2, 5, and 8 days ahead until the first event is scheduled', () => {
    const samples = scheduledEvents({ events: [], everScheduled: false }, today);

    expect(samples.map(({ startsAt, sample }) => [dayOf(new Date(startsAt)), sample])).toEqual([
      ['2026-11-24', true],
      ['2026-11-27', true],
      ['2026-11-30', true],
    ]);
    expect(samples.map(({ startsAt }) => timeOfDay(new Date(startsAt)))).toEqual(['10:00', '14:00', '11:00']);
    expect(scheduledEvents({ events: [], everScheduled: true }, today)).toEqual([]);
  });

  it('lists what is overdue, and events from the start of today, earliest first', () => {
    const events = scheduled(
      at(new Date(2026, 10, 30, 9), { id: 'later' }),
      at(new Date(2026, 10, 21, 23, 59), { id: 'past' }),
      at(new Date(2026, 10, 20, 17), { id: 'overdue', kind: 'deadline', overdue: true }),
      at(new Date(2026, 10, 22, 0, 0), { id: 'today' }),
    );

    expect(idsOf(upcomingEvents(events, today))).toEqual(['overdue', 'today', 'later']);
  });

  it('groups events by local day', () => {
    const [late, early] = [at(new Date(2026, 10, 24, 23, 30)), at(new Date(2026, 10, 24, 0, 15))];
    const days = eventsByDay(scheduled(late, early));

    expect([...days.keys()]).toEqual(['2026-11-24']);
    expect(idsOf(days.get('2026-11-24'))).toEqual([early.id, late.id]);
  });

  it('has a deadline on the day and at the time of the property', () => {
    // One of them differs from this computer's, wherever that is.
    for (const [timeZone, day, time] of [
      ['America/New_York', '2026-11-25', '12:59 AM'],
      ['Pacific/Honolulu', '2026-11-24', '7:59 PM'],
    ] as const) {
      const [event] = scheduled(at(new Date('2026-11-25T05:59:00Z'), { kind: 'deadline', timeZone }));
      expect([...eventsByDay([event!]).keys()]).toEqual([day]);
      expect(timeOf(event!)).toContain(time);
    }
  });
});

describe('the event form', () => {
  const eventForm = eventFormOf(undefined);
  const filled = { title: ' Home tour ', date: '2026-12-03', time: '14:30', address: '12 Oak Street' };

  it('reads the chosen local time', () => {
    expect(eventForm.parse(filled)).toEqual({
      title: 'Home tour',
      address: '12 Oak Street',
      startsAt: new Date(2026, 11, 3, 14, 30).toISOString(),
    });
  });

  describe('where clocks change', () => {
    const zone = process.env['TZ'];
    afterEach(() => {
      if (zone === undefined) delete process.env['TZ'];
      else process.env['TZ'] = zone;
    });

    it.each([
      '2026-11-01T06:30:00.000Z',
      '2026-11-01T07:30:00.000Z',
      '2026-12-03T20:30:15.250Z',
      '0099-12-03T20:30:00.000Z',
      '2026-12-03T20:30:00Z',
    ])('keeps the exact moment %s of an event whose date and time are untouched', (startsAt) => {
      process.env['TZ'] = 'America/Chicago';
      const event = { id: 'tour', title: 'Home tour', address: '', startsAt };

      const edited = eventFormOf(event).parse({ ...valuesOf(event), address: '12 Oak Street' });

      expect(edited).toEqual({ title: 'Home tour', address: '12 Oak Street', startsAt });
    });

    it('reads the repeated hour of a new event as its first', () => {
      process.env['TZ'] = 'America/Chicago';
      const { startsAt } = eventForm.parse({ ...filled, date: '2026-11-01', time: '01:45' });

      expect(startsAt).toBe('2026-11-01T06:45:00.000Z');
    });

    it.each([
      ['America/New_York', '2027-11-07T06:30:00.000Z', '01:45', '2027-11-07T06:45:00.000Z'],
      ['America/New_York', '2027-11-07T05:30:00.000Z', '01:45', '2027-11-07T05:45:00.000Z'],
      ['America/New_York', '2027-11-07T06:30:00.000Z', '01:00', '2027-11-07T06:00:00.000Z'],
      ['America/New_York', '2027-11-07T06:30:00.000Z', '00:59', '2027-11-07T04:59:00.000Z'],
      ['America/New_York', '2027-11-07T05:30:00.000Z', '02:00', '2027-11-07T07:00:00.000Z'],
      ['America/New_York', '2027-11-07T15:00:00.000Z', '01:30', '2027-11-07T06:30:00.000Z'],
      ['America/New_York', '2027-11-07T04:00:00.000Z', '01:30', '2027-11-07T05:30:00.000Z'],
      ['Australia/Lord_Howe', '2027-04-03T15:10:00.000Z', '01:50', '2027-04-03T15:20:00.000Z'],
      ['America/New_York', '2027-03-14T06:30:00.000Z', '03:30', '2027-03-14T07:30:00.000Z'],
    ])('keeps the offset of an event in %s at %s that is moved to %s', (local, before, time, after) => {
      process.env['TZ'] = local;
      const event = { id: 'tour', title: 'Home tour', address: '', startsAt: before };
      const { startsAt } = eventFormOf(event).parse({ ...valuesOf(event), time });

      expect(startsAt).toBe(after);
    });

    it('keeps the offset of an event that is moved into the repeated hour of another day', () => {
      process.env['TZ'] = 'America/New_York';
      const event = { id: 'tour', title: 'Home tour', address: '', startsAt: '2027-11-09T06:30:00.000Z' };
      const { startsAt } = eventFormOf(event).parse({ ...valuesOf(event), date: '2027-11-07' });

      expect(startsAt).toBe('2027-11-07T06:30:00.000Z');
    });

    it('refuses a time in the skipped hour', () => {
      process.env['TZ'] = 'America/Chicago';
      const { error } = eventForm.safeParse({ ...filled, date: '2026-03-08', time: '02:30' });

      expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
        ['time', 'Clocks skip this time on that day. Please choose another'],
      ]);
    });
  });

  it('shows an existing event', () => {
    const event = at(new Date(2026, 11, 3, 14, 30));
    expect(valuesOf(event)).toEqual({ title: 'Home tour', address: '', date: '2026-12-03', time: '14:30' });
  });

  it.each([
    [{ title: '  ' }, [['title', 'Please enter a title']]],
    [{ date: '' }, [['date', 'Please choose a date']]],
    [{ time: '' }, [['time', 'Please choose a time']]],
    [
      { title: '', date: '2026-13', time: 'noon' },
      [
        ['title', 'Please enter a title'],
        ['date', 'Please choose a date'],
        ['time', 'Please choose a time'],
      ],
    ],
  ])('lists every error of %j', (part, errors) => {
    const { error } = eventForm.safeParse({ ...filled, ...part });
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual(errors);
  });
});
