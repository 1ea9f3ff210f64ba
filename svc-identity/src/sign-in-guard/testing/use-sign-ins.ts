import { issueAdminToken, login } from '@hearthway/contracts/identity';
import { afterAll, beforeAll } from '@jest/globals';
import { startIdentityUnderTest, type IdentityUnderTest, type Reply } from '../../testing/index.js';

const admin = { username: 'keeper', password: 'a long enough admin password' };

interface Credential {
  username: string;
  password: string;
}

export interface From {
  address: string;
  device?: string | undefined;
}

export const headersFrom = ({ address, device }: From) => ({
  'x-forwarded-for': address,
  ...(device !== undefined && { cookie: `__Host-hearthway_device=${device}` }),
});

/** The service, and the ways to sign in to it. */
export function useSignIns() {
  let identity: IdentityUnderTest;
  beforeAll(async () => {
    identity = await startIdentityUnderTest({ ADMIN_USERNAME: admin.username, ADMIN_PASSWORD: admin.password });
  });
  afterAll(() => identity.stop());

  /** Both ways to sign in have the same guard. */
  const ways = {
    buyer: {
      signIn: ({ username, password }: Credential, from: From, at: Pick<IdentityUnderTest, 'call'> = identity) =>
        at.call(login, { body: { username, password }, headers: headersFrom(from) }),
      account: (): Promise<Credential> => identity.buyer(),
      guessing: 250,
    },
    admin: {
      signIn: ({ username, password }: Credential, from: From, at: Pick<IdentityUnderTest, 'call'> = identity) =>
        at.call(issueAdminToken, { body: { username, password, ...from } }),
      account: () => {
        identity.moveClock(24 * 60 * 60 + 1); // expires what the previous test did to this account
        return Promise.resolve(admin);
      },
      guessing: 60,
    },
  } as const;

  return { identity: () => identity, ways };
}

export const wrong = ({ username }: Credential, attempt: number): Credential => ({
  username,
  password: `a guess ${attempt}`,
});
export const deviceOf = ({ body, headers }: Reply) =>
  (body['device'] as string | undefined) ??
  headers
    .getSetCookie()
    .map((cookie) => /^__Host-hearthway_device=([^;]+)/.exec(cookie)?.[1])
    .find((device) => device !== undefined);
export const retryAfter = ({ headers }: Reply) => Number(headers.get('retry-after'));
const network = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
let nextNetwork = 1;
export const newNetwork = () => network((nextNetwork += 1));

export async function inGroups<Item>(items: readonly Item[], size: number, work: (item: Item) => Promise<Reply>) {
  const replies: Reply[] = [];
  for (let start = 0; start < items.length; start += size) {
    replies.push(...(await Promise.all(items.slice(start, start + size).map(work))));
  }
  return replies;
}

export const count = (replies: readonly Reply[], status: number) =>
  replies.filter((reply) => reply.status === status).length;
