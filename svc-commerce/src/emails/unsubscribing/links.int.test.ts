import {
  countWaitlist,
  joinWaitlist,
  leaveWaitlist,
  unsubscribe,
  unsubscribeInOneClick,
} from '@hearthway/contracts/commerce';
import { exampleWaitlistRequest } from '@hearthway/contracts/examples';
import { eventually, labeled } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startEmailsUnderTest, tokenIn, type EmailsUnderTest } from '../../testing/index.js';

let world: EmailsUnderTest;
beforeAll(async () => {
  world = await startEmailsUnderTest();
});
afterAll(() => world.stop());

interface Joined {
  readonly email: string;
  readonly entryId: string;
  readonly token: string;
}

async function joined(): Promise<Joined> {
  const email = world.newEmail();
  const entryId = await world.join(email);
  const [message] = await world.received(email);
  await world.became(entryId, 'sent');
  return { email, entryId, token: tokenIn(message!) };
}

const request = (path: string, init: RequestInit = {}) =>
  fetch(world.commerce.url + path, { redirect: 'manual', ...init });
const press = async (path: string) => {
  const response = await request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: '',
  });
  return [response.status, response.headers.get('location')];
};
const entries = (entryId: string) =>
  world.commerce.database.collection<{ _id: string }>('waitlist').countDocuments({ _id: entryId });
const suppressed = () => world.commerce.database.collection('email-suppressions').countDocuments();

const unknownTokens = ['', 'nothing', 'x'.repeat(43), 'x'.repeat(5000), '%00', '[$ne]=1'];

describe('leaving the waitlist', () => {
  const leave = (token: string) => press(`${leaveWaitlist.path}?token=${token}`);
  const left = [303, '/waitlist/left'];

  it('deletes the entry, the recipient of its email, and every trace of the address', async () => {
    const { email, entryId, token } = await joined();
    const count = async () => ((await (await request(countWaitlist.path)).json()) as { count: number }).count;
    const before = await world.commerce.database.collection('waitlist').countDocuments();

    expect(await leave(token)).toEqual(left);
    expect(await entries(entryId)).toBe(0);
    await eventually(async () => expect(await count()).toBe(before - 1));
    const record = await world.emails.findOne({ subjectId: entryId });
    expect(Object.keys(record ?? {})).not.toEqual(expect.arrayContaining(['recipientKey']));
    for (const { name } of await world.commerce.database.listCollections().toArray()) {
      const rows = await world.commerce.database.collection(name).find().toArray();
      labeled(name, () => expect(JSON.stringify(rows)).not.toContain(email));
    }
  });

  it('works as long as the entry exists, even after the email is deleted', async () => {
    const { entryId, token } = await joined();
    await world.emails.deleteMany({ subjectId: entryId });
    expect(await leave(token)).toEqual(left);
    expect(await entries(entryId)).toBe(0);
  });

  it('does nothing and looks the same for a used link or one that we never sent', async () => {
    const { entryId, token } = await joined();
    expect(await leave(token)).toEqual(left);
    expect(await leave(token)).toEqual(left);
    const other = await joined();
    for (const unknown of unknownTokens) expect(await leave(unknown)).toEqual(left);
    expect([await entries(entryId), await entries(other.entryId)]).toEqual([0, 1]);
  });

  it('is not final: whoever joins again gets a new email', async () => {
    const { email, token } = await joined();
    await leave(token);
    await world.join(email);
    const [, second] = await world.received(email, 2);
    expect(tokenIn(second!)).not.toBe(token);
  });

  it('does not happen by opening the link', async () => {
    const { entryId, token } = await joined();
    expect((await request(`${leaveWaitlist.path}?token=${token}`)).status).toBe(404);
    expect(await entries(entryId)).toBe(1);
  });
});

describe('unsubscribing', () => {
  const oneClick = (token: string, init: RequestInit) =>
    request(`${unsubscribeInOneClick.path}?token=${token}`, { method: 'POST', ...init });
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');

  it.each([
    ['a form', { body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }],
    ['a multipart form', { body: form }],
    ['nothing', {}],
  ])('works for a mail program that posts %s, without a redirect (RFC 8058)', async (_how, init) => {
    const { entryId, token } = await joined();
    const before = await suppressed();
    const response = await oneClick(token, init);
    expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
    expect(await suppressed()).toBe(before + 1);
    expect(await entries(entryId)).toBe(1);
  });

  it('works on the website, and looks the same a second time', async () => {
    const { token } = await joined();
    const before = await suppressed();
    const done = [303, '/email/unsubscribed'];
    expect(await press(`${unsubscribe.path}?token=${token}`)).toEqual(done);
    expect(await press(`${unsubscribe.path}?token=${token}`)).toEqual(done);
    expect(await suppressed()).toBe(before + 1);
  });

  it('works as long as the entry exists, even after the email is deleted', async () => {
    const { entryId, token } = await joined();
    await world.emails.deleteMany({ subjectId: entryId });
    const before = await suppressed();
    expect((await oneClick(token, {})).status).toBe(200);
    expect(await suppressed()).toBe(before + 1);
  });

  it('does nothing and looks the same for a link that we never sent', async () => {
    const before = await suppressed();
    for (const token of unknownTokens) {
      expect(await press(`${unsubscribe.path}?token=${token}`)).toEqual([303, '/email/unsubscribed']);
      expect((await oneClick(token, {})).status).toBe(200);
    }
    expect(await suppressed()).toBe(before);
  });

  it('does not happen by opening the link: it redirects to a form', async () => {
    const { token } = await joined();
    const before = await suppressed();
    const response = await request(`${unsubscribeInOneClick.path}?token=${token}`);
    expect([response.status, response.headers.get('location')]).toEqual([303, `/email/unsubscribe?token=${token}`]);
    expect(await suppressed()).toBe(before);
  });

  it('stops marketing that still waits, but not receipts', async () => {
    world.emulator.planFailure({ count: 3, status: 503, moment: 'before', delay: 0, cutOff: false });
    const email = world.newEmail();
    const entryId = await world.join(email);
    const waiting = await world.became(entryId, 'waiting');
    const suppressions = world.commerce.database.collection<{ _id: string | undefined }>('email-suppressions');
    await suppressions.insertOne({ _id: waiting?.recipientKey });
    expect(await world.became(entryId, 'suppressed')).toMatchObject({ problem: 'unsubscribed' });
    world.emulator.clearFailures();

    await world.pay(email);
    const [receipt] = await world.received(email);
    expect(receipt!.categories).toEqual(['founding']);
  });

  it('stores no address, and lasts until the person leaves and joins again', async () => {
    const { email, token } = await joined();
    const before = await suppressed();
    await oneClick(token, {});
    await press(`${leaveWaitlist.path}?token=${token}`);
    expect(await suppressed()).toBe(before + 1);

    const entryId = await world.join(email);
    const [, second] = await world.received(email, 2);
    expect(await suppressed()).toBe(before);
    await oneClick(tokenIn(second!), {});
    expect(await suppressed()).toBe(before + 1);
    await press(`${leaveWaitlist.path}?token=${tokenIn(second!)}`);
    expect(await entries(entryId)).toBe(0);
    const list = await world.commerce.database.collection('email-suppressions').find().toArray();
    expect(JSON.stringify(list)).not.toContain('@');
  });

  it('outlasts a join by someone else as long as the address is on the list', async () => {
    const { email, token } = await joined();
    await oneClick(token, {});
    const before = await suppressed();
    for (const spelling of [email, ` ${email.toUpperCase()} `]) {
      const response = await request(joinWaitlist.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...exampleWaitlistRequest, email: spelling }),
      });
      expect([response.status, await response.json()]).toMatchObject([400, { code: 'waitlist.already-joined' }]);
    }
    expect(await suppressed()).toBe(before);
  });
});
