import { request, type Dispatcher } from 'undici';
import type { Caller, ParamValue } from './fuzz-case.js';
import { readReply } from './read-reply.js';
import { useEveryFeature, type BuyerCall, type Owned } from './use-every-feature.js';
import { writtenBody } from './written-body.js';

const buyerPassword = 'kettle porch lantern';

/** A signed-in buyer and what it owns, by path parameter. */
export interface Buyer {
  readonly username: string;
  readonly email: string;
  readonly token: string;
  readonly owned: ReadonlyMap<string, Owned>;
}

export interface Callers {
  readonly dictionary: readonly string[];
  credentialOf(caller: Caller): string | undefined;
  /** @param name of the path parameter, like `milestoneId` */
  idOf(value: ParamValue, name: string): string;
  /** Replaces a buyer whose session has ended with a new one. */
  renew(caller: Caller): Promise<void>;
  /** Replaces both buyers if needed: a session can also end through the other buyer's request, or by age. */
  refresh(): Promise<void>;
}

/** @param admin the admin's `name:password`, for a Basic credential */
export async function signUpCallers(
  url: string,
  { seed, admin, dispatcher }: { seed: number; admin: string; dispatcher: Dispatcher },
): Promise<Callers> {
  let generation = 0;
  const newBuyer = (role: string) => signUp(url, `fuzz-${seed}-${role}-${generation}`, dispatcher);
  const buyers = { owner: await newBuyer('owner'), stranger: await newBuyer('stranger') };
  const { owner, stranger } = buyers;
  const renew = async (caller: Caller) => {
    if (caller !== 'owner' && caller !== 'stranger') return;
    const { statusCode, body } = await request(`${url}/api/auth/me`, {
      dispatcher,
      headers: { authorization: buyers[caller].token },
    });
    await body.dump();
    if (statusCode !== 401) return;
    generation += 1;
    buyers[caller] = await newBuyer(caller);
  };
  const basic = `Basic ${Buffer.from(admin).toString('base64')}`;
  return {
    dictionary: [buyerPassword, owner.username, owner.email, stranger.username, stranger.email],
    credentialOf(caller) {
      if (caller === 'anonymous') return undefined;
      return caller === 'admin' ? basic : buyers[caller].token;
    },
    idOf(value, name) {
      if ('text' in value) return value.text;
      const ids = buyers[value.of].owned.get(name)?.ids ?? [];
      return ids[value.known % Math.max(ids.length, 1)] ?? 'none';
    },
    renew,
    refresh: () => Promise.all([renew('owner'), renew('stranger')]).then(() => undefined),
  };
}

async function signUp(url: string, username: string, dispatcher: Dispatcher): Promise<Buyer> {
  const email = `${username}@example.com`;
  const callAs =
    (authorization?: string): BuyerCall =>
    async (method, path, sent, headers) => {
      const {
        statusCode,
        headers: replied,
        body,
      } = await request(`${url}${path}`, {
        dispatcher,
        method,
        ...writtenBody(sent),
        headers: { ...writtenBody(sent).headers, ...headers, ...(authorization && { authorization }) },
      });
      const text = await body.text();
      if (statusCode >= 300) throw new Error(`${method} ${path} answered ${statusCode}: ${text}`);
      return readReply(String(replied['content-type']), text);
    };
  const account = { username, email, password: buyerPassword };
  const { token } = (await callAs()('POST', '/api/auth/register', account)) as { token: string };
  return { username, email, token, owned: await useEveryFeature(callAs(token)) };
}
