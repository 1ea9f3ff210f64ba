import { applicantForm, joinWaitlist } from '@hearthway/contracts/commerce';
import type { Transport } from '@hearthway/contracts/platform';
import { waitlistTexts } from '@hearthway/contracts/texts';
import { callOperation, RequestError } from '@hearthway/web-kit/http';
import {
  applicantOf,
  refusalOf,
  type ApplicantControl,
  type ApplicantValues,
  type Refusal,
} from '../applicant/index.js';
import type { Problems } from './use-problems.js';

export interface WaitlistValues extends ApplicantValues {
  /** Honeypot: hidden from people, so only bots fill it in. */
  readonly website: string;
}

/** `problems`: the server's messages for individual fields. */
export type JoinOutcome =
  | { readonly kind: 'joined' }
  | { readonly kind: 'already-joined' }
  | (Refusal & { readonly kind: 'failed'; readonly problems: Problems });

/** Every invalid field with its message, in the order of the contract. */
export function waitlistProblems(values: ApplicantValues): Problems {
  const issues = applicantForm.safeParse(values).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message] as const));
}

/** Sends a valid form. Request errors are returned, not thrown, because each has its own message. */
export async function join(transport: Transport, values: WaitlistValues): Promise<JoinOutcome> {
  try {
    const body = { ...applicantOf(values), source: 'landing_page', website: values.website } as const;
    await callOperation(transport, joinWaitlist, { body });
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

// The operation has a single name field; the form asks for first and last name.
const controls = new Map<string, ApplicantControl>([
  ['body.email', 'email'],
  ['body.name', 'lastName'],
  ['body.state', 'state'],
  ['body.acceptedTerms', 'acceptedTerms'],
]);
