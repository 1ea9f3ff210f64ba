import { apiVersion, type StripeEvent } from './event.js';
import { signatureHeader } from './signature.js';

export interface Attempt {
  readonly event: string;
  readonly type: string;
  readonly endpoint: string;
  /** 0 if nothing answered. */
  readonly status: number;
  readonly milliseconds: number;
}

export interface Posting {
  readonly event: StripeEvent;
  readonly endpoint: string;
  readonly secret: string;
  /** Seconds since 1970, by the receiver's clock. */
  readonly signedAt: number;
  readonly signal: AbortSignal;
}

/** Sends an event to an endpoint once. Never rejects: without an answer, the status is 0. */
export async function postWebhook({ event, endpoint, secret, signedAt, signal }: Posting): Promise<Attempt> {
  const body = JSON.stringify(event, null, 2);
  const start = performance.now();
  const status = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signatureHeader(body, secret, signedAt),
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      'stripe-version': apiVersion,
    },
    body,
    redirect: 'manual',
    signal,
  }).then(
    async (response) => {
      await response.body?.cancel();
      return response.status;
    },
    () => 0,
  );
  return { event: event.id, type: event.type, endpoint, status, milliseconds: Math.round(performance.now() - start) };
}

export const wasTaken = ({ status }: Attempt): boolean => status >= 200 && status < 300;
