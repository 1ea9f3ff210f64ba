import { emptyAppraisal, emptyValueRequest, type AppraisalEntry } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { appraisalItems, isBasisMet } from './appraisal-basis.js';

const terms = { financing: 'loan', priceCents: 40_000_000 } as const;
const clear = { steps: [{ stage: 'clear', on: '2026-12-10', note: '' }] } as const;
const underwriting = { steps: [...clear.steps] };
const worth = (valueCents: number): AppraisalEntry => ({
  ...emptyAppraisal,
  reports: [{ id: 'one', orderedOn: null, visitedOn: null, receivedOn: null, valueCents, request: emptyValueRequest }],
});
const decided = (outcome: 'pay' | 'cancel', valueCents: number): AppraisalEntry['decision'] => ({
  outcome,
  on: '2026-12-01',
  valueCents,
  note: '',
});

describe('the milestone of the appraisal', () => {
  it.each([
    ['the price', worth(40_000_000)],
    ['less, which the buyer pays', { ...worth(38_000_000), decision: decided('pay', 38_000_000) }],
    ['nothing that the lender asks for', { ...emptyAppraisal, waived: true }],
  ])('is met by a cleared loan and a value of %s', (_, appraisal) => {
    expect(isBasisMet({ terms, underwriting, appraisal })).toBe(true);
  });

  it.each([
    ['no contract', { terms: undefined, underwriting, appraisal: worth(40_000_000) }],
    ['no value', { terms, underwriting, appraisal: emptyAppraisal }],
    ['a loan that isn’t clear', { terms, underwriting: { steps: [] }, appraisal: worth(40_000_000) }],
    ['an open gap', { terms, underwriting, appraisal: worth(38_000_000) }],
    [
      'an answer to another value',
      { terms, underwriting, appraisal: { ...worth(38_000_000), decision: decided('pay', 37_000_000) } },
    ],
    [
      'a contract to end',
      { terms, underwriting, appraisal: { ...worth(38_000_000), decision: decided('cancel', 38_000_000) } },
    ],
  ])('is not met with %s', (_, facts) => {
    expect(isBasisMet(facts)).toBe(false);
  });

  it('asks nothing of a buyer who pays cash, until they know a value', () => {
    const cash = { financing: 'cash', priceCents: 40_000_000 } as const;
    expect(appraisalItems({ terms: cash, underwriting: { steps: [] }, appraisal: emptyAppraisal })).toHaveLength(1);
    expect(isBasisMet({ terms: cash, underwriting: { steps: [] }, appraisal: emptyAppraisal })).toBe(true);
    expect(isBasisMet({ terms: cash, underwriting: { steps: [] }, appraisal: worth(38_000_000) })).toBe(false);
  });
});
