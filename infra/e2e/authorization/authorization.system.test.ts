import { everyCall, openOperations, useEveryFeature, validBody, validHeaders, type Owned } from '@hearthway/fuzz';
import { operationPath, type Operation } from '@hearthway/contracts/operation';
import { operationsByService } from '@hearthway/contracts/operations';
import { problem } from '@hearthway/contracts/problem';
import { labeled } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { badTokens } from './bad-tokens.js';
import { newBuyer, type Buyer } from './new-buyer.js';
import { patiently } from '../faults/patiently.js';
import { startSystemUnderTest, type SystemUnderTest } from '../faults/system-under-test.js';

const noLimit = '10000000';

let under: SystemUnderTest;
let owner: Buyer;
let stranger: Buyer;
let owned: ReadonlyMap<string, Owned>;
let refused: Readonly<Record<string, string>>;
let admin: string;

beforeAll(async () => {
  under = await startSystemUnderTest({
    gateway: {
      REQUESTS_PER_MINUTE_PER_IP: noLimit,
      REGISTRATIONS_PER_MINUTE_PER_IP: noLimit,
      FAILED_ADMIN_SIGN_INS_PER_IP: noLimit,
    },
  });
  owner = await newBuyer(under);
  stranger = await newBuyer(under);
  owned = await useEveryFeature(owner.call);
  const leaving = await newBuyer(under);
  await leaving.call('POST', '/api/auth/logout');
  refused = { ...(await badTokens(under, owner.token)), 'of an ended session': leaving.token };
  const credential = readFileSync(under.system.folders.adminCredentials, 'utf8').trim();
  admin = `Basic ${Buffer.from(credential).toString('base64')}`;
});
afterAll(() => under.stop());

const offering = (access: Operation['access']) =>
  openOperations
    .filter((operation) => operation.access === access)
    .map((operation) => [operation.id, operation] as const);

describe.each(offering('buyer'))('%s', (_, operation) => {
  it('rejects signed-out callers', async () => {
    await forEachOf({ anonymous: undefined, 'an admin': admin, ...refused }, async (authorization) =>
      expect(await refusalOf(operation, authorization)).toEqual([401, codeOf(operation, 'session.required')]),
    );
  });

  it('accepts a signed-in buyer', async () => {
    const buyer = await newBuyer(under);
    const [status, code] = await refusalOf(operation, buyer.token);
    labeled(`${status} ${code}`, () => expect(declared(operation, code)).toBe(true));
  });
});

describe.each(offering('buyer').filter(([, { params }]) => params))('%s', (_, operation) => {
  it('hides other buyers’ resources and leaves them unchanged', async () => {
    const things = parametersOf(operation).map((name) => {
      const thing = owned.get(name);
      if (!thing?.ids[0]) throw new Error(`No call in everyCall makes what ${name} could name`);
      return thing;
    });
    const before = await Promise.all(things.map(({ read }) => read()));
    // With an id that callers choose, the stranger creates something of their own.
    const begins = everyCall().some((one) => one.operation === operation && Object.keys(one.params).length > 0);
    const { token } = begins ? await newBuyer(under) : stranger;
    expect((await refusalOf(operation, token))[0]).toBe(begins ? operation.status : 404);
    expect(await Promise.all(things.map(({ read }) => read()))).toEqual(before);
  });
});

describe.each(offering('admin'))('%s', (_, operation) => {
  it('rejects callers who are not admins', async () => {
    const others = { anonymous: undefined, 'with a wrong password': basic('admin', 'a wrong password'), ...refused };
    await forEachOf(others, async (authorization) => expect((await refusalOf(operation, authorization))[0]).toBe(401));
    await labeled('a buyer', async () =>
      expect(await refusalOf(operation, owner.token)).toEqual([403, 'access.denied']),
    );
  });

  it('accepts an admin', async () => {
    const [status, code] = await refusalOf(operation, admin);
    labeled(`${status} ${code}`, () => expect(declared(operation, code)).toBe(true));
  });
});

describe.each(offering('public'))('%s', (_, operation) => {
  it('needs no credential', async () => {
    for (const authorization of [undefined, refused['expired']]) {
      const [status, code] = await refusalOf(operation, authorization);
      labeled(`${status} ${code}`, () => expect(declared(operation, code)).toBe(true));
    }
  });
});

describe.each(Object.entries(operationsByService))('%s, asked without the gateway', (service, operations) => {
  it('verifies tokens itself', async () => {
    const guarded = operations.filter(({ access }) => access === 'buyer' || access === 'admin');
    for (const operation of guarded) {
      await forEachOf({ anonymous: undefined, 'an admin by password': admin, ...refused }, async (token, who) => {
        const [status] = await refusalOf(operation, token, under.system.serviceUrl(service));
        labeled(`${operation.id} as ${who}`, () => expect(status).toBe(401));
      });
    }
  });

  it('does not accept a buyer as an admin', async () => {
    for (const operation of operations.filter(({ access }) => access === 'admin')) {
      const [status] = await refusalOf(operation, owner.token, under.system.serviceUrl(service));
      labeled(operation.id, () => expect([401, 403]).toContain(status));
    }
  });
});

/** Checks all of them concurrently, and names any that fails. */
async function forEachOf(
  callers: Readonly<Record<string, string | undefined>>,
  check: (authorization: string | undefined, who: string) => Promise<void>,
): Promise<void> {
  await Promise.all(
    Object.entries(callers).map(([who, authorization]) => labeled(who, () => check(authorization, who))),
  );
}

const parametersOf = ({ path }: Operation): string[] =>
  [...path.matchAll(/:([A-Za-z]+)/g)].map(([, name]) => String(name));

/** For a link's token, which isn't any buyer's resource. */
const nobodys = '00000000-0000-4000-8000-000000000000';

/** Calls the operation with a valid body and the owner's ids. Returns the status and the error code. */
async function refusalOf(
  operation: Operation,
  authorization: string | undefined,
  origin = under.system.url,
): Promise<[number, string | undefined]> {
  const ids = Object.fromEntries(parametersOf(operation).map((name) => [name, owned.get(name)?.ids[0] ?? nobodys]));
  const body = validBody(operation);
  const response = await patiently(() =>
    fetch(`${origin}${operationPath(operation, ids)}`, {
      method: operation.method,
      redirect: 'manual',
      headers: {
        ...validHeaders(operation),
        ...(authorization !== undefined && { authorization }),
        ...(body !== undefined && { 'content-type': contentTypeOf(operation) }),
      },
      ...(body !== undefined && { body: written(operation, body) }),
    }),
  );
  const text = await response.text();
  if (response.status < 400 || codeOf(operation, 'any') === undefined) return [response.status, undefined];
  return [response.status, problem.parse(JSON.parse(text)).code];
}

/** The reply to a HEAD has no body to say it in. */
const codeOf = ({ method }: Operation, code: string): string | undefined => (method === 'HEAD' ? undefined : code);

/** Whether the caller got past authorization: success, or an error of the operation or its input. */
function declared(operation: Operation, code: string | undefined): boolean {
  if (code === undefined || Object.hasOwn(operation.errors, code)) return true;
  return code.startsWith('request.');
}

function contentTypeOf({ bodyType }: Operation): string {
  return bodyType === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
}

function written({ bodyType }: Operation, body: unknown): string {
  if (bodyType !== 'form') return JSON.stringify(body);
  return String(new URLSearchParams(Object.entries(body as object).map(([name, value]) => [name, String(value)])));
}

function basic(username: string, password: string): string {
  return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
}
