import { me, refresh } from '@hearthway/contracts/identity';
import { expect, it } from '@jest/globals';
import { startIdentityUnderTest } from './testing/index.js';

/** As earlier releases named them. */
const formerNames = [
  'data_exports',
  'familiar_places',
  'outbox_leases',
  'outbox_subjects',
  'refresh_secrets',
  'sign_in_attempts',
  'signing_keys',
];

it('marks the addresses of stored users as unverified, and leaves verified ones alone', async () => {
  const identity = await startIdentityUnderTest();
  const users = identity.database.collection<{ _id: string; emailVerifiedAt?: Date | null }>('users');
  const [stored, verified] = [await identity.buyer(), await identity.buyer()];
  const at = new Date();
  await users.updateOne({ _id: stored.userId }, { $unset: { emailVerifiedAt: 1 } });
  await users.updateOne({ _id: verified.userId }, { $set: { emailVerifiedAt: at } });
  await identity.database.collection('migrations').deleteMany({});

  const updated = await identity.anotherInstance();
  expect((await users.findOne({ _id: stored.userId }))?.emailVerifiedAt).toBeNull();
  expect((await users.findOne({ _id: verified.userId }))?.emailVerifiedAt).toEqual(at);
  await updated.stop();
  await identity.stop();
});

it('keeps the sessions and tokens of a release whose collections had other names', async () => {
  const identity = await startIdentityUnderTest();
  const { database } = identity;
  const buyer = await identity.buyer();
  for (const name of formerNames) await database.renameCollection(name.replaceAll('_', '-'), name);
  await database.collection('migrations').deleteMany({});

  const updated = await identity.anotherInstance();
  expect((await updated.call(me, { token: buyer.token })).status).toBe(200);
  expect((await updated.call(refresh, { cookie: buyer.cookie })).status).toBe(200);
  const left = await database.listCollections({ name: /_/, type: 'collection' }).toArray();
  expect(left.map(({ name }) => name)).toEqual([]);
  await updated.stop();
  await identity.stop();
});
