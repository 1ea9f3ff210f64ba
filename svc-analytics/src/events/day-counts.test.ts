import { describe, expect, it } from '@jest/globals';
import {
  countEvents,
  elementOf,
  elementsPerDay,
  isSameCount,
  marksOf,
  pageOf,
  type CountableEvent,
} from './day-counts.js';

const event = (eventType: string, eventData: Record<string, unknown> = {}, more: Partial<CountableEvent> = {}) =>
  ({ eventType, eventData, visitId: 'v1', bot: null, ...more }) satisfies CountableEvent;
const nothing = { pageViews: 0, visits: {}, pages: {}, clicks: {}, bots: {} };

describe('the counts of a day', () => {
  it('are empty for no event', () => {
    expect(countEvents([], new Map())).toEqual({ counts: nothing, marks: new Map() });
  });

  it('have every page view, and each visit once for each section it reached', () => {
    const { counts, marks } = countEvents(
      [
        event('page_view', { path: '/' }),
        event('scroll', { section: 'features', percent: 25 }),
        event('scroll', { section: 'features', percent: 25 }),
        event('page_view', { path: '/faq' }),
        event('page_view', { path: '/' }, { visitId: 'v2' }),
      ],
      new Map(),
    );
    expect(counts).toEqual({
      ...nothing,
      pageViews: 3,
      visits: { visit: 2, landing: 2, features: 1 },
      pages: { '/': 2, '/faq': 1 },
    });
    expect(marks.get('v1')).toEqual(new Set(['visit', 'landing', 'features']));
  });

  it('leave out what a visit was counted for before', () => {
    const { counts, marks } = countEvents(
      [event('page_view', { path: '/' })],
      new Map([['v1', new Set(['visit'])]]) as never,
    );
    expect(counts.visits).toEqual({ landing: 1 });
    expect(marks).toEqual(new Map([['v1', new Set(['visit', 'landing'])]]));
  });

  it('are the same in whatever order the events came', () => {
    const events = [
      event('scroll', { section: 'pricing' }),
      event('page_view', { path: '/' }),
      event('click', { element: 'join' }, { element: 'join' }),
    ];
    expect(isSameCount(countEvents(events, new Map()).counts, countEvents(events.toReversed(), new Map()).counts)).toBe(
      true,
    );
  });

  it('have a page view without a visit, but no visit', () => {
    const unvisited = { eventType: 'page_view', eventData: { path: '/' }, bot: null };
    expect(countEvents([unvisited], new Map()).counts).toEqual({ ...nothing, pageViews: 1, pages: { '/': 1 } });
  });

  it('have programs separately', () => {
    const { counts, marks } = countEvents(
      [
        event('page_view', { path: '/' }, { bot: 'user-agent' }),
        event('click', { element: 'join' }, { bot: 'rate', element: 'join' }),
      ],
      new Map(),
    );
    expect(counts).toEqual({ ...nothing, bots: { userAgent: 1, rate: 1 } });
    expect(marks.size).toBe(0);
  });
});

describe('a page', () => {
  it.each([
    ['/faq', '/faq'],
    ['not-found', 'not-found'],
    ['/made-up', 'other'],
    ['__proto__', 'other'],
    [7, 'other'],
    [undefined, 'other'],
  ])('is counted as one of ours or as other: %s', (path, counted) => {
    expect(pageOf({ path })).toBe(counted);
  });
});

describe('an element', () => {
  const full = new Set(Array.from({ length: elementsPerDay }, (_, index) => `element-${index}`));
  it.each([
    ['join-waitlist', new Set<string>(), 'join-waitlist'],
    ['element-1', full, 'element-1'],
    ['one-too-many', full, 'other'],
    ['a.b', new Set<string>(), 'other'],
    ['$inc', new Set<string>(), 'other'],
    [{ a: 1 }, new Set<string>(), 'other'],
  ])('is counted by a plain name, up to the limit: %s', (element, known, counted) => {
    expect(elementOf({ element }, known)).toBe(counted);
  });
});

describe('a step that a browser reports', () => {
  it.each([
    ['joined', ['joined']],
    ['paymentStarted', ['paymentStarted']],
    ['paymentCompleted', ['paymentCompleted']],
    ['landing', []],
    ['visit', []],
    [['joined'], []],
    [undefined, []],
  ])('%j marks its visit with %j', (step, marks) => {
    expect(marksOf(event('ui_interaction', { step }))).toEqual(marks);
    expect(marksOf(event('click', { step }))).toEqual([]);
  });
});

describe('a scroll', () => {
  it.each([
    ['features', ['features']],
    ['hero', []],
    ['cellar', []],
  ])('to %s marks its visit with %j', (section, marks) => {
    expect(marksOf(event('scroll', { section }))).toEqual(marks);
  });
});
