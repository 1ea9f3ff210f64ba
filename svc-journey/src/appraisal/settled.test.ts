import { emptyAppraisal, emptyValueRequest, type AppraisalEntry } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { isSettled, isValueKnown } from './settled.js';

const terms = { financing: 'loan', priceCents: 40_000_000 } as const;
const reportOf = (valueCents: number | null) => ({
  id: `worth-${valueCents}`,
  orderedOn: null,
  visitedOn: null,
  receivedOn: null,
  valueCents,
  request: emptyValueRequest,
});
const worth = (valueCents: number | null): AppraisalEntry => ({ ...emptyAppraisal, reports: [reportOf(valueCents)] });
const decided = (outcome: 'pay' | 'cancel', valueCents: number): AppraisalEntry => ({
  ...worth(38_000_000),
  decision: { outcome, on: '2026-12-01', valueCents, note: '' },
});
const reconsidered: AppraisalEntry = {
  ...emptyAppraisal,
  reports: [{ ...reportOf(38_000_000), request: { ...emptyValueRequest, newValueCents: 40_000_000 } }],
};

describe('an appraisal', () => {
  it.each([
    ['a value of the price', worth(40_000_000)],
    ['a value that rose to the price', reconsidered],
    ['a lower value that the buyer pays for', decided('pay', 38_000_000)],
    ['a waiver', { ...emptyAppraisal, waived: true }],
    ['a waiver, and a report without a value yet', { ...worth(null), waived: true }],
  ])('is settled with %s', (_, appraisal) => {
    expect([isValueKnown(appraisal, terms), isSettled(appraisal, terms)]).toEqual([true, true]);
  });

  it.each([
    ['nothing', emptyAppraisal, false],
    ['a report without a value', worth(null), false],
    ['an open gap', worth(39_999_999), true],
    ['a gap in spite of a waiver', { ...worth(38_000_000), waived: true }, true],
    ['an answer to another value', decided('pay', 37_000_000), true],
    ['a contract to end', decided('cancel', 38_000_000), true],
  ])('is open with %s', (_, appraisal, known) => {
    expect([isValueKnown(appraisal, terms), isSettled(appraisal, terms)]).toEqual([known, false]);
  });

  it('is nothing that a lender asks of a buyer who pays cash', () => {
    const cash = { ...terms, financing: 'cash' } as const;
    expect([isValueKnown(emptyAppraisal, cash), isSettled(worth(38_000_000), cash)]).toEqual([true, true]);
  });
});
