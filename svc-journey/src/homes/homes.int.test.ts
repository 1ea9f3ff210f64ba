import { exampleFigures } from '@hearthway/contracts/affordability';
import {
  exampleFinancialProfile,
  exampleHomeEntry,
  exampleHomeGoals,
  examplePreApprovalInfo,
} from '@hearthway/contracts/examples';
import { answerMaximum } from '@hearthway/contracts/home-goals';
import {
  citizenships,
  createHome,
  emptyHomeEntry,
  homeLimits,
  importHomes,
  listComparableSales,
  listHomes,
  maritalStatuses,
  type CalendarEvent,
  type ComparableSaleEntry,
  type Home,
  type HomeEntry,
  type HomeStage,
  type Milestone,
  type PreApprovalInfo,
} from '@hearthway/contracts/journey';
import { problem } from '@hearthway/contracts/problem';
import { connectMongo, inTransaction } from '@hearthway/service-kit';
import { testEngines } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startJourneyUnderTest, type JourneyUnderTest } from '../testing/index.js';
import { createComparableSaleStore } from './comparable-sale-store.js';
import { createHomeStore } from './home-store.js';

let journey: JourneyUnderTest;
beforeAll(async () => {
  journey = await startJourneyUnderTest();
});
afterAll(() => journey.stop());

type Buyer = Awaited<ReturnType<JourneyUnderTest['buyer']>>;

const path = '/api/homes';
const entry: HomeEntry = {
  ...emptyHomeEntry,
  address: '12 Oak Street #4',
  city: 'Austin',
  state: 'TX',
  zipCode: '78704',
  priceCents: 42_500_000,
  bedrooms: 3,
  squareFeet: 1_650,
};
const atOak = (number: number, part: Partial<HomeEntry> = {}) => ({
  ...entry,
  address: `${number} Oak Street`,
  ...part,
});

const send = (buyer: Buyer, method: string, at: string, headers: Record<string, string>, body?: unknown) =>
  buyer.call(at, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
const post = (buyer: Buyer, body: unknown = entry, key: string = randomUUID()) =>
  send(buyer, 'POST', path, { 'idempotency-key': key }, body);
const save = async (buyer: Buyer, part: Partial<HomeEntry> = {}) =>
  createHome.reply.parse(await (await post(buyer, { ...entry, ...part })).json()).home;
const importList = (buyer: Buyer, homes: unknown[], sales: unknown[] = [], key: string = randomUUID()) =>
  send(buyer, 'POST', `${path}/import`, { 'idempotency-key': key }, { homes, sales });
const importAll = async (...list: Parameters<typeof importList>) =>
  importHomes.reply.parse(await (await importList(...list)).json());
const put = (buyer: Buyer, { id, version }: Pick<Home, 'id' | 'version'>, part: string, body: unknown) =>
  send(buyer, 'PUT', `${path}/${id}${part}`, { 'if-match': `"${version}"` }, body);
const change = (buyer: Buyer, home: Pick<Home, 'id' | 'version'>, part: Partial<HomeEntry>) =>
  put(buyer, home, '', { ...entry, ...part });
const move = (buyer: Buyer, home: Pick<Home, 'id' | 'version'>, stage: HomeStage) =>
  put(buyer, home, '/stage', { stage });
const tour = (buyer: Buyer, home: Pick<Home, 'id' | 'version'>, tourAt: string | null) =>
  put(buyer, home, '/tour', { tourAt });
const write = (buyer: Buyer, { id, impressions: { version } }: Home, notes: string, ratings: unknown[] = []) =>
  put(buyer, { id, version }, '/impressions', { notes, ratings });
const remove = (buyer: Buyer, { id, version }: Pick<Home, 'id' | 'version'>) =>
  send(buyer, 'DELETE', `${path}/${id}`, { 'if-match': `"${version}"` });
const homeFrom = async (response: Promise<Response>) => (await (await response).json()) as Home;
const mergedFrom = async (response: Promise<Response>) => createHome.reply.parse(await (await response).json());

const listOf = async (buyer: Buyer) => listHomes.reply.parse(await (await buyer.call(path)).json());
const homesOf = async (buyer: Buyer) => (await listOf(buyer)).homes.map(({ assessment: _assessment, ...home }) => home);
const pricesOf = ({ priceHistory }: Home) => priceHistory.map(({ priceCents }) => priceCents);
const salesOf = async (buyer: Buyer) =>
  listComparableSales.reply.parse(await (await buyer.call(listComparableSales.path)).json());
const eventsOf = async (buyer: Buyer) =>
  ((await (await buyer.call('/api/calendar-events')).json()) as { events: CalendarEvent[] }).events;
const refusal = async (response: Response) => [response.status, problem.parse(await response.json()).code];
const homeSearchStatus = async (buyer: Buyer) => {
  const milestones = (await (await buyer.call('/api/milestones')).json()) as Milestone[];
  return milestones.find(({ key }) => key === 'home-search')?.status;
};

const notFound = [404, 'home.not-found'];
const conflict = [409, 'home.conflict'];

describe('a home', () => {
  it('is saved in the first column, without news but its price', async () => {
    const buyer = await journey.buyer();
    const home = await save(buyer);

    expect(home).toMatchObject({ ...entry, version: 1, stage: 'saved', tourAt: null });
    expect(home.impressions).toEqual({ version: 0, notes: '', ratings: [] });
    expect(pricesOf(home)).toEqual([entry.priceCents]);
    expect(await homesOf(buyer)).toEqual([home]);
  });

  it('is listed with the newest first, and with what it comes to by the budget', async () => {
    const buyer = await journey.buyer();
    const first = await save(buyer);
    const second = await save(buyer, { address: '9 Elm Court', yearBuilt: 1960 });
    expect(await listOf(buyer)).toMatchObject({ missing: ['finances', 'goals', 'budget'], plan: null, budget: null });

    const scenario = { name: 'Our plan', figures: exampleFigures, level: 'comfortable' };
    const { id } = (await (
      await buyer.call('/api/scenarios', { method: 'POST', body: JSON.stringify(scenario) })
    ).json()) as { id: string };
    await buyer.call(`/api/scenarios/${id}/pin`, { method: 'PUT' });
    const { homes, missing, plan, budget, policyRowSets, policyRows } = await listOf(buyer);

    expect(homes.map((home) => home.id)).toEqual([second.id, first.id]);
    expect(missing).toEqual(['goals']);
    expect(plan).toMatchObject({ program: 'conventional', termMonths: 360 });
    expect(homes[0]?.assessment).toMatchObject({
      monthlyPaymentCents: expect.any(Number),
      aboveBudgetCents: entry.priceCents - (budget?.priceCents ?? 0),
      flags: ['texas-agreement', 'lead-paint', 'flood-map', 'insurance-quote'],
    });
    const sets = homes.map(({ assessment }) => policyRowSets[assessment.policyRowSet]);
    expect(sets[0]).toContain('home/lead-paint/built-before@1996-12-06');
    expect(policyRows.map((row) => row.id)).toEqual(expect.arrayContaining(sets.flat()));
  });

  it('is created once by requests with the same key, also when they come at once or after it was changed', async () => {
    const buyer = await journey.buyer();
    const key = randomUUID();
    const [one, other] = await Promise.all([mergedFrom(post(buyer, entry, key)), mergedFrom(post(buyer, entry, key))]);
    expect(other).toEqual(one);
    expect(one.merged).toBe(false);

    const { home } = await mergedFrom(change(buyer, one.home, { address: '14 Oak Street', priceCents: 41_000_000 }));
    expect(await mergedFrom(post(buyer, entry, key))).toEqual({ home, merged: false });
    expect(await homesOf(buyer)).toEqual([home]);
  });

  it('keeps a history of its prices', async () => {
    const buyer = await journey.buyer();
    const home = await save(buyer);
    const { home: same } = await mergedFrom(change(buyer, home, { bedrooms: 4 }));
    expect(same).toMatchObject({ version: 2, bedrooms: 4, priceHistory: home.priceHistory });

    const { home: changed } = await mergedFrom(
      change(buyer, same, { priceCents: 39_900_000, marketStatus: 'off_market' }),
    );
    expect(pricesOf(changed)).toEqual([42_500_000, 39_900_000]);
    const [listed] = (await listOf(buyer)).homes;
    expect(listed).toMatchObject({ ...changed, marketStatus: 'off_market' });
    expect(listed?.assessment.flags).toContain('off-market');
  });

  it('keeps the buyer’s answers about it, also when they aren’t sent again', async () => {
    const buyer = await journey.buyer();
    await send(buyer, 'PUT', '/api/home-goals', { 'if-match': '"0"' }, exampleHomeGoals);
    const home = await save(buyer);
    const answers = [
      { about: 'room for Aunt Rosalind’s piano', isTrue: true },
      { about: 'Within 30 minutes of the clinic', isTrue: false },
    ];
    const { home: answered } = await mergedFrom(change(buyer, home, { answers }));
    await mergedFrom(change(buyer, answered, { bedrooms: 4 }));
    await save(buyer);
    const [listed] = (await listOf(buyer)).homes;
    expect(listed).toMatchObject({ bedrooms: 3, version: 4, answers });
    const decided = listed?.assessment.fit?.reasons.filter(({ questions = [] }) => questions.length > 0);
    expect(decided?.map(({ list, result }) => [list, result])).toEqual([
      ['must', 'met'],
      ['areas', 'unknown'],
    ]);
    const tooMany = Array.from({ length: answerMaximum + 1 }, () => answers[0]);
    for (const refused of [tooMany, [{ about: { $ne: '' }, isTrue: true }], { $exists: true }]) {
      const response = await put(buyer, { id: home.id, version: 4 }, '', { ...entry, answers: refused });
      expect(await refusal(response)).toEqual([400, 'request.invalid']);
    }
  });

  it('is deleted, and can be saved again', async () => {
    const buyer = await journey.buyer();
    const home = await save(buyer);
    expect((await remove(buyer, home)).status).toBe(204);
    expect(await refusal(await remove(buyer, home))).toEqual(notFound);
    expect((await save(buyer)).id).not.toBe(home.id);
  });
});

describe('notes and ratings', () => {
  const ratings = [{ room: 'Kitchen', stars: 5 }];

  it('are saved whatever happened to the home meanwhile, but never over newer ones', async () => {
    const buyer = await journey.buyer();
    const home = await save(buyer);
    await move(buyer, home, 'shortlist');
    const written = await homeFrom(write(buyer, home, 'Bright\nQuiet', ratings));

    expect(written).toMatchObject({ version: 2, stage: 'shortlist' });
    expect(written.impressions).toEqual({ version: 1, notes: 'Bright\nQuiet', ratings });
    expect(await refusal(await write(buyer, home, 'Something else'))).toEqual(conflict);
    expect(await homesOf(buyer)).toEqual([written]);
  });

  it.each([
    ['notes too long', { notes: 'x'.repeat(homeLimits.notesLength + 1), ratings: [] }],
    ['hidden characters', { notes: 'a\u0000b', ratings: [] }],
    ['six stars', { notes: '', ratings: [{ room: 'Kitchen', stars: 6 }] }],
    ['a room twice', { notes: '', ratings: [...ratings, { room: 'kitchen ', stars: 1 }] }],
    ['an operator', { notes: { $ne: '' }, ratings: [] }],
  ])('are refused: %s', async (_what, body) => {
    const buyer = await journey.buyer();
    const { id } = await save(buyer);
    expect(await refusal(await put(buyer, { id, version: 0 }, '/impressions', body))).toEqual([400, 'request.invalid']);
  });
});

describe('a change', () => {
  it('of an older version is refused, and changes nothing', async () => {
    const buyer = await journey.buyer();
    const old = await save(buyer);
    const home = await homeFrom(move(buyer, old, 'tour'));
    const attempts = [change(buyer, old, {}), move(buyer, old, 'offer'), tour(buyer, old, null), remove(buyer, old)];
    for (const attempt of attempts) expect(await refusal(await attempt)).toEqual(conflict);
    expect(await homesOf(buyer)).toEqual([home]);
  });

  it('is made once of two at once', async () => {
    const buyer = await journey.buyer();
    const home = await save(buyer);
    const responses = await Promise.all([move(buyer, home, 'offer'), move(buyer, home, 'passed')]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await homesOf(buyer))[0]?.version).toBe(2);
  });

  it('of another buyer’s home is refused like that of none', async () => {
    const [owner, stranger] = [await journey.buyer(), await journey.buyer()];
    const home = await save(owner);
    const attempts = [
      change(stranger, home, {}),
      move(stranger, home, 'offer'),
      tour(stranger, home, null),
      write(stranger, home, 'Mine'),
      remove(stranger, home),
    ];
    for (const attempt of attempts) expect(await refusal(await attempt)).toEqual(notFound);
    expect(await homesOf(owner)).toEqual([home]);
    expect(await homesOf(stranger)).toEqual([]);
  });

  it.each([
    ['no address', { address: ' ' }, 'body.address'],
    ['a hidden character in the address', { address: '12 Oak\u0007Street' }, 'body.address'],
    ['no price', { priceCents: 0 }, 'body.priceCents'],
    ['part of a cent', { priceCents: 100.5 }, 'body.priceCents'],
    ['a third of a bathroom', { bathrooms: 1.3 }, 'body.bathrooms'],
    ['a link that runs a script', { link: 'javascript:alert(1)' }, 'body.link'],
    ['a link with a name before the host', { link: 'https://redfin.com@evil.example/' }, 'body.link'],
    ['a ZIP code of four digits', { zipCode: '7870' }, 'body.zipCode'],
    ['an impossible day', { listedOn: '2026-02-30' }, 'body.listedOn'],
    ['an operator', { bedrooms: { $gt: 0 } }, 'body.bedrooms'],
    ['what schools are like', { schoolRating: 9 }, 'body.schoolRating'],
  ])('is refused: %s', async (_what, part, field) => {
    const buyer = await journey.buyer();
    const home = await save(buyer);
    for (const response of [
      await post(buyer, { ...entry, ...part }),
      await put(buyer, home, '', { ...entry, ...part }),
    ]) {
      expect(response.status).toBe(400);
      expect(problem.parse(await response.json()).details?.map((detail) => detail.path)).toEqual([field]);
    }
    expect(await homesOf(buyer)).toEqual([home]);
  });
});

describe('homes at one address', () => {
  it('are one: what is newly known wins, everything else stays', async () => {
    const buyer = await journey.buyer();
    const home = await save(buyer);
    await write(buyer, await homeFrom(move(buyer, home, 'shortlist')), 'Bright');
    const again = { address: '12 OAK ST., Apt 4', priceCents: 41_000_000, bedrooms: null, bathrooms: 2.5 };
    const { home: merged, merged: wasMerged } = await mergedFrom(post(buyer, { ...entry, ...again }));

    expect(wasMerged).toBe(true);
    expect(merged).toMatchObject({
      ...entry,
      ...again,
      id: home.id,
      version: 3,
      bedrooms: 3,
      stage: 'shortlist',
      impressions: { version: 1, notes: 'Bright' },
    });
    expect(pricesOf(merged)).toEqual([42_500_000, 41_000_000]);
    expect(await homesOf(buyer)).toEqual([merged]);
  });

  it('are merged once by a repeated request, also after another change', async () => {
    const buyer = await journey.buyer();
    await save(buyer);
    const key = randomUUID();
    const { home } = await mergedFrom(post(buyer, { ...entry, priceCents: 41_000_000 }, key));
    const { home: changed } = await mergedFrom(change(buyer, home, { priceCents: 40_000_000 }));
    expect(await mergedFrom(post(buyer, { ...entry, priceCents: 41_000_000 }, key))).toEqual({
      home: changed,
      merged: true,
    });
  });

  it('are one when they are saved at once', async () => {
    const buyer = await journey.buyer();
    const replies = await Promise.all([1, 2, 3].map((bedrooms) => mergedFrom(post(buyer, { ...entry, bedrooms }))));
    expect(new Set(replies.map(({ home }) => home.id)).size).toBe(1);
    expect(replies.map(({ merged }) => merged).sort()).toEqual([false, true, true]);
    expect(await homesOf(buyer)).toHaveLength(1);
  });

  it.each([
    ['the first', '', '78704'],
    ['the second', '78704', ''],
  ])('are one if only %s is without its ZIP code, also when they come at once', async (_what, first, second) => {
    const [buyer, other] = [await journey.buyer(), await journey.buyer()];
    const home = await save(buyer, { zipCode: first });
    const { home: both, merged } = await mergedFrom(post(buyer, { ...entry, zipCode: second }));
    expect([both.id, both.zipCode, merged]).toEqual([home.id, '78704', true]);

    await Promise.all([first, second].map((zipCode) => post(other, { ...entry, zipCode })));
    expect((await homesOf(other)).map(({ zipCode }) => zipCode)).toEqual(['78704']);
    const elsewhere = await save(other, { address: '9 Elm Court' });
    expect((await mergedFrom(change(other, elsewhere, { zipCode: '' }))).home.zipCode).toBe('78704');
    expect(await homesOf(other)).toHaveLength(1);
  });

  it('stay several where nobody knows which one is meant without a ZIP code', async () => {
    const buyer = await journey.buyer();
    const list = [
      entry,
      { ...entry, zipCode: '78705' },
      { ...entry, zipCode: '' },
      { ...entry, city: '', zipCode: '' },
    ];
    expect(await importAll(buyer, list)).toEqual({ added: 4, merged: 0, sales: 0 });
    expect(await importAll(buyer, list)).toEqual({ added: 0, merged: 4, sales: 0 });
  });

  it('become one when one takes the address of the other', async () => {
    const buyer = await journey.buyer();
    const older = await save(buyer, { bathrooms: 2, priceCents: 45_000_000 });
    const planned = await homeFrom(tour(buyer, older, '2030-12-03T20:30:00.000Z'));
    await write(buyer, await homeFrom(move(buyer, planned, 'shortlist')), 'Bright');
    const kept = await homeFrom(move(buyer, await save(buyer, { address: '14 Oak Street' }), 'offer'));
    await write(buyer, kept, 'Near work');
    expect(await homeSearchStatus(buyer)).toBe('completed');

    const { home, merged } = await mergedFrom(change(buyer, kept, {}));
    expect(merged).toBe(true);
    expect(home).toMatchObject({
      ...entry,
      id: kept.id,
      bathrooms: 2,
      stage: 'offer',
      tourAt: '2030-12-03T20:30:00.000Z',
      impressions: { version: 2, notes: 'Near work\n\nBright' },
      createdAt: older.createdAt,
    });
    expect(pricesOf(home)).toEqual([45_000_000, 42_500_000]);
    expect(await homesOf(buyer)).toEqual([home]);
    expect(await eventsOf(buyer)).toHaveLength(1);
    expect(await homeSearchStatus(buyer)).toBe('completed');
  });

  it('stay two if the notes of both are more than fit', async () => {
    const buyer = await journey.buyer();
    await write(buyer, await save(buyer), 'x'.repeat(homeLimits.notesLength));
    const other = await save(buyer, { address: '14 Oak Street' });
    await write(buyer, other, 'Bright');
    const before = await homesOf(buyer);
    expect(await refusal(await change(buyer, other, {}))).toEqual([409, 'home.too-much-to-merge']);
    expect(await homesOf(buyer)).toEqual(before);
  });

  it.each(['offer', 'contract'] as const)('stay two if the other is in %s', async (stage) => {
    const buyer = await journey.buyer();
    await move(buyer, await save(buyer), stage);
    const other = await save(buyer, { address: '14 Oak Street' });
    const before = await homesOf(buyer);
    expect(await refusal(await change(buyer, other, {}))).toEqual([409, 'home.too-much-to-merge']);
    expect(await homesOf(buyer)).toEqual(before);
  });

  it('are two buyers’ own', async () => {
    const [one, other] = [await journey.buyer(), await journey.buyer()];
    const key = randomUUID();
    const [first, second] = [await mergedFrom(post(one, entry, key)), await mergedFrom(post(other, entry, key))];
    expect([first.merged, second.merged]).toEqual([false, false]);
    expect(first.home.id).not.toBe(second.home.id);
  });
});

describe('a tour', () => {
  const tourAt = '2030-12-03T20:30:00.000Z';

  it('is in the calendar, and follows the home', async () => {
    const buyer = await journey.buyer();
    const home = await save(buyer);
    const planned = await homeFrom(tour(buyer, home, tourAt));
    expect(planned).toMatchObject({ version: 2, stage: 'tour', tourAt });
    const event = { title: 'Tour: 12 Oak Street #4', address: '12 Oak Street #4, Austin, TX 78704', startsAt: tourAt };
    expect(await eventsOf(buyer)).toMatchObject([event]);

    const { home: moved } = await mergedFrom(change(buyer, planned, { address: '9 Elm Court', city: '' }));
    expect(await eventsOf(buyer)).toMatchObject([{ title: 'Tour: 9 Elm Court', address: '9 Elm Court, TX 78704' }]);

    const passed = await homeFrom(move(buyer, moved, 'passed'));
    expect([passed.tourAt, await eventsOf(buyer)]).toEqual([tourAt, []]);
    const back = await homeFrom(move(buyer, passed, 'shortlist'));
    expect(await eventsOf(buyer)).toHaveLength(1);

    const cancelled = await homeFrom(tour(buyer, back, null));
    expect([cancelled.tourAt, cancelled.stage, await eventsOf(buyer)]).toEqual([null, 'shortlist', []]);
  });

  it('stays as the buyer left it in the calendar, until it is another one', async () => {
    const buyer = await journey.buyer();
    const planned = await homeFrom(tour(buyer, await save(buyer), tourAt));
    const [event] = await eventsOf(buyer);
    expect((await buyer.call(`/api/calendar-events/${event?.id}`, { method: 'DELETE' })).status).toBe(204);

    await write(buyer, planned, 'Bright');
    const shortlisted = await homeFrom(move(buyer, planned, 'shortlist'));
    const { home } = await mergedFrom(change(buyer, shortlisted, { priceCents: 41_000_000 }));
    await post(buyer, { ...entry, bedrooms: 4 });
    expect(await eventsOf(buyer)).toEqual([]);
    await tour(buyer, { ...home, version: home.version + 1 }, '2030-12-04T20:30:00.000Z');
    expect(await eventsOf(buyer)).toHaveLength(1);
  });

  it('is gone with its home', async () => {
    const buyer = await journey.buyer();
    await remove(buyer, await homeFrom(tour(buyer, await save(buyer), tourAt)));
    expect(await eventsOf(buyer)).toEqual([]);
  });
});

describe('the milestone', () => {
  it('is completed as long as a home is in Offer or Contract', async () => {
    const buyer = await journey.buyer();
    const [one, other] = [await save(buyer), await save(buyer, { address: '9 Elm Court' })];
    expect(await homeSearchStatus(buyer)).toBe('not_started');
    const offered = await homeFrom(move(buyer, one, 'offer'));
    expect(await homeSearchStatus(buyer)).toBe('completed');

    const underContract = await homeFrom(move(buyer, other, 'contract'));
    await move(buyer, offered, 'shortlist');
    expect(await homeSearchStatus(buyer)).toBe('completed');
    await remove(buyer, underContract);
    expect(await homeSearchStatus(buyer)).toBe('in_progress');
  });
});

describe('an import', () => {
  const sale: ComparableSaleEntry = {
    address: '18 Oak Street',
    city: 'Austin',
    state: 'TX',
    zipCode: '78704',
    priceCents: 40_000_000,
    bedrooms: 3,
    bathrooms: 2,
    squareFeet: 1_600,
    yearBuilt: 1987,
    propertyType: 'single_family',
    soldOn: '2026-10-31',
  };

  it('adds homes and merges duplicates, and is safe to repeat', async () => {
    const buyer = await journey.buyer();
    const home = await save(buyer);
    const list = [{ ...entry, priceCents: 41_000_000 }, atOak(14), atOak(16), atOak(14, { bathrooms: 2 })];
    const key = randomUUID();
    const counts = { added: 2, merged: 2, sales: 1 };

    expect(await importAll(buyer, list, [sale], key)).toEqual(counts);
    const homes = await homesOf(buyer);
    expect(homes).toHaveLength(3);
    expect(homes.find(({ id }) => id === home.id)).toMatchObject({ version: 2, priceCents: 41_000_000 });
    expect(homes.find(({ address }) => address === '14 Oak Street')).toMatchObject({ bathrooms: 2 });

    expect(await importAll(buyer, list, [sale], key)).toEqual(counts);
    expect(await homesOf(buyer)).toEqual(homes);
    expect(await importAll(buyer, list, [sale])).toEqual({ added: 0, merged: 4, sales: 1 });
    expect(await homesOf(buyer)).toEqual(homes);
  });

  it('takes a file without homes, keeps the sales of the last days, and lets one be deleted', async () => {
    const [buyer, stranger] = [await journey.buyer(), await journey.buyer()];
    const days = Array.from({ length: 490 }, (_, day) =>
      new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10),
    );
    await importAll(
      buyer,
      [],
      days.map((soldOn) => ({ ...sale, soldOn })),
    );
    const older = Array.from({ length: 20 }, (_, number) => ({
      ...sale,
      address: `${number} Elm Court`,
      soldOn: '2024-06-01',
    }));
    expect(await importAll(buyer, [], [...older, sale])).toEqual({ added: 0, merged: 0, sales: 10 });

    const [newest, ...others] = await salesOf(buyer);
    expect(newest).toEqual({ ...sale, id: expect.any(String) });
    expect(others).toHaveLength(499);
    const at = `/api/comparable-sales/${newest!.id}`;
    expect(await refusal(await stranger.call(at, { method: 'DELETE' }))).toEqual([404, 'comparable-sale.not-found']);
    expect((await buyer.call(at, { method: 'DELETE' })).status).toBe(204);
    expect(await salesOf(buyer)).toEqual(others);
  });

  it('is refused as a whole beyond the maximum, also concurrently; merging is still possible', async () => {
    const buyer = await journey.buyer();
    const half = (from: number) => Array.from({ length: 250 }, (_, number) => atOak(from + number));
    const imports = await Promise.all([
      importList(buyer, half(0)),
      importList(buyer, half(250)),
      importList(buyer, half(500)),
    ]);
    expect(imports.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
    const homes = await homesOf(buyer);
    expect(homes).toHaveLength(homeLimits.perBuyer);

    expect(await refusal(await post(buyer, atOak(9_999)))).toEqual([409, 'home.too-many']);
    expect(await refusal(await importList(buyer, [atOak(9_999)], [sale]))).toEqual([409, 'home.too-many']);
    expect(await salesOf(buyer)).toEqual([]);
    const [first] = homes;
    expect((await post(buyer, { ...entry, address: first!.address, bedrooms: 9 })).status).toBe(201);

    await remove(buyer, homes[1]!);
    const last = await Promise.all([post(buyer, atOak(9_998)), post(buyer, atOak(9_999))]);
    expect(last.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it.each([
    ['one home too many', Array.from({ length: homeLimits.perImport + 1 }, (_, number) => atOak(number))],
    ['a bad row', [atOak(1), atOak(2, { priceCents: -1 })]],
  ])('is refused: %s', async (_what, homes) => {
    const buyer = await journey.buyer();
    expect(await refusal(await importList(buyer, homes))).toEqual([400, 'request.invalid']);
    expect(await homesOf(buyer)).toEqual([]);
  });
});

describe('who the buyer is', () => {
  const { household } = exampleFinancialProfile;
  const homes = [exampleHomeEntry, atOak(14, { priceCents: 90_000_000 }), atOak(16, { ageRestricted: true })];
  /** The assessments of the homes, in order, without the parts that always differ. */
  const assessedFor = async (person: Partial<PreApprovalInfo>, size: number) => {
    const buyer = await journey.buyer();
    const profile = { ...exampleFinancialProfile, household: { ...household, size } };
    const saves = [
      buyer.call('/api/pre-approval-info', {
        method: 'POST',
        body: JSON.stringify({ ...examplePreApprovalInfo, ...person }),
      }),
      buyer.call('/api/financial-profile', { method: 'PUT', body: JSON.stringify({ version: 0, profile }) }),
      send(buyer, 'PUT', '/api/home-goals', { 'if-match': '"0"' }, exampleHomeGoals),
    ];
    for (const { status } of await Promise.all(saves)) expect(status).toBe(200);
    for (const home of homes) await save(buyer, home);
    const { homes: listed, ...rest } = await listOf(buyer);
    return { ...rest, homes: listed.map(({ address, assessment }) => ({ address, assessment })) };
  };

  it('changes neither what is said of homes nor their order', async () => {
    const expected = await assessedFor({}, 2);
    expect(expected.missing).toEqual(['budget']);
    expect(expected.homes[0]?.assessment).toMatchObject({
      monthlyPaymentCents: expect.any(Number),
      fit: { verdict: expect.any(String) },
    });

    const people: Partial<PreApprovalInfo>[] = [
      ...(Object.keys(citizenships) as (keyof typeof citizenships)[]).map((citizenship) => ({ citizenship })),
      ...(Object.keys(maritalStatuses) as (keyof typeof maritalStatuses)[]).map((maritalStatus) => ({ maritalStatus })),
      { firstName: 'Fatima', lastName: 'Nguyễn-Okafor', email: 'someone@example.org', phone: '(305) 555-0199' },
    ];
    for (const person of people) expect(await assessedFor(person, 2)).toEqual(expected);
    for (const size of [1, 9]) expect(await assessedFor({}, size)).toEqual(expected);
  });
});

describe('when an account is deleted', () => {
  it('exports the buyer’s homes and sales, then deletes them', async () => {
    const [leaving, staying] = [await journey.buyer(), await journey.buyer()];
    const home = await save(leaving);
    await save(staying);
    const soldOn = '2026-10-31';
    const { address, city, state, zipCode, priceCents, bedrooms, bathrooms, squareFeet, yearBuilt, propertyType } =
      entry;
    const sale = {
      address,
      city,
      state,
      zipCode,
      priceCents,
      bedrooms,
      bathrooms,
      squareFeet,
      yearBuilt,
      propertyType,
      soldOn,
    };
    await importAll(leaving, [], [sale]);
    const connection = await connectMongo({
      uri: testEngines().mongodbUri,
      database: journey.database.databaseName,
      logger: journey.log.logger,
    });
    const stores = [createHomeStore(connection), createComparableSaleStore(connection)];
    const exported = () => Promise.all(stores.map((store) => store.findForExport(leaving.userId)));

    expect(await exported()).toEqual([[home], [{ ...sale, id: expect.any(String) }]]);
    for (const store of stores)
      await inTransaction(connection, (transaction) => store.deleteByUser(leaving.userId, transaction));

    expect(await exported()).toEqual([[], []]);
    expect(
      await journey.database.collection<{ _id: string }>('home-boards').findOne({ _id: leaving.userId }),
    ).toBeNull();
    expect(await homesOf(staying)).toHaveLength(1);
    await connection.close();
  });
});
