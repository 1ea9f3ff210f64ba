import { joinWaitlist, type WaitlistSource } from '@hearthway/contracts/commerce';
import type { Transport } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';
import { applicantOf, type ApplicantValues } from '../../applicant/index.js';

/**
 * Puts who is about to pay on the waitlist as well.
 * @throws {RequestError}
 */
export async function sendIntent(transport: Transport, values: ApplicantValues, source: WaitlistSource): Promise<void> {
  const body = { ...applicantOf(values), source, website: '' };
  await callOperation(transport, joinWaitlist, { body });
}
