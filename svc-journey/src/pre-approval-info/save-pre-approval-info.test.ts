import { emptyPreApprovalInfo, wizardQuestions } from '@hearthway/contracts/journey';
import { examplePreApprovalInfo } from '@hearthway/contracts/examples';
import { describe, expect, it } from '@jest/globals';
import { isComplete } from './save-pre-approval-info.js';

describe('the answers of the wizard are complete', () => {
  it('when all ten are given', () => {
    expect(isComplete(examplePreApprovalInfo)).toBe(true);
  });

  it.each(wizardQuestions)('not without %s', (question) => {
    expect(isComplete({ ...examplePreApprovalInfo, [question]: '' })).toBe(false);
  });

  it.each([
    ['a name of blanks', { firstName: '   ' }],
    ['a phone of nine digits', { phone: '(512) 555-010' }],
    ['half an email', { email: 'jordan@' }],
  ])('not with %s', (_what, answer) => {
    expect(isComplete({ ...examplePreApprovalInfo, ...answer })).toBe(false);
  });

  it('not before anything is answered', () => {
    expect(isComplete(emptyPreApprovalInfo)).toBe(false);
  });
});
