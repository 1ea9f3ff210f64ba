import type { Deadline } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { costOfLeaving } from './leaving.js';

const deadline = (key: string, localDate: string, own: Deadline['own'] = null) =>
  ({ key, at: `${localDate}T23:00:00.000Z`, localDate, own }) as Deadline;
const appraisal = deadline('appraisal', '2026-12-10');
const inspection = deadline('inspection', '2026-11-26');

const facts = {
  terms: { earnestMoneyCents: 400_000, optionFeeCents: 20_000 },
  deadlines: [inspection, appraisal],
  program: 'conventional' as const,
  gapCents: 2_000_000,
  promisedCents: 0,
  now: new Date('2026-11-24T12:00:00.000Z'),
};
const lost = { lostCents: 420_000, protection: 'none', until: null };

describe('leaving over a low value', () => {
  it('costs the fee while the appraisal window is open, and the earnest money after it', () => {
    const kept = { lostCents: 20_000, protection: 'appraisal', until: '2026-12-10' };
    expect(costOfLeaving(facts)).toEqual(kept);
    expect(costOfLeaving({ ...facts, now: new Date('2026-12-10T23:00:00.001Z') })).toEqual(lost);
  });

  it('counts the window by the date that the buyer read in the contract', () => {
    const own = { at: '2026-12-12T23:00:00.000Z', localDate: '2026-12-12', localTime: '17:00' };
    const deadlines = [deadline('appraisal', '2026-11-20', own)];
    expect(costOfLeaving({ ...facts, deadlines })).toMatchObject({ protection: 'appraisal', until: '2026-12-12' });
  });

  it('may use the inspection window if there is none for the appraisal', () => {
    const kept = { lostCents: 20_000, protection: 'inspection', until: '2026-11-26' };
    expect(costOfLeaving({ ...facts, deadlines: [inspection] })).toEqual(kept);
  });

  it('isn’t covered by the appraisal window for a gap that the buyer promised to pay', () => {
    expect(costOfLeaving({ ...facts, promisedCents: 2_000_000 })).toMatchObject({ protection: 'inspection' });
    expect(costOfLeaving({ ...facts, promisedCents: 2_000_000, deadlines: [appraisal] })).toEqual(lost);
    expect(costOfLeaving({ ...facts, promisedCents: 1_999_999 })).toMatchObject({ protection: 'appraisal' });
  });

  it.each(['fha', 'va'] as const)('is always possible with the clause of a loan by %s', (program) => {
    const closed = { ...facts, program, deadlines: [], promisedCents: 2_000_000 };
    expect(costOfLeaving(closed)).toEqual({ lostCents: 20_000, protection: 'clause', until: null });
  });

  it.each(['usda', null] as const)('has no clause with %s', (program) => {
    expect(costOfLeaving({ ...facts, program, deadlines: [] })).toEqual(lost);
  });
});
