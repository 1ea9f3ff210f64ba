import { sessionRevoked, userDeleted, userRegistered } from '@hearthway/contracts/identity';
import type { Envelope, EventData } from '@hearthway/contracts/envelope';
import type { Milestone, milestoneChanged } from '@hearthway/contracts/journey';
import { problem } from '@hearthway/contracts/problem';
import { eventually } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startJourneyUnderTest, type JourneyUnderTest } from '../testing/index.js';

let journey: JourneyUnderTest;
beforeAll(async () => {
  journey = await startJourneyUnderTest();
});
afterAll(() => journey.stop());

type Buyer = Awaited<ReturnType<JourneyUnderTest['buyer']>>;

const list = async (buyer: Buyer) => (await (await buyer.call('/api/milestones')).json()) as Milestone[];
const change = (buyer: Buyer, milestoneId: string, body: unknown) =>
  buyer.call(`/api/milestones/${milestoneId}`, { method: 'PATCH', body: JSON.stringify(body) });
/** The events published about this buyer, in order. */
const published = async (buyer: Buyer) => {
  const rows = await journey.database
    .collection('outbox')
    .find({ subject: buyer.userId })
    .sort({ sequence: 1 })
    .toArray();
  return rows.map((row) => (JSON.parse(row['body'] as string) as Envelope<EventData<typeof milestoneChanged>>).data);
};
const stored = (userId: string) => journey.database.collection('milestones').countDocuments({ userId });

describe('when a buyer has registered', () => {
  it('creates the ten milestones', async () => {
    const buyer = await journey.buyer();
    await journey.publish(userRegistered, buyer.userId, { userId: buyer.userId });
    await eventually(async () => (await stored(buyer.userId)) === 10);
    const milestones = await list(buyer);
    expect(milestones.map(({ order, status }) => [order, status])).toEqual([
      [1, 'in_progress'],
      ...[2, 3, 4, 5, 6, 7, 8, 9, 10].map((order) => [order, 'not_started']),
    ]);
  });

  it('creates them once, even for repeated events and concurrent requests', async () => {
    const buyer = await journey.buyer();
    const id = randomUUID();
    const registered = () => journey.publish(userRegistered, buyer.userId, { userId: buyer.userId }, id);
    await Promise.all([
      registered(),
      registered(),
      journey.publish(userRegistered, buyer.userId, { userId: buyer.userId }),
      ...Array.from({ length: 8 }, () => list(buyer)),
    ]);
    const marker = await journey.buyer();
    await journey.publish(userRegistered, marker.userId, { userId: marker.userId });
    await eventually(async () => (await stored(marker.userId)) === 10);
    expect(await stored(buyer.userId)).toBe(10);
    expect(await list(buyer)).toHaveLength(10);
  });
});

describe('GET /api/milestones', () => {
  it('creates the list if the registration event has not arrived', async () => {
    const buyer = await journey.buyer();
    const [first, ...rest] = await list(buyer);
    expect(first).toMatchObject({ title: "Let's Get to Know You!", status: 'in_progress', userId: buyer.userId });
    expect(rest).toHaveLength(9);
  });

  it('returns the same list to twenty concurrent requests', async () => {
    const buyer = await journey.buyer();
    const lists = await Promise.all(Array.from({ length: 20 }, () => list(buyer)));
    expect(new Set(lists.map((milestones) => JSON.stringify(milestones))).size).toBe(1);
    expect(await stored(buyer.userId)).toBe(10);
  });

  it('requires signing in', async () => {
    const response = await fetch(`${journey.url}/api/milestones`);
    expect(response.status).toBe(401);
    expect(problem.parse(await response.json())).toMatchObject({ code: 'session.required', message: 'Unauthorized' });
  });

  it('refuses a token of an ended session', async () => {
    const buyer = await journey.buyer();
    expect((await buyer.call('/api/milestones')).status).toBe(200);
    await journey.publish(sessionRevoked, buyer.sessionId, {
      sessionId: buyer.sessionId,
      userId: buyer.userId,
      reason: 'logged-out',
      expiresAt: new Date(Date.now() + 900_000).toISOString(),
    });
    await eventually(async () => (await buyer.call('/api/milestones')).status === 401);
  });
});

describe('PATCH /api/milestones/{id}', () => {
  it('changes the status, stores it, and publishes the change', async () => {
    const buyer = await journey.buyer();
    const [first] = await list(buyer);
    const response = await change(buyer, first!.id, { status: 'completed' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ...first, status: 'completed' });
    expect((await list(buyer))[0]).toEqual({ ...first, status: 'completed' });
    expect(await published(buyer)).toEqual([
      {
        userId: buyer.userId,
        milestoneId: first!.id,
        key: 'get-to-know-you',
        title: first!.title,
        from: 'in_progress',
        to: 'completed',
      },
    ]);
  });

  it('publishes nothing if the status is the same', async () => {
    const buyer = await journey.buyer();
    const [first] = await list(buyer);
    expect((await change(buyer, first!.id, { status: 'in_progress' })).status).toBe(200);
    expect(await published(buyer)).toEqual([]);
  });

  it('publishes each of twenty concurrent changes with the status it really found', async () => {
    const buyer = await journey.buyer();
    const [first] = await list(buyer);
    const statuses = Array.from({ length: 20 }, (_, index) => (index % 2 ? 'completed' : 'not_started'));
    const responses = await Promise.all(statuses.map((status) => change(buyer, first!.id, { status })));
    expect(responses.every(({ status }) => status === 200)).toBe(true);
    const changes = await published(buyer);
    expect(changes.length).toBeGreaterThan(0);
    const chain = changes.reduce(
      (before, { from, to }) => (from === before && from !== to ? to : 'broken'),
      'in_progress',
    );
    expect(chain).toBe((await list(buyer))[0]!.status);
  });

  it('answers 404 for another buyer’s milestone and leaves it as it is', async () => {
    const [owner, stranger] = [await journey.buyer(), await journey.buyer()];
    const [first] = await list(owner);
    const response = await change(stranger, first!.id, { status: 'completed' });
    expect(response.status).toBe(404);
    expect(problem.parse(await response.json()).code).toBe('milestone.not-found');
    expect((await list(owner))[0]).toEqual(first);
  });

  it.each([
    ['an unknown status', { status: 'done' }],
    ['no status', {}],
    ['a number', { status: 1 }],
    ['an operator', { status: { $ne: null } }],
    ['an extra key', { status: 'completed', userId: 'someone' }],
    ['a list', [{ status: 'completed' }]],
  ])('refuses %s and writes nothing', async (_what, body) => {
    const buyer = await journey.buyer();
    const [first] = await list(buyer);
    const response = await change(buyer, first!.id, body);
    expect(response.status).toBe(400);
    const refused = problem.parse(await response.json());
    expect(refused.code).toBe('request.invalid');
    expect(refused.requestId).toBe(response.headers.get('x-request-id'));
    expect((await list(buyer))[0]).toEqual(first);
  });

  it.each([
    ['broken JSON', '{"status":', 'application/json', 400],
    ['another media type', 'status=completed', 'application/x-www-form-urlencoded', 415],
    ['two megabytes', JSON.stringify({ status: 'x'.repeat(2_000_000) }), 'application/json', 413],
  ])('refuses %s with a problem body', async (_what, body, type, status) => {
    const buyer = await journey.buyer();
    const [first] = await list(buyer);
    const response = await buyer.call(`/api/milestones/${first!.id}`, {
      method: 'PATCH',
      body,
      headers: { 'content-type': type },
    });
    expect(response.status).toBe(status);
    problem.parse(await response.json());
    expect((await list(buyer))[0]).toEqual(first);
  });

  it.each(['unknown', '%00', 'a'.repeat(65), encodeURIComponent('{"$ne":null}')])(
    'answers the id %s with a clear refusal',
    async (id) => {
      const buyer = await journey.buyer();
      const response = await change(buyer, id, { status: 'completed' });
      expect([400, 404]).toContain(response.status);
      problem.parse(await response.json());
    },
  );
});

describe('when an account is deleted', () => {
  it('erases its milestones and doesn’t create them again', async () => {
    const buyer = await journey.buyer();
    await list(buyer);
    await journey.publish(userDeleted, buyer.userId, { userId: buyer.userId });
    await eventually(async () => (await stored(buyer.userId)) === 0);
    await journey.publish(userRegistered, buyer.userId, { userId: buyer.userId });
    // Deleted before the registration arrives: the two events wait in different queues.
    const hasty = await journey.buyer();
    await journey.publish(userDeleted, hasty.userId, { userId: hasty.userId });
    const erasures = journey.database.collection<{ _id: string }>('erasures');
    await eventually(async () => (await erasures.countDocuments({ _id: hasty.userId })) === 1);
    await journey.publish(userRegistered, hasty.userId, { userId: hasty.userId });
    const marker = await journey.buyer();
    await journey.publish(userRegistered, marker.userId, { userId: marker.userId });
    await eventually(async () => (await stored(marker.userId)) === 10);
    for (const deleted of [buyer, hasty]) expect(await list(deleted)).toEqual([]);
  });
});
