import { fullName, type Applicant } from '@hearthway/contracts/commerce';
import type { ApplicantControl, ApplicantValues } from './applicant-values.js';

/** Something that is wrong, and the control where it can be put right. */
export interface ProblemAt<Control extends string = ApplicantControl> {
  readonly control: Control;
  readonly message: string;
}

/** As the contracts name a person: with both names in one. */
export function applicantOf({ firstName, lastName, email, state, acceptedTerms }: ApplicantValues): Applicant {
  return { email, name: fullName(firstName, lastName), state, acceptedTerms };
}

/** The controls of fields of the contracts: their one name has two. */
export type ControlOf<Field extends string> = Exclude<Field, 'name'> | 'firstName' | 'lastName';

/** What is missing of a name is put right at the first of its controls that is empty. */
export function controlOf<Field extends string>(field: Field, { firstName }: { firstName: string }): ControlOf<Field> {
  if (field !== 'name') return field as Exclude<Field, 'name'>;
  return firstName === '' ? 'firstName' : 'lastName';
}
