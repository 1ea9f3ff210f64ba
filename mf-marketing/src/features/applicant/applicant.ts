import { fullName, type Applicant } from '@hearthway/contracts/commerce';
import type { ApplicantValues } from './applicant-values.js';

/** The contracts have one name field, so this joins first and last name. */
export function applicantOf({ firstName, lastName, email, state, acceptedTerms }: ApplicantValues): Applicant {
  return { email, name: fullName(firstName, lastName), state, acceptedTerms };
}
