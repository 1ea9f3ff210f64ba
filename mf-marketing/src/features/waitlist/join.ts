import type { Transport } from '@hearthway/contracts/platform';
import { waitlistTexts } from '@hearthway/contracts/texts';
import { RequestError } from '@hearthway/web-kit/http';
import { sendJoin } from './calls/join-waitlist.js';
import { controlOf, waitlistProblem, type FormProblem } from './waitlist-check.js';
import type { WaitlistValues } from './waitlist-values.js';

export { waitlistProblem };

export type JoinOutcome =
  | { readonly kind: 'joined' }
  | { readonly kind: 'already-joined' }
  /** `at` names the control where it can be put right, if the server said so. */
  | { readonly kind: 'failed'; readonly message: string; readonly code: string; readonly at?: FormProblem };

/** Sends a checked form. Every failure is an outcome, because each has its own words to show. */
export async function join(transport: Transport, values: WaitlistValues): Promise<JoinOutcome> {
  try {
    await sendJoin(transport, values);
    return { kind: 'joined' };
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return outcomeOf(error, values);
  }
}

function outcomeOf(error: RequestError, values: WaitlistValues): JoinOutcome {
  if (error.code === 'waitlist.already-joined') return { kind: 'already-joined' };
  const message = serverWords(error) || waitlistTexts.failed;
  const at = refusedControl(error, values);
  return { kind: 'failed', message, code: error.code, ...(at && { at: { control: at, message } }) };
}

/** Empty when no server spoke: what the browser says of a lost connection is not in the catalogue of texts. */
function serverWords({ code, message }: RequestError): string {
  return code === 'network.failed' || code === 'reply.invalid' ? '' : message;
}

const fields = ['email', 'name', 'state', 'acceptedTerms'] as const;

function refusedControl({ code, details }: RequestError, values: WaitlistValues) {
  if (code !== 'waitlist.invalid') return undefined;
  const field = fields.find((name) => details.some(({ path }) => path === `body.${name}`));
  return field && controlOf(field, values);
}
