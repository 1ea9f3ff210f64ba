import { foundingMember } from '@hearthway/contracts/constants';
import { randomUUID } from 'node:crypto';
import { receiveWebhook } from '../settlement/receive-webhook.js';
import { sweepPayments } from '../sweep/sweep-payments.js';
import { playSchedule, type PlayedSchedule } from './payment-schedule.js';
import { createRandom } from '@hearthway/tooling/testing/random';
import type { ScheduleWorld } from './schedule-world.js';

/** How many orders ended which way. */
export interface Ends {
  unpaid: number;
  fulfilled: number;
  refunded: number;
  neverOrdered: number;
}

/** Enough at once to conflict. */
const atOnce = 60;
/** Seats for sale to a batch: nearly none, fewer than will pay, or plenty. */
const seatsForSale = [2, 6, foundingMember.limit] as const;
/** Longer than the sweep postpones any check. */
const aDay = 24 * 3_600_000;

/** Plays random schedules, a batch at a time, and checks how each ends. @throws with the seed of one that ends wrong */
export async function playSchedules(world: ScheduleWorld, firstSeed: number, count: number): Promise<Ends> {
  const ends: Ends = { unpaid: 0, fulfilled: 0, refunded: 0, neverOrdered: 0 };
  for (let done = 0; done < count; done += atOnce) {
    await world.clear();
    await world.admit(foundingMember.limit - createRandom(firstSeed + done).pick(seatsForSale));
    const seeds = Array.from({ length: Math.min(atOnce, count - done) }, (_, index) => firstSeed + done + index);
    const played = await Promise.all(seeds.map((seed) => playSchedule(world, seed)));
    await sweepPayments({ ...world.instances[0], now: () => new Date(Date.now() + aDay) });
    await tellOfRefunds(world);
    await judge(world, played, ends);
  }
  return ends;
}

/** Including those that the sweep has only just requested. */
async function tellOfRefunds({ control, instances, signed }: ScheduleWorld) {
  for (const { event } of control.events({ type: 'charge.refunded' })) {
    await receiveWebhook(instances[0], signed(event), randomUUID());
  }
}

async function judge({ database, control }: ScheduleWorld, played: readonly PlayedSchedule[], ends: Ends) {
  const rows = await database.collection('outbox').find({}).toArray();
  const receipts = await database.collection('receipts').find({}).toArray();
  const members = await database.collection('founding-members').find({}).toArray();
  const soldOut = members.length === foundingMember.limit;
  const orders = await database
    .collection<{ _id: string; status: string; trouble?: string }>('payments')
    .find({})
    .toArray();
  const sessions = control.sessions().map(({ session }) => session);
  const refunded = new Set(
    control
      .events({ type: 'charge.refunded' })
      .map(({ event }) => Reflect.get(event.data.object, 'payment_intent') as unknown),
  );

  const playedOrders = played.flatMap((schedule) => schedule.paymentIds.map((paymentId) => ({ schedule, paymentId })));
  for (const { schedule, paymentId } of playedOrders) {
    const { productType } = schedule;
    const order = orders.find(({ _id }) => _id === paymentId);
    const session = sessions.find(({ client_reference_id: id }) => id === paymentId);
    const events = (type: string) =>
      rows.filter((row) => row['subject'] === paymentId && row['type'] === `commerce.payment-${type}.v1`).length;
    const paid = session?.payment_status === 'paid';
    const truth = !order
      ? 'neverOrdered'
      : !paid
        ? 'unpaid'
        : refunded.has(session.payment_intent)
          ? 'refunded'
          : 'fulfilled';
    const number = members.find((member) => member['paymentId'] === paymentId)?._id;
    const founding = productType === 'founding_member';
    const status = order?.status ?? 'none';
    const hasNumber = number !== undefined;
    const fits = {
      neverOrdered: () => !session && !hasNumber,
      unpaid: () => ['expired', 'cancelled', 'failed'].includes(status) && !hasNumber && !events('completed'),
      fulfilled: () =>
        status === 'completed' && events('completed') === 1 && events('refunded') === 0 && hasNumber === founding,
      refunded: () =>
        status === 'refunded' &&
        events('refunded') === 1 &&
        events('completed') <= 1 &&
        hasNumber === (founding && events('completed') === 1) &&
        (order?.trouble !== 'no-seat' || soldOut),
    }[truth];
    const receiptCount = receipts.filter((receipt) => receipt['paymentId'] === paymentId).length;
    if (!fits() || receiptCount !== events('completed')) {
      const [completed, refunded] = [events('completed'), events('refunded')];
      const found = { paymentId, truth, status, number, completed, refunded, receiptCount };
      throw new Error(`The schedule of seed ${schedule.seed} ended wrong: ${JSON.stringify({ found, schedule })}`);
    }
    ends[truth] += 1;
  }
}
