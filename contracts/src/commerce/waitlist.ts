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

/** The first thing that is wrong, in the order of the product's specification (section 5); browser and server both ask here. */
export function applicantProblem(applicant: Applicant): ApplicantProblem | undefined {
  if (!emailAddress.safeParse(applicant.email).success) return { field: 'email', message: waitlistTexts.email };
  if (!isVisible(applicant.name)) return { field: 'name', message: waitlistTexts.name };
  if (!offeredState.safeParse(applicant.state).success) return { field: 'state', message: waitlistTexts.state };
  if (!applicant.acceptedTerms) return { field: 'acceptedTerms', message: waitlistTexts.terms };
  return undefined;
}

/** Both names joined by a space; empty when either is missing, since both are asked for. */
export function fullName(firstName: string, lastName: string): string {
  return isVisible(firstName) && isVisible(lastName) ? `${firstName.trim()} ${lastName.trim()}` : '';
}
