import { usStateCodes } from '@hearthway/contracts/journey';
import { expect, it } from '@jest/globals';
import { deadlineRowOn, deadlineRows } from './deadline-rows.js';

it('every rule is a sentence, has a time, and names its source or says that it is practice', () => {
  for (const { title, text, time, sourceUrl, standing } of deadlineRows) {
    expect(title).toMatch(/\w{4}/);
    expect(text).toMatch(/\.$/);
    expect(time).toMatch(/^\d\d:\d\d$/);
    expect(sourceUrl === '').toBe(standing === 'practice');
  }
});

it('every state has a rule for everything that a contract sets, its own first', () => {
  const keys = deadlineRows.flatMap(({ key }) => (key.startsWith('deadline/general/') ? [key.slice(17)] : []));
  for (const state of usStateCodes) {
    for (const key of keys) expect(deadlineRowOn('2026-01-01', state, key).title).toMatch(/\w/);
  }
  expect(deadlineRowOn('2031-01-01', 'TX', 'inspection').title).toBe('Option period ends');
  expect(deadlineRowOn('2031-01-01', 'OH', 'inspection').standing).toBe('practice');
  expect(() => deadlineRowOn('2025-12-31', 'TX', 'inspection')).toThrow('No rule for inspection is in force');
});
