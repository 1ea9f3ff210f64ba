import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import Stripe from 'stripe';

/** The events that svc-commerce acts on. */
export type EventType =
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'checkout.session.async_payment_succeeded'
  | 'checkout.session.async_payment_failed'
  | 'charge.refunded';

export interface StripeEvent {
  readonly id: string;
  readonly object: 'event';
  readonly api_version: string;
  /** Seconds since 1970. */
  readonly created: number;
  readonly data: { readonly object: object };
  readonly type: EventType;
}

export interface EventRecord {
  readonly event: StripeEvent;
  /** Id of the session that it is about. */
  readonly session: string;
}

export interface WebhookEndpoint {
  readonly url: string;
  /** What webhooks are signed with. */
  readonly secret: string;
}

interface Delivery {
  readonly event: StripeEvent;
  readonly endpoint: WebhookEndpoint;
}

const longestDelay = 60 * 60 * 1000;
/** Milliseconds in which an endpoint has to answer. */
const answerWithin = 10_000;

/** Makes events and sends them to the endpoints, again and again until they are taken. A test can hold them back. */
export class WebhookSender {
  endpoints: readonly WebhookEndpoint[] = [];
  /** Oldest first. */
  readonly events: EventRecord[] = [];
  private holding = false;
  private held: Delivery[] = [];
  private readonly pending = new Set<Delivery>();
  private ended = new AbortController();

  /** @param firstRetryDelay milliseconds until the second attempt; each further one waits twice as long, up to an hour */
  constructor(private readonly firstRetryDelay: number) {}

  /** How many deliveries are still to be sent, or sent again, and how many are held back. */
  get counts() {
    return { pending: this.pending.size, held: this.held.length };
  }

  send(type: EventType, object: object, session: string): void {
    const event: StripeEvent = {
      id: `evt_${randomUUID().replaceAll('-', '')}`,
      object: 'event',
      api_version: Stripe.API_VERSION,
      created: Math.floor(Date.now() / 1000),
      data: { object },
      type,
    };
    this.events.push({ event, session });
    const deliveries = this.endpoints.map((endpoint) => ({ event, endpoint }));
    if (this.holding) this.held.push(...deliveries);
    else for (const delivery of deliveries) void this.start(delivery);
  }

  /** From now on events wait for their release instead of being sent. */
  hold(): void {
    this.holding = true;
  }

  /** Holds nothing back any longer, and sends what was held: oldest first, each once the one before was answered. */
  async release(): Promise<void> {
    this.holding = false;
    for (let next = this.held.shift(); next !== undefined; next = this.held.shift()) await this.start(next);
  }

  /** Sends so many copies of an event at once, held or not. @returns the status of each answer */
  deliver(event: StripeEvent, copies: number): Promise<number[]> {
    const deliveries = this.endpoints.flatMap((endpoint) =>
      Array.from({ length: copies }, () => ({ event, endpoint })),
    );
    return Promise.all(deliveries.map((delivery) => this.post(delivery)));
  }

  /** Forgets all events, and holds nothing back. */
  reset(): void {
    this.stop();
    this.ended = new AbortController();
    this.holding = false;
    this.held = [];
    this.events.length = 0;
    this.pending.clear();
  }

  stop(): void {
    this.ended.abort();
  }

  /** Ends with the first attempt. */
  private async start(delivery: Delivery): Promise<void> {
    this.pending.add(delivery);
    if (isTaken(await this.post(delivery))) this.pending.delete(delivery);
    else void this.retry(delivery);
  }

  private async retry(delivery: Delivery): Promise<void> {
    const { signal } = this.ended;
    for (let delay = this.firstRetryDelay; ; delay = Math.min(delay * 2, longestDelay)) {
      await wait(delay, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      if (isTaken(await this.post(delivery))) break;
    }
    this.pending.delete(delivery);
  }

  /** @returns the status of the answer; 0 if nothing answered */
  private post({ event, endpoint: { secret, url } }: Delivery): Promise<number> {
    const payload = JSON.stringify(event, null, 2);
    return fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret }),
      },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.any([this.ended.signal, AbortSignal.timeout(answerWithin)]),
    }).then(
      async (response) => {
        await response.body?.cancel();
        return response.status;
      },
      () => 0,
    );
  }
}

const isTaken = (status: number): boolean => status >= 200 && status < 300;
