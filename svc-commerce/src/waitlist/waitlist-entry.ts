import {
  applicantProblem,
  offeredState,
  type Applicant,
  type ApplicantProblem,
  type OfferedState,
  type WaitlistSource,
} from '@hearthway/contracts/commerce';
import { legalTexts } from '@hearthway/contracts/constants';
import { emailKey, tidyName } from '../personal-data/index.js';

/** One person on the waitlist. */
export interface WaitlistEntry {
  readonly id: string;
  /** As typed. */
  readonly email: string;
  /** What addresses are compared by. */
  readonly emailKey: string;
  readonly name: string;
  readonly state: OfferedState;
  readonly source: WaitlistSource;
  /** When, and which version of the terms. */
  readonly acceptedTerms: { readonly at: Date; readonly version: string };
  readonly createdAt: Date;
  /** Hash of the token in the links of the latest email. They work as long as the entry exists. */
  readonly linkHash?: string;
}

/** What a visitor sends to join. */
export interface Application extends Applicant {
  readonly source: WaitlistSource;
}

/** The entry for an application, or the first thing that is wrong with it. */
export function newWaitlistEntry(
  application: Application,
  { id, now }: { id: string; now: Date },
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
  };
}
