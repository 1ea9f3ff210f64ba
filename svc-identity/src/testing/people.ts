import type { Envelope } from '@hearthway/contracts/envelope';
import { register } from '@hearthway/contracts/identity';
import { eventually } from '@hearthway/tooling/testing';
import { expect } from '@jest/globals';
import type { IdentityUnderTest } from './identity-under-test.js';

/** The people that the pacts name. */
export const keeper = { username: 'keeper', password: 'kettle-orchard-violin' };
export const jordan = { username: 'jordan', email: 'jordan@example.com', password: 'kettle-orchard-violin' };

/** Deletes all users and their data. */
export async function nobody({ database }: IdentityUnderTest): Promise<void> {
  for (const name of ['users', 'sessions', 'refresh-secrets', 'revocations', 'data-exports']) {
    await database.collection(name).deleteMany({});
  }
}

/** What a signed-in browser sends by itself, for the pact to put into its request. */
export async function jordanSignedIn(identity: IdentityUnderTest) {
  await nobody(identity);
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0' };
  const reply = await identity.call(register, { body: jordan, headers });
  expect(reply.status).toBe(201);
  return { token: String(reply.body['token']), refreshCookie: `__Host-hearthway_refresh=${reply.cookie}` };
}

/** The event about a user, as it came from the broker. */
export async function publishedAbout({ events }: IdentityUnderTest, userId: string, wanted: string): Promise<Envelope> {
  return eventually(() => {
    const event = events.find(({ type, data }) => type === wanted && (data as { userId: string }).userId === userId);
    if (!event) throw new Error(`${wanted} was not published`);
    return event;
  });
}
