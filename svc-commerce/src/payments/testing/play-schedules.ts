import { sweepPayments } from '../sweep-payments.js';
import { playSchedule, type PlayedSchedule } from './payment-schedule.js';
import type { ScheduleWorld } from './schedule-world.js';

export interface Ends {
  unpaid: number;
  fulfilled: number;
  refunded: number;
  neverOrdered: number;
}

/** So many at once that they meet, and so few that the founding members among them fit into a hundred. */
const atOnce = 60;
/** Longer than the sweep puts anything off. */
const aDay = 24 * 3_600_000;

/** Plays random schedules, all of a batch at once, and judges the end of each. @throws with the seed of one that went wrong */
export async function playSchedules(world: ScheduleWorld, firstSeed: number, count: number): Promise<Ends> {
  const ends: Ends = { unpaid: 0, fulfilled: 0, refunded: 0, neverOrdered: 0 };
  for (let done = 0; done < count; done += atOnce) {
    await world.clear();
    const seeds = Array.from({ length: Math.min(atOnce, count - done) }, (_, index) => firstSeed + done + index);
    const played = await Promise.all(seeds.map((seed) => playSchedule(world, seed)));
    await sweepPayments({ ...world.instances[0], now: () => new Date(Date.now() + aDay) });
    await judge(world, played, ends);
  }
  return ends;
}

async function judge({ database, control }: ScheduleWorld, played: readonly PlayedSchedule[], ends: Ends) {
  const rows = await database.collection('outbox').find({}).toArray();
  const seats = await database.collection('founding_seats').find({}).toArray();
  const members = await database.collection('founding_members').find({}).toArray();
  const orders = await database.collection<{ _id: string; status: string }>('payments').find({}).toArray();
  const sessions = control.sessions().map(({ session }) => session);
  const refunded = new Set(
    control
      .events({ type: 'charge.refunded' })
      .map(({ event }) => Reflect.get(event.data.object, 'payment_intent') as unknown),
  );

  for (const schedule of played) {
    const { paymentId, productType } = schedule;
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
    const seat = seats.some((held) => held['paymentId'] === paymentId);
    const number = members.find((member) => member['paymentId'] === paymentId)?._id;
    const founding = productType === 'founding_member';
    const status = order?.status ?? 'none';
    const fits = {
      neverOrdered: () => !session && !seat,
      unpaid: () => ['expired', 'cancelled', 'failed'].includes(status) && !seat && !events('completed'),
      fulfilled: () =>
        status === 'completed' &&
        events('completed') === 1 &&
        events('refunded') === 0 &&
        seat === founding &&
        (number !== undefined) === founding,
      refunded: () =>
        status === 'refunded' &&
        events('refunded') === 1 &&
        events('completed') <= 1 &&
        seat === (number !== undefined) &&
        seat === (founding && events('completed') === 1),
    }[truth];
    if (!fits()) {
      const found = { truth, status, seat, number, completed: events('completed'), refunded: events('refunded') };
      throw new Error(`The schedule of seed ${schedule.seed} ended wrong: ${JSON.stringify({ found, schedule })}`);
    }
    ends[truth] += 1;
  }
}
