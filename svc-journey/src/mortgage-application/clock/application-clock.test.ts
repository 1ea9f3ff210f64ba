import { exampleEstimateEntry } from '@hearthway/contracts/examples';
import type { LoanEstimate } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { applicationChecks } from './application-checks.js';
import type { ApplicationClock } from './application-clock.js';
import { applicationDates } from './application-dates.js';

fc.configureGlobal({ seed: 20_261_122 });

const oak: LoanEstimate = { id: 'oak', version: 1, ...exampleEstimateEntry, issuedOn: '2026-11-20' };
const revisedOak: LoanEstimate = { ...oak, id: 'oak-2', issuedOn: '2026-12-01', originationCents: 120_000 };

type Changes = Partial<Omit<ApplicationClock, 'application'>> & Partial<ApplicationClock['application']>;

function clockWith({ today, closingOn, estimates, ...application }: Changes = {}): ApplicationClock {
  return {
    today: today ?? '2026-11-24',
    closingOn: closingOn ?? '2027-01-04',
    estimates: estimates ?? [oak],
    application: { appliedOn: '2026-11-18', intentOn: null, lock: null, estimateId: 'oak', ...application },
  };
}
const datesOf = (changes?: Changes) =>
  applicationDates(clockWith(changes)).map(({ key, on, state }) => [key, on, state]);
const checkOf = (id: string, changes?: Changes) =>
  applicationChecks(clockWith(changes)).find((check) => check.id === id);
const lockUntil = (until: string) => ({ lockedOn: '2026-11-20', until, rateMillionths: 62_500 });

describe('the days of a loan application', () => {
  it('come from federal rules, the earliest first', () => {
    expect(datesOf({ lock: lockUntil('2027-01-08') })).toEqual([
      ['estimate-due', '2026-11-23', 'done'],
      ['earliest-closing', '2026-11-30', 'ahead'],
      ['proceed-by', '2026-12-07', 'ahead'],
      ['decision-due', '2026-12-18', 'ahead'],
      ['revision-due', '2026-12-29', 'ahead'],
      ['lock-end', '2027-01-08', 'ahead'],
    ]);
  });

  it('name rule, counted days, and source', () => {
    const [due] = applicationDates(clockWith());
    expect(due?.rule).toBe(
      'A lender has to send your Loan Estimate within three business days after your application, counting days its office is open. You applied on Wed, Nov 18, 2026.',
    );
    expect(due).toMatchObject({ rowId: 'deadline/federal/loan-estimate@2026-01-01' });
  });

  it('are only the closing’s before the buyer has applied', () => {
    expect(datesOf({ appliedOn: null, estimateId: null })).toEqual([['revision-due', '2026-12-29', 'ahead']]);
  });

  it('count from the first Loan Estimate to closing, and from the latest to a yes', () => {
    const dates = new Map(datesOf({ estimates: [revisedOak, oak] }).map(([key, on]) => [key, on]));
    expect(dates.get('earliest-closing')).toBe('2026-11-30');
    expect(dates.get('proceed-by')).toBe('2026-12-15');
  });

  it('leave out a Loan Estimate from before our rules', () => {
    expect(datesOf({ estimates: [{ ...oak, issuedOn: '2020-01-06' }] })).toHaveLength(3);
  });

  it('hold for any days', () => {
    const anyDay = fc
      .date({ min: new Date('2026-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(anyDay, anyDay, anyDay, (appliedOn, issuedOn, closingOn) => {
        const clock = clockWith({ appliedOn, closingOn, estimates: [{ ...oak, issuedOn }] });
        const dates = new Map(applicationDates(clock).map(({ key, on }) => [key, on]));
        expect((dates.get('estimate-due') ?? '') > appliedOn).toBe(true);
        expect((dates.get('earliest-closing') ?? '') > issuedOn).toBe(true);
        expect((dates.get('revision-due') ?? '') < closingOn).toBe(true);
        expect(applicationChecks(clock).length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('the check of the Loan Estimate', () => {
  it('warns when it didn’t come in time', () => {
    expect(checkOf('estimate', { estimateId: null })?.text).toMatch(
      /^Your Loan Estimate was due on Mon, Nov 23, 2026\./,
    );
    expect(checkOf('estimate', { estimateId: null, today: '2026-11-23' })).toBeUndefined();
    expect(checkOf('estimate', { estimates: [{ ...oak, issuedOn: '2026-11-25' }] })?.text).toMatch(
      /after its last day/,
    );
  });

  it('warns when closing comes before its seven days are over', () => {
    expect(checkOf('closing', { closingOn: '2026-11-28' })).toMatchObject({
      result: 'warning',
      text: 'With a Loan Estimate dated Fri, Nov 20, 2026, you can close on Mon, Nov 30, 2026 at the earliest. Your contract says Sat, Nov 28, 2026: ask for a later day in writing.',
    });
    expect(checkOf('closing', { closingOn: '2026-11-30' })?.result).toBe('fine');
  });

  it('asks for a reason when the lender raised its own fees', () => {
    const estimates = [oak, revisedOak];
    expect(checkOf('revision-oak-2', { estimates })?.text).toBe(
      'The revised Loan Estimate of Tue, Dec 1, 2026 raises fees that the lender sets itself: Origination charges from $800 to $1,200. It may do that only if something changed. Ask what, and note it.',
    );
    const explained = { ...revisedOak, changedCircumstance: 'The appraisal came in at $410,000' };
    expect(checkOf('revision-oak-2', { estimates: [oak, explained] })).toBeUndefined();
    expect(checkOf('late-revision-oak-2', { estimates, closingOn: '2026-12-03' })?.text).toMatch(
      /the last day was Sat, Nov 28, 2026/,
    );
  });
});

describe('the check of the intent to proceed', () => {
  it('says what a lender may charge before it', () => {
    expect(checkOf('intent')?.text).toMatch(/credit report only/);
  });

  it('warns when the terms no longer hold', () => {
    expect(checkOf('intent', { today: '2026-12-08' })?.result).toBe('warning');
    expect(checkOf('intent', { intentOn: '2026-12-08' })?.result).toBe('warning');
    expect(checkOf('intent', { intentOn: '2026-12-07' })).toBeUndefined();
    expect(checkOf('intent', { intentOn: '2026-11-24', estimates: [oak, revisedOak] })).toBeUndefined();
  });
});

describe('the check of the rate lock', () => {
  it.each([
    [null, 'missing', /isn’t locked/],
    ['2026-11-23', 'warning', /ended on Mon, Nov 23, 2026/],
    ['2026-12-31', 'warning', /4 days before you close/],
    ['2027-01-03', 'warning', /1 day before you close/],
    ['2027-01-04', 'warning', /on the day you close/],
    ['2027-01-06', 'warning', /2 days after you close/],
    ['2027-01-07', 'fine', /3 days after you close/],
  ] as const)('until %s', (until, result, text) => {
    const check = checkOf('lock', { lock: until === null ? null : lockUntil(until) });
    expect(check?.result).toBe(result);
    expect(check?.text).toMatch(text);
  });
});
