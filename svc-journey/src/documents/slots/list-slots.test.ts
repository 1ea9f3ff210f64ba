import { emptyFinancialProfile, type BuyerDocument } from '@hearthway/contracts/journey';
import { expect, it } from '@jest/globals';
import { listSlots, type SlotContents } from './list-slots.js';
import { expiryOn } from './slot-age.js';
import type { SlotCircumstances } from './slots-for.js';

const circumstances: SlotCircumstances = {
  today: '2026-11-29',
  profile: emptyFinancialProfile,
  propertyUse: '',
  payingCash: false,
  program: undefined,
  terms: undefined,
  yearBuilt: null,
  addOns: [],
  mayHaveAssociation: false,
  conditions: [],
};
type Content = SlotContents['documents'][number];
const document = (change: Partial<BuyerDocument>): Content => ({
  slot: 'bank_statements',
  binnedAt: null,
  expiresOn: null,
  hintsSeen: false,
  versions: [],
  ...change,
});
const slotsWith = (contents: Partial<SlotContents>) =>
  listSlots(circumstances, { documents: [], uploads: [], marks: {}, ...contents });

it('say where each document stands, on which rows that rests, and how long it is good', () => {
  const { slots, policyRows } = slotsWith({
    documents: [
      document({ expiresOn: '2026-12-02' }),
      document({ expiresOn: '2026-11-01' }),
      document({ slot: 'photo_id', binnedAt: '2026-11-28T12:00:00.000Z' }),
      document({ slot: null }),
    ],
    uploads: [{ slot: 'w2_forms', state: 'receiving' }],
    marks: { pay_stubs: { complete: false, notNeededReason: 'I begin in January' } },
  });
  expect(slots.map(({ key, status, files, wanted }) => [key, status, files, wanted])).toEqual([
    ['photo_id', 'needed', 0, 1],
    ['pay_stubs', 'not_needed', 0, 2],
    ['w2_forms', 'checking', 0, 2],
    ['bank_statements', 'expiring', 2, 2],
    ['pre_approval_letter', 'needed', 0, 1],
  ]);
  expect(slots[1]).toMatchObject({ notNeededReason: 'I begin in January', age: { days: 30 } });
  expect(slots[3]).toMatchObject({ expiresOn: '2026-12-02', age: { days: 60 } });
  const ids = new Set(policyRows.map(({ id }) => id));
  expect(slots.every(({ rowId, age }) => ids.has(rowId) && (age === null || ids.has(age.rowId)))).toBe(true);
  expect(Object.keys(policyRows[0] ?? {})).not.toContain('rule');
});

it.each([
  ['pay_stubs', '2026-11-01', '2026-12-01'],
  ['bank_statements', '2026-10-31', '2026-12-30'],
  ['photo_id', '2026-10-31', null],
  ['pay_stubs', null, null],
  [null, '2026-10-31', null],
] as const)('a document of %s dated %s is good until %s', (slot, datedOn, until) => {
  expect(expiryOn('2026-11-29', { slot, datedOn })).toBe(until);
});
