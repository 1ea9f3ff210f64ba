import type { CalendarEvent, Notice } from '@hearthway/contracts/journey';

const contractId = '5f0c4a1e-9d5e-4b53-8c07-1f2a3b4c5d6e';
const timeZone = 'America/Chicago';

/** Events of each kind around now: one overdue, two less than an hour apart. */
export function exampleCalendar(now: Date): readonly CalendarEvent[] {
  const at = (days: number, utcHour: number, minute = 0): string =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + days, utcHour, minute)).toISOString();
  const address = '12 Oak Street, Austin, TX 78701';
  const deadline = (id: string, title: string, startsAt: string, part: Partial<CalendarEvent> = {}): CalendarEvent => ({
    id,
    title,
    address,
    startsAt,
    kind: 'deadline',
    timeZone,
    ...part,
  });
  return [
    deadline(`earnest-money-${contractId}`, 'Earnest money delivered', at(-1, 23), { overdue: true }),
    { id: 'tour', title: 'Home tour', address, startsAt: at(1, 16), kind: 'tour', conflictsWith: ['call'] },
    {
      id: 'call',
      title: 'Call with Bluebonnet Credit Union about the rate lock',
      address: '',
      startsAt: at(1, 16, 30),
      kind: 'own',
      conflictsWith: ['tour'],
    },
    deadline(`inspection-${contractId}`, 'Option period ends', at(3, 23)),
    {
      id: 'letter',
      title: 'Letter from Bluebonnet Credit Union expires',
      address: '',
      startsAt: at(20, 14),
      kind: 'letter',
    },
    deadline(`closing-${contractId}`, 'Closing', at(24, 16)),
  ];
}

/** The notice a day before an event. */
export function nearNotice({ id, title, startsAt, kind, timeZone }: CalendarEvent): Notice {
  return {
    id: `near-${id}`,
    kind: 'event-near',
    eventTitle: title,
    startsAt,
    ...(timeZone !== undefined && { timeZone }),
    isDeadline: kind === 'deadline',
    hours: 24,
    createdAt: startsAt,
  };
}
