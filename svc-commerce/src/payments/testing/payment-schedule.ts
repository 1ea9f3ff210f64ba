import { examplePurchase } from '@hearthway/contracts/examples';
import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { preparePayment } from '../ordering/prepare-payment.js';
import { cancelPayment } from '../settlement/cancel-payment.js';
import { receiveWebhook } from '../settlement/receive-webhook.js';
import { verifyPayment } from '../settlement/verify-payment.js';
import { sweepPayments } from '../sweep/sweep-payments.js';
import { withFault, type Fault } from './faults.js';
import { createRandom, type Random } from '@hearthway/tooling/testing/random';
import type { ScheduleWorld } from './schedule-world.js';

/** The orders of one buyer and everything that happens to them. */
export interface PlayedSchedule {
  readonly seed: number;
  readonly paymentIds: readonly string[];
  readonly productType: 'founding_member' | 'offer_toolkit';
  readonly steps: readonly string[];
}

const { firstName, lastName, state, acceptedTerms } = examplePurchase;
const purchase = { firstName, lastName, state, acceptedTerms };
const anHour = 3_600_000;
const actions = [
  'pay',
  'pay',
  'pay later',
  'decline',
  'webhook',
  'webhook',
  'webhook twice at once',
  'result page',
  'webhook and result page at once',
  'refund',
  'expire',
  'cancel',
  'sweep',
  'order again',
  'order again and pay at once',
] as const;

/**
 * Plays a random schedule. In the end every webhook has arrived and every checkout is closed, as it is within a day.
 * @throws when a buyer has an earlier checkout open after ordering again
 */
export async function playSchedule(world: ScheduleWorld, seed: number): Promise<PlayedSchedule> {
  const random = createRandom(seed);
  const { control } = world;
  const steps: string[] = [];
  const orders: { readonly paymentId: string; readonly answered: boolean }[] = [];
  const productType = random.chance(0.5) ? 'founding_member' : 'offer_toolkit';

  const instance = (fault?: Fault) => withFault(random.pick(world.instances), fault);
  /** False if it failed. */
  const attempt = async (name: string, work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      steps.push(name);
      return true;
    } catch {
      steps.push(`${name} failed`);
      return false;
    }
  };
  const sessionOf = (paymentId: string) =>
    control.sessions().find(({ session }) => session.client_reference_id === paymentId)?.session;
  /** Of the orders that the buyer got an answer to: nobody knows the checkouts of the others. */
  const knownSessions = () =>
    orders.flatMap(({ paymentId, answered }) => (answered ? (sessionOf(paymentId) ?? []) : []));
  const tell = (event: object, fault?: Fault) => receiveWebhook(instance(fault), world.signed(event), randomUUID());

  const order = async (): Promise<void> => {
    const earlier = knownSessions().map(({ id }) => id);
    const paymentId = randomUUID();
    const answered = await attempt('order', () =>
      preparePayment(
        { ...instance(faultOf(random)), newId: () => paymentId },
        { ...purchase, productType, email: `buyer-${seed}@example.com` },
        {
          clientIp: `2001:db8:${(seed >>> 16).toString(16)}:${(seed & 0xffff).toString(16)}::1`,
          correlationId: randomUUID(),
        },
      ),
    );
    orders.push({ paymentId, answered });
    const open = control.sessions().filter(({ session }) => earlier.includes(session.id) && session.status === 'open');
    if (answered && open.length > 0) throw new Error(`The buyer of seed ${seed} has two checkouts open`);
  };
  const eventsOf = (sessionId: string) => control.events({ session: sessionId }).map(({ event }) => event);

  async function act(action: (typeof actions)[number]): Promise<void> {
    if (action === 'sweep') {
      const later = () => new Date(Date.now() + anHour);
      await attempt(action, () => sweepPayments({ ...instance(faultOf(random)), now: later }));
      return;
    }
    if (action === 'order again') return order();
    const [session] = random.shuffle(knownSessions());
    if (!session) return;
    const sessionId = session.id;
    const sent = eventsOf(sessionId);
    const event = sent[random.integer(sent.length)];
    switch (action) {
      case 'order again and pay at once':
        await Promise.all([
          order(),
          attempt('pay', async () => {
            for (let turn = random.integer(100); turn > 0; turn -= 1) await nextTurn();
            control.pay(sessionId);
          }),
        ]);
        return;
      case 'pay':
      case 'pay later':
        await attempt(action, async () => {
          control.pay(sessionId, { delayed: action === 'pay later' });
          await Promise.resolve();
        });
        return;
      case 'decline':
        await attempt(action, async () => {
          control.pay(sessionId, { card: 'declined' });
          await Promise.resolve();
        });
        return;
      case 'refund':
      case 'expire':
        await attempt(action, async () => {
          control[action](sessionId);
          await Promise.resolve();
        });
        return;
      case 'webhook':
        if (event) await attempt(`webhook ${event.type}`, () => tell(event, faultOf(random)));
        return;
      case 'webhook twice at once':
        if (event) await attempt(action, () => Promise.allSettled([tell(event, faultOf(random)), tell(event)]));
        return;
      case 'result page':
        await attempt(action, () => verifyPayment(instance(faultOf(random)), sessionId, randomUUID()));
        return;
      case 'webhook and result page at once':
        await attempt(action, () =>
          Promise.allSettled([
            verifyPayment(instance(faultOf(random)), sessionId, randomUUID()),
            ...(event ? [tell(event, faultOf(random))] : []),
          ]),
        );
        return;
      case 'cancel': {
        const token = new URL(session.cancel_url ?? '').searchParams.get('token') ?? '';
        await attempt(action, () => cancelPayment(instance(faultOf(random)), token, randomUUID()));
      }
    }
  }

  await order();
  const count = 2 + random.integer(7);
  for (let index = 0; index < count; index += 1) await act(random.pick(actions));

  for (const { paymentId } of orders) {
    const session = sessionOf(paymentId);
    if (!session) continue;
    const { id: sessionId, status, payment_status: paid } = session;
    if (status === 'open') control.expire(sessionId);
    else if (status === 'complete' && paid === 'unpaid') control.settle(sessionId, random.chance(0.5));
    // A few webhooks are lost for good, which the sweep makes up for.
    const lost = random.chance(0.1);
    for (const event of random.shuffle(eventsOf(sessionId))) {
      if (!lost || event.type === 'charge.refunded' || event.type.includes('async')) {
        await attempt(`webhook ${event.type} at last`, () => tell(event));
      }
    }
  }
  return { seed, paymentIds: orders.map(({ paymentId }) => paymentId), productType, steps };
}

function faultOf(random: Random): Fault | undefined {
  if (!random.chance(0.3)) return undefined;
  return { step: 1 + random.integer(3), moment: random.pick(['before', 'after']), kills: random.chance(0.6) };
}
