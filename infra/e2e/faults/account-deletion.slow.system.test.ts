import { exampleFinancialProfile, exampleNotificationChoices } from '@hearthway/contracts/examples';
import { keptAfterDeletion, type KeptAfterDeletion } from '@hearthway/contracts/identity';
import {
  createCalendarEvent,
  createHome,
  savePreApprovalInfo,
  type LenderMatch,
  type Milestone,
} from '@hearthway/contracts/journey';
import { operationPath } from '@hearthway/contracts/operation';
import { makeEveryCall, readReply, validHeaders, writtenBody } from '@hearthway/fuzz';
import { eventually, labeled } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { patiently } from './patiently.js';
import { startSystemUnderTest, type SystemUnderTest } from './system-under-test.js';
import { holdsAny, tracesOf, type Trace } from './traces.js';

const waiting = { timeout: 120_000, interval: 200 };

let under: SystemUnderTest;
beforeAll(async () => {
  under = await startSystemUnderTest();
});
afterAll(() => under.stop());

const services = ['identity', 'journey', 'commerce', 'analytics'] as const;
const databases = () => Object.fromEntries(services.map((service) => [service, under.database(service)]));

/** Collections that may keep an id of a deleted account, with the entry on the settings page that discloses it. */
const allowed: Readonly<Record<string, KeptAfterDeletion>> = {
  'identity.revocations': 'ended-sessions',
  'journey.erasures': 'erasure',
  'journey.journeys': 'erasure',
  'identity.outbox': 'messages',
  'journey.outbox': 'messages',
  'commerce.outbox': 'messages',
  'identity.outbox-subjects': 'message-order',
  'journey.outbox-subjects': 'message-order',
  'commerce.outbox-subjects': 'message-order',
};

/** Input unlike anything else in the system, so it can be searched for. */
function newPerson() {
  const mark = randomUUID().slice(0, 8);
  return {
    username: `rosalind-${mark}`,
    email: `rosalind-${mark}@quillfeather.example`,
    password: `a porch for ${mark}`,
    laterUsername: `quill-${mark}`,
    laterEmail: `quill-${mark}@feather.example`,
    laterPassword: `a kettle for ${mark}`,
    wizard: {
      firstName: `Rosalind${mark}`,
      lastName: `Quillfeather${mark}`,
      phone: `512-555-${Number.parseInt(mark, 16)}`,
      email: `wizard-${mark}@quillfeather.example`,
    },
    event: { title: `Tour with Aunt ${mark}`, address: `12 Wisteria Lane ${mark}` },
    home: { address: `7 Thimble Street ${mark}` },
  };
}
type Person = ReturnType<typeof newPerson>;

const typedBy = ({ wizard, event, home, ...account }: Person): string[] =>
  [account, wizard, event, home].flatMap((typed) => Object.values<string>(typed));

interface Sent {
  readonly token: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

async function send<Reply>(method: string, path: string, { token, body, headers }: Sent): Promise<Reply> {
  const response = await patiently(() =>
    fetch(under.system.url + path, {
      method,
      ...writtenBody(body),
      headers: { ...writtenBody(body).headers, ...headers, authorization: token },
    }),
  );
  const text = await response.text();
  labeled(`${method} ${path}: ${response.status} ${text}`, () => expect(response.ok).toBe(true));
  return readReply(response.headers.get('content-type'), text) as Reply;
}

interface SignedIn {
  readonly token: string;
  readonly user: { readonly id: string };
}

/** Registers a user and uses every feature. */
async function useEverything(person: Person) {
  const { username, email, password, laterUsername, laterEmail, laterPassword } = person;
  const { token, user } = await send<SignedIn>('POST', '/api/auth/register', {
    token: '',
    body: { username, email, password },
  });
  await send('POST', '/api/auth/login', { token: '', body: { username, password } });
  const call = <Reply>(method: string, path: string, body?: unknown, headers = {}) =>
    send<Reply>(method, path, { token, body, headers });

  // A freshly started service rejects all tokens until it has loaded the list of ended sessions.
  const authorization = token;
  const milestonesStatus = async () =>
    (await fetch(`${under.system.url}/api/milestones`, { headers: { authorization } })).status;
  await eventually(async () => expect(await milestonesStatus()).toBe(200), waiting);
  const typed: Readonly<Record<string, object>> = {
    [savePreApprovalInfo.id]: person.wizard,
    [createCalendarEvent.id]: person.event,
    [createHome.id]: person.home,
  };
  await makeEveryCall(({ operation, body, params, headers = validHeaders(operation) }) => {
    const withTyped = typed[operation.id] ? { ...body, ...typed[operation.id] } : body;
    return call(operation.method, operationPath(operation, params), withTyped, headers);
  });
  const matches = await call<LenderMatch[]>('GET', '/api/lender-matches');
  await call('PATCH', `/api/lender-matches/${matches[0]?.id}`, { status: 'applied' });
  const milestones = await call<Milestone[]>('GET', '/api/milestones');
  await call('PATCH', `/api/milestones/${milestones[1]?.id}`, { status: 'completed' });
  const eventData = { path: '/dashboard', username, email, userId: user.id };
  await call('POST', '/api/analytics/events', {
    events: [{ eventType: 'page_view', eventSource: 'dashboard', eventData }],
  });
  await call('PATCH', '/api/auth/me', { username: laterUsername, email: laterEmail, password });
  await call('POST', '/api/auth/password', { currentPassword: password, newPassword: laterPassword });
  const sessions = await call<{ id: string }[]>('GET', '/api/auth/sessions');
  return { token, call, userId: user.id, sessionIds: sessions.map(({ id }) => id) };
}

interface Export {
  readonly id: string;
  readonly status: string;
}

interface Content {
  readonly missing: readonly string[];
  readonly parts: Readonly<Record<'identity' | 'journey', Readonly<Record<string, unknown>>>>;
}

async function exported(call: Awaited<ReturnType<typeof useEverything>>['call']) {
  const { id } = await call<Export>('POST', '/api/auth/data-exports');
  const status = async () => (await call<Export>('GET', `/api/auth/data-exports/${id}`)).status;
  await eventually(async () => expect(await status()).toBe('ready'), { interval: 100 });
  return { id, content: await call<Content>('GET', `/api/auth/data-exports/${id}/content`) };
}

const placesOf = (traces: readonly Trace[]) => traces.map(({ place }) => place);

describe('an account that used every feature', () => {
  it('is fully exported, and deleted from every collection except what we disclose', async () => {
    const person = newPerson();
    const { call, userId, sessionIds } = await useEverything(person);

    const { id: exportId, content } = await exported(call);
    expect(content.missing).toEqual([]);
    expect(content.parts.identity).toMatchObject({
      user: { id: userId, username: person.laterUsername, email: person.laterEmail },
      sessions: sessionIds.map((id) => ({ id })),
    });
    expect(content.parts.journey).toMatchObject({
      preApprovalInfo: person.wizard,
      financialProfile: { version: 1, profile: exampleFinancialProfile },
      calendar: { events: expect.arrayContaining([expect.objectContaining(person.event)]) },
      homes: expect.arrayContaining([expect.objectContaining(person.home)]),
      notificationChoices: exampleNotificationChoices,
    });
    const matches = content.parts.journey['lenderMatches'] as readonly { status: string }[];
    expect(matches.map(({ status }) => status).sort()).toEqual(['applied', 'matched', 'matched']);
    expect(content.parts.journey['milestones']).toMatchObject({
      milestones: [{ status: 'completed' }, { status: 'completed' }, ...Array<object>(8).fill({})],
    });

    const typed = typedBy(person);
    const ids = [userId, exportId, ...sessionIds];
    // Proves that the search works; otherwise, finding nothing later would mean nothing.
    expect(placesOf(await tracesOf(databases(), typed))).toEqual([
      'identity.users',
      'journey.calendar-events',
      'journey.envelopes',
      'journey.homes',
      'journey.offers',
      'journey.pre-approval-infos',
    ]);
    expect(placesOf(await tracesOf(databases(), ids))).toEqual(
      expect.arrayContaining(['identity.data-exports', 'identity.sessions', 'journey.lender-matches']),
    );

    await call('DELETE', '/api/auth/me', { password: person.laterPassword });
    const notAllowed = async () => placesOf(await tracesOf(databases(), ids)).filter((place) => !(place in allowed));
    await eventually(async () => expect(await notAllowed()).toEqual([]), waiting);
    expect(placesOf(await tracesOf(databases(), typed))).toEqual([]);
    expect(placesOf(await tracesOf(databases(), [userId]))).toContain('journey.journeys');
    for (const trace of await tracesOf(databases(), ids)) await expectToEndInTime(trace);
    expect(await logsHolding(typed)).toEqual([]);
  });

  it('is erased by a service that was down, once it is back', async () => {
    const person = newPerson();
    const { call, userId } = await useEverything(person);
    const journey = under.system.service('journey');
    await journey.stop();
    await call('DELETE', '/api/auth/me', { password: person.laterPassword });
    const left = async () => placesOf(await tracesOf(databases(), typedBy(person)));
    expect(await left()).toEqual([
      'journey.calendar-events',
      'journey.envelopes',
      'journey.homes',
      'journey.offers',
      'journey.pre-approval-infos',
    ]);
    await journey.start();
    await eventually(async () => expect(await left()).toEqual([]), waiting);
    await eventually(
      async () =>
        expect(placesOf(await tracesOf(databases(), [userId])).filter((place) => !(place in allowed))).toEqual([]),
      waiting,
    );
  });
});

/** A TTL index deletes it within the promised time (for messages, counted from delivery). */
async function expectToEndInTime({ place, documents, collection }: Trace): Promise<void> {
  const kept = keptAfterDeletion.find(({ id }) => id === allowed[place]);
  const forgetting = (await collection.indexes()).find((index) => index['expireAfterSeconds'] !== undefined);
  const [field = 'no field'] = Object.keys(forgetting?.key ?? {});
  const same = { _id: { $in: documents.map(({ _id }) => _id as never) } };
  const ends = await eventually(async () => {
    const found = await collection.find(same).toArray();
    return found.map(({ [field]: since }: Record<string, unknown>) => {
      if (!(since instanceof Date)) throw new Error(`${place} keeps something without an end`);
      return since.getTime() + Number(forgetting?.['expireAfterSeconds']) * 1000;
    });
  }, waiting);
  for (const end of ends)
    labeled(place, () => expect(end).toBeLessThanOrEqual(Date.now() + Number(kept?.atMostSeconds) * 1000));
}

async function logsHolding(texts: readonly string[]): Promise<string[]> {
  const folder = under.system.folders.logs;
  const names = await readdir(folder);
  expect(names.length).toBeGreaterThan(services.length);
  const contents = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return names.filter((_, index) => holdsAny(contents[index] ?? '', texts));
}
