import { countWaitlist, joinWaitlist, joinWaitlistByForm, waitlistPages } from '@hearthway/contracts/commerce';
import { exampleWaitlistRequest } from '@hearthway/contracts/examples';
import { problem } from '@hearthway/contracts/problem';
import { waitlistTexts } from '@hearthway/contracts/texts';
import { eventually } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startCommerceUnderTest, type CommerceUnderTest } from '../testing/index.js';

let commerce: CommerceUnderTest;
beforeAll(async () => {
  commerce = await startCommerceUnderTest();
});
afterAll(() => commerce.stop());

const newEmail = () => `jordan-${randomUUID()}@example.com`;
const application = (changes: object = {}) => ({ ...exampleWaitlistRequest, email: newEmail(), ...changes });
const join = (body: unknown, type = 'application/json') =>
  fetch(commerce.url + joinWaitlist.path, {
    method: 'POST',
    headers: { 'content-type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const stored = (emailKey: string) => commerce.database.collection('waitlist').find({ emailKey }).toArray();
const rows = () => commerce.database.collection('waitlist').countDocuments();
const eventsAbout = (entryId: unknown) => commerce.database.collection('outbox').find({ subject: entryId }).toArray();
const emailsAbout = (entryId: unknown) => commerce.database.collection('emails').find({ subjectId: entryId }).toArray();
const count = async () => ((await (await fetch(commerce.url + countWaitlist.path)).json()) as { count: number }).count;

describe('POST /api/waitlist', () => {
  it('stores the entry with the accepted terms, and publishes an event that names nobody, and queues the confirmation', async () => {
    const email = newEmail();
    const response = await join(application({ email: ` ${email.toUpperCase()} `, name: ' Jordan  Rivera' }));

    expect([response.status, await response.json()]).toEqual([201, { ok: true, message: "You're on the list!" }]);
    const [entry] = await stored(email);
    expect(entry).toEqual({
      _id: expect.any(String),
      email: email.toUpperCase(),
      emailKey: email,
      name: 'Jordan Rivera',
      state: 'TX',
      source: 'landing_page',
      acceptedTerms: { at: entry?.['createdAt'] as Date, version: '2025-05-01' },
      createdAt: expect.any(Date),
    });
    const [event] = await eventsAbout(entry?._id);
    const body = JSON.parse(event?.['body'] as string) as Record<string, unknown>;
    expect(body).toMatchObject({
      type: 'commerce.waitlist-joined.v1',
      subject: entry?._id,
      correlationId: response.headers.get('x-request-id'),
      data: { entryId: entry?._id, source: 'landing_page', state: 'TX' },
    });
    expect(JSON.stringify(event)).not.toMatch(/jordan|rivera|@/i);
    expect(await emailsAbout(entry?._id)).toMatchObject([{ type: 'waitlist' }]);
    expect(commerce.log.text()).not.toMatch(/rivera|@example/i);
  });

  it('refuses an address that has joined already, however it is written', async () => {
    const email = newEmail();
    await join(application({ email }));

    for (const again of [email, email.toUpperCase(), `  ${email}\t`]) {
      const response = await join(application({ email: again, name: 'Somebody Else', state: 'NV' }));
      expect(response.status).toBe(400);
      expect(problem.parse(await response.json())).toMatchObject({
        error: 'This email is already on our waitlist',
        message: 'This email is already on our waitlist',
        code: 'waitlist.already-joined',
      });
    }
    expect(await stored(email)).toMatchObject([{ name: 'Jordan Rivera', state: 'TX' }]);
  });

  it('accepts one of two hundred simultaneous joins of one address, publishes one event, and queues one email', async () => {
    const email = newEmail();
    const body = application({ email });
    const emails = commerce.database.collection('emails');
    const emailsBefore = await emails.countDocuments();
    const responses = await Promise.all(Array.from({ length: 200 }, () => join(body)));
    const answers = await Promise.all(responses.map((response) => response.json() as Promise<{ code?: string }>));

    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'waitlist.already-joined')).toHaveLength(199);
    const entries = await stored(email);
    expect(entries).toHaveLength(1);
    expect(await eventsAbout(entries[0]?._id)).toHaveLength(1);
    expect(await emailsAbout(entries[0]?._id)).toHaveLength(1);
    expect(await emails.countDocuments()).toBe(emailsBefore + 1);
  });

  it.each([
    ['a missing email', { email: undefined }, 'email', 'Please enter a valid email'],
    ['an email with a second header', { email: 'a@b.com\r\nBcc: all@b.com' }, 'email', 'Please enter a valid email'],
    ['an email with a line break before it', { email: 'x\r\na@b.com' }, 'email', 'Please enter a valid email'],
    ['an email in non-ASCII letters', { email: 'jördan@exämple.com' }, 'email', 'Please enter a valid email'],
    ['an email with HTML', { email: '<script>@example.com' }, 'email', 'Please enter a valid email'],
    ['an invisible name', { name: ' \r\n\u0000\u202e' }, 'name', 'Please enter your name'],
    ['a name of 200 characters', { name: 'x'.repeat(200) }, 'name', 'Please use 199 characters or fewer'],
    ['a state outside the list', { state: 'CA' }, 'state', waitlistTexts.state],
    ['terms not accepted', { acceptedTerms: false }, 'acceptedTerms', 'Please agree to Terms of Service'],
  ])('refuses %s with its message, and stores nothing', async (_what, changes, field, text) => {
    const before = await rows();
    const response = await join(application(changes));

    expect(response.status).toBe(400);
    expect(problem.parse(await response.json())).toEqual({
      error: text,
      message: text,
      code: 'waitlist.invalid',
      requestId: response.headers.get('x-request-id'),
      details: [{ path: `body.${field}`, message: text }],
    });
    expect(await rows()).toBe(before);
  });

  it.each([
    ['an operator for an email', application({ email: { $ne: null } })],
    ['a list for a name', application({ name: ['Jordan', 'Rivera'] })],
    ['a string for a boolean', application({ acceptedTerms: 'yes' })],
    ['an unknown source', application({ source: 'elsewhere' })],
    ['no source', application({ source: undefined })],
    ['an unknown key', application({ id: 'mine' })],
    ['a name of 1,001 characters', application({ name: 'x'.repeat(1001) })],
    ['a list', [application()]],
    ['nothing', ''],
    ['broken JSON', '{"email":'],
  ])('refuses %s and stores nothing', async (_what, body) => {
    const before = await rows();
    const response = await join(body);

    expect(response.status).toBe(400);
    expect(problem.parse(await response.json()).code).toMatch(/^request\.(invalid|not-json)$/);
    expect(await rows()).toBe(before);
  });

  it('refuses another media type, and two megabytes', async () => {
    expect((await join('email=a%40b.com', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect((await join(application({ name: 'x'.repeat(2_000_000) }))).status).toBe(413);
  });

  it('stores HTML in a name as text', async () => {
    const email = newEmail();
    const name = '<img src=x onerror=alert(1)> "Zoë" Núñez 王';
    expect((await join(application({ email, name }))).status).toBe(201);
    expect(await stored(email)).toMatchObject([{ name }]);
  });

  it('answers a bot that fills in the hidden field as if it had joined, and stores nothing', async () => {
    const email = newEmail();
    const response = await join(application({ email, website: 'https://spam.example' }));

    expect([response.status, await response.json()]).toEqual([201, { ok: true, message: "You're on the list!" }]);
    expect(await stored(email)).toEqual([]);
    expect(await commerce.metrics.registry.metrics()).toContain('waitlist_trapped_total 1');
  });
});

describe('POST /waitlist', () => {
  const form = (changes: Record<string, string> = {}) => ({
    firstName: 'Jordan',
    lastName: 'Rivera',
    email: newEmail(),
    state: 'CO',
    acceptedTerms: 'on',
    website: '',
    ...changes,
  });
  const send = async (fields: Record<string, string>) => {
    const body = new URLSearchParams(fields);
    const response = await fetch(commerce.url + joinWaitlistByForm.path, { method: 'POST', body, redirect: 'manual' });
    return [response.status, response.headers.get('location')];
  };

  it('adds to the same list, and redirects to the confirmation', async () => {
    const email = newEmail();
    expect(await send(form({ email, lastName: ' de la Cruz ' }))).toEqual([303, waitlistPages.joined]);
    expect(await stored(email)).toMatchObject([{ name: 'Jordan de la Cruz', state: 'CO', source: 'landing_page' }]);
    expect(await send(form({ email: email.toUpperCase() }))).toEqual([303, '/waitlist/not-joined#already-joined']);
    expect((await join(application({ email }))).status).toBe(400);
  });

  it.each([
    ['email', { email: 'a@b' }],
    ['name', { lastName: ' ' }],
    ['name', { firstName: 'x'.repeat(100) }],
    ['name', { lastName: 'x'.repeat(100) }],
    ['name', { firstName: 'x'.repeat(1200) }],
    ['name', { lastName: 'x'.repeat(1200) }],
    ['name', { lastName: 'x'.repeat(100), state: '' }],
    ['email', { email: `${'a'.repeat(1200)}@example.com`, firstName: 'x'.repeat(100) }],
    ['state', { state: '' }],
    ['state', { state: 'x'.repeat(1200) }],
    ['acceptedTerms', { acceptedTerms: '' }],
  ])('redirects to the message about a wrong %s, and stores nothing', async (reason, changes) => {
    const before = await rows();
    expect(await send(form(changes))).toEqual([303, `/waitlist/not-joined#${reason}`]);
    expect(await rows()).toBe(before);
  });

  it('takes an unchecked box, which is not sent, for terms not accepted', async () => {
    const sent = Object.entries(form()).filter(([name]) => name !== 'acceptedTerms');
    expect(await send(Object.fromEntries(sent))).toEqual([303, '/waitlist/not-joined#acceptedTerms']);
  });

  it('takes a first and a last name of 99 characters each', async () => {
    const [email, firstName, lastName] = [newEmail(), 'x'.repeat(99), 'y'.repeat(99)];
    expect(await send(form({ email, firstName, lastName: ` ${lastName} ` }))).toEqual([303, waitlistPages.joined]);
    expect(await stored(email)).toMatchObject([{ name: `${firstName} ${lastName}` }]);
  });

  it.each([{ website: 'x' }, { website: 'x'.repeat(1200) }, { website: 'x', lastName: 'x'.repeat(100) }])(
    'stores nothing of a bot that fills in the hidden field',
    async (changes) => {
      const email = newEmail();
      expect(await send(form({ email, ...changes }))).toEqual([303, waitlistPages.joined]);
      expect(await stored(email)).toEqual([]);
    },
  );
});

describe('GET /api/waitlist/count', () => {
  it('follows joins, and cannot be cached by others', async () => {
    const before = await rows();
    await join(application());
    await join(application({ email: 'not an email' }));
    await eventually(async () => expect(await count()).toBe(before + 1));
    const response = await fetch(commerce.url + countWaitlist.path);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describe('the limit of joins per minute', () => {
  it('refuses further joins with the time to wait, and does not count failed ones', async () => {
    // So that no other minute begins.
    const now = new Date();
    const small = await startCommerceUnderTest({ WAITLIST_MAXIMUM_JOINS_PER_MINUTE: '3' }, () => now);
    const send = (body: object) =>
      fetch(small.url + joinWaitlist.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    try {
      const twice = application();
      const responses = [await send(twice), await send(twice), await send(application({ name: '' }))];
      expect(responses.map(({ status }) => status)).toEqual([201, 400, 400]);

      const many = await Promise.all(Array.from({ length: 10 }, () => send(application())));
      expect(many.filter(({ status }) => status === 201)).toHaveLength(2);
      const [refused] = many.filter(({ status }) => status === 429);
      expect(problem.parse(await refused?.json()).code).toBe('waitlist.full');
      expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await small.database.collection('waitlist').countDocuments()).toBe(3);

      const body = new URLSearchParams({
        email: newEmail(),
        firstName: 'Jordan',
        lastName: 'Rivera',
        state: 'TX',
        acceptedTerms: 'on',
      });
      const byForm = await fetch(small.url + joinWaitlistByForm.path, { method: 'POST', body, redirect: 'manual' });
      expect(byForm.headers.get('location')).toBe('/waitlist/not-joined#too-many');
    } finally {
      await small.stop();
    }
  });
});
