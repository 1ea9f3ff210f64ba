import { eventsKeptDays, type EventStore } from '../events/index.js';
import {
  countEvents,
  dayOf,
  isSameCount,
  nothingCounted,
  sumOfDays,
  type DayCounts,
  type RollupStore,
  type VisitMark,
} from '../rollups/index.js';

export interface DayComparison {
  readonly day: string;
  readonly stored: DayCounts | undefined;
  /** Counted again from the raw events. */
  readonly counted: DayCounts;
  readonly same: boolean;
}

export interface CompareDaysDependencies {
  readonly events: Pick<EventStore, 'span' | 'within'>;
  readonly rollups: Pick<RollupStore, 'days'>;
}

const dayMilliseconds = 24 * 60 * 60 * 1_000;
const eventsAtOnce = 5_000;
/** How often a day is counted anew when events come in meanwhile. */
const tries = 10;

/** Counts again, earliest first, every day that none of the raw events of can have expired by `now`. */
export async function* compareDays(dependencies: CompareDaysDependencies, now: Date): AsyncGenerator<DayComparison> {
  const span = await dependencies.events.span();
  if (!span) return;
  const firstWhole = dayOf(new Date(now.getTime() - (eventsKeptDays - 1) * dayMilliseconds));
  const [first = firstWhole] = [dayOf(span.first), firstWhole].sort().reverse();
  const last = dayOf(span.last);
  for (let day = first; day <= last; day = dayOf(new Date(Date.parse(day) + dayMilliseconds))) {
    yield await compareDay(dependencies, day);
  }
}

async function compareDay({ events, rollups }: CompareDaysDependencies, day: string): Promise<DayComparison> {
  for (let tried = 1; ; tried += 1) {
    const [before] = await rollups.days(day, day);
    const counted = await countDay(events, day);
    const [stored] = await rollups.days(day, day);
    const untouched = isSameCount(before, stored);
    if (untouched || tried === tries) return { day, stored, counted, same: isSameCount(stored, counted) };
  }
}

async function countDay(events: CompareDaysDependencies['events'], day: string): Promise<DayCounts> {
  const from = new Date(day);
  const until = new Date(from.getTime() + dayMilliseconds);
  const marks = new Map<string, ReadonlySet<VisitMark>>();
  let total = nothingCounted;
  for await (const some of inGroups(events.within(from, until), eventsAtOnce)) {
    const { counts, marks: reached } = countEvents(some, marks);
    for (const [visitId, held] of reached) marks.set(visitId, held);
    total = sumOfDays([total, counts]);
  }
  return total;
}

async function* inGroups<Item>(items: AsyncIterable<Item>, size: number): AsyncGenerator<Item[]> {
  let group: Item[] = [];
  for await (const item of items) {
    group.push(item);
    if (group.length < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
