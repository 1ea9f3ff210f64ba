import type { Transaction } from '@hearthway/service-kit';
import type { HomeDependencies } from './dependencies.js';
import type { StoredHome } from './stored-home.js';

type Calendar = Pick<HomeDependencies, 'putCalendarEvent' | 'removeCalendarEvent'>;

/** The home with its tour's event in the calendar, or out of it if there is no tour. */
export async function withTourEvent(
  calendar: Calendar,
  home: StoredHome,
  transaction: Transaction,
): Promise<StoredHome> {
  if (home.tourAt === null) {
    await removeTourEvent(calendar, home, transaction);
    return { ...home, tourEventId: null };
  }
  const id = home.tourEventId ?? `tour-${home.id}`;
  await calendar.putCalendarEvent(
    { userId: home.userId, id, entry: tourEntry(home, home.tourAt), origin: { kind: 'tour' } },
    transaction,
  );
  return { ...home, tourEventId: id };
}

export async function removeTourEvent(
  { removeCalendarEvent }: Pick<Calendar, 'removeCalendarEvent'>,
  { userId, tourEventId }: StoredHome,
  transaction: Transaction,
): Promise<void> {
  if (tourEventId !== null) await removeCalendarEvent(userId, tourEventId, transaction);
}

/** What the calendar says about a tour. */
function tourEntry({ address, city, state, zipCode }: StoredHome, startsAt: string) {
  const town = [city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  // The lengths of a home's parts allow a longer text than an event's.
  return {
    title: `Tour: ${address}`.slice(0, 120),
    address: [address, town].filter(Boolean).join(', ').slice(0, 200),
    startsAt,
  };
}
