import { exampleEstimateEntry, exampleLetterEntry, exampleQuoteEntry } from '@hearthway/contracts/examples';
import {
  lenderQuoteMaximum,
  loanEstimateMaximum,
  preApprovalLetterMaximum,
  type CalendarEvent,
  type LenderQuote,
  type LoanEstimate,
  type Milestone,
  type PreApprovalLetter,
  type PreApprovalProgress,
} from '@hearthway/contracts/journey';
import { problem } from '@hearthway/contracts/problem';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startJourneyUnderTest, type JourneyUnderTest } from '../testing/index.js';

let journey: JourneyUnderTest;
beforeAll(async () => {
  journey = await startJourneyUnderTest();
});
afterAll(() => journey.stop());

type Buyer = Awaited<ReturnType<JourneyUnderTest['buyer']>>;

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const letter = { ...exampleLetterEntry, borrowers: 2, issuedOn: dayFromNow(-10), expiresOn: dayFromNow(60) };
const expired = { ...letter, issuedOn: dayFromNow(-70), expiresOn: dayFromNow(-3) };
const quote = exampleQuoteEntry;
const estimate = { ...exampleEstimateEntry, shoppableServicesCents: null };

const send = (buyer: Buyer, method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  buyer.call(path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
const list = async <Item>(buyer: Buyer, path: string) => (await (await buyer.call(path)).json()) as Item[];
const add = async <Item>(buyer: Buyer, path: string, body: unknown) =>
  (await (await send(buyer, 'POST', path, body)).json()) as Item;
const version = (number: number) => ({ 'if-match': `"${number}"` });
const codeOf = async (response: Response) => problem.parse(await response.json()).code;
const eventsOf = async (buyer: Buyer) =>
  ((await (await buyer.call('/api/calendar-events')).json()) as { events: CalendarEvent[] }).events;
const statusOf = async (buyer: Buyer) =>
  (await list<Milestone>(buyer, '/api/milestones')).find(({ title }) => title === 'Get Pre-Approved')?.status;

const letters = '/api/pre-approval-letters';
const progress = '/api/pre-approval-progress';
const kinds = [
  {
    path: letters,
    thing: 'pre-approval-letter',
    entry: letter,
    other: { amountCents: 1 },
    most: preApprovalLetterMaximum,
  },
  {
    path: '/api/lender-quotes',
    thing: 'lender-quote',
    entry: quote,
    other: { status: 'denied' },
    most: lenderQuoteMaximum,
  },
  {
    path: '/api/loan-estimates',
    thing: 'loan-estimate',
    entry: estimate,
    other: { months: 180 },
    most: loanEstimateMaximum,
  },
] as const;

describe.each(kinds)('$path', ({ path, thing, entry, other, most }) => {
  type Item = PreApprovalLetter & LenderQuote & LoanEstimate;

  it('is empty at first, then lists what was added, changed, and deleted', async () => {
    const buyer = await journey.buyer();
    expect(await list(buyer, path)).toEqual([]);

    const added = await add<Item>(buyer, path, entry);
    expect(added).toEqual({ id: expect.any(String), version: 1, ...entry });

    const changed = await send(buyer, 'PUT', `${path}/${added.id}`, { ...entry, ...other }, version(1));
    expect(changed.status).toBe(200);
    expect(await list(buyer, path)).toEqual([{ id: added.id, version: 2, ...entry, ...other }]);

    expect((await send(buyer, 'DELETE', `${path}/${added.id}`, undefined, version(2))).status).toBe(204);
    expect(await list(buyer, path)).toEqual([]);
  });

  it('adds once for the same key, even at the same time', async () => {
    const buyer = await journey.buyer();
    const key = { 'idempotency-key': randomUUID() };
    const responses = await Promise.all([1, 2, 3].map(() => send(buyer, 'POST', path, entry, key)));
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
    const ids = await Promise.all(responses.map(async (response) => ((await response.json()) as Item).id));
    expect(new Set(ids).size).toBe(1);
    expect(await list(buyer, path)).toHaveLength(1);
    const reused = await send(buyer, 'POST', path, { ...entry, ...other }, key);
    expect([reused.status, problem.parse(await reused.json()).code]).toEqual([409, 'request.key-reused']);
  });

  it('answers an outdated version with both, and stores nothing', async () => {
    const buyer = await journey.buyer();
    const { id } = await add<Item>(buyer, path, entry);
    await send(buyer, 'PUT', `${path}/${id}`, entry, version(1));
    const mine = { ...entry, ...other };

    const refused = await send(buyer, 'PUT', `${path}/${id}`, mine, version(1));
    expect(refused.status).toBe(409);
    expect(problem.parse(await refused.json())).toMatchObject({
      code: `${thing}.conflict`,
      versions: { yours: mine, current: { id, version: 2, ...entry } },
    });
    const deletion = await send(buyer, 'DELETE', `${path}/${id}`, undefined, version(1));
    expect(problem.parse(await deletion.json())).toMatchObject({
      code: `${thing}.conflict`,
      versions: { yours: null, current: { version: 2 } },
    });
    expect(await list(buyer, path)).toEqual([{ id, version: 2, ...entry }]);
  });

  it('lets one of two changes of the same version through', async () => {
    const buyer = await journey.buyer();
    const { id } = await add<Item>(buyer, path, entry);
    const responses = await Promise.all([1, 2].map(() => send(buyer, 'PUT', `${path}/${id}`, entry, version(1))));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is the buyer’s own', async () => {
    const [owner, stranger] = [await journey.buyer(), await journey.buyer()];
    const { id } = await add<Item>(owner, path, entry);
    for (const response of [
      await send(stranger, 'PUT', `${path}/${id}`, entry, version(1)),
      await send(stranger, 'DELETE', `${path}/${id}`, undefined, version(1)),
    ]) {
      expect(response.status).toBe(404);
      expect(await codeOf(response)).toBe(`${thing}.not-found`);
    }
    expect(await list(stranger, path)).toEqual([]);
    expect(await list(owner, path)).toHaveLength(1);
  });

  it('takes no more than its limit, even at the same time', async () => {
    const buyer = await journey.buyer();
    for (let count = 0; count < most - 2; count++) await add(buyer, path, entry);
    const responses = await Promise.all([1, 2, 3, 4].map(() => send(buyer, 'POST', path, entry)));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    expect(await codeOf(responses.find(({ status }) => status === 409)!)).toBe(`${thing}.too-many`);
    expect(await list(buyer, path)).toHaveLength(most);
  });

  it.each([
    ['an unknown key', { userId: 'somebody' }],
    ['a Social Security number', { lender: '123-45-6789' }],
    ['an account number', { lender: 'Account 0001234567' }],
    ['an operator', { lender: { $ne: null } }],
    ['no lender', { lender: '\u200b' }],
  ])('refuses %s', async (_what, part) => {
    const buyer = await journey.buyer();
    const { id } = await add<Item>(buyer, path, entry);
    for (const response of [
      await send(buyer, 'POST', path, { ...entry, ...part }),
      await send(buyer, 'PUT', `${path}/${id}`, { ...entry, ...part }, version(1)),
    ]) {
      expect(response.status).toBe(400);
      expect(await codeOf(response)).toBe('request.invalid');
    }
    expect(await list(buyer, path)).toEqual([{ id, version: 1, ...entry }]);
  });

  it('is refused without a version, and without signing in', async () => {
    const buyer = await journey.buyer();
    const { id } = await add<Item>(buyer, path, entry);
    expect((await send(buyer, 'PUT', `${path}/${id}`, entry)).status).toBe(428);
    expect((await send(buyer, 'DELETE', `${path}/${id}`)).status).toBe(428);
    expect((await fetch(`${journey.url}${path}`)).status).toBe(401);
  });
});

describe('a letter', () => {
  const warnings = async (buyer: Buyer) => (await eventsOf(buyer)).map(({ title, startsAt }) => [title, startsAt]);

  it('warns in the calendar before it expires, and takes the warnings along', async () => {
    const buyer = await journey.buyer();
    const { id } = await add<PreApprovalLetter>(buyer, letters, letter);
    expect(await warnings(buyer)).toEqual([
      ['Letter from Oak Bank expires in 14 days', `${dayFromNow(46)}T17:00:00.000Z`],
      ['Letter from Oak Bank expires in 3 days', `${dayFromNow(57)}T17:00:00.000Z`],
    ]);

    const renewed = { ...letter, lender: 'Oak', expiresOn: dayFromNow(90) };
    await send(buyer, 'PUT', `${letters}/${id}`, renewed, version(1));
    expect(await warnings(buyer)).toEqual([
      ['Letter from Oak expires in 14 days', `${dayFromNow(76)}T17:00:00.000Z`],
      ['Letter from Oak expires in 3 days', `${dayFromNow(87)}T17:00:00.000Z`],
    ]);

    await send(buyer, 'PUT', `${letters}/${id}`, { ...letter, expiresOn: dayFromNow(8) }, version(2));
    expect(await warnings(buyer)).toEqual([
      ['Letter from Oak Bank expires in 3 days', `${dayFromNow(5)}T17:00:00.000Z`],
    ]);

    await send(buyer, 'DELETE', `${letters}/${id}`, undefined, version(3));
    expect(await warnings(buyer)).toEqual([]);
  });

  it('does not mind a warning that the buyer deleted', async () => {
    const buyer = await journey.buyer();
    const { id } = await add<PreApprovalLetter>(buyer, letters, letter);
    for (const event of await eventsOf(buyer)) await send(buyer, 'DELETE', `/api/calendar-events/${event.id}`);
    expect((await send(buyer, 'DELETE', `${letters}/${id}`, undefined, version(1))).status).toBe(204);
  });

  it('has no warning once it has expired, or when it is refused', async () => {
    const buyer = await journey.buyer();
    await add(buyer, letters, expired);
    await send(buyer, 'POST', letters, { ...letter, amountCents: 0 });
    expect(await eventsOf(buyer)).toEqual([]);
  });

  it('is listed by how long it lasts', async () => {
    const buyer = await journey.buyer();
    for (const days of [30, 90, 60]) await add(buyer, letters, { ...letter, expiresOn: dayFromNow(days) });
    const listed = await list<PreApprovalLetter>(buyer, letters);
    expect(listed.map(({ expiresOn }) => expiresOn)).toEqual([90, 60, 30].map(dayFromNow));
  });

  it.each([
    ['no amount', { amountCents: 0 }, 'body.amountCents'],
    ['an expiry before its issue', { expiresOn: dayFromNow(-11) }, 'body.expiresOn'],
    ['an expiry on the day of its issue', { expiresOn: letter.issuedOn }, 'body.expiresOn'],
    ['an impossible day', { issuedOn: '2026-02-30', expiresOn: '2026-05-30' }, 'body.issuedOn'],
  ])('is refused with %s', async (_what, part, path) => {
    const buyer = await journey.buyer();
    const refused = await send(buyer, 'POST', letters, { ...letter, ...part });
    expect(problem.parse(await refused.json()).details?.map((detail) => detail.path)).toEqual([path]);
  });
});

describe('the milestone', () => {
  it('completes with the first letter that has not expired, and reopens when the last one is deleted', async () => {
    const buyer = await journey.buyer();
    const old = await add<PreApprovalLetter>(buyer, letters, expired);
    expect(await statusOf(buyer)).toBe('not_started');
    const first = await add<PreApprovalLetter>(buyer, letters, letter);
    expect(await statusOf(buyer)).toBe('completed');
    const second = await add<PreApprovalLetter>(buyer, letters, letter);

    await send(buyer, 'DELETE', `${letters}/${first.id}`, undefined, version(1));
    expect(await statusOf(buyer)).toBe('completed');
    await send(buyer, 'DELETE', `${letters}/${second.id}`, undefined, version(1));
    expect(await statusOf(buyer)).toBe('in_progress');
    await send(buyer, 'PUT', `${letters}/${old.id}`, letter, version(1));
    expect(await statusOf(buyer)).toBe('completed');
  });

  it('reopens when the last two letters are deleted at the same time', async () => {
    const buyer = await journey.buyer();
    const both = [
      await add<PreApprovalLetter>(buyer, letters, letter),
      await add<PreApprovalLetter>(buyer, letters, letter),
    ];
    await Promise.all(both.map(({ id }) => send(buyer, 'DELETE', `${letters}/${id}`, undefined, version(1))));
    expect(await statusOf(buyer)).toBe('in_progress');
  });

  it('completes with cash, and reopens without', async () => {
    const buyer = await journey.buyer();
    await send(buyer, 'PUT', progress, { payingCash: true, papers: [] }, version(0));
    expect(await statusOf(buyer)).toBe('completed');
    await send(buyer, 'PUT', progress, { payingCash: false, papers: [] }, version(1));
    expect(await statusOf(buyer)).toBe('in_progress');
  });

  it('stays as the buyer set it when a lender or an estimate changes', async () => {
    const buyer = await journey.buyer();
    await add(buyer, letters, letter);
    const milestones = await list<Milestone>(buyer, '/api/milestones');
    const { id } = milestones.find(({ title }) => title === 'Get Pre-Approved')!;
    await send(buyer, 'PATCH', `/api/milestones/${id}`, { status: 'in_progress' });
    await add(buyer, '/api/lender-quotes', quote);
    await add(buyer, '/api/loan-estimates', estimate);
    await add(buyer, letters, letter);
    expect(await statusOf(buyer)).toBe('in_progress');
  });
});

describe('the progress', () => {
  const read = async (buyer: Buyer) => (await (await buyer.call(progress)).json()) as PreApprovalProgress;

  it('is empty before the first save, and stores the papers that are together', async () => {
    const buyer = await journey.buyer();
    expect(await read(buyer)).toEqual({ version: 0, payingCash: false, papers: [] });
    const saved = await send(buyer, 'PUT', progress, { payingCash: false, papers: ['photo_id'] }, version(0));
    expect(await saved.json()).toEqual({ version: 1, payingCash: false, papers: ['photo_id'] });
    expect(await read(buyer)).toEqual({ version: 1, payingCash: false, papers: ['photo_id'] });
  });

  it('answers an outdated version with both', async () => {
    const buyer = await journey.buyer();
    await send(buyer, 'PUT', progress, { payingCash: true, papers: [] }, version(0));
    const refused = await send(buyer, 'PUT', progress, { payingCash: false, papers: ['photo_id'] }, version(0));
    expect(refused.status).toBe(409);
    expect(problem.parse(await refused.json())).toMatchObject({
      code: 'pre-approval-progress.conflict',
      versions: {
        yours: { payingCash: false, papers: ['photo_id'] },
        current: { version: 1, payingCash: true, papers: [] },
      },
    });
  });

  it.each([
    ['an unknown paper', { papers: ['passport_scan'] }],
    ['a paper twice', { papers: ['photo_id', 'photo_id'] }],
    ['no answer about cash', { payingCash: null }],
  ])('refuses %s', async (_what, part) => {
    const buyer = await journey.buyer();
    const refused = await send(buyer, 'PUT', progress, { payingCash: false, papers: [], ...part }, version(0));
    expect(refused.status).toBe(400);
  });
});

describe('a comparison', () => {
  const compare = (buyer: Buyer, estimates: unknown) =>
    send(buyer, 'POST', '/api/loan-estimates/compare', { estimates });

  it('answers with five-year costs, and stores nothing', async () => {
    const buyer = await journey.buyer();
    const response = await compare(buyer, [estimate, { ...estimate, lender: 'Elm', originationCents: 200_000 }]);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      loanCents: 30_000_000,
      estimates: [
        { lender: 'Oak Bank', aboveLowestCents: 0 },
        { lender: 'Elm', aboveLowestCents: 120_000 },
      ],
    });
    expect(await list(buyer, '/api/loan-estimates')).toEqual([]);
  });

  it.each([[[]], [[estimate]], [[estimate, estimate, estimate, estimate, estimate]], [[estimate, { lender: 'Elm' }]]])(
    'wants two to four estimates: %#',
    async (estimates) => {
      expect((await compare(await journey.buyer(), estimates)).status).toBe(400);
    },
  );
});
