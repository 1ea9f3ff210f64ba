import { emptyPreApprovalInfo, wizardQuestions } from '@hearthway/contracts/journey';
import { examplePreApprovalInfo } from '@hearthway/contracts/examples';
import { describe, expect, it } from '@jest/globals';
import { isComplete } from './save-pre-approval-info.js';

describe('the wizard’s answers are complete', () => {
  it('with all ten', () => {
    expect(isComplete(examplePreApprovalInfo)).toBe(true);
  });

  it.each(wizardQuestions)('not without %s', (question) => {
    expect(isComplete({ ...examplePreApprovalInfo, [question]: '' })).toBe(false);
  });

  it.each([
    ['a blank name', { firstName: '   ' }],
    ['a nine-digit phone number', { phone: '(512) 555-010' }],
    ['half an email', { email: 'jordan@' }],
  ])('not with %s', (_what, answer) => {
    expect(isComplete({ ...examplePreApprovalInfo, ...answer })).toBe(false);
  });

  it('not when nothing is answered', () => {
    expect(isComplete(emptyPreApprovalInfo)).toBe(false);
  });
});
