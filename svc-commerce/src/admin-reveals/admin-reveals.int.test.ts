import {
  exportList,
  listPayments,
  listWaitlist,
  purchaseRevealed,
  revealEmail,
  type ExportList,
} from '@hearthway/contracts/commerce';
import type { Operation } from '@hearthway/contracts/operation';
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
  for (const name of ['admin-audits', 'waitlist', 'payments', 'outbox']) await collection(name).deleteMany({});
});

const post = ({ path }: Operation, body: unknown) =>
  fetch(world.commerce.url + path, {
    method: 'POST',
    headers: { authorization: admin, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const audits = () => collection('admin-audits').find().toArray();
const detailsOfAudits = async () => (await audits()).map((audit) => (audit as { details?: unknown }).details);

/** The accounts that were told, in order. */
async function told(): Promise<unknown[]> {
  const rows = await collection('outbox').find({ type: purchaseRevealed.type }).toArray();
  return rows.map((row) => (row as { subject?: unknown }).subject).sort();
}

const createdAt = new Date('2026-11-20T12:00:00Z');
const entry = (changes: object = {}) => {
  const id = randomUUID();
  return {
    _id: id,
    email: 'Jordan@example.com',
    emailKey: id,
    name: 'Jordan Rivera',
    state: 'TX',
    source: 'landing_page',
    acceptedTerms: { at: createdAt, version: '2025-05-01' },
    createdAt,
    linkHash: id,
    ...changes,
  };
};

describe('POST /api/admin/reveals', () => {
  it('unmasks an address of a list, and audits whose, but not the address', async () => {
    const { _id: id } = entry();
    await collection('waitlist').insertOne(entry({ _id: id }));
    const listed = await fetch(world.commerce.url + listWaitlist.path, { headers: { authorization: admin } });
    expect(await listed.text()).not.toContain('Jordan@');

    const response = await post(revealEmail, { list: 'waitlist', id });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ email: 'Jordan@example.com' });
    expect(await detailsOfAudits()).toEqual([undefined, { list: 'waitlist', id }]);
    expect(JSON.stringify(await audits())).not.toContain('Jordan@');
    expect(world.commerce.log.text()).not.toContain('Jordan@');
  });

  it('gives a buyer’s address until the buyer is deleted', async () => {
    const { paymentId: id } = await world.prepare({ email: 'ada@example.com' });
    const listed = await fetch(world.commerce.url + listPayments.path, { headers: { authorization: admin } });
    expect(await listed.text()).not.toContain('ada@');
    expect(await (await post(revealEmail, { list: 'payments', id })).json()).toEqual({ email: 'ada@example.com' });

    await world.payments.updateOne({ _id: id }, { $unset: { buyer: 1 } });
    expect((await post(revealEmail, { list: 'payments', id })).status).toBe(404);
    expect(await told()).toEqual([]);
  });

  it('tells the account that an order belongs to', async () => {
    const { paymentId: id } = await world.prepare({ email: 'ada@example.com' });
    await world.payments.updateOne({ _id: id }, { $set: { userId: 'user-1' } });
    expect((await post(revealEmail, { list: 'payments', id })).status).toBe(200);
    const event = await world.commerce.published({ subject: 'user-1', type: purchaseRevealed.type });
    expect(event).toMatchObject({ data: { userId: 'user-1' } });
    expect(await told()).toEqual(['user-1']);
  });

  it('audits a search for an entry that is not in the list', async () => {
    const { _id: id } = entry();
    await collection('waitlist').insertOne(entry({ _id: id }));
    const response = await post(revealEmail, { list: 'payments', id });

    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'admin.entry-not-found' });
    expect(await detailsOfAudits()).toEqual([{ list: 'payments', id }]);
  });

  it.each([
    { list: 'users', id: 'x' },
    { list: 'waitlist', id: '' },
    { list: 'waitlist', id: 'x'.repeat(65) },
    { list: 'waitlist', id: { $ne: null } },
    { list: 'waitlist' },
  ])('refuses %j', async (body) => {
    expect((await post(revealEmail, body)).status).toBe(400);
    expect(await audits()).toEqual([]);
  });
});

describe('POST /api/admin/exports', () => {
  const reason = 'A letter to all of them, as agreed';
  const exported = async (list: ExportList) =>
    exportList.reply.parse(await (await post(exportList, { list, reason })).json());
  const fileOf = (list: string) => expect.stringMatching(new RegExp(`^${list}-\\d{4}-\\d{2}-\\d{2}\\.csv$`));

  it('gives the whole waitlist, newest first, without formulas, and audits reason and rows', async () => {
    const later = new Date('2026-11-21T12:00:00Z');
    const [first, second] = [entry(), entry({ name: 'x;=cmd()', email: '"a,b"@example.com', createdAt: later })];
    await collection('waitlist').insertMany([first, second]);
    const { fileName, rows, csv } = await exported('waitlist');

    expect(fileName).toEqual(fileOf('waitlist'));
    expect(rows).toBe(2);
    expect(csv.split('\r\n')).toEqual([
      '\uFEFFId,Email,Name,State,Source,Joined at',
      `${second._id},"""a,b""@example.com","x;'=cmd()",TX,landing_page,2026-11-21T12:00:00.000Z`,
      `${first._id},Jordan@example.com,Jordan Rivera,TX,landing_page,2026-11-20T12:00:00.000Z`,
      '',
    ]);
    expect(await detailsOfAudits()).toEqual([{ list: 'waitlist', reason, rows: 2 }]);
  });

  it('gives the orders of one offer in every status', async () => {
    const member = await world.prepare({ email: 'ada@example.com', customAmount: 75 });
    const anonymous = await world.prepare({ ...toolkit, email: 'ben@example.com' });
    await world.payments.updateOne({ _id: anonymous.paymentId }, { $unset: { buyer: 1 } });
    const [members, toolkits] = [await exported('founding_members'), await exported('offer_toolkits')];

    expect(members).toMatchObject({ fileName: fileOf('founding-members'), rows: 1 });
    expect(members.csv).toContain(`${member.paymentId},ada@example.com,Jordan,Rivera,TX,7500,pending,`);
    expect(toolkits).toMatchObject({ fileName: fileOf('offer-toolkits'), rows: 1 });
    expect(toolkits.csv).toContain(`${anonymous.paymentId},,,,,10000,pending,`);
  });

  it('tells each account once that one of its orders is among them', async () => {
    for (const userId of ['user-1', 'user-2', 'user-1', undefined]) {
      const { paymentId } = await world.prepare(toolkit);
      if (userId !== undefined) await world.payments.updateOne({ _id: paymentId }, { $set: { userId } });
    }
    expect(await exported('offer_toolkits')).toEqual({
      fileName: expect.any(String),
      rows: 4,
      csv: expect.any(String),
    });
    expect(await told()).toEqual(['user-1', 'user-2']);
    await exported('founding_members');
    await exported('waitlist');
    expect(await told()).toEqual(['user-1', 'user-2']);
  });

  it('gives a list of several batches completely', async () => {
    await collection('waitlist').insertMany(Array.from({ length: 5_000 }, () => entry()));
    const { rows, csv } = await exported('waitlist');

    expect(rows).toBe(5_000);
    const ids = csv.split('\r\n').slice(1, -1);
    expect(new Set(ids.map((line) => line.split(',')[0])).size).toBe(5_000);
  });

  it.each([{ list: 'waitlist' }, { list: 'waitlist', reason: ' because      ' }, { list: 'users', reason }])(
    'refuses %j',
    async (body) => {
      expect((await post(exportList, body)).status).toBe(400);
      expect(await audits()).toEqual([]);
    },
  );
});
