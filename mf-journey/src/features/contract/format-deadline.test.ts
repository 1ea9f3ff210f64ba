import { describe, expect, it } from '@jest/globals';
import { exampleDeadline } from '../../testing/in-memory/contract.js';
import { effectiveMoment, deadlineKeyOf, momentText, stateOf } from './format-deadline.js';

describe('a deadline', () => {
  it('is shown in the property’s time zone', () => {
    expect(momentText('2026-11-26T23:00:00.000Z', 'America/Chicago')).toMatch(
      /^Thursday, November 26, 2026 at 5:00 PM/,
    );
  });

  it('counts by the buyer’s own date', () => {
    const own = { at: '2026-11-27T23:00:00.000Z', localDate: '2026-11-27', localTime: '17:00' };
    expect(effectiveMoment({ ...exampleDeadline, own })).toBe(own.at);
    expect(effectiveMoment(exampleDeadline)).toBe(exampleDeadline.at);
  });

  it('is done before it is overdue, and open until it is confirmed', () => {
    const at = '2026-11-20T10:00:00.000Z';
    expect(stateOf({ ...exampleDeadline, overdue: true, doneAt: at })).toBe('done');
    expect(stateOf({ ...exampleDeadline, overdue: true, confirmedAt: at })).toBe('overdue');
    expect(stateOf({ ...exampleDeadline, confirmedAt: at })).toBe('confirmed');
    expect(stateOf(exampleDeadline)).toBe('open');
  });

  it('is found by its event in the calendar', () => {
    const id = '5f0c4a1e-9d5e-4b53-8c07-1f2a3b4c5d6e';
    expect(deadlineKeyOf(`closing-disclosure-${id}`)).toBe('closing-disclosure');
    expect(deadlineKeyOf('tour-home-1')).toBeUndefined();
  });
});
