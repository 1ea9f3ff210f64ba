import type { Applicant, OfferedState, WaitlistSource } from '@hearthway/contracts/commerce';
import { applicantProblem, offeredState, type ApplicantProblem } from '@hearthway/contracts/commerce';
import { legalTexts } from '@hearthway/contracts/constants';
import { tidyName } from '../names/index.js';

/** One person on the waitlist. `emailKey` is what addresses are compared by; `email` is as typed. */
export interface WaitlistEntry {
  readonly id: string;
  readonly email: string;
  readonly emailKey: string;
  readonly name: string;
  readonly state: OfferedState;
  readonly source: WaitlistSource;
  /** When, and to which version of the text. */
  readonly acceptedTerms: { readonly at: Date; readonly version: string };
  readonly createdAt: Date;
  /** Stands for where the join came from, until the email about it is written down. */
  readonly networkKey?: string;
  /** Of the token in the links of the email that was sent last: they work as long as there is an entry. */
  readonly linkHash?: string;
}

/** What somebody sent who wants to join. */
export interface Application extends Applicant {
  readonly source: WaitlistSource;
}

/** The entry that an application makes, or the first thing that is wrong with it. */
export function newWaitlistEntry(
  application: Application,
  { id, now, networkKey }: { id: string; now: Date; networkKey: string },
): WaitlistEntry | { readonly problem: ApplicantProblem } {
  const name = tidyName(application.name);
  const problem = applicantProblem({ ...application, name });
  if (problem) return { problem };
  return {
    id,
    email: application.email.trim(),
    emailKey: emailKey(application.email),
    name,
    state: offeredState.parse(application.state),
    source: application.source,
    acceptedTerms: { at: now, version: legalTexts.version },
    createdAt: now,
    networkKey,
  };
}

/** One mailbox, one entry: without case and without surrounding space. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}
