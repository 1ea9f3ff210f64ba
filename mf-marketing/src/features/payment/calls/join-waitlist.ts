import { fullName, joinWaitlist, type WaitlistSource } from '@hearthway/contracts/commerce';
import type { Transport } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';
import type { PaymentValues } from '../payment-values.js';

/**
 * Puts who is about to pay on the waitlist as well.
 * @throws {RequestError}
 */
export async function sendIntent(transport: Transport, values: PaymentValues, source: WaitlistSource): Promise<void> {
  const { firstName, lastName, email, state, acceptedTerms } = values;
  const body = { email, name: fullName(firstName, lastName), state, source, acceptedTerms, website: '' };
  await callOperation(transport, joinWaitlist, { body });
}
