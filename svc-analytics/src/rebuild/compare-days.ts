import {
  countEvents,
  dayOf,
  eventsKeptDays,
  isSameCount,
  nothingCounted,
  sumOfDays,
  type DayCounts,
  type EventStore,
  type VisitMark,
} from '../events/index.js';

export interface DayComparison {
  readonly day: string;
  readonly stored: DayCounts | undefined;
  /** Counted again from the raw events. */
  readonly counted: DayCounts;
  readonly same: boolean;
}

type ComparedStore = Pick<EventStore, 'findSpan' | 'findReceived' | 'findDays'>;

const dayMilliseconds = 24 * 60 * 60 * 1_000;
const eventsAtOnce = 5_000;
/** How often a day is recounted because new events arrived. */
const attempts = 10;

/** Recounts every day whose raw events cannot have expired by `now`, earliest first. */
export async function* compareDays(events: ComparedStore, now: Date): AsyncGenerator<DayComparison> {
  const span = await events.findSpan();
  if (!span) return;
  const firstWhole = dayOf(new Date(now.getTime() - (eventsKeptDays - 1) * dayMilliseconds));
  const [first = firstWhole] = [dayOf(span.first), firstWhole].sort().reverse();
  const last = dayOf(span.last);
  for (let day = first; day <= last; day = dayOf(new Date(Date.parse(day) + dayMilliseconds))) {
    yield await compareDay(events, day);
  }
}

async function compareDay(events: ComparedStore, day: string): Promise<DayComparison> {
  for (let attempt = 1; ; attempt += 1) {
    const [before] = await events.findDays(day, day);
    const counted = await countDay(events, day);
    const [stored] = await events.findDays(day, day);
    const untouched = isSameCount(before, stored);
    if (untouched || attempt === attempts) return { day, stored, counted, same: isSameCount(stored, counted) };
  }
}

async function countDay(events: ComparedStore, day: string): Promise<DayCounts> {
  const from = new Date(day);
  const until = new Date(from.getTime() + dayMilliseconds);
  const marks = new Map<string, ReadonlySet<VisitMark>>();
  let total = nothingCounted;
  for await (const group of inGroups(events.findReceived(from, until), eventsAtOnce)) {
    const { counts, marks: changed } = countEvents(group, marks);
    for (const [visitId, held] of changed) marks.set(visitId, held);
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
