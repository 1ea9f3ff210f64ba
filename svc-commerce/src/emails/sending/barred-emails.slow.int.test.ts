import { eventually } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startEmailsUnderTest, type EmailsUnderTest } from '../../testing/index.js';

let world: EmailsUnderTest;
beforeAll(async () => {
  world = await startEmailsUnderTest();
});
afterAll(() => world.stop());

const metrics = async () => world.commerce.metrics.registry.metrics();

it('when SendGrid refuses our key or sender, all mail waits until that is corrected', async () => {
  const readers = [world.newEmail(), world.newEmail()];
  world.emulator.planFailure({ count: 1_000, status: 401, moment: 'before', delay: 0, cutOff: false });
  const entryIds = await Promise.all(readers.map((email) => world.join(email)));
  await eventually(async () => expect(await metrics()).toMatch(/^emails_barred 1$/m));
  expect(world.commerce.log.text()).toContain('the provider refuses our key or our sender; all mail waits');
  for (const email of readers) expect(world.emulator.messages({ to: email })).toEqual([]);

  world.emulator.clearFailures();
  for (const email of readers) await world.received(email);
  for (const entryId of entryIds) expect(await world.became(entryId, 'sent')).toMatchObject({ attempts: 1 });
  expect(await metrics()).toMatch(/^emails_barred 0$/m);
});
