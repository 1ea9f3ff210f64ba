import * as z from 'zod/mini';
import type { Account } from '../account.js';
import { createSessionParameters } from '../checkout/session-parameters.js';
import type { Session } from '../checkout/session.js';
import { idOf } from '../ids.js';
import { createRefundParameters } from '../payments/refund.js';
import type { Store } from '../store.js';
import type { Cause } from '../webhooks/event.js';
import type { Parameters } from './form.js';
import { parseParameters } from './parameters.js';

export interface ApiCall {
  /** From the path; empty if it has none. */
  readonly id: string;
  readonly parameters: Parameters;
  readonly cause: Cause;
}

export interface Operation {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /**
   * Parses the parameters and returns the rest of the work. Only the outcome of that rest is saved under an idempotency
   * key, so parameters that were refused can be corrected and sent again under the same one.
   * @throws StripeError
   */
  readonly prepare: (call: ApiCall) => () => object;
}

/** The calls of Stripe's API that the product makes. */
export function operationsOf(account: Account, store: Store): readonly Operation[] {
  return [
    operation('POST', '/v1/checkout/sessions', createSessionParameters, (parameters) =>
      account.createSession(parameters),
    ),
    operation('GET', '/v1/checkout/sessions/:id', retrieveParameters, ({ expand }, { id }) => {
      const { session } = account.session(id);
      return expand === undefined ? session : withCharge(store, session);
    }),
    operation('POST', '/v1/checkout/sessions/:id/expire', z.strictObject({}), (_parameters, { id, cause }) =>
      account.expireSession(id, cause),
    ),
    operation('POST', '/v1/refunds', createRefundParameters, (parameters, { cause }) =>
      account.createRefund(parameters, cause),
    ),
  ];
}

const retrieveParameters = z.strictObject({ expand: z.optional(z.array(z.literal('payment_intent.latest_charge'))) });

const operation = <Schema extends z.ZodMiniType>(
  method: Operation['method'],
  path: string,
  schema: Schema,
  run: (parameters: z.output<Schema>, call: ApiCall) => object,
): Operation => ({
  method,
  path,
  prepare(call) {
    const parameters = parseParameters(schema, call.parameters);
    return () => run(parameters, call);
  },
});

/** The session with payment intent and charge instead of their ids, if there are any yet. */
function withCharge(store: Store, session: Session): Session {
  const intent = store.paymentIntents.get(idOf(session.payment_intent));
  if (intent === undefined) return session;
  const charge = store.charges.get(idOf(intent.latest_charge)) ?? null;
  return { ...session, payment_intent: { ...intent, latest_charge: charge } };
}
