import { policyRow } from '@hearthway/contracts/journey';
import type { PolicyRow } from '@hearthway/contracts/policy';
import { captureLog } from '@hearthway/service-kit/testing';
import { labeled } from '@hearthway/tooling/testing';
import { describe, expect, it } from '@jest/globals';
import { Registry } from 'prom-client';
import { overdueRows, policyAt, PolicyGapError } from './policy.js';
import { logOverdueRows, measureOverdueRows } from './overdue-rows.js';
import { policyRows } from './policy-rows.js';

const today = '2026-11-29';
const sample: PolicyRow = {
  ...policyRows[0],
  key: 'sample',
  id: 'sample@2025-01-01',
  value: 1,
  effectiveFrom: '2025-01-01',
  effectiveTo: '2025-12-31',
  checkedOn: '2025-06-01',
  reviewAfterDays: 365,
};
const successor: PolicyRow = {
  ...sample,
  id: 'sample@2026-01-01',
  value: 2,
  effectiveFrom: '2026-01-01',
  effectiveTo: null,
};

describe('the policy rows', () => {
  it('never overlap for one key', () => {
    for (const row of policyRows as readonly PolicyRow[]) {
      const others = (policyRows as readonly PolicyRow[]).filter((other) => other !== row && other.key === row.key);
      const overlapping = others.filter(
        (other) =>
          row.effectiveFrom <= (other.effectiveTo ?? '9999') && other.effectiveFrom <= (row.effectiveTo ?? '9999'),
      );
      labeled(row.id, () => expect(overlapping).toEqual([]));
    }
    expect(new Set(policyRows.map(({ id }) => id)).size).toBe(policyRows.length);
  });

  it('name their source and when they were checked, and fit the contract', () => {
    for (const row of policyRows) {
      labeled(row.id, () => expect(policyRow.safeParse(row).success).toBe(true));
      expect(row.sourceName).toMatch(/\w{4}/);
      labeled(row.id, () => expect(row.sourceUrl === '' || URL.canParse(row.sourceUrl)).toBe(true));
      labeled(row.id, () => expect(row.checkedOn >= row.effectiveFrom && row.checkedOn <= today).toBe(true));
      labeled(row.id, () => expect(Number.isInteger(row.value) && row.value >= 0).toBe(true));
    }
  });

  it('have a range where they rest on practice or on another page than the authority’s', () => {
    for (const { id, standing, range, value } of policyRows as readonly PolicyRow[]) {
      if (standing === 'authority' || standing === 'cited') continue;
      labeled(id, () => expect(range).not.toBeNull());
      labeled(id, () => expect(value >= (range?.low ?? NaN) && value <= (range?.high ?? NaN)).toBe(true));
    }
  });

  it('link a page, or say that there is none', () => {
    const withoutPage = new Set(
      policyRows.filter(({ sourceUrl }) => sourceUrl === '').map(({ sourceName }) => sourceName),
    );
    expect([...withoutPage].sort()).toEqual([
      'General industry practice, not yet verified',
      'Hearthway: what counts as nearly ready, same as in lender ranking',
    ]);
  });
});

describe('the policy for one day', () => {
  it('has the rows in force on that day, including their first and last days', () => {
    for (const rows of [
      [sample, successor],
      [successor, sample],
    ]) {
      const valueOn = (date: string) => policyAt(date, rows).find('sample');
      expect([valueOn('2024-12-31'), valueOn('2025-01-01'), valueOn('2025-12-31'), valueOn('2026-01-01')]).toEqual([
        undefined,
        1,
        1,
        2,
      ]);
    }
  });

  it('keeps a row past its last day until the next one begins', () => {
    expect(policyAt('2026-01-01', [sample]).findRow('sample')).toBe(sample);
    expect(policyAt('2027-06-01', [sample, successor]).find('sample')).toBe(2);
  });

  it('has nothing less on January 1 than the day before', () => {
    const keysOn = (date: string) => {
      const policy = policyAt(date);
      return policyRows.filter(({ key }) => policy.find(key) !== undefined).map(({ key }) => key);
    };
    expect(keysOn('2027-01-01')).toEqual(keysOn('2026-12-31'));
  });

  it('has the later of two rows that begin on the same day', () => {
    expect(policyAt('2026-01-01', [successor, { ...successor, value: 3 }]).find('sample')).toBe(3);
  });

  it('throws if no row counts', () => {
    expect(() => policyAt('1999-12-31').value('fha/upfront-premium')).toThrow(PolicyGapError);
    expect(() => policyAt('1999-12-31').value('fha/upfront-premium')).toThrow(
      'No policy row fha/upfront-premium counts on 1999-12-31',
    );
  });

  it('remembers each row read by itself or its parts once', () => {
    const policy = policyAt(today);
    policy.value('fha/upfront-premium');
    const part = policy.part();
    part.value('va/score');
    part.value('fha/upfront-premium');
    part.find('nothing');
    expect(part.used().map(({ key }) => key)).toEqual(['va/score', 'fha/upfront-premium']);
    expect(policy.used().map(({ key }) => key)).toEqual(['fha/upfront-premium', 'va/score']);
  });
});

describe('overdue rows', () => {
  it('are none on the day of the last check', () => {
    expect(overdueRows('2026-11-20')).toEqual([]);
  });

  it('were checked too long ago', () => {
    const row = { ...sample, effectiveTo: null };
    expect(overdueRows('2026-06-01', [row])).toEqual([]);
    expect(overdueRows('2026-06-02', [row])).toEqual([row]);
  });

  it('have ended without a successor', () => {
    expect(overdueRows('2026-01-01', [sample])).toEqual([sample]);
    expect(overdueRows('2026-01-01', [sample, successor])).toEqual([]);
    expect(overdueRows('2027-01-01').map(({ key }) => key)).toContain('conventional/limit/lowest');
  });

  it('end within a month without a successor', () => {
    expect(overdueRows('2025-11-30', [sample])).toEqual([]);
    expect(overdueRows('2025-12-01', [sample])).toEqual([sample]);
    expect(overdueRows('2025-12-01', [sample, successor])).toEqual([]);
  });

  it('are counted in a metric at each scrape', async () => {
    const registry = new Registry();
    let now = new Date('2026-11-22T12:00:00.000Z');
    measureOverdueRows(
      registry,
      () => now,
      () => policyRows,
    );
    expect(await registry.metrics()).toContain('policy_rows_overdue 0');
    now = new Date('2027-01-01T00:00:00.000Z');
    expect(await registry.metrics()).not.toContain('policy_rows_overdue 0');
  });

  it('are named in the log', () => {
    const log = captureLog();
    logOverdueRows(log.logger, new Date('2026-11-22T12:00:00.000Z'), () => policyRows);
    expect(log.text()).toBe('');
    logOverdueRows(log.logger, new Date('2027-01-01T00:00:00.000Z'), () => policyRows);
    expect(log.text()).toContain('fha/limit/lowest@2026-01-01');
    expect(log.text()).not.toContain('fha/upfront-premium');
  });
});
