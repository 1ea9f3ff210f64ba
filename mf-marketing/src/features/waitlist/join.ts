import { applicantForm } from '@hearthway/contracts/commerce';
import type { Transport } from '@hearthway/contracts/platform';
import { waitlistTexts } from '@hearthway/contracts/texts';
import { RequestError } from '@hearthway/web-kit/http';
import { refusalOf, type ApplicantControl, type ApplicantValues, type Refusal } from '../applicant/index.js';
import { sendJoin, type WaitlistValues } from './calls/join-waitlist.js';
import type { Problems } from './use-problems.js';

/** `problems`: what the server said of single controls. */
export type JoinOutcome =
  | { readonly kind: 'joined' }
  | { readonly kind: 'already-joined' }
  | (Refusal & { readonly kind: 'failed'; readonly problems: Problems });

/** All that is wrong, in the order of the contract. */
export function waitlistProblems(values: ApplicantValues): Problems {
  const issues = applicantForm.safeParse(values).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message] as const));
}

/** Sends a checked form. Every failure is an outcome, because each has its own words to show. */
export async function join(transport: Transport, values: WaitlistValues): Promise<JoinOutcome> {
  try {
    await sendJoin(transport, values);
    return { kind: 'joined' };
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    if (error.code === 'waitlist.already-joined') return { kind: 'already-joined' };
    return { kind: 'failed', ...refusalOf(error, waitlistTexts.failed), problems: problemsIn(error) };
  }
}

function problemsIn({ details }: RequestError): Problems {
  const found = details.flatMap(({ path, message }) => {
    const control = controls.get(path);
    return control ? [[control, message] as const] : [];
  });
  return Object.fromEntries(found);
}

/** By the paths of details. The operation has one name where the form has two. */
const controls = new Map<string, ApplicantControl>([
  ['body.email', 'email'],
  ['body.name', 'lastName'],
  ['body.state', 'state'],
  ['body.acceptedTerms', 'acceptedTerms'],
]);
