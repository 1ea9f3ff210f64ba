import { describe, expect, it } from '@jest/globals';
import { examplePreApprovalInfo as example } from '../examples.js';
import { wizardTexts } from '../texts/index.js';
import { answerProblem, emptyPreApprovalInfo, preApprovalInfo, validAnswers } from './pre-approval-info.js';

const issuesOf = (info: unknown) =>
  preApprovalInfo.safeParse(info).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

describe('a phone number', () => {
  it.each([
    '5125550100',
    '(512) 555-0100',
    '512.555.0100',
    '512/555 0100',
    '+1 512 555 0100',
    '1-512-555-0100',
    '+44 20 7946 0958',
    '512\u2013555\u20130100',
    '(512) 555-0100 x42',
    '(512) 555-0100 ext. 42',
  ])('is accepted as %s', (phone) => {
    expect(answerProblem('phone', { ...example, phone })).toBeUndefined();
    expect(issuesOf({ ...example, phone })).toEqual([]);
  });

  it.each([
    '12',
    '512555010',
    '(512) 555-010',
    '----------',
    '+1 (512) - 555',
    'ten digits',
    '512555010O',
    '5125550100 call',
  ])('is refused as %s by the form and the service', (phone) => {
    expect(answerProblem('phone', { ...example, phone })).toBe(wizardTexts.validation.phone);
    expect(issuesOf({ ...example, phone })).toEqual([['phone', wizardTexts.validation.phone]]);
  });
});

describe('the answers sent', () => {
  it('may each be blank', () => {
    expect(issuesOf(emptyPreApprovalInfo)).toEqual([]);
  });

  it('are refused by name if invalid', () => {
    expect(issuesOf({ ...example, phone: '12', email: 'half@' })).toEqual([
      ['phone', wizardTexts.validation.phone],
      ['email', wizardTexts.validation.email],
    ]);
  });

  it('can be read without invalid ones', () => {
    expect(validAnswers({ ...example, phone: '12', email: 'half@', lastName: '' })).toEqual({
      ...example,
      phone: '',
      email: '',
      lastName: '',
    });
  });
});
