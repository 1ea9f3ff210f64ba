import { eventually } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startEmailsUnderTest, type EmailsUnderTest } from '../../testing/index.js';

let world: EmailsUnderTest;
beforeAll(async () => {
  // Otherwise the window might end while the test runs.
  const now = new Date();
  world = await startEmailsUnderTest({ EMAIL_CAP_WINDOW_SECONDS: '3600', EMAILS: '3' }, () => now);
});
afterAll(() => world.stop());

it('a cap on all mail that is reached holds up everything else in that window', async () => {
  const readers = Array.from({ length: 8 }, () => world.newEmail());
  await Promise.all(readers.map((email) => world.join(email)));
  await eventually(async () => expect(await world.emails.countDocuments({ state: 'waiting' })).toBe(5));
  expect(world.emulator.messages()).toHaveLength(3);
});
