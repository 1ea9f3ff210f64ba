import { fullName, type Applicant } from '@hearthway/contracts/commerce';
import type { ApplicantValues } from './applicant-values.js';

/** As the contracts name a person: with both names in one. */
export function applicantOf({ firstName, lastName, email, state, acceptedTerms }: ApplicantValues): Applicant {
  return { email, name: fullName(firstName, lastName), state, acceptedTerms };
}
