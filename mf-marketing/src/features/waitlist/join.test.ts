import { describe, expect, it } from '@jest/globals';
import { applicantValues } from '../../testing/applicant.js';
import { waitlistProblem } from './join.js';

describe('the first problem of the form', () => {
  it('is none when all is there', () => {
    expect(waitlistProblem(applicantValues)).toBeUndefined();
  });

  it.each([
    [{ firstName: '', lastName: '', email: '', state: '', acceptedTerms: false }, 'email'],
    [{ firstName: '', lastName: '', state: '', acceptedTerms: false }, 'firstName'],
    [{ lastName: '', state: '', acceptedTerms: false }, 'lastName'],
    [{ state: '', acceptedTerms: false }, 'state'],
    [{ acceptedTerms: false }, 'acceptedTerms'],
  ] as const)('with %o wrong is at %s', (changes, control) => {
    expect(waitlistProblem({ ...applicantValues, ...changes })?.control).toBe(control);
  });
});
