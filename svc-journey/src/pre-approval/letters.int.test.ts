import { exampleLenderQuote, examplePreApprovalLetter } from '@hearthway/contracts/examples';
import {
  notIssuedYet,
  type CalendarEvent,
  type Milestone,
  type MilestoneRule,
  type PreApprovalLetter,
} from '@hearthway/contracts/journey';
import { problem } from '@hearthway/contracts/problem';
import { connectMongo, inTransaction } from '@hearthway/service-kit';
import { eventually, testEngines } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import { startJourneyUnderTest, type JourneyUnderTest } from '../testing/index.js';
import { createPreApprovalStore, type PreApprovalStore } from './pre-approval-store.js';

const today = new Date('2026-11-22T12:00:00Z');
let clock: Date;
let journey: JourneyUnderTest;
let connection: Connection;
let store: PreApprovalStore;
beforeAll(async () => {
  clock = today;
  journey = await startJourneyUnderTest({}, () => clock);
  connection = await connectMongo({
    uri: testEngines().mongodbUri,
    database: journey.database.databaseName,
    logger: journey.log.logger,
  });
  store = createPreApprovalStore(connection);
});
beforeEach(() => {
  clock = today;
});
afterAll(async () => {
  await connection.close();
  await journey.stop();
});

type Buyer = Awaited<ReturnType<JourneyUnderTest['buyer']>>;

const path = '/api/pre-approval-letters';
const letter = { ...examplePreApprovalLetter, issuedOn: '2026-11-20', expiresOn: '2027-01-30' };
const send = (buyer: Buyer, part: object) =>
  buyer.call(path, {
    method: 'POST',
    body: JSON.stringify({ ...letter, ...part }),
    headers: { 'idempotency-key': randomUUID() },
  });
const log = async (buyer: Buyer, part: object = {}) => (await (await send(buyer, part)).json()) as PreApprovalLetter;
const change = (buyer: Buyer, { id, version }: PreApprovalLetter, part: object) =>
  buyer.call(`${path}/${id}`, {
    method: 'PUT',
    body: JSON.stringify({ ...letter, ...part }),
    headers: { 'if-match': `"${version}"` },
  });
const remove = (buyer: Buyer, { id, version }: PreApprovalLetter) =>
  buyer.call(`${path}/${id}`, { method: 'DELETE', headers: { 'if-match': `"${version}"` } });
const payCash = (buyer: Buyer, version: number, payingCash: boolean) =>
  buyer.call('/api/pre-approval-progress', {
    method: 'PUT',
    body: JSON.stringify({ payingCash, papers: [] }),
    headers: { 'if-match': `"${version}"` },
  });
const statusOf = async (buyer: Buyer) => {
  const milestones = (await (await buyer.call('/api/milestones')).json()) as Milestone[];
  return milestones.find(({ key }) => key === 'get-pre-approved')?.status;
};
const eventsOf = async (buyer: Buyer) =>
  ((await (await buyer.call('/api/calendar-events')).json()) as { events: CalendarEvent[] }).events;
const daysOf = async (buyer: Buyer) => (await eventsOf(buyer)).map(({ startsAt }) => startsAt.slice(0, 10));

describe('a letter', () => {
  it('is refused before its issue date, by the calendar of the buyer who is furthest ahead', async () => {
    const buyer = await journey.buyer();
    const logged = await log(buyer, { issuedOn: '2026-11-23' });
    const early = { issuedOn: '2026-11-24' };
    for (const response of [await send(buyer, early), await change(buyer, logged, early)]) {
      const { code, details } = problem.parse(await response.json());
      expect([response.status, code, details]).toEqual([
        400,
        'request.invalid',
        [{ path: 'body.issuedOn', message: notIssuedYet }],
      ]);
    }
    expect(await (await buyer.call(path)).json()).toEqual([logged]);
  });
});

describe('the milestone', () => {
  it('is completed by a letter, and in progress again without one', async () => {
    const buyer = await journey.buyer();
    const [first, second] = [await log(buyer), await log(buyer)];
    expect(await statusOf(buyer)).toBe('completed');
    await remove(buyer, first);
    expect(await statusOf(buyer)).toBe('completed');
    await remove(buyer, second);
    expect(await statusOf(buyer)).toBe('in_progress');
  });

  it('is completed by paying cash, and in progress again when that is taken back', async () => {
    const buyer = await journey.buyer();
    await payCash(buyer, 0, true);
    expect(await statusOf(buyer)).toBe('completed');
    await payCash(buyer, 1, false);
    expect(await statusOf(buyer)).toBe('in_progress');
  });

  it('stays completed by a letter when cash is taken back', async () => {
    const buyer = await journey.buyer();
    await payCash(buyer, 0, true);
    await log(buyer);
    await payCash(buyer, 1, false);
    expect(await statusOf(buyer)).toBe('completed');
  });

  it('is not completed by an expired letter, until that is renewed', async () => {
    const buyer = await journey.buyer();
    const expired = await log(buyer, { issuedOn: '2026-08-01', expiresOn: '2026-11-20' });
    expect(await statusOf(buyer)).not.toBe('completed');
    await change(buyer, expired, { expiresOn: '2026-11-22' });
    expect(await statusOf(buyer)).toBe('completed');
  });

  it('is on the checklist', async () => {
    const buyer = await journey.buyer();
    const item = async () => {
      const rules = (await (await buyer.call('/api/milestone-rules')).json()) as MilestoneRule[];
      return rules.find(({ key }) => key === 'get-pre-approved')?.items;
    };
    const text = 'Log a pre-approval letter that hasn’t expired, or tell us you’re paying cash';
    expect(await item()).toEqual([{ text, path: '/get-pre-approved', done: false }]);
    await log(buyer);
    expect(await item()).toMatchObject([{ done: true }]);
  });
});

describe('the calendar', () => {
  it('warns 14 and 3 days before a letter expires, and moves with it', async () => {
    const buyer = await journey.buyer();
    const logged = await log(buyer);
    await log(buyer, { lender: 'Elm Bank', expiresOn: '2026-12-02' });
    expect(await daysOf(buyer)).toEqual(['2026-11-29', '2027-01-16', '2027-01-27']);
    expect((await eventsOf(buyer))[0]?.title).toBe('Pre-approval from Elm Bank expires on Dec 2');

    await change(buyer, logged, { expiresOn: '2027-02-10' });
    expect(await daysOf(buyer)).toEqual(['2026-11-29', '2027-01-27', '2027-02-07']);
    await remove(buyer, { ...logged, version: 2 });
    expect(await daysOf(buyer)).toEqual(['2026-11-29']);
  });

  it('keeps its events when a letter changes otherwise, and a refused change leaves them', async () => {
    const buyer = await journey.buyer();
    const logged = await log(buyer);
    const before = await eventsOf(buyer);
    await change(buyer, logged, { amountCents: 1 });
    expect((await change(buyer, logged, { expiresOn: '2027-02-10' })).status).toBe(409);
    expect(await eventsOf(buyer)).toEqual(before);
  });
});

describe('when an account is deleted', () => {
  it('exports what the buyer kept, then deletes it', async () => {
    const [leaving, staying] = [await journey.buyer(), await journey.buyer()];
    const [logged] = [await log(leaving), await log(staying), await payCash(leaving, 0, true)];
    expect(await store.findForExport(leaving.userId)).toEqual({
      letters: [logged],
      quotes: [],
      estimates: [],
      progress: { version: 1, payingCash: true, papers: [] },
    });
    await inTransaction(connection, (transaction) => store.deleteByUser(leaving.userId, transaction));
    expect(await store.findForExport(leaving.userId)).toBeUndefined();
    expect(await store.findForExport(staying.userId)).toMatchObject({ letters: [letter] });
  });
});

describe('the expiry of letters', () => {
  it('takes the milestone back when the last one has expired, however late that is noticed', async () => {
    const [buyer, paying] = [await journey.buyer(), await journey.buyer()];
    await log(buyer, { expiresOn: '2026-12-01' });
    await log(buyer, { expiresOn: '2026-12-10' });
    await log(paying, { expiresOn: '2026-12-01' });
    await payCash(paying, 0, true);

    clock = new Date('2026-12-05T12:00:00Z');
    await eventually(async () => (await store.findExpired('2026-12-05', 10)).length === 0);
    expect([await statusOf(buyer), await statusOf(paying)]).toEqual(['completed', 'completed']);
    clock = new Date('2027-06-01T12:00:00Z');
    await eventually(async () => (await statusOf(buyer)) === 'in_progress');
    expect(await statusOf(paying)).toBe('completed');
  });

  it('is seen to by a change of anything else that comes before it', async () => {
    const buyer = await journey.buyer();
    await log(buyer, { expiresOn: '2026-12-01' });
    const kept = await store.findByUser(buyer.userId);
    // The job never finds this buyer.
    await inTransaction(connection, (transaction) => store.replace(buyer.userId, kept, null, transaction));
    clock = new Date('2026-12-05T12:00:00Z');
    await buyer.call('/api/lender-quotes', {
      method: 'POST',
      body: JSON.stringify(exampleLenderQuote),
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(await statusOf(buyer)).toBe('in_progress');
  });

  it('leaves an Undo or a completion by hand to the buyer', async () => {
    const buyer = await journey.buyer();
    const setTo = async (status: Milestone['status']) => {
      const milestones = (await (await buyer.call('/api/milestones')).json()) as Milestone[];
      const id = milestones.find(({ key }) => key === 'get-pre-approved')?.id;
      await buyer.call(`/api/milestones/${id}`, { method: 'PATCH', body: JSON.stringify({ status }) });
    };
    await log(buyer, { expiresOn: '2026-12-01' });
    await setTo('not_started');
    await setTo('completed');
    clock = new Date('2026-12-05T12:00:00Z');
    await eventually(async () => (await store.findExpired('2026-12-05', 10)).length === 0);
    expect(await statusOf(buyer)).toBe('completed');
  });
});
