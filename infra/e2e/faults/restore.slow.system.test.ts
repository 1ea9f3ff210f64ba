import { dumpDatabases, restoreDatabases } from '@hearthway/backup';
import { signedIn } from '@hearthway/contracts/identity';
import { databases } from '@hearthway/system/system';
import { eventually } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { patiently } from './patiently.js';
import { newName, startSystemUnderTest, type SystemUnderTest } from './system-under-test.js';

const asLong = { timeout: 150_000, interval: 200 };

let folder: string;
let under: SystemUnderTest;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'restore-'));
  under = await startSystemUnderTest();
});
afterAll(async () => {
  await under.stop();
  await rm(folder, { recursive: true });
});

async function register(name: string): Promise<string> {
  const response = await patiently(() => under.register(name));
  expect(response.status).toBe(201);
  return signedIn.parse(await response.json()).user.id;
}

const hasMilestones = (userId: string) =>
  eventually(async () => expect(await under.storedMilestones(userId)).toBe(10), asLong);

const mailsTo = async (name: string): Promise<number> => {
  const mailbox = under.system.serviceUrl('sendgrid-emulator');
  const response = await fetch(`${mailbox}/_emulator/messages?to=${name}@example.com`);
  return ((await response.json()) as { messages: unknown[] }).messages.length;
};

it('goes on from a backup after every database was destroyed, with nothing lost or done twice', async () => {
  const { system } = under;
  const uri = system.engines.mongodb.url;
  const early = newName();
  const earlyId = await register(early);
  await hasMilestones(earlyId);
  await eventually(async () => expect(await mailsTo(early)).toBe(1), asLong);

  // The event of this one may be anywhere: in the outbox, in the broker, or handled.
  const inTransit = newName();
  const inTransitId = await register(inTransit);
  const backup = join(folder, 'backup');
  const { databases: saved } = await dumpDatabases({ uri, databases, folder: backup });
  const afterwards = newName();
  await register(afterwards);

  for (const { name } of [...system.services].reverse()) await system.service(name).stop();
  for (const name of databases) await under.database(name.replace('hearthway_', '')).dropDatabase();
  await restoreDatabases({ uri, folder: backup, replace: false, resendHours: 0 });
  const { databases: restored } = await dumpDatabases({ uri, databases, folder: join(folder, 'restored') });
  expect(restored).toEqual(saved);

  // Once more, as one would after losing the broker, too.
  const { eventsToSend } = await restoreDatabases({ uri, folder: backup, replace: true, resendHours: 1 });
  expect(eventsToSend).toBeGreaterThan(0);
  for (const { name } of system.services) await system.service(name).start();

  for (const name of [early, inTransit]) expect((await patiently(() => under.logIn(name))).status).toBe(200);
  expect((await patiently(() => under.logIn(afterwards))).status).toBe(401);
  await hasMilestones(inTransitId);
  await eventually(async () => {
    for (const service of ['identity', 'journey', 'commerce']) {
      expect(await under.database(service).collection('outbox').countDocuments({ state: 'pending' })).toBe(0);
    }
  }, asLong);
  expect(await under.storedMilestones(earlyId)).toBe(10);
  expect(await mailsTo(early)).toBe(1);
});
