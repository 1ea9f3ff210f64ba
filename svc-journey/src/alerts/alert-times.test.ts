import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { nextAlert, type AlertsOfEvent, type QuietHours } from './alert-times.js';

fc.configureGlobal({ seed: 20_261_122 });

const none: QuietHours = { timeZone: 'America/Chicago', from: '00:00', to: '00:00' };
const nights: QuietHours = { timeZone: 'America/Chicago', from: '21:00', to: '08:00' };
const deadline = (startsAt: string, part: Partial<AlertsOfEvent> = {}): AlertsOfEvent => ({
  kind: 'deadline',
  startsAt: new Date(startsAt),
  done: false,
  alertsFrom: new Date('2026-11-01T00:00:00Z'),
  lastAlertHours: undefined,
  ...part,
});
/** Every alert of an event, as they are sent one after the other. */
function alertsOf(event: AlertsOfEvent, quiet: QuietHours): (readonly [number, string])[] {
  const next = nextAlert(event, quiet);
  return next
    ? [[next.hours, next.at.toISOString()], ...alertsOf({ ...event, lastAlertHours: next.hours }, quiet)]
    : [];
}

describe('alerts', () => {
  it('come 72, 24, and 4 hours before a deadline, and a day before anything else', () => {
    const event = deadline('2026-11-26T23:00:00.000Z');
    expect(alertsOf(event, none)).toEqual([
      [72, '2026-11-23T23:00:00.000Z'],
      [24, '2026-11-25T23:00:00.000Z'],
      [4, '2026-11-26T19:00:00.000Z'],
    ]);
    expect(alertsOf({ ...event, kind: 'tour' }, none)).toEqual([[24, '2026-11-25T23:00:00.000Z']]);
  });

  it('leave out what was due before the event got its time, and what is done', () => {
    const late = deadline('2026-11-26T23:00:00.000Z', { alertsFrom: new Date('2026-11-26T10:00:00Z') });
    expect(alertsOf(late, none).map(([hours]) => hours)).toEqual([4]);
    expect(alertsOf({ ...late, done: true }, none)).toEqual([]);
  });

  it('wait for the end of quiet hours', () => {
    // 11:59 p.m. in Chicago.
    expect(alertsOf(deadline('2026-11-27T05:59:00.000Z'), nights)).toEqual([
      [72, '2026-11-24T14:00:00.000Z'],
      [24, '2026-11-26T14:00:00.000Z'],
      [4, '2026-11-27T01:59:00.000Z'],
    ]);
  });

  it('come before quiet hours if their end is too late', () => {
    // 7 a.m. in Chicago: four hours before is 3 a.m.
    expect(alertsOf(deadline('2026-11-27T13:00:00.000Z'), nights).at(-1)).toEqual([4, '2026-11-27T02:59:00.000Z']);
  });

  it('keep to the clock when daylight saving time ends', () => {
    // 9 a.m. on November 2 is 24 hours after 9 a.m. by the clock’s new count.
    const event = deadline('2026-11-02T13:30:00.000Z', { alertsFrom: new Date('2026-10-01T00:00:00Z') });
    expect(alertsOf(event, nights).map(([, at]) => at)).toEqual([
      '2026-10-30T13:30:00.000Z',
      '2026-11-01T14:00:00.000Z',
      '2026-11-02T02:59:00.000Z',
    ]);
  });

  it('are never in quiet hours, never late, and each at most once', () => {
    const zones = fc.constantFrom('America/New_York', 'America/Chicago', 'America/Phoenix', 'Pacific/Honolulu');
    const moments = fc.date({
      min: new Date('2026-12-01T00:00:00Z'),
      max: new Date('2028-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, zones, (startsAt, timeZone) => {
        const alerts = alertsOf(deadline(startsAt.toISOString()), { ...nights, timeZone });
        const clock = new Intl.DateTimeFormat('en-US', { timeZone, hour: '2-digit', hourCycle: 'h23' });
        for (const [, at] of alerts) {
          const hour = Number(clock.format(new Date(at)));
          expect(hour >= 8 && hour < 21).toBe(true);
          expect(new Date(at) < startsAt).toBe(true);
        }
        expect(new Set(alerts.map(([hours]) => hours)).size).toBe(alerts.length);
      }),
    );
  });
});
