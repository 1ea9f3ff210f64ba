import { emptyPreApprovalInfo } from '@hearthway/contracts/journey';
import { examplePreApprovalInfo, exampleUser } from '@hearthway/contracts/examples';
import { describe, expect, it } from '@jest/globals';
import { changedAnswers, defaultAnswers, mergedAnswers } from './answers.js';

const defaults = defaultAnswers(exampleUser);

describe('the answers a form begins with', () => {
  it('are the name and the address of the account, and nothing else', () => {
    expect(defaults).toEqual({ ...emptyPreApprovalInfo, firstName: 'jordan', email: 'jordan@example.com' });
  });

  it('are those that are kept, over the defaults', () => {
    expect(mergedAnswers(defaults, examplePreApprovalInfo)).toEqual(examplePreApprovalInfo);
    expect(mergedAnswers(defaults, { ...examplePreApprovalInfo, firstName: '' }).firstName).toBe('jordan');
    expect(mergedAnswers(defaults, null)).toEqual(defaults);
  });

  it('are told from what the buyer has changed', () => {
    expect(changedAnswers(defaults, { ...defaults, firstName: 'Sam', propertyType: 'condo' })).toEqual({
      ...emptyPreApprovalInfo,
      firstName: 'Sam',
      propertyType: 'condo',
    });
  });
});
