import { applicantProblem, fullName, type Applicant } from '@hearthway/contracts/commerce';
import type { WaitlistControl, WaitlistValues } from './waitlist-values.js';

export interface FormProblem {
  readonly control: WaitlistControl;
  readonly message: string;
}

/** The first thing that is wrong, by the rule that the server goes by as well, at the control where it can be put right. */
export function waitlistProblem(values: WaitlistValues): FormProblem | undefined {
  const problem = applicantProblem(applicantOf(values));
  return problem && { control: controlOf(problem.field, values), message: problem.message };
}

/** Surrounding space is no part of what was meant. */
export function applicantOf({ firstName, lastName, email, state, acceptedTerms }: WaitlistValues): Applicant {
  return { email: email.trim(), name: fullName(firstName, lastName), state, acceptedTerms };
}

export function controlOf(field: keyof Applicant, { firstName }: WaitlistValues): WaitlistControl {
  if (field !== 'name') return field;
  return firstName.trim() === '' ? 'firstName' : 'lastName';
}
