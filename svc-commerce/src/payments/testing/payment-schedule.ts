import { examplePurchase } from '@hearthway/contracts/examples';
import { randomUUID } from 'node:crypto';
import { preparePayment } from '../ordering/prepare-payment.js';
import { cancelPayment } from '../settlement/cancel-payment.js';
import { receiveWebhook } from '../settlement/receive-webhook.js';
import { verifyPayment } from '../settlement/verify-payment.js';
import { sweepPayments } from '../sweep/sweep-payments.js';
import { withFault, type Fault } from './faults.js';
import { createRandom, type Random } from './random.js';
import type { ScheduleWorld } from './schedule-world.js';

/** One order and everything that happens to it. */
export interface PlayedSchedule {
  readonly seed: number;
  readonly paymentId: string;
  readonly productType: 'founding_member' | 'offer_toolkit';
  readonly steps: readonly string[];
}

const { email, firstName, lastName, state, acceptedTerms } = examplePurchase;
const toolkitPurchase = { email, firstName, lastName, state, acceptedTerms, productType: 'offer_toolkit' } as const;
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
] as const;

/** Plays a random schedule. In the end every webhook has arrived and every checkout is closed, as it is within a day. */
export async function playSchedule(world: ScheduleWorld, seed: number): Promise<PlayedSchedule> {
  const random = createRandom(seed);
  const { control } = world;
  const steps: string[] = [];
  const paymentId = randomUUID();
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
  const sessionOfOrder = () =>
    control.sessions().find(({ session }) => session.client_reference_id === paymentId)?.session;
  const tell = (event: object, fault?: Fault) => receiveWebhook(instance(fault), world.signed(event), randomUUID());

  const prepared = await attempt('prepare', () =>
    preparePayment(
      { ...instance(faultOf(random)), newId: () => paymentId },
      productType === 'founding_member' ? examplePurchase : toolkitPurchase,
      { clientIp: '203.0.113.9', correlationId: randomUUID() },
    ),
  );
  const sessionId = sessionOfOrder()?.id;
  const events = () =>
    sessionId === undefined ? [] : control.events({ session: sessionId }).map(({ event }) => event);

  async function act(action: (typeof actions)[number]): Promise<void> {
    if (action === 'sweep') {
      const later = () => new Date(Date.now() + anHour);
      await attempt(action, () => sweepPayments({ ...instance(faultOf(random)), now: later }));
      return;
    }
    // Without a response to `prepare` nobody knows the checkout.
    if (!prepared || sessionId === undefined) return;
    const sent = events();
    const event = sent[random.integer(sent.length)];
    switch (action) {
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
        const token = new URL(sessionOfOrder()?.cancel_url ?? '').searchParams.get('token') ?? '';
        await attempt(action, () => cancelPayment(instance(faultOf(random)), token, randomUUID()));
      }
    }
  }

  const count = 2 + random.integer(7);
  for (let index = 0; index < count; index += 1) await act(random.pick(actions));

  if (sessionId !== undefined) {
    const { status, payment_status: paid } = sessionOfOrder() ?? {};
    if (status === 'open') control.expire(sessionId);
    else if (status === 'complete' && paid === 'unpaid') control.settle(sessionId, random.chance(0.5));
    // A few webhooks are lost for good, which the sweep makes up for.
    const lost = random.chance(0.1);
    for (const event of random.shuffle(events())) {
      if (!lost || event.type === 'charge.refunded' || event.type.includes('async')) {
        await attempt(`webhook ${event.type} at last`, () => tell(event));
      }
    }
  }
  return { seed, paymentId, productType, steps };
}

function faultOf(random: Random): Fault | undefined {
  if (!random.chance(0.3)) return undefined;
  return { step: 1 + random.integer(3), moment: random.pick(['before', 'after']), kills: random.chance(0.6) };
}
