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
