import { emptyPreApprovalInfo } from '@hearthway/contracts/journey';
import { examplePreApprovalInfo } from '@hearthway/contracts/examples';
import { describe, expect, it } from '@jest/globals';
import { addressOf, firstOpenStep, stepAt } from './wizard-steps.js';

const throughStep = (step: number) => ({
  ...emptyPreApprovalInfo,
  ...Object.fromEntries(Object.entries(examplePreApprovalInfo).slice(0, step)),
});

describe('the step shown', () => {
  it.each([
    ['', 1],
    ['#step-3', 3],
    ['#step-0', 1],
    ['#step-99', 10],
    ['#step-x', 1],
    ['#elsewhere', 1],
  ])('at %j is step %d when every question is answered', (hash, step) => {
    expect(stepAt(hash, examplePreApprovalInfo)).toBe(step);
  });

  it('is none beyond the first open question', () => {
    expect(stepAt('#step-9', throughStep(3))).toBe(4);
    expect(stepAt('#step-9', emptyPreApprovalInfo)).toBe(1);
  });

  it('has its own address; the first one has the page’s', () => {
    expect([addressOf(1), addressOf(2)]).toEqual(['/get-to-know-you', '/get-to-know-you#step-2']);
  });
});

describe('the first unanswered question', () => {
  it('is the first without a valid answer', () => {
    expect(firstOpenStep(throughStep(6))).toBe(7);
    expect(firstOpenStep({ ...examplePreApprovalInfo, phone: '123' })).toBe(7);
  });

  it('is undefined if all are answered', () => {
    expect(firstOpenStep(examplePreApprovalInfo)).toBeUndefined();
  });
});
