import { expect, it } from '@jest/globals';
import {
  decisionDueOn,
  disclosureDueOn,
  earliestClosingAfterDisclosure,
  earliestClosingAfterEstimate,
  intentDueOn,
  loanEstimateDueOn,
  revisionDueOn,
} from './closing-clock.js';

it('skips Thanksgiving after a Closing Disclosure', () => {
  const { on, row } = earliestClosingAfterDisclosure('2026-11-23');
  expect(on).toBe('2026-11-27');
  expect(row.id).toBe('deadline/federal/closing-disclosure@2026-01-01');
});

it('counts seven days of delivery after a Loan Estimate, Saturdays too', () => {
  expect(earliestClosingAfterEstimate('2026-11-20').on).toBe('2026-11-30');
});

it('gives the lender three days of its office for the Loan Estimate', () => {
  expect(loanEstimateDueOn('2026-11-24').on).toBe('2026-11-30');
});

it('finds the last day for the Closing Disclosure', () => {
  expect(disclosureDueOn('2026-11-27').on).toBe('2026-11-23');
});

it('holds a lender to its Loan Estimate for ten days of its office', () => {
  expect(intentDueOn('2026-11-20').on).toBe('2026-12-07');
});

it('finds the last day for a revised Loan Estimate, past a holiday and a Sunday', () => {
  expect(revisionDueOn('2026-11-30').on).toBe('2026-11-24');
});

it('gives the lender thirty calendar days for an answer', () => {
  expect(decisionDueOn('2026-11-24').on).toBe('2026-12-24');
});
