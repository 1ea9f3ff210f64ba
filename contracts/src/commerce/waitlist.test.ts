import { describe, expect, it } from '@jest/globals';
import { applicantFormProblem, applicantProblem, fullName, type Applicant } from './waitlist.js';

const good: Applicant = { email: 'jordan@example.com', name: 'Jordan Rivera', state: 'TX', acceptedTerms: true };
const problemWith = (changes: Partial<Applicant>) => applicantProblem({ ...good, ...changes })?.message;

describe('the problem of an application', () => {
  it('is undefined if nothing is wrong', () => {
    expect(applicantProblem(good)).toBeUndefined();
  });

  it('is found in the order email, name, state, terms', () => {
    const nothing: Applicant = { email: '', name: '', state: '', acceptedTerms: false };
    expect(applicantProblem(nothing)?.field).toBe('email');
    expect(applicantProblem({ ...nothing, email: good.email })?.field).toBe('name');
    expect(applicantProblem({ ...nothing, email: good.email, name: good.name })?.field).toBe('state');
    expect(applicantProblem({ ...good, acceptedTerms: false })?.field).toBe('acceptedTerms');
  });

  it.each([
    ['', 'nothing'],
    ['jordan', 'no @'],
    ['a@b', 'a domain that no mail reaches'],
    [`${'a'.repeat(300)}@example.com`, 'more than an address may have'],
    ['jordan@example.com\r\nBcc: all@example.com', 'a second header'],
    ['jordan@example.com, all@example.com', 'two addresses'],
  ])('is the email %j: %s', (email) => {
    expect(problemWith({ email })).toBe('Please enter a valid email');
  });

  it('is not space around an email', () => {
    expect(problemWith({ email: ' A@B.com ' })).toBeUndefined();
  });

  it('is a name longer than two names and a space may be', () => {
    expect(problemWith({ name: `${'x'.repeat(99)} ${'y'.repeat(99)}` })).toBeUndefined();
    expect(problemWith({ name: `${'x'.repeat(99)} ${'y'.repeat(100)}` })).toBe('Please use 199 characters or fewer');
  });

  it.each(['', 'CA', 'tx', 'Texas'])('is the state %j', (state) => {
    expect(problemWith({ state })).toBe("Please tell us which state you're buying your home in");
  });
});

it('the problem of a name in the form is that it is longer than one name may be', () => {
  const entered = { ...good, firstName: 'x'.repeat(99), lastName: 'y'.repeat(99) };
  expect(applicantFormProblem(entered)).toBeUndefined();
  for (const name of ['firstName', 'lastName']) {
    const problem = applicantFormProblem({ ...entered, [name]: 'x'.repeat(100) });
    expect(problem).toEqual({ field: 'name', message: 'Please use 99 characters or fewer' });
  }
});

describe('a full name', () => {
  it('joins both names with a space', () => {
    expect(fullName(' Jordan ', 'de la Cruz')).toBe('Jordan de la Cruz');
  });

  it.each([
    ['', 'Rivera'],
    ['Jordan', ' '],
  ])('is empty for %j and %j', (first, last) => {
    expect(fullName(first, last)).toBe('');
  });
});
