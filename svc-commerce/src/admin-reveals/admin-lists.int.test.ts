import { adminPageSize, listPayments, listWaitlist, type AdminWaitlistEntry } from '@hearthway/contracts/commerce';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startPaymentsUnderTest, toolkit, type PaymentsUnderTest } from '../testing/index.js';

let world: PaymentsUnderTest;
let admin: string;
beforeAll(async () => {
  world = await startPaymentsUnderTest();
  admin = await world.commerce.token('admin');
});
afterAll(() => world.stop());
const collection = (name: string) => world.commerce.database.collection<{ _id: string }>(name);
beforeEach(async () => {
  for (const name of ['waitlist', 'payments']) await collection(name).deleteMany({});
});

const get = (path: string) => fetch(world.commerce.url + path, { headers: { authorization: admin } });
const entryOf = (index: number, createdAt: Date) => ({
  _id: randomUUID(),
  email: `Reader-${index}@example.com`,
  emailKey: `reader-${index}@example.com`,
  name: 'Jordan Rivera',
  state: 'TX',
  source: 'landing_page',
  acceptedTerms: { at: createdAt, version: '2025-05-01' },
  createdAt,
  linkHash: `hash-${index}`,
});
const nextOf = (response: Response) => /^<([^>]+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1];

describe('GET /api/admin/waitlist', () => {
  it('lists the entries, newest first, with only what an admin needs', async () => {
    const times = ['2026-11-18T12:00:00Z', '2026-11-20T12:00:00Z', '2026-11-19T12:00:00Z'];
    await collection('waitlist').insertMany(times.map((time, index) => entryOf(index, new Date(time))));
    const response = await get(listWaitlist.path);

    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('link')).toBeNull();
    const shown = (await response.json()) as AdminWaitlistEntry[];
    expect(shown.map(({ createdAt }) => Date.parse(createdAt))).toEqual(
      [1, 2, 0].map((index) => Date.parse(times[index] ?? '')),
    );
    expect(shown[0]).toEqual({
      id: expect.any(String),
      email: 'Re•••@example.com',
      name: 'Jordan Rivera',
      state: 'TX',
      source: 'landing_page',
      createdAt: '2026-11-20T12:00:00.000Z',
    });
  });

  it('has pages that skip and repeat nobody, although many joined at the same instant', async () => {
    const count = 2 * adminPageSize + 500;
    const entries = Array.from({ length: count }, (_, index) => entryOf(index, new Date(1_000_000 * (index % 3))));
    await collection('waitlist').insertMany(entries);
    const shown: AdminWaitlistEntry[] = [];
    const sizes: number[] = [];
    let path: string | undefined = listWaitlist.path;
    while (path !== undefined) {
      const response: Response = await get(path);
      const page = listWaitlist.reply.parse(await response.json());
      sizes.push(page.length);
      shown.push(...page);
      path = nextOf(response);
    }

    expect(sizes).toEqual([adminPageSize, adminPageSize, 500]);
    expect(new Set(shown.map(({ id }) => id)).size).toBe(count);
    const times = shown.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
  });

  it.each(['x', '1', '1.', '.a', '1.a"b', '-1.a', '99999999999999999999.a', '1.$ne'])(
    'refuses %j, which is not a cursor',
    async (before) => {
      expect((await get(`${listWaitlist.path}?before=${encodeURIComponent(before)}`)).status).toBe(400);
    },
  );
});

describe('GET /api/admin/payments', () => {
  it('lists the orders of both offers, newest first, in every status', async () => {
    const first = await world.prepare({ email: 'ada@example.com', customAmount: 75 });
    const second = await world.prepare({ email: 'ben@example.com' });
    const third = await world.prepare({ ...toolkit, email: 'cleo@example.com' });
    await world.cancel(second.sessionId);
    await world.payments.updateOne({ _id: second.paymentId }, { $unset: { buyer: 1 } });
    const response = await get(listPayments.path);

    expect(response.status).toBe(200);
    const { foundingMembers, offerToolkits } = listPayments.reply.parse(await response.json());
    expect(foundingMembers).toMatchObject([
      { id: second.paymentId, email: '', firstName: '', lastName: '', state: '', amount: 5000, status: 'cancelled' },
      { id: first.paymentId, email: 'ad•••@example.com', firstName: 'Jordan', amount: 7500, status: 'pending' },
    ]);
    expect(offerToolkits).toMatchObject([{ id: third.paymentId, email: 'cl•••@example.com', amount: 10_000 }]);
  });
});
