import * as z from 'zod/mini';
import { applicantNameMaximum, statesOffered } from '../constants.js';
import { emailAddress } from '../email-address.js';
import { problemTexts, waitlistTexts } from '../texts.js';
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

/** Text that a person typed, with only a length limit: it's checked later, in the order of the specification. */
export const typedText = z._default(z.string().check(z.maxLength(1000, problemTexts.tooLong(1000))), '');

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

const name = (maximum: number) =>
  z
    .string()
    .check(z.trim(), z.refine(isVisible, waitlistTexts.name), z.maxLength(maximum, problemTexts.tooLong(maximum)));

/** The fields of both forms, in the order in which the specification checks them (section 5). */
export const applicantForm = z.object({
  email: z.string().check(
    z.trim(),
    z.refine((email) => emailAddress.safeParse(email).success, waitlistTexts.email),
  ),
  firstName: name(applicantNameMaximum),
  lastName: name(applicantNameMaximum),
  state: z.string().check(z.refine((state) => offeredState.safeParse(state).success, waitlistTexts.state)),
  acceptedTerms: z.boolean().check(z.refine((accepted) => accepted, waitlistTexts.terms)),
});

const { email, state, acceptedTerms } = applicantForm.shape;
const applicant = z.object({ email, name: name(2 * applicantNameMaximum + 1), state, acceptedTerms });

/** The first problem, for browser and server alike. */
export function applicantProblem(entered: Applicant): ApplicantProblem | undefined {
  const issue = applicant.safeParse(entered).error?.issues[0];
  return issue && { field: issue.path[0] as keyof Applicant, message: issue.message };
}

/** The same for the form, where each name has its own limit. */
export function applicantFormProblem(entered: z.input<typeof applicantForm>): ApplicantProblem | undefined {
  const issue = applicantForm.safeParse(entered).error?.issues[0];
  return issue && { field: problemField(issue.path[0] as keyof typeof applicantForm.shape), message: issue.message };
}

/** The problem field of a form control: both name controls share one. */
export function problemField<Control extends string>(control: Control): Exclude<Control, NameControl> | 'name' {
  const isName = control === 'firstName' || control === 'lastName';
  return isName ? 'name' : (control as Exclude<Control, NameControl>);
}

type NameControl = 'firstName' | 'lastName';

/** Both names joined by a space. Empty if either is missing, since both are required. */
export function fullName(firstName: string, lastName: string): string {
  return isVisible(firstName) && isVisible(lastName) ? `${firstName.trim()} ${lastName.trim()}` : '';
}
