import { applicantProblem } from '@hearthway/contracts/commerce';
import type { Transport } from '@hearthway/contracts/platform';
import { waitlistTexts } from '@hearthway/contracts/texts';
import { RequestError } from '@hearthway/web-kit/http';
import {
  applicantOf,
  controlOf,
  refusalOf,
  type ApplicantControl,
  type ApplicantValues,
  type ProblemAt,
  type Refusal,
} from '../applicant/index.js';
import { sendJoin, type WaitlistValues } from './calls/join-waitlist.js';

export type JoinOutcome = { readonly kind: 'joined' } | { readonly kind: 'already-joined' } | Refusal<ApplicantControl>;

/** The first thing that is wrong, by the rule that the server goes by as well, at the control where it can be put right. */
export function waitlistProblem(values: ApplicantValues): ProblemAt | undefined {
  const problem = applicantProblem(applicantOf(values));
  return problem && { control: controlOf(problem.field, values), message: problem.message };
}

/** Sends a checked form. Every failure is an outcome, because each has its own words to show. */
export async function join(transport: Transport, values: WaitlistValues): Promise<JoinOutcome> {
  try {
    await sendJoin(transport, values);
    return { kind: 'joined' };
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    if (error.code === 'waitlist.already-joined') return { kind: 'already-joined' };
    return refusalOf(error, { values, invalid, otherwise: waitlistTexts.failed });
  }
}

const invalid = { code: 'waitlist.invalid', fields: ['email', 'name', 'state', 'acceptedTerms'] } as const;
