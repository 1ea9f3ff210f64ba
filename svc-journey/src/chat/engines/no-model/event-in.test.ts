import { expect, it } from '@jest/globals';
import { eventIn } from './event-in.js';

/** A Saturday, at 5:56 in the morning in Chicago. */
const now = new Date('2026-11-28T11:56:00Z');

const eventOf = (question: string) =>
  eventIn({ question, text: question, inputs: {}, pasted: undefined, now, timeZone: 'America/Chicago' });

it.each([
  ['remind me to get my w2s tomorrow', '2026-11-29T15:00:00.000Z'],
  ['remind me to get my w2s on friday', '2026-12-04T15:00:00.000Z'],
  ['remind me to get my w2s next friday', '2026-12-04T15:00:00.000Z'],
  ['remind me to get my w2s in two weeks', '2026-12-12T15:00:00.000Z'],
  ['remind me to get my w2s tomorrow afternoon', '2026-11-29T20:00:00.000Z'],
  ['remind me to get my w2s on march 20', '2027-03-20T14:00:00.000Z'],
])('a day without a time gets one, and says so: %s', (question, startsAt) => {
  expect(eventOf(question)).toEqual({ title: 'Get my w2s', startsAt, timeIsAssumed: true });
});

it.each(['next week', 'next month', 'this weekend', ''])('no day is made up: %s', (when) => {
  expect(eventOf(`remind me to get my w2s ${when}`)).toEqual({ title: 'Get my w2s' });
});

it('W2s are no moment, and Spanish days are read', () => {
  expect(eventOf('remind me friday to send the w2s')?.['startsAt']).toBe('2026-12-04T15:00:00.000Z');
  expect(eventOf('recuérdame llamar al banco mañana a las 10')).toEqual({
    title: 'Llamar al banco',
    startsAt: '2026-11-29T16:00:00.000Z',
  });
});

it('the sentence that asks is the title, and the past is no moment', () => {
  expect(eventOf('The inspector called back. Put the inspection on my calendar friday at 10am.')?.['title']).toBe(
    'Inspection',
  );
  expect(eventOf('what now, put it on my calendar')?.['startsAt']).toBeUndefined();
});

it('a time that was said is taken', () => {
  expect(eventOf('remind me to get my w2s tomorrow at 3')).toEqual({
    title: 'Get my w2s',
    startsAt: '2026-11-29T21:00:00.000Z',
  });
});
