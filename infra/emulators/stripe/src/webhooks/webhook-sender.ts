import type { MovableClock, Table } from '@hearthway/emulator-kit';
import { deliveriesOf, hears, type Delivery, type WebhookEndpoint, type WebhookRule } from './delivery.js';
import { newEvent, type EventRecord, type News, type StripeEvent } from './event.js';
import { postWebhook, wasTaken, type Attempt } from './post-webhook.js';
import { nextDelay } from './retry.js';

export interface SenderOptions {
  readonly events: Table<EventRecord>;
  readonly clock: MovableClock;
  readonly newId: (prefix: string) => string;
  /** Milliseconds until the second attempt; each further one waits twice as long, up to an hour. */
  readonly firstRetryDelay: number;
  /** Milliseconds that an endpoint has to answer. */
  readonly answerWithin: number;
}

export type ReleaseOrder = 'created' | 'reversed' | 'shuffled' | readonly string[];

export interface DeliverOptions {
  readonly copies?: number;
  /** Signs it as if it were sent so long ago. */
  readonly signedSecondsAgo?: number;
  /** Signs it with another secret than the endpoint's. */
  readonly secret?: string;
}

const atOnce = 16;

/** Makes events and brings them to the endpoints: again and again until they are taken, and as the rules want it. */
export class WebhookSender {
  endpoints: readonly WebhookEndpoint[] = [];
  private planned: WebhookRule[] = [];
  private readonly open = new Set<string>();
  private readonly running = new Map<string, Promise<unknown>>();
  private readonly ended = new AbortController();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: SenderOptions) {
    for (const { event, deliveries } of options.events.values()) {
      if (deliveries.some(({ state }) => state === 'pending')) this.open.add(event.id);
    }
  }

  get rules(): readonly WebhookRule[] {
    return this.planned;
  }

  addRule(rule: WebhookRule): void {
    this.planned.push({ ...rule });
  }

  clearRules(): void {
    this.planned = [];
  }

  /** Deliveries that are neither taken nor held, dropped or given up. */
  get pending(): number {
    return this.inState('pending').length;
  }

  get held(): number {
    return this.inState('held').length;
  }

  send(news: News): StripeEvent {
    const { clock, events, newId } = this.options;
    const listeners = this.endpoints.filter((endpoint) => hears(endpoint, news.type));
    const event = newEvent(news, newId('evt_'), clock.seconds(), listeners.length);
    const rule = listeners.length === 0 ? undefined : this.takeRule(news.type);
    const deliveries = listeners.flatMap(({ url }) => deliveriesOf(url, rule, clock.now()));
    events.put(event.id, { event, deliveries });
    this.open.add(event.id);
    this.wake();
    return event;
  }

  /** Looks for what is due: after something was added, and after the clock was moved. */
  wake(): void {
    clearTimeout(this.timer);
    if (this.ended.signal.aborted) return;
    this.timer = setTimeout(() => this.sendDue(), 0);
  }

  /** Sends what is held, one after the other, each once the one before was answered. */
  async release(order: ReleaseOrder = 'created'): Promise<Attempt[]> {
    const attempts: Attempt[] = [];
    for (const [record, index] of inOrder(this.inState('held'), order)) {
      // Somebody else may have released it while we waited for the one before.
      if (this.options.events.get(record.event.id)?.deliveries[index]?.state !== 'held') continue;
      this.change(record.event.id, index, { state: 'pending', dueAt: this.options.clock.now() });
      const attempt = await this.start(record.event, index);
      if (attempt !== undefined) attempts.push(attempt);
    }
    return attempts;
  }

  /** Sends an event once more to every endpoint that hears it, whatever became of it. All copies go at once. */
  async deliver(event: StripeEvent, { copies = 1, signedSecondsAgo = 0, secret }: DeliverOptions): Promise<Attempt[]> {
    const listeners = this.endpoints.filter((endpoint) => hears(endpoint, event.type));
    return Promise.all(
      listeners
        .flatMap((endpoint) => Array.from({ length: copies }, () => endpoint))
        .map((endpoint) =>
          postWebhook({
            event,
            endpoint: endpoint.url,
            secret: secret ?? endpoint.secret,
            signedAt: machineSeconds() - signedSecondsAgo,
            signal: this.limit(),
          }),
        ),
    );
  }

  /** Forgets everything on its way. What is being sent right now still arrives. */
  reset(): void {
    this.planned = [];
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
    const secret = this.endpoints.find(({ url }) => url === delivery.endpoint)?.secret;
    if (secret === undefined) {
      this.change(event.id, index, { state: 'dropped' });
      return undefined;
    }
    const { endpoint } = delivery;
    const attempt = await postWebhook({ event, endpoint, secret, signedAt: machineSeconds(), signal: this.limit() });
    const attempts = delivery.attempts + 1;
    const delay = nextDelay(attempts, clock.now() - event.created * 1000, firstRetryDelay);
    if (wasTaken(attempt)) this.change(event.id, index, { state: 'delivered', attempts, lastStatus: attempt.status });
    // Cut off by our own end, it was no attempt: it is made after the next start.
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

  private takeRule(type: string): WebhookRule | undefined {
    const rule = this.planned.find(({ types }) => types === undefined || types.includes(type));
    if (rule?.times === undefined) return rule;
    rule.times -= 1;
    if (rule.times === 0) this.planned = this.planned.filter((planned) => planned !== rule);
    return rule;
  }

  private inState(wanted: Delivery['state']): (readonly [EventRecord, number])[] {
    return [...this.options.events.values()].flatMap((record) =>
      record.deliveries.flatMap(({ state }, index) => (state === wanted ? [[record, index] as const] : [])),
    );
  }

  private limit(): AbortSignal {
    return AbortSignal.any([this.ended.signal, AbortSignal.timeout(this.options.answerWithin)]);
  }
}

/** A receiver refuses a signature that is old by its own clock, so the emulator's moved one is no use here. */
const machineSeconds = (): number => Math.floor(Date.now() / 1000);

function inOrder<Entry extends readonly [EventRecord, number]>(held: Entry[], order: ReleaseOrder): Entry[] {
  if (order === 'created') return held;
  if (order === 'reversed') return held.toReversed();
  if (order === 'shuffled') {
    return held
      .map((entry) => [Math.random(), entry] as const)
      .sort(([a], [b]) => a - b)
      .map(([, entry]) => entry);
  }
  return order.flatMap((id) => held.filter(([record]) => record.event.id === id));
}
