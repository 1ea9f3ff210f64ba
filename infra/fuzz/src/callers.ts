import { exampleFigures } from '@hearthway/contracts/affordability';
import {
  exampleCondition,
  exampleEstimateEntry,
  exampleHomeEntry,
  exampleLetterEntry,
  examplePurchaseTerms,
  exampleQuoteEntry,
} from '@hearthway/contracts/examples';
import { request, type Dispatcher } from 'undici';
import type { Caller, ParamValue } from './fuzz-case.js';

const buyerPassword = 'kettle porch lantern';

/** A signed-in buyer and the ids that it owns, by path parameter. */
export interface Buyer {
  readonly username: string;
  readonly email: string;
  readonly token: string;
  readonly owned: ReadonlyMap<string, readonly string[]>;
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
      const ids = buyers[value.of].owned.get(name) ?? [];
      return ids[value.known % Math.max(ids.length, 1)] ?? 'none';
    },
    renew,
    refresh: () => Promise.all([renew('owner'), renew('stranger')]).then(() => undefined),
  };
}

async function signUp(url: string, username: string, dispatcher: Dispatcher): Promise<Buyer> {
  const email = `${username}@example.com`;
  const { token } = await call<{ token: string }>('POST', '/api/auth/register', {
    username,
    email,
    password: buyerPassword,
  });
  async function call<Reply>(method: 'GET' | 'POST', path: string, sent?: object, authorization?: string) {
    const { statusCode, body } = await request(`${url}${path}`, {
      dispatcher,
      method,
      headers: { ...(sent && { 'content-type': 'application/json' }), ...(authorization && { authorization }) },
      ...(sent && { body: JSON.stringify(sent) }),
    });
    if (statusCode >= 300) throw new Error(`${method} ${path} answered ${statusCode}: ${await body.text()}`);
    return (await body.json()) as Reply;
  }
  const created = async (path: string, sent: object) => [(await call<{ id: string }>('POST', path, sent, token)).id];
  const [contractId = ''] = await created('/api/contract', examplePurchaseTerms);
  const offerForHome = async () => {
    const [homeId = ''] = await created('/api/homes', exampleHomeEntry);
    return created('/api/offers', { homeId });
  };
  const idsOf = async (path: string) =>
    (await call<{ id: string }[]>('GET', path, undefined, token)).map(({ id }) => id);
  return {
    username,
    email,
    token,
    owned: new Map([
      ['milestoneId', await idsOf('/api/milestones')],
      ['sessionId', await idsOf('/api/auth/sessions')],
      ['calendarEventId', await created('/api/calendar-events', { title: 'Tour', startsAt: '2030-01-01T10:00:00Z' })],
      ['scenarioId', await created('/api/scenarios', { name: 'Our plan', figures: exampleFigures })],
      ['homeId', await created('/api/homes', exampleHomeEntry)],
      ['offerId', await offerForHome()],
      ['deadlineKey', ['inspection']],
      ['conditionId', await created('/api/conditions', { contractId, entry: exampleCondition })],
      ['letterId', await created('/api/pre-approval-letters', exampleLetterEntry)],
      ['quoteId', await created('/api/lender-quotes', exampleQuoteEntry)],
      ['estimateId', await created('/api/loan-estimates', exampleEstimateEntry)],
    ]),
  };
}
