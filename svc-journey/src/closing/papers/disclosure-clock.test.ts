import { describe, expect, it } from '@jest/globals';
import { disclosureClock } from './disclosure-clock.js';

const first = { receivedOn: '2026-12-14', aprMillionths: 65_000, irregular: false };
const later = { receivedOn: '2026-12-16', aprMillionths: 65_000, productChanged: false, penaltyAdded: false };

describe('the three business days', () => {
  it.each([
    ['2026-11-23', '2026-11-27', 'Thanksgiving is skipped'],
    ['2026-11-05', '2026-11-09', 'a Saturday counts, a Sunday doesn’t'],
    ['2026-11-09', '2026-11-13', 'Veterans Day is skipped'],
    ['2026-07-02', '2026-07-07', 'the Fourth on a Saturday is skipped, and the day before it counts'],
    ['2026-12-23', '2026-12-28', 'Christmas and a Sunday'],
    ['2026-12-31', '2027-01-05', 'New Year’s Day and a Sunday'],
    ['2027-06-17', '2027-06-22', 'Juneteenth on a Saturday, and a Sunday'],
  ])('from %s end on %s: %s', (receivedOn, earliestOn) => {
    const clock = disclosureClock({ disclosure: { ...first, receivedOn }, correction: null, closingOn: '2027-07-01' });
    expect(clock.earliestOn).toBe(earliestOn);
  });

  it('also give the last day on which the form may come', () => {
    const clock = disclosureClock({ disclosure: null, correction: null, closingOn: '2026-11-27' });
    expect(clock).toMatchObject({
      dueOn: '2026-11-23',
      earliestOn: null,
      rowId: 'deadline/federal/closing-disclosure@2026-01-01',
    });
  });
});

describe('a correction', () => {
  const clockWith = (correction: Partial<typeof later>, irregular = false) =>
    disclosureClock({
      disclosure: { ...first, irregular },
      correction: { ...later, ...correction },
      closingOn: '2026-12-18',
    });

  it.each([
    ['0.125 up', { aprMillionths: 66_250 }, false, false],
    ['more than 0.125 up', { aprMillionths: 66_251 }, false, true],
    ['0.125 down', { aprMillionths: 63_750 }, false, false],
    ['more than 0.125 down', { aprMillionths: 63_749 }, false, true],
    ['0.25 up with irregular payments', { aprMillionths: 67_500 }, true, false],
    ['more than 0.25 up with irregular payments', { aprMillionths: 67_501 }, true, true],
    ['another kind of loan', { productChanged: true }, false, true],
    ['a prepayment penalty', { penaltyAdded: true }, false, true],
    ['nothing of it', {}, false, false],
  ])('with %s', (_name, correction, irregular, restarted) => {
    const clock = clockWith(correction, irregular);
    expect(clock.restarted).toBe(restarted);
    expect(clock.earliestOn).toBe(restarted ? '2026-12-19' : '2026-12-17');
  });

  it('is explained', () => {
    expect(clockWith({ aprMillionths: 67_000, penaltyAdded: true }).text).toBe(
      'The corrected one of Wed, Dec 16, 2026 starts the wait again, because the APR went from 6.5% to 6.7%, and a prepayment penalty came in.',
    );
    expect(clockWith({ aprMillionths: 63_000 }).text).toMatch(
      /because the APR went from 6.5% to 6.3%\. An APR that fell .* ask your lender/,
    );
    expect(clockWith({ aprMillionths: 63_000, penaltyAdded: true }).text).not.toMatch(/ask your lender/);
    expect(clockWith({}).text).toMatch(
      /doesn’t start the wait again: the APR moved by 0.125 percentage points or less/,
    );
  });
});
