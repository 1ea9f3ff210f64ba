import { exampleHomeEntry } from '@hearthway/contracts/examples';
import { noChatContexts, type AssessedHome, type DocumentSlot } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { toolContext } from '../testing/context.js';
import { documentsTool } from './documents-tool.js';
import { homesTool } from './homes-tool.js';

const slotOf = (change: Partial<DocumentSlot>): DocumentSlot => ({
  key: 'pay_stubs',
  name: 'Pay stubs',
  why: '',
  neededBy: 'before you apply',
  stages: ['pre-approval'],
  status: 'needed',
  wanted: 2,
  files: 0,
  expiresOn: null,
  complete: false,
  notNeededReason: '',
  rowId: 'row',
  ...change,
});

const slots = [
  slotOf({}),
  slotOf({ key: 'w2_forms', name: 'W-2 forms', status: 'ok', files: 2 }),
  slotOf({ key: 'bank_statements', name: 'Bank statements', status: 'expiring', files: 2, expiresOn: '2026-11-30' }),
  slotOf({ key: 'support_paid', name: 'Divorce decree' }),
  slotOf({ key: 'gift_letter', name: 'Gift letter', status: 'not_needed', notNeededReason: 'No gift' }),
];

function homeOf(id: string, change: Partial<AssessedHome>): AssessedHome {
  return {
    id,
    version: 1,
    ...exampleHomeEntry,
    notes: '',
    ratings: [],
    stage: 'shortlist',
    tourAt: null,
    priceHistory: [],
    statusCheckedAt: '2026-11-20T12:00:00.000Z',
    createdAt: '2026-11-20T12:00:00.000Z',
    updatedAt: '2026-11-20T12:00:00.000Z',
    assessment: {
      monthlyPaymentCents: 241_200,
      cashToClose: null,
      loanClass: null,
      pricePerSquareFootCents: null,
      budget: { priceCents: 35_000_000, aboveCents: 2_500_000 },
      fit: { score: 80, verdict: 'check', reasons: [] },
      flags: [],
      policyRowIds: [],
    },
    duplicateIds: [],
    ...change,
  };
}

const homes = [
  homeOf('one', { address: '12 Oak [Street](https://evil.example)', priceCents: 37_500_000 }),
  homeOf('two', { address: '9 Elm Street', stage: 'saved' }),
  homeOf('three', { address: '7 Ash Street', stage: 'passed' }),
];

const context = (granted: Partial<typeof noChatContexts>) => {
  const base = toolContext();
  return {
    ...base,
    granted: { ...noChatContexts, ...granted },
    buyer: { ...base.buyer, homes: () => Promise.resolve(homes), documentSlots: () => Promise.resolve(slots) },
  };
};

describe('document status', () => {
  it('tells by the real slots what is open, and keeps the private ones to itself', async () => {
    const { text, cards, used } = await documentsTool.run({}, context({ documents: true }));
    expect(text).toContain('- **Pay stubs**: needed, needed by: before you apply');
    expect(text).toContain('- **Bank statements**: expiring, good until 2026-11-30');
    expect(cards).toEqual([
      {
        kind: 'documents',
        documents: [
          { title: 'Pay stubs', status: 'Needed' },
          { title: 'W-2 forms', status: 'OK' },
          { title: 'Bank statements', status: 'Expiring' },
        ],
      },
    ]);
    expect(used).toEqual(['documents']);
  });

  it('finds the paper that is meant', async () => {
    const { text } = await documentsTool.run({ document: 'w2s' }, context({ documents: true }));
    expect(text).toMatch(/W-2 forms\*\*: ok/);
    expect(text).not.toContain('Pay stubs');
  });

  it('is the usual list without the switch', async () => {
    const { text, used, notices } = await documentsTool.run({}, context({}));
    expect(text).toMatch(/^Lenders will ask you for/);
    expect([used, notices]).toEqual([[], [expect.objectContaining({ context: 'documents' })]]);
  });
});

describe('homes', () => {
  it('are those of the shortlist, with what they cost and how they fit', async () => {
    const { text, cards, used } = await homesTool.run({}, context({ homes: true }));
    expect(text).toBe(
      '- **12 Oak Streethttps://evil.example** (Shortlist): $375,000, about $2,412 a month, $25,000 above your budget, has goals to check',
    );
    expect(cards).toMatchObject([{ kind: 'homes', homes: [{ id: 'one', monthlyCents: 241_200, verdict: 'check' }] }]);
    expect(used).toEqual(['homes']);
  });

  it('can be asked for by address', async () => {
    const { text } = await homesTool.run({ home: '9 elm' }, context({ homes: true }));
    expect(text).toMatch(/^- \*\*9 Elm Street\*\* \(Saved\)/);
  });

  it('are not read without the switch', async () => {
    const { text, used, notices } = await homesTool.run({}, context({}));
    expect(text).not.toContain('Oak');
    expect([used, notices]).toEqual([undefined, [expect.objectContaining({ context: 'homes' })]]);
  });
});
