import { expect, it } from '@jest/globals';
import { listEvents } from './list-events.js';
import { newEvent, type StoredEvent } from './stored-event.js';

const now = new Date('2026-11-23T12:00:00.000Z');
const event = (id: string, time: string, part: Partial<StoredEvent> = {}): StoredEvent => ({
  ...newEvent({ id, userId: 'buyer', now }, { title: id, address: '', startsAt: `2026-11-23T${time}:00.000Z` }),
  ...part,
});
const marksOf = (...events: StoredEvent[]) =>
  listEvents(events, now).map(({ id, overdue = false, conflictsWith = [] }) => [id, overdue, conflictsWith]);

it('marks appointments less than an hour apart, in both', () => {
  const early = event('early', '13:00');
  expect(marksOf(early, event('close', '13:59', { source: 'tour:1' }), event('later', '14:59'))).toEqual([
    ['early', false, ['close']],
    ['close', false, ['early']],
    ['later', false, []],
  ]);
});

it('has no conflicts for what is only due by then', () => {
  const due = ['deadline:1:closing', 'letter:1', 'offer:1'].map((source) => event(source, '13:00', { source }));
  expect(marksOf(event('own', '13:00'), ...due).map(([, , conflicts]) => conflicts)).toEqual([[], [], [], []]);
});

it.each(['deadline:1:inspection', 'loan:condition:1'])('marks what passed and is not done: %s', (source) => {
  const marks = marksOf(
    event('own', '11:00'),
    event('home', '11:00', { source: 'home:1:homestead' }),
    event('past', '11:59', { source }),
    event('done', '11:59', { source, done: true }),
    event('ahead', '12:01', { source }),
  );
  expect(marks.filter(([, overdue]) => overdue).map(([id]) => id)).toEqual(['past']);
});

it('names five conflicts at most', () => {
  const crowd = Array.from({ length: 8 }, (_, index) => event(`at-${index}`, '13:00'));
  expect(listEvents(crowd, now).map(({ conflictsWith }) => conflictsWith?.length)).toEqual(Array(8).fill(5));
});
