import type { CalendarEvent, EventAlert } from '@hearthway/contracts/journey';

const hour = 3_600_000;
const timeZone = 'America/Chicago';

/** Events of every kind around `now`, and what the buyer is alerted of. */
export function exampleCalendar(now: Date) {
  const at = (hours: number) => new Date(Math.ceil(now.getTime() / hour + hours) * hour).toISOString();
  const of = (id: string, title: string, hours: number, more: Partial<CalendarEvent>): CalendarEvent => ({
    id,
    title,
    address: '',
    startsAt: at(hours),
    kind: 'own',
    ...more,
  });
  const address = '2100 Willow Bend Drive, Austin, TX 78745';
  const calendarEvents: readonly CalendarEvent[] = [
    of('earnest', 'Deliver the earnest money', -20, { kind: 'deadline', timeZone, address, overdue: true }),
    of('option-fee', 'Pay the option fee', -18, { kind: 'deadline', timeZone, address, done: true }),
    of('option', 'Option period ends', 4, { kind: 'deadline', timeZone, address, conflictsWith: ['call'] }),
    of('call', 'Call with my lender', 4.5, { conflictsWith: ['option'] }),
    of('tour', 'Home tour', 22, { kind: 'tour', address: '14 Juniper Court, Austin' }),
    of('answer', 'The seller’s answer is due', 60, { kind: 'offer', timeZone, address: '14 Juniper Court, Austin' }),
    of('letter', 'Letter of First Federal expires', 24 * 12, { kind: 'letter' }),
    of('appraisal', 'Appraisal contingency ends', 24 * 15, { kind: 'deadline', timeZone, address }),
    of('closing', 'Closing', 24 * 34, { kind: 'deadline', timeZone, address }),
  ];
  const alertOf = (place: number, hours: number): EventAlert => {
    const { id, title, kind, startsAt, timeZone: zone } = calendarEvents[place]!;
    return { id, title, kind, startsAt, hours, ...(zone !== undefined && { timeZone: zone }) };
  };
  return { calendarEvents, alerts: [alertOf(2, 4), alertOf(3, 24), alertOf(4, 24), alertOf(5, 72)] };
}
