import * as z from 'zod/mini';
import { statesOffered } from '../constants.js';
import { emailAddress } from '../email-address.js';
import { waitlistTexts } from '../texts.js';
import { isVisible } from '../visible-text.js';

/** Where a join came from: the form of the landing page, or one of the two payment dialogs. */
export const waitlistSources = [
  'landing_page',
  'stripe_founding_member_intent',
  'stripe_offer_toolkit_intent',
] as const;
export const waitlistSource = z.enum(waitlistSources);
export const offeredState = z.enum(statesOffered);

export type WaitlistSource = z.infer<typeof waitlistSource>;
export type OfferedState = z.infer<typeof offeredState>;

/** What a person says of themselves, on the waitlist and before a payment alike. */
export interface Applicant {
  readonly email: string;
  /** First and last name, by `fullName`. */
  readonly name: string;
  readonly state: string;
  readonly acceptedTerms: boolean;
}

export interface ApplicantProblem {
  readonly field: keyof Applicant;
  readonly message: string;
}

const name = z.string().check(z.trim(), z.refine(isVisible, waitlistTexts.name));

/** A person as the forms ask for them, in the order in which the specification has it checked (section 5). */
export const applicantForm = z.object({
  email: z.string().check(
    z.trim(),
    z.refine((email) => emailAddress.safeParse(email).success, waitlistTexts.email),
  ),
  firstName: name,
  lastName: name,
  state: z.string().check(z.refine((state) => offeredState.safeParse(state).success, waitlistTexts.state)),
  acceptedTerms: z.boolean().check(z.refine((accepted) => accepted, waitlistTexts.terms)),
});

const { email, state, acceptedTerms } = applicantForm.shape;
const applicant = z.object({ email, name, state, acceptedTerms });

/** The first thing that is wrong; browser and server both ask here. */
export function applicantProblem(said: Applicant): ApplicantProblem | undefined {
  const issue = applicant.safeParse(said).error?.issues[0];
  return issue && { field: issue.path[0] as keyof Applicant, message: issue.message };
}

/** Both names joined by a space; empty when either is missing, since both are asked for. */
export function fullName(firstName: string, lastName: string): string {
  return isVisible(firstName) && isVisible(lastName) ? `${firstName.trim()} ${lastName.trim()}` : '';
}
