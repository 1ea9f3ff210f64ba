import type { FunnelStep } from '@hearthway/contracts/analytics';
import { reportedSteps, scrollTracking } from '@hearthway/contracts/constants';
import { landingPaths, otherPages, reportNameOf } from '@hearthway/contracts/pages';

type Section = keyof typeof scrollTracking.milestonesPercent;

/** The sections of the landing page below the fold, in order. */
const landingSections = (Object.keys(scrollTracking.milestonesPercent) as Section[]).filter(
  (section) => section !== 'hero',
);

/** Things a visit is counted for once a day. */
export type VisitMark = FunnelStep;

/** The counts of one day (UTC). All are of people's events or visits, except `bots`. */
export interface DayCounts {
  readonly pageViews: number;
  readonly visits: Readonly<Partial<Record<VisitMark, number>>>;
  /** By path. Paths that are not our pages are under `other`. */
  readonly pages: Readonly<Record<string, number>>;
  /** By element. Those without a plain name, and those beyond `elementsPerDay`, are under `other`. */
  readonly clicks: Readonly<Record<string, number>>;
  readonly bots: Readonly<{ userAgent?: number; rate?: number }>;
}

export const nothingCounted: DayCounts = { pageViews: 0, visits: {}, pages: {}, clicks: {}, bots: {} };

/** Elements that a day counts by name, so that made-up names cannot make it grow. */
export const elementsPerDay = 200;
export const otherElements = 'other';

const plainElement = /^[A-Za-z][A-Za-z0-9_-]{0,63}$/;

/** The part of a stored event used for counting. */
export interface CountableEvent {
  readonly eventType: string;
  readonly eventData: Readonly<Record<string, unknown>>;
  readonly visitId?: string;
  readonly bot: 'user-agent' | 'rate' | null;
  /** The category of a click, decided when it was stored. */
  readonly element?: string;
}

/** The category of a click on a day that already counts these elements by name. */
export function elementOf(eventData: Readonly<Record<string, unknown>>, known: ReadonlySet<string>): string {
  const element = eventData['element'];
  if (typeof element !== 'string' || !plainElement.test(element)) return otherElements;
  return known.has(element) || known.size < elementsPerDay ? element : otherElements;
}

/** The page that a page view counts for. */
export function pageOf(eventData: Readonly<Record<string, unknown>>): string {
  const path = eventData['path'];
  return typeof path === 'string' && reportNameOf(path) !== undefined ? path : otherPages.path;
}

/** What an event tells about its visit. */
export function marksOf({ eventType, eventData }: CountableEvent): readonly VisitMark[] {
  if (eventType === 'page_view') return landingPaths.includes(pageOf(eventData)) ? ['visit', 'landing'] : ['visit'];
  const reached =
    eventType === 'scroll'
      ? landingSections.find((section) => section === eventData['section'])
      : eventType === 'ui_interaction' && reportedSteps.find((step) => step === eventData['step']);
  return reached ? [reached] : [];
}

export interface Counted {
  readonly counts: DayCounts;
  /** Everything that a visit is counted for now, for each visit that gained something. */
  readonly marks: ReadonlyMap<string, ReadonlySet<VisitMark>>;
}

export type VisitMarks = ReadonlyMap<string, ReadonlySet<VisitMark>>;

/** Counts events of one day, given what each visit has already been counted for on it. */
export function countEvents(events: readonly CountableEvent[], marksBefore: VisitMarks): Counted {
  const counts = { pageViews: 0, visits: newCounter(), pages: newCounter(), clicks: newCounter(), bots: newCounter() };
  const marks = new Map<string, Set<VisitMark>>();
  for (const event of events) {
    if (event.bot) {
      add(counts.bots, event.bot === 'rate' ? 'rate' : 'userAgent');
      continue;
    }
    countEvent(event, counts);
    if (event.visitId === undefined) continue;
    const held = marks.get(event.visitId) ?? marksBefore.get(event.visitId) ?? new Set();
    const reached = marksOf(event).filter((mark) => !held.has(mark));
    if (reached.length === 0) continue;
    marks.set(event.visitId, new Set([...held, ...reached]));
    for (const mark of reached) add(counts.visits, mark);
  }
  const { pageViews, visits, pages, clicks, bots } = counts;
  return {
    counts: {
      pageViews,
      visits: Object.fromEntries(visits),
      pages: Object.fromEntries(pages),
      clicks: Object.fromEntries(clicks),
      bots: Object.fromEntries(bots),
    },
    marks,
  };
}

function countEvent(
  { eventType, eventData, element }: CountableEvent,
  counts: { pageViews: number; pages: Counter; clicks: Counter },
): void {
  if (eventType === 'page_view') {
    counts.pageViews += 1;
    add(counts.pages, pageOf(eventData));
  }
  if (eventType === 'click') add(counts.clicks, element ?? otherElements);
}

/** The sum of several counts. */
export function sumOfDays(days: readonly DayCounts[]): DayCounts {
  return {
    pageViews: days.reduce((total, day) => total + day.pageViews, 0),
    visits: sumOf(days.map((day) => day.visits)),
    pages: sumOf(days.map((day) => day.pages)),
    clicks: sumOf(days.map((day) => day.clicks)),
    bots: sumOf(days.map((day) => day.bots)),
  };
}

/** Whether two counts are equal. No counts equal zero counts. */
export function isSameCount(one: DayCounts | undefined, other: DayCounts | undefined): boolean {
  const [first, second] = [one, other].map((counts) => sortedText(sumOfDays(counts ? [counts] : [])));
  return first === second;
}

function sortedText({ pageViews, ...groups }: DayCounts): string {
  const entries = Object.values(groups).map((group) =>
    Object.entries(group).sort(([key], [next]) => (key < next ? -1 : 1)),
  );
  return JSON.stringify([pageViews, ...entries]);
}

function sumOf(counters: readonly Readonly<Partial<Record<string, number>>>[]): Record<string, number> {
  const sum = newCounter();
  for (const counter of counters) {
    for (const [key, count] of Object.entries(counter)) add(sum, key, count);
  }
  return Object.fromEntries(sum);
}

/** A map, because browsers choose the keys, and every object already has a `constructor`. */
type Counter = Map<string, number>;

const newCounter = (): Counter => new Map();

function add(counter: Counter, key: string, count = 1): void {
  counter.set(key, (counter.get(key) ?? 0) + count);
}

/** The day (UTC) of a moment, as YYYY-MM-DD. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
