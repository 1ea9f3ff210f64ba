import { expect, it } from '@jest/globals';
import { lastDay, slotStatus, type SlotContent } from './slot-status.js';

const nothing: SlotContent = { today: '2026-11-29', wanted: 2, files: [], uploads: [], mark: undefined };
const until = (expiresOn: string | null) => ({ expiresOn, hasOpenHint: false });
const good = until(null);

it.each<[string, string, Partial<SlotContent>]>([
  ['needed', 'nothing is there', {}],
  ['checking', 'a file is on its way', { uploads: ['receiving'] }],
  [
    'needs_fix',
    'a file was refused, whatever else is there',
    { files: [good, good], uploads: ['checking', 'refused'] },
  ],
  ['needs_fix', 'a hint is open', { files: [good, { ...good, hasOpenHint: true }] }],
  ['uploaded', 'files are missing', { files: [good] }],
  ['uploaded', 'files are missing, before one gets too old', { files: [until('2026-12-01')] }],
  ['ok', 'all files are there', { files: [good, good] }],
  ['ok', 'the buyer says that it is all', { files: [good], mark: { complete: true, notNeededReason: '' } }],
  ['ok', 'there is time left', { files: [until('2026-12-07'), until('2026-11-01')] }],
  ['expiring', 'the newest has a week left', { files: [until('2026-12-06'), until('2026-11-01')] }],
  ['expiring', 'it is the last day', { files: [until('2026-11-29'), until('2026-11-29')] }],
  ['expired', 'the last day is over', { files: [until('2026-11-28')] }],
  [
    'not_needed',
    'the buyer says so',
    { files: [good], mark: { complete: false, notNeededReason: 'I rent from family' } },
  ],
])('is %s if %s', (status, _why, content) => {
  expect(slotStatus({ ...nothing, ...content })).toBe(status);
});

it('the last day is that of the newest file, unless one has none', () => {
  expect(lastDay([until('2026-11-01'), until('2026-12-01')])).toBe('2026-12-01');
  expect(lastDay([until('2026-11-01'), good])).toBeNull();
  expect(lastDay([])).toBeNull();
});
