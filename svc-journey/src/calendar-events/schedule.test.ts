import { expect, it } from '@jest/globals';
import type { StoredCalendarEvent } from './calendar-event-store.js';
import { schedule } from './schedule.js';

const now = new Date('2026-11-23T12:00:00.000Z');
const event = (id: string, time: string, part: Partial<StoredCalendarEvent> = {}): StoredCalendarEvent => ({
  id,
  title: id,
  address: '',
  startsAt: `2026-11-23T${time}:00.000Z`,
  kind: 'own',
  done: false,
  changedAt: now,
  sequence: 0,
  ...part,
});
const marksOf = (...events: StoredCalendarEvent[]) =>
  schedule(events, now).map(({ id, overdue = false, conflictsWith = [] }) => [id, overdue, conflictsWith]);

it('marks appointments less than an hour apart, in both', () => {
  const early = event('early', '13:00');
  expect(marksOf(early, event('close', '13:59', { kind: 'tour' }), event('later', '14:59'))).toEqual([
    ['early', false, ['close']],
    ['close', false, ['early']],
    ['later', false, []],
  ]);
});

it('has no conflicts for deadlines and letters', () => {
  const marks = marksOf(
    event('own', '13:00'),
    event('deadline', '13:00', { kind: 'deadline' }),
    event('letter', '13:00', { kind: 'letter' }),
  );
  expect(marks.map(([, , conflicts]) => conflicts)).toEqual([[], [], []]);
});

it('marks deadlines that passed and are not done', () => {
  const marks = marksOf(
    event('past', '11:59', { kind: 'deadline' }),
    event('done', '11:59', { kind: 'deadline', done: true }),
    event('ahead', '12:01', { kind: 'deadline' }),
    event('own', '11:00'),
  );
  expect(marks.map(([id, overdue]) => [id, overdue])).toEqual([
    ['past', true],
    ['done', false],
    ['ahead', false],
    ['own', false],
  ]);
});

it('names five conflicts at most', () => {
  const crowd = Array.from({ length: 8 }, (_, index) => event(`at-${index}`, '13:00'));
  expect(schedule(crowd, now).map(({ conflictsWith }) => conflictsWith?.length)).toEqual(Array(8).fill(5));
});
