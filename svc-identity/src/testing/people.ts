import type { Envelope } from '@hearthway/contracts/envelope';
import {
  completeEmailVerification,
  issueAccountMail,
  register,
  type AccountMailKind,
} from '@hearthway/contracts/identity';
import { eventually } from '@hearthway/tooling/testing';
import { expect } from '@jest/globals';
import type { IdentityUnderTest } from './identity-under-test.js';

/** The people named in the pacts. */
export const keeper = { username: 'keeper', password: 'kettle-orchard-violin' };
export const jordan = { username: 'jordan', email: 'jordan@example.com', password: 'kettle-orchard-violin' };

/** Limits on and logs of people's actions. */
const recent = ['account-mails', 'security-log', 'sign-in-attempts', 'familiar-places'];

/** Deletes all users and their data. */
export async function nobody({ database }: IdentityUnderTest): Promise<void> {
  for (const name of ['users', 'sessions', 'refresh-secrets', 'revocations', 'data-exports', ...recent]) {
    await database.collection(name).deleteMany({});
  }
}

/** What a signed-in browser sends by itself, for the pact to put into its request. */
export async function jordanSignedIn(identity: IdentityUnderTest) {
  const signedIn = await jordanUnconfirmed(identity);
  await confirmAddress(identity, signedIn.userId);
  return signedIn;
}

export async function jordanUnconfirmed(identity: IdentityUnderTest) {
  await nobody(identity);
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0' };
  const reply = await identity.call(register, { body: jordan, headers });
  expect(reply.status).toBe(201);
  const { id: userId } = reply.body['user'] as { id: string };
  return { userId, token: String(reply.body['token']), refreshCookie: `__Host-hearthway_refresh=${reply.cookie}` };
}

/** Opens the newest link that confirms an address of the account. */
export async function confirmAddress(identity: IdentityUnderTest, userId: string): Promise<void> {
  const mailId = (await mailsTo(identity, 'email-verification', { userId })).at(-1);
  const { token } = await issued(identity, mailId);
  expect((await identity.call(completeEmailVerification, { body: { token } })).status).toBe(204);
}

/** The ids of requested emails, oldest first. */
export async function mailsTo({ database }: IdentityUnderTest, kind: AccountMailKind, of: object): Promise<string[]> {
  const mails = database.collection<{ _id: string }>('account-mails').find({ kind, ...of });
  return (await mails.sort({ requestedAt: 1 }).toArray()).map(({ _id }) => _id);
}

/** An email as svc-commerce gets it just before sending. */
export async function issued(identity: IdentityUnderTest, mailId: string | undefined) {
  const { status, body } = await identity.call(issueAccountMail, { body: { mailId } });
  expect(status).toBe(200);
  return body as unknown as {
    kind: AccountMailKind;
    to: string;
    token: string;
    code: string;
    isChange: boolean;
    isPasswordOff: boolean;
    username: string | null;
  };
}

/** The event about a user, as it came from the broker. */
export async function publishedAbout({ events }: IdentityUnderTest, userId: string, wanted: string): Promise<Envelope> {
  return eventually(() => {
    const event = events.find(({ type, data }) => type === wanted && (data as { userId: string }).userId === userId);
    if (!event) throw new Error(`${wanted} was not published`);
    return event;
  });
}
