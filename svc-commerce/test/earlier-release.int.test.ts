import {
  countFoundingMembers,
  countWaitlist,
  leaveWaitlist,
  listPayments,
  listWaitlist,
} from '@hearthway/contracts/commerce';
import type { Operation } from '@hearthway/contracts/operation';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { join } from 'node:path';
import earlier from './earlier-release.json' with { type: 'json' };
import { startCommerceUnderTest, type CommerceUnderTest } from '../src/testing/index.js';

let commerce: CommerceUnderTest;
let admin: string;
beforeAll(async () => {
  commerce = await startCommerceUnderTest({}, undefined, join(import.meta.dirname, 'earlier-release.json'));
  admin = await commerce.token('admin');
});
afterAll(() => commerce.stop());

const read = async ({ path }: Operation): Promise<unknown> =>
  (await fetch(commerce.url + path, { headers: { authorization: admin } })).json();

it('lists the payments that an earlier release took', async () => {
  const { foundingMembers, offerToolkits } = listPayments.reply.parse(await read(listPayments));
  const statuses = [...foundingMembers, ...offerToolkits].map(({ id, status }) => `${id} ${status}`);
  expect(statuses.sort()).toEqual(earlier.collections.payments.map(({ _id, status }) => `${_id} ${status}`).sort());
});

it('counts its founding members and gives no number away twice', async () => {
  expect(await read(countFoundingMembers)).toMatchObject({ count: 1 });
  const members = commerce.database.collection<{ _id: number; paymentId: string }>('founding-members');
  expect(await members.find().toArray()).toMatchObject([{ _id: 1, paymentId: earlier.memberPaymentId }]);
});

it('counts and lists its waitlist, and lets the links of its emails work', async () => {
  const count = earlier.collections.waitlist.length;
  expect(await read(countWaitlist)).toMatchObject({ count });
  expect(listWaitlist.reply.parse(await read(listWaitlist))).toHaveLength(count);
  const left = await fetch(`${commerce.url}${leaveWaitlist.path}?token=${earlier.alexToken}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(left.headers.get('location')).toBe('/waitlist/left');
  expect(await read(countWaitlist)).toMatchObject({ count: count - 1 });
});

it('keeps who wants no emails, how many were sent, and what admins did', async () => {
  const rows = (name: string) => commerce.database.collection(name).countDocuments();
  expect(await rows('email-suppressions')).toBe(earlier.collections.email_suppressions.length);
  expect(await rows('email-counters')).toBeGreaterThanOrEqual(earlier.collections.email_counters.length);
  expect(await rows('emails')).toBeGreaterThanOrEqual(earlier.collections.emails.length);
  expect(await rows('admin-audits')).toBeGreaterThanOrEqual(earlier.collections['admin-audits'].length);
});
