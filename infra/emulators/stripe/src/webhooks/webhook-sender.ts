import type { MovableClock, Table } from '@hearthway/emulator-kit';
import { hears, type Delivery, type WebhookEndpoint } from './delivery.js';
import { newEvent, type EventDetails, type EventRecord, type StripeEvent } from './event.js';
import { postWebhook, wasTaken, type Attempt } from './post-webhook.js';
import { nextDelay } from './retry.js';

export interface SenderOptions {
  readonly events: Table<EventRecord>;
  readonly clock: MovableClock;
  readonly newId: (prefix: string) => string;
  /** Milliseconds until the second attempt. Each further one waits twice as long, up to an hour. */
  readonly firstRetryDelay: number;
  /** Milliseconds in which an endpoint has to answer. */
  readonly answerWithin: number;
}

const atOnce = 16;

/** Makes events and sends them to the endpoints, again and again until they are taken. A test can hold them back. */
export class WebhookSender {
  endpoints: readonly WebhookEndpoint[] = [];
  private holding = false;
  private readonly open = new Set<string>();
  private readonly running = new Map<string, Promise<unknown>>();
  private readonly ended = new AbortController();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: SenderOptions) {
    for (const { event, deliveries } of options.events.values()) {
      if (deliveries.some(({ state }) => state === 'pending')) this.open.add(event.id);
    }
  }

  /** From now on events wait for their release instead of being sent. */
  hold(): void {
    this.holding = true;
  }

  /** How many deliveries are still to be sent, or sent again. */
  get pending(): number {
    return this.inState('pending').length;
  }

  get held(): number {
    return this.inState('held').length;
  }

  send(details: EventDetails): StripeEvent {
    const { clock, events, newId } = this.options;
    const listeners = this.endpoints.filter((endpoint) => hears(endpoint, details.type));
    const event = newEvent(details, newId('evt_'), clock.seconds(), listeners.length);
    const state = this.holding ? 'held' : 'pending';
    const deliveries = listeners.map(({ url }): Delivery => ({
      endpoint: url,
      state,
      attempts: 0,
      dueAt: clock.now(),
    }));
    events.put(event.id, { event, deliveries });
    this.open.add(event.id);
    this.wake();
    return event;
  }

  /** Call it after adding a delivery or moving the clock. */
  wake(): void {
    clearTimeout(this.timer);
    if (this.ended.signal.aborted) return;
    this.timer = setTimeout(() => this.sendDue(), 0);
  }

  /** Holds nothing back any longer, and sends what was held: oldest first, each once the one before was answered. */
  async release(): Promise<void> {
    this.holding = false;
    for (const [{ event }, index] of this.inState('held')) {
      // Another call may have released it while this one waited for the event before.
      if (this.options.events.get(event.id)?.deliveries[index]?.state !== 'held') continue;
      this.change(event.id, index, { state: 'pending', dueAt: this.options.clock.now() });
      await this.start(event, index);
    }
  }

  /** Sends an event once more to every endpoint that hears it, whether or not it was taken before. All copies go at once. */
  async deliver(event: StripeEvent, copies: number): Promise<Attempt[]> {
    const listeners = this.endpoints.filter((endpoint) => hears(endpoint, event.type));
    return Promise.all(
      listeners
        .flatMap((endpoint) => Array.from({ length: copies }, () => endpoint))
        .map((endpoint) => this.post(event, endpoint)),
    );
  }

  /** Forgets everything on its way and holds nothing back. What is being sent right now still arrives. */
  reset(): void {
    this.holding = false;
    this.open.clear();
    clearTimeout(this.timer);
  }

  async stop(): Promise<void> {
    clearTimeout(this.timer);
    this.ended.abort();
    await Promise.all(this.running.values());
  }

  private sendDue(): void {
    const { clock, events } = this.options;
    let next = Infinity;
    for (const id of this.open) {
      const record = events.get(id);
      const pending = (record?.deliveries ?? []).flatMap((delivery, index) =>
        delivery.state === 'pending' ? [[delivery, index] as const] : [],
      );
      if (record === undefined || pending.length === 0) this.open.delete(id);
      else {
        for (const [{ dueAt }, index] of pending) {
          if (this.running.has(`${id}/${index}`)) continue;
          if (dueAt > clock.now() || this.running.size >= atOnce) next = Math.min(next, dueAt);
          else void this.start(record.event, index);
        }
      }
    }
    if (next === Infinity || this.running.size >= atOnce) return;
    this.timer = setTimeout(() => this.sendDue(), Math.min(Math.max(next - clock.now(), 1), 2 ** 31 - 1));
  }

  private start(event: StripeEvent, index: number): Promise<Attempt | undefined> {
    const name = `${event.id}/${index}`;
    const done = this.attempt(event, index).finally(() => {
      this.running.delete(name);
      this.wake();
    });
    this.running.set(name, done);
    return done;
  }

  private async attempt(event: StripeEvent, index: number): Promise<Attempt | undefined> {
    const { clock, events, firstRetryDelay } = this.options;
    const delivery = events.get(event.id)?.deliveries[index];
    if (delivery === undefined) return undefined;
    const endpoint = this.endpoints.find(({ url }) => url === delivery.endpoint);
    if (endpoint === undefined) {
      this.change(event.id, index, { state: 'dropped' });
      return undefined;
    }
    const attempt = await this.post(event, endpoint);
    const attempts = delivery.attempts + 1;
    const delay = nextDelay(attempts, clock.now() - event.created * 1000, firstRetryDelay);
    if (wasTaken(attempt)) this.change(event.id, index, { state: 'delivered', attempts, lastStatus: attempt.status });
    // We cut it off ourselves by stopping, so it does not count: it is sent after the next start.
    else if (this.ended.signal.aborted) this.change(event.id, index, { dueAt: clock.now() });
    else if (delay === undefined) {
      this.change(event.id, index, { state: 'given-up', attempts, lastStatus: attempt.status });
    } else {
      this.change(event.id, index, { attempts, dueAt: clock.now() + delay, lastStatus: attempt.status });
      this.open.add(event.id);
      this.wake();
    }
    return attempt;
  }

  private change(eventId: string, index: number, change: Partial<Delivery>): void {
    const record = this.options.events.get(eventId);
    if (record === undefined) return;
    const deliveries = record.deliveries.map((delivery, at) => (at === index ? { ...delivery, ...change } : delivery));
    this.options.events.put(eventId, { ...record, deliveries });
  }

  private inState(wanted: Delivery['state']): (readonly [EventRecord, number])[] {
    return [...this.options.events.values()].flatMap((record) =>
      record.deliveries.flatMap(({ state }, index) => (state === wanted ? [[record, index] as const] : [])),
    );
  }

  private post(event: StripeEvent, { secret, url }: WebhookEndpoint): Promise<Attempt> {
    const { answerWithin } = this.options;
    const signal = AbortSignal.any([this.ended.signal, AbortSignal.timeout(answerWithin)]);
    // Signed by the machine's clock, not the emulator's: receivers refuse signatures that are old by their own.
    return postWebhook({ event, endpoint: url, secret, signedAt: Math.floor(Date.now() / 1000), signal });
  }
}
