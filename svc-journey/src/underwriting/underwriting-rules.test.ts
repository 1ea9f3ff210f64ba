import type { AgingPaper } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { policyAt } from '../policy/index.js';
import { denialRights } from './denial-rights.js';
import { expiringPapers, type PaperFacts } from './expiring-papers.js';
import { lockExtension } from './lock-extension.js';

const policy = () => policyAt('2026-11-23');
const paper = (kind: AgingPaper['kind'], datedOn: string, until: string | null = null): AgingPaper => ({
  id: `${kind}-${datedOn}`,
  kind,
  name: kind,
  datedOn,
  until,
});
const facts: PaperFacts = {
  today: '2026-11-23',
  closingOn: '2027-01-04',
  papers: [],
  letter: undefined,
  lock: null,
};
const ends = (change: Partial<PaperFacts>) =>
  expiringPapers({ ...facts, ...change }, policy()).map(({ kind, until, state }) => [kind, until, state]);

describe('papers', () => {
  it('are good for 30 and 60 days, or until the lender’s day', () => {
    expect(
      ends({
        papers: [
          paper('pay_stub', '2026-11-20'),
          paper('bank_statement', '2026-11-20'),
          paper('bank_statement', '2026-10-31', '2027-02-28'),
          paper('other', '2026-11-20'),
        ],
      }),
    ).toEqual([
      ['pay_stub', '2026-12-20', 'before-closing'],
      ['bank_statement', '2027-01-19', 'good'],
      ['bank_statement', '2027-02-28', 'good'],
      ['other', null, 'unknown'],
    ]);
  });

  it('end soon within a week, and are expired from the day after', () => {
    const states = ['2026-10-23', '2026-10-24', '2026-10-31', '2026-11-01'].map(
      (day) => ends({ papers: [paper('pay_stub', day)] })[0]?.[2],
    );
    expect(states).toEqual(['expired', 'soon', 'soon', 'before-closing']);
  });

  it('come with the letter and the lock', () => {
    const lock = { lockedOn: '2026-11-20', until: '2027-01-08', rateMillionths: null };
    expect(ends({ letter: { lender: 'Oak Bank', expiresOn: '2026-12-31' }, lock })).toEqual([
      ['letter', '2026-12-31', 'before-closing'],
      ['lock', '2027-01-08', 'good'],
    ]);
  });
});

describe('a longer rate lock', () => {
  it('costs a share of the loan per day', () => {
    const { shortDays, options, rowId } = lockExtension(
      { lockUntil: '2026-12-30', closingOn: '2027-01-04', loanCents: 32_000_000 },
      policy(),
    );
    expect([shortDays, rowId]).toEqual([5, 'rate-lock/extension-day@2026-01-01']);
    expect(options).toEqual([
      { days: 5, lowCents: 16_000, expectedCents: 32_000, highCents: 64_000 },
      { days: 7, lowCents: 22_400, expectedCents: 44_800, highCents: 89_600 },
      { days: 15, lowCents: 48_000, expectedCents: 96_000, highCents: 192_000 },
      { days: 30, lowCents: 96_000, expectedCents: 192_000, highCents: 384_000 },
    ]);
  });

  it('has no missing days if it lasts until closing', () => {
    const { shortDays, options } = lockExtension(
      { lockUntil: '2027-01-08', closingOn: '2027-01-04', loanCents: 32_000_000 },
      policy(),
    );
    expect([shortDays, options.map(({ days }) => days)]).toEqual([0, [7, 15, 30]]);
  });
});

it('a denial gives rights: reasons in 30 days, a free report, a copy, and a counselor', () => {
  expect(denialRights('2026-12-01', policy()).map(({ key, on }) => [key, on])).toEqual([
    ['reasons', '2026-12-31'],
    ['ask', '2027-01-30'],
    ['credit-report', '2027-01-30'],
    ['appraisal', null],
    ['contract', null],
    ['counselor', null],
  ]);
});
