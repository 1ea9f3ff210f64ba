import { exampleLoanEstimate } from '@hearthway/contracts/examples';
import { emptyMortgageApplication, type LoanEstimate } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { policyAt } from '../../policy/index.js';
import { applicationChecks } from './application-checks.js';
import type { ApplicationClock } from './application-clock.js';
import { applicationDates } from './application-dates.js';

const oak: LoanEstimate = { id: 'oak', version: 1, ...exampleLoanEstimate, issuedOn: '2026-11-20' };
const revisedOak: LoanEstimate = { ...oak, id: 'oak-2', issuedOn: '2026-12-01', originationCents: 120_000 };

type Changes = Partial<Omit<ApplicationClock, 'application'>> & Partial<ApplicationClock['application']>;

function clockWith({ today, closingOn, estimates, policy, ...application }: Changes = {}): ApplicationClock {
  return {
    today: today ?? '2026-11-24',
    closingOn: closingOn ?? '2027-01-04',
    estimates: estimates ?? [oak],
    policy: policy ?? policyAt('2026-11-24'),
    application: { ...emptyMortgageApplication, appliedOn: '2026-11-18', estimateId: 'oak', ...application },
  };
}
const datesOf = (changes?: Changes) =>
  applicationDates(clockWith(changes)).map(({ key, on, state }) => [key, on, state]);
const onOf = (key: string, changes?: Changes) =>
  applicationDates(clockWith(changes)).find((date) => date.key === key)?.on;
const checkOf = (id: string, changes?: Changes) =>
  applicationChecks(clockWith(changes)).find((check) => check.id === id);
const lockUntil = (until: string) => ({ lockedOn: '2026-11-20', until, rateMillionths: 62_500 });

describe('the days of a loan application', () => {
  it('come from federal rules and the contract, the earliest first', () => {
    expect(datesOf({ lock: lockUntil('2027-01-08') })).toEqual([
      ['estimate-due', '2026-11-23', 'done'],
      ['earliest-closing', '2026-11-30', 'ahead'],
      ['proceed-by', '2026-12-07', 'ahead'],
      ['decision-due', '2026-12-18', 'ahead'],
      ['revision-due', '2026-12-29', 'ahead'],
      ['appraisal-copy', '2026-12-29', 'ahead'],
      ['closing', '2027-01-04', 'ahead'],
      ['lock-end', '2027-01-08', 'ahead'],
    ]);
  });

  it.each([
    ['2026-11-24', '2026-11-30', 'Thanksgiving and a weekend don’t count'],
    ['2026-12-23', '2026-12-29', 'nor does Christmas'],
    ['2027-07-01', '2027-07-07', 'a holiday on a Sunday closes the office on Monday'],
  ])('applied on %s, the Loan Estimate is due on %s: %s', (appliedOn, due) => {
    expect(onOf('estimate-due', { appliedOn })).toBe(due);
  });

  it.each([
    ['2026-11-20', '2026-11-30', 'Saturdays count, Sundays and Thanksgiving don’t'],
    ['2026-12-18', '2026-12-28', 'Christmas doesn’t'],
    ['2026-06-30', '2026-07-09', 'of a Saturday’s holiday, that day alone doesn’t'],
  ])('sent on %s, closing is on %s at the earliest: %s', (issuedOn, earliest) => {
    expect(onOf('earliest-closing', { estimates: [{ ...oak, issuedOn }] })).toBe(earliest);
  });

  it('name the rule, how it was counted, and its source', () => {
    const [due] = applicationDates(clockWith());
    expect(due?.rule).toBe(
      'A lender sends your Loan Estimate within 3 business days after your application. Days on which its office is closed don’t count. You applied on Wed, Nov 18, 2026.',
    );
    expect(due?.policyRow?.id).toBe('deadline/federal/loan-estimate@2026-01-01');
  });

  it('say what a longer lock usually costs on this loan', () => {
    const end = applicationDates(clockWith({ lock: lockUntil('2027-01-08') })).at(-1);
    expect(end?.rule).toContain('often for 0.02% of the loan a day (0.01% to 0.04%): about $60 a day on yours.');
    expect(end?.policyRow?.standing).toBe('practice');
  });

  it('are only the closing’s before the buyer has applied', () => {
    const keys = datesOf({ appliedOn: null, estimateId: null }).map(([key]) => key);
    expect(keys).toEqual(['revision-due', 'appraisal-copy', 'closing']);
  });

  it('count from the first Loan Estimate to closing, and from the latest to a yes', () => {
    const estimates = [revisedOak, oak];
    expect([onOf('earliest-closing', { estimates }), onOf('proceed-by', { estimates })]).toEqual([
      '2026-11-30',
      '2026-12-15',
    ]);
  });

  it('leave out a Loan Estimate from before our rules', () => {
    expect(onOf('earliest-closing', { estimates: [{ ...oak, issuedOn: '2020-01-06' }] })).toBeUndefined();
  });

  it('hold for any days', () => {
    const anyDay = fc
      .date({ min: new Date('2026-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(anyDay, anyDay, anyDay, (appliedOn, issuedOn, closingOn) => {
        const changes = { appliedOn, closingOn, estimates: [{ ...oak, issuedOn }] };
        expect((onOf('estimate-due', changes) ?? '') > appliedOn).toBe(true);
        expect((onOf('earliest-closing', changes) ?? '') > issuedOn).toBe(true);
        expect((onOf('revision-due', changes) ?? '') < closingOn).toBe(true);
        expect(applicationChecks(clockWith(changes)).length).toBeGreaterThan(0);
      }),
      { seed: 20_261_122, numRuns: 25 },
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

  it('warns when closing comes before its wait is over', () => {
    expect(checkOf('closing', { closingOn: '2026-11-28' })).toMatchObject({
      result: 'warning',
      text: 'With a Loan Estimate dated Fri, Nov 20, 2026, you can close on Mon, Nov 30, 2026 at the earliest. You expect to close on Sat, Nov 28, 2026: ask for a later day in writing.',
    });
    expect(checkOf('closing', { closingOn: '2026-11-30' })?.result).toBe('fine');
  });

  it('warns when it isn’t from the lender that the buyer noted', () => {
    expect(checkOf('lender', { lender: 'Elm' })?.result).toBe('warning');
    expect(checkOf('lender', { lender: oak.lender.toUpperCase() })).toBeUndefined();
  });

  it('leaves out what the same lender sent before this application', () => {
    const earlier = { ...oak, id: 'earlier', issuedOn: '2026-06-01', originationCents: 10_000 };
    const estimates = [earlier, oak];
    expect(onOf('earliest-closing', { estimates })).toBe('2026-11-30');
    expect(checkOf('revision-oak', { estimates })).toBeUndefined();
    expect(checkOf('older-earlier', { estimates })?.text).toMatch(
      /^The Loan Estimate of Mon, Jun 1, 2026 is from before you applied on Wed, Nov 18, 2026, so we leave it out\./,
    );
    expect(checkOf('older-earlier', { estimates, estimateId: 'earlier' })?.text).toMatch(/that it is for this home/);
    expect(checkOf('revision-oak', { estimates, appliedOn: null })?.result).toBe('warning');
    expect(checkOf('older-oak')).toBeUndefined();
  });

  it('asks for a reason when the lender raised its own fees', () => {
    const estimates = [oak, revisedOak];
    expect(checkOf('revision-oak-2', { estimates })?.text).toMatch(
      /^The revised Loan Estimate of Tue, Dec 1, 2026 raises fees that the lender sets itself: Origination charges from \$800 to \$1,200\./,
    );
    expect(checkOf('revision-oak-2', { estimates: [oak, { ...oak, id: 'oak-2' }] })).toBeUndefined();
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

  it('warns of a yes before there was a Loan Estimate', () => {
    expect(checkOf('intent', { intentOn: '2026-11-19' })?.text).toMatch(/say it again in writing/);
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
