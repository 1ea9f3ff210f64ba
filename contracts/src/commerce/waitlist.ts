import * as z from 'zod/mini';
import { statesOffered } from '../constants.js';
import { emailAddress } from '../email-address.js';
import { waitlistTexts } from '../texts/index.js';
import { isVisible } from '../visible-text.js';

/** The form on the landing page, or one of the two payment dialogs. */
export const waitlistSources = [
  'landing_page',
  'stripe_founding_member_intent',
  'stripe_offer_toolkit_intent',
] as const;
export const waitlistSource = z.enum(waitlistSources);
export const offeredState = z.enum(statesOffered);

export type WaitlistSource = z.infer<typeof waitlistSource>;
export type OfferedState = z.infer<typeof offeredState>;

/** What a person enters for the waitlist or before a payment. */
export interface Applicant {
  readonly email: string;
  /** First and last name, joined by `fullName`. */
  readonly name: string;
  readonly state: string;
  readonly acceptedTerms: boolean;
}

export interface ApplicantProblem {
  readonly field: keyof Applicant;
  readonly message: string;
}

const name = z.string().check(z.trim(), z.refine(isVisible, waitlistTexts.name));

/** The fields of both forms, in the order in which the specification checks them (section 5). */
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

/** The first problem, for browser and server alike. */
export function applicantProblem(entered: Applicant): ApplicantProblem | undefined {
  const issue = applicant.safeParse(entered).error?.issues[0];
  return issue && { field: issue.path[0] as keyof Applicant, message: issue.message };
}

/** Both names joined by a space. Empty if either is missing, since both are required. */
export function fullName(firstName: string, lastName: string): string {
  return isVisible(firstName) && isVisible(lastName) ? `${firstName.trim()} ${lastName.trim()}` : '';
}
