import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { lookAtAlerts, type AlertedEvent, type QuietHours } from './alert-times.js';

fc.configureGlobal({ seed: 20_261_122 });

const none: QuietHours = { timeZone: 'America/Chicago', from: '00:00', to: '00:00' };
const nights: QuietHours = { timeZone: 'America/Chicago', from: '21:00', to: '08:00' };
const deadline = (startsAt: string): AlertedEvent => ({ kind: 'deadline', startsAt: new Date(startsAt) });

/** Every alert of an event, and when it was given, if somebody looks whenever they should from `from` on. */
function alertsOf(event: AlertedEvent, quiet: QuietHours, from: string): [number, string][] {
  const given: [number, string][] = [];
  let now: Date | undefined = new Date(from);
  let alertedHours = event.alertedHours ?? Infinity;
  while (now) {
    const { hours, next } = lookAtAlerts({ ...event, alertedHours }, quiet, now);
    if (hours !== undefined) given.push([hours, now.toISOString()]);
    alertedHours = hours ?? alertedHours;
    now = next;
  }
  return given;
}

describe('alerts', () => {
  it('come 72, 24, and 4 hours before a deadline, and later ones before other events', () => {
    const event = deadline('2026-11-26T23:00:00.000Z');
    const from = '2026-11-20T12:00:00Z';
    const ofKind = (kind: AlertedEvent['kind']) => alertsOf({ ...event, kind }, none, from).map(([hours]) => hours);
    expect(alertsOf(event, none, from)).toEqual([
      [72, '2026-11-23T23:00:00.000Z'],
      [24, '2026-11-25T23:00:00.000Z'],
      [4, '2026-11-26T19:00:00.000Z'],
    ]);
    expect([ofKind('offer'), ofKind('tour'), ofKind('letter'), ofKind('own')]).toEqual([[24, 4], [24, 4], [24], [24]]);
  });

  it('stop once it is done, or has started, and none is given twice', () => {
    const event = deadline('2026-11-26T23:00:00.000Z');
    const due = '2026-11-25T23:00:00Z';
    expect(alertsOf({ ...event, done: true }, none, due)).toEqual([]);
    expect(alertsOf(event, none, '2026-11-26T23:00:00Z')).toEqual([]);
    expect(alertsOf({ ...event, alertedHours: 24 }, none, due).map(([hours]) => hours)).toEqual([4]);
  });

  it('are one if several were missed', () => {
    const late = alertsOf(deadline('2026-11-26T23:00:00.000Z'), none, '2026-11-26T15:00:00.000Z');
    expect(late).toEqual([
      [24, '2026-11-26T15:00:00.000Z'],
      [4, '2026-11-26T19:00:00.000Z'],
    ]);
  });

  it('wait for the end of quiet hours', () => {
    // 11:59 p.m. in Chicago.
    expect(alertsOf(deadline('2026-11-27T05:59:00.000Z'), nights, '2026-11-20T12:00:00Z')).toEqual([
      [72, '2026-11-24T14:00:00.000Z'],
      [24, '2026-11-26T14:00:00.000Z'],
      [4, '2026-11-27T01:59:00.000Z'],
    ]);
  });

  it('come before quiet hours if their end is too late, but not in them', () => {
    // 7 a.m. in Chicago: four hours before is 3 a.m.
    const early = deadline('2026-11-27T13:00:00.000Z');
    expect(alertsOf(early, nights, '2026-11-20T12:00:00Z').at(-1)).toEqual([4, '2026-11-27T02:30:00.000Z']);
    expect(alertsOf({ ...early, alertedHours: 24 }, nights, '2026-11-27T04:00:00Z')).toEqual([]);
  });

  it('take quiet hours in the middle of the day', () => {
    const siesta = { ...nights, from: '12:30', to: '15:00' };
    // 5 p.m. in Chicago: four hours before is 1 p.m.
    expect(alertsOf(deadline('2026-11-26T23:00:00.000Z'), siesta, '2026-11-26T12:00:00Z').at(-1)).toEqual([
      4,
      '2026-11-26T21:00:00.000Z',
    ]);
  });

  it('keep to the clock when daylight saving time begins and ends', () => {
    const mornings = (startsAt: string, from: string) =>
      alertsOf(deadline(startsAt), nights, from).map(([, at]) => at.slice(5, 16));
    // 7:30 a.m. on the day after it ended, November 1: 8 a.m. is 13:00 UTC before, and 14:00 UTC after.
    expect(mornings('2026-11-02T13:30:00.000Z', '2026-10-20T12:00:00Z')).toEqual([
      '10-30T13:30',
      '11-01T14:00',
      '11-02T02:30',
    ]);
    // The same on March 15, the day after it began.
    expect(mornings('2027-03-15T12:30:00.000Z', '2027-03-01T12:00:00Z')).toEqual([
      '03-12T14:00',
      '03-14T13:00',
      '03-15T01:30',
    ]);
  });

  it('end quiet hours in the second of two equal hours', () => {
    const quiet = { ...nights, to: '01:30' };
    const look = (now: string) => lookAtAlerts(deadline('2026-11-01T20:00:00Z'), quiet, new Date(now)).next;
    expect([look('2026-11-01T06:10:00Z'), look('2026-11-01T07:10:00Z')]).toEqual([
      new Date('2026-11-01T06:30:00Z'),
      new Date('2026-11-01T07:30:00Z'),
    ]);
  });

  it('are never in quiet hours, never late, and each at most once, the nearest last', () => {
    const times = { min: Date.parse('2026-12-01T00:00:00Z'), max: Date.parse('2028-12-31T00:00:00Z') };
    const clockTime = fc.nat(1_439).map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16));
    const quietHours = fc.record({
      timeZone: fc.constantFrom('America/New_York', 'America/Phoenix', 'Pacific/Honolulu', 'Europe/London', '+05:30'),
      from: clockTime,
      to: clockTime,
    });
    fc.assert(
      fc.property(fc.integer(times), fc.nat(120), quietHours, (start, hoursAhead, quiet) => {
        const startsAt = new Date(start).toISOString();
        const alerts = alertsOf(deadline(startsAt), quiet, new Date(start - hoursAhead * 3_600_000).toISOString());
        const clock = new Intl.DateTimeFormat('en-GB', { timeZone: quiet.timeZone, timeStyle: 'short' });
        const { from, to } = quiet;
        for (const [, at] of alerts) {
          const local = clock.format(new Date(at));
          expect(from > to ? local >= from || local < to : local >= from && local < to).toBe(false);
          expect(at < startsAt).toBe(true);
        }
        const hours = alerts.map(([hours]) => hours);
        expect(hours).toEqual([...new Set(hours)].sort((one, other) => other - one));
      }),
    );
  });

  it('know every zone that a buyer can choose', () => {
    const event = deadline('2026-11-26T23:00:00.000Z');
    for (const timeZone of [...Intl.supportedValuesOf('timeZone'), 'utc', 'america/chicago', 'EST5EDT', 'GMT0']) {
      expect(lookAtAlerts(event, { ...nights, timeZone }, new Date('2026-11-20T12:00:00Z')).next).toBeDefined();
    }
  });
});
