import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import ICAL from 'ical.js';
import type { StoredEvent } from '../calendar-events/index.js';
import { writeCalendar } from './write-calendar.js';

fc.configureGlobal({ seed: 20_261_128 });

const changedAt = new Date('2026-11-20T15:00:00.000Z');
const own: StoredEvent = {
  id: 'event-1',
  userId: 'buyer',
  title: 'Option period ends',
  address: '12 Oak Street, Austin, TX 78701',
  startsAt: new Date('2026-11-26T23:00:00.000Z'),
  sequence: 3,
  changedAt,
  alertShown: false,
};
const deadline: StoredEvent = { ...own, source: 'deadline:1:option', timeZone: 'America/Chicago' };

/** As another library than the one that wrote it understands it. */
const read = (...events: StoredEvent[]) =>
  new ICAL.Component(ICAL.parse(writeCalendar(events)) as unknown[])
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));
const alarmsOf = ({ component }: ICAL.Event) =>
  component.getAllSubcomponents('valarm').map((alarm) => {
    const trigger = alarm.getFirstProperty('trigger');
    return [trigger?.getFirstParameter('related'), String(trigger?.getFirstValue())];
  });

describe('a calendar for other apps', () => {
  it('has deadlines with their ids, numbers, and alarms', () => {
    const [event] = read(deadline);
    expect(event).toMatchObject({
      uid: 'event-1@hearthway',
      sequence: 3,
      summary: 'Deadline: Option period ends',
      location: deadline.address,
    });
    expect(event?.startDate.toJSDate()).toEqual(deadline.startsAt);
    expect(event?.component.getFirstPropertyValue('transp')?.toString()).toBe('TRANSPARENT');
    expect(alarmsOf(event!)).toEqual(['-P3D', '-P1D', '-PT4H'].map((trigger) => [undefined, trigger]));
  });

  it('is the same text until an event changes', () => {
    expect(writeCalendar([deadline])).toBe(writeCalendar([deadline]));
    expect(writeCalendar([deadline])).toContain('DTSTAMP:20261120T150000Z\r\n');
  });

  it('has a deadline at the end of a day as that day, on both sides of daylight saving time', () => {
    const ends = ['2026-10-31T04:59:00.000Z', '2026-11-27T05:59:00.000Z'];
    const events = read(...ends.map((startsAt) => ({ ...deadline, startsAt: new Date(startsAt) })));
    expect(events.map(({ startDate, endDate }) => [startDate.isDate, String(startDate), String(endDate)])).toEqual([
      [true, '2026-10-30', '2026-10-31'],
      [true, '2026-11-26', '2026-11-27'],
    ]);
    expect(alarmsOf(events[0]!)).toEqual(['-P3D', '-P1D', '-PT4H'].map((trigger) => ['END', trigger]));
  });

  it('has an hour for what the buyer attends, and no alarm for what is done', () => {
    const [event, done] = read(own, { ...deadline, done: true });
    expect(event?.summary).toBe(own.title);
    expect(event?.duration.toString()).toBe('PT1H');
    expect(alarmsOf(event!)).toEqual([[undefined, '-P1D']]);
    expect(alarmsOf(done!)).toEqual([]);
  });

  it('keeps any text apart from what it means', () => {
    const hostile = [
      'Ask: sinks, drains; “\\nEND:VEVENT” \\; \\, 🏡',
      'ATTACH:https://example.com',
      '\\',
      '🏡'.repeat(100),
      'BEGIN:VALARM\r\nEND:VEVENT\r\nEND:VCALENDAR',
    ];
    const texts = fc.oneof(fc.constantFrom(...hostile), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }));
    fc.assert(
      fc.property(texts, texts, (title, address) => {
        const text = writeCalendar([{ ...own, title, address }, own]);
        for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        const events = read({ ...own, title, address }, own);
        expect(events).toHaveLength(2);
        // A line break of any kind may become another.
        const lines = (one: string) => one.replaceAll(/\r\n?/g, '\n');
        expect([events[0]?.summary, events[0]?.location].map(String).map(lines)).toEqual([title, address].map(lines));
      }),
    );
  });
});
