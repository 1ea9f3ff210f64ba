import { emptyPreApprovalInfo } from '@hearthway/contracts/journey';
import { examplePreApprovalInfo, exampleUser } from '@hearthway/contracts/examples';
import { describe, expect, it } from '@jest/globals';
import { changedAnswers, defaultAnswers, mergedAnswers } from './answers.js';

const defaults = defaultAnswers(exampleUser);

describe('initial answers', () => {
  it('are the username and email of the account', () => {
    expect(defaults).toEqual({ ...emptyPreApprovalInfo, firstName: 'jordan', email: 'jordan@example.com' });
  });

  it('are the saved ones over the defaults', () => {
    expect(mergedAnswers(defaults, examplePreApprovalInfo)).toEqual(examplePreApprovalInfo);
    expect(mergedAnswers(defaults, { ...examplePreApprovalInfo, firstName: '' }).firstName).toBe('jordan');
    expect(mergedAnswers(defaults, null)).toEqual(defaults);
  });

  it('differ from what the buyer has changed', () => {
    expect(changedAnswers(defaults, { ...defaults, firstName: 'Sam', propertyType: 'condo' })).toEqual({
      ...emptyPreApprovalInfo,
      firstName: 'Sam',
      propertyType: 'condo',
    });
  });
});
