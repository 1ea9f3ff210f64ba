import { describe, expect, it } from 'vitest';
import { applicantOf, waitlistProblem } from './waitlist-check.js';
import type { WaitlistValues } from './waitlist-values.js';

const good: WaitlistValues = {
  firstName: 'Jordan',
  lastName: 'Rivera',
  email: 'jordan@example.com',
  state: 'TX',
  acceptedTerms: true,
  website: '',
};

describe('the first problem of the form', () => {
  it('is none when all is there', () => {
    expect(waitlistProblem(good)).toBeUndefined();
  });

  it.each([
    [{ firstName: '', lastName: '', email: '', state: '', acceptedTerms: false }, 'email'],
    [{ firstName: '', lastName: '', state: '', acceptedTerms: false }, 'firstName'],
    [{ lastName: ' ', state: '', acceptedTerms: false }, 'lastName'],
    [{ state: '', acceptedTerms: false }, 'state'],
    [{ acceptedTerms: false }, 'acceptedTerms'],
  ] as const)('with %o wrong is at %s', (changes, control) => {
    expect(waitlistProblem({ ...good, ...changes })?.control).toBe(control);
  });
});

it('an applicant has one name, and no space around the email', () => {
  expect(applicantOf({ ...good, firstName: ' Jordan ', email: ' jordan@example.com ' })).toEqual({
    name: 'Jordan Rivera',
    email: 'jordan@example.com',
    state: 'TX',
    acceptedTerms: true,
  });
});
