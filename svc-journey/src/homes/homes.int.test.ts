import { exampleHomeEntry } from '@hearthway/contracts/examples';
import { homeLimits, type AssessedHome, type CalendarEvent, type Home } from '@hearthway/contracts/journey';
import { problem } from '@hearthway/contracts/problem';
import { connectMongo, inTransaction } from '@hearthway/service-kit';
import { testEngines } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startJourneyUnderTest, type JourneyUnderTest } from '../testing/index.js';
import { createHomeStore } from './home-store.js';

let journey: JourneyUnderTest;
beforeAll(async () => {
  journey = await startJourneyUnderTest();
});
afterAll(() => journey.stop());

type Buyer = Awaited<ReturnType<JourneyUnderTest['buyer']>>;

const entry = exampleHomeEntry;
const path = '/api/homes';
const homesOf = async (buyer: Buyer) => ((await (await buyer.call(path)).json()) as { homes: AssessedHome[] }).homes;
const create = (buyer: Buyer, body: unknown = entry, key?: string) =>
  buyer.call(path, { method: 'POST', body: JSON.stringify(body), ...(key && { headers: { 'idempotency-key': key } }) });
const saved = async (buyer: Buyer, part: object = {}) =>
  (await (await create(buyer, { ...entry, ...part })).json()) as Home;
const change = (buyer: Buyer, { id, version }: Pick<Home, 'id' | 'version'>, what: string, body: unknown) =>
  buyer.call(`${path}/${id}${what}`, {
    method: what === '/merge' ? 'POST' : 'PUT',
    headers: { 'if-match': `"${version}"` },
    body: JSON.stringify(body),
  });
const move = async (buyer: Buyer, home: Home, stage: string) =>
  (await (await change(buyer, home, '/stage', { stage })).json()) as Home;
const remove = (buyer: Buyer, { id, version }: Home) =>
  buyer.call(`${path}/${id}`, { method: 'DELETE', headers: { 'if-match': `"${version}"` } });
const codeOf = async (response: Response) => problem.parse(await response.json()).code;
const eventsOf = async (buyer: Buyer) =>
  ((await (await buyer.call('/api/calendar-events')).json()) as { events: CalendarEvent[] }).events;
const boards = () => journey.database.collection<{ _id: string; homes: number; offers: number }>('home-boards');
const countsOf = async ({ userId }: Buyer) => {
  const { homes, offers } = (await boards().findOne({ _id: userId })) ?? {};
  return { homes, offers };
};

describe('a board', () => {
  it('is empty at first, and says what the estimates need', async () => {
    const reply = await (await (await journey.buyer()).call(path)).json();
    expect(reply).toEqual({ homes: [], missing: expect.arrayContaining(['goals', 'budget']), policyRows: [] });
  });

  it('lists homes, newest first, with their assessment', async () => {
    const buyer = await journey.buyer();
    const first = await saved(buyer);
    const second = await saved(buyer, { address: '9 Birch Road', state: 'FL', yearBuilt: 1990 });

    expect(first).toMatchObject({ ...entry, version: 1, stage: 'saved', notes: '', ratings: [], tourAt: null });
    const homes = await homesOf(buyer);
    expect(homes.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(homes[1]).toMatchObject({ ...first, duplicateIds: [] });
    expect(homes[1]?.assessment).toMatchObject({
      pricePerSquareFootCents: 25_758,
      flags: ['texas-agreement', 'lead-paint', 'hoa-papers', 'flood-map', 'insurance-quote'],
    });
    expect(homes[0]?.assessment.flags).toContain('florida-tax-reset');
  });

  it('is created once by repeated requests', async () => {
    const buyer = await journey.buyer();
    const key = randomUUID();
    const responses = await Promise.all([create(buyer, entry, key), create(buyer, entry, key)]);
    expect(await codeOf(await create(buyer, { ...entry, address: '1 Other Road' }, key))).toBe('request.key-reused');

    expect(responses.map(({ status }) => status)).toEqual([201, 201]);
    const [one, other] = (await Promise.all(responses.map((response) => response.json()))) as Home[];
    expect(one).toEqual(other);
    expect(await homesOf(buyer)).toHaveLength(1);
    expect(await countsOf(buyer)).toEqual({ homes: 1, offers: 0 });
  });

  it('has a maximum, even for concurrent requests', async () => {
    const buyer = await journey.buyer();
    const home = await saved(buyer);
    await boards().updateOne({ _id: buyer.userId }, { $set: { homes: homeLimits.perBuyer - 2 } });

    const responses = await Promise.all(Array.from({ length: 5 }, () => create(buyer)));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
    expect(await codeOf(await create(buyer))).toBe('home.too-many');
    expect((await remove(buyer, home)).status).toBe(204);
    expect((await create(buyer)).status).toBe(201);
  });
});

describe('a home', () => {
  it('keeps its former prices', async () => {
    const buyer = await journey.buyer();
    const home = await saved(buyer);
    const lower = await change(buyer, home, '', { ...entry, priceCents: 40_000_000, marketStatus: 'pending' });
    const changed = (await lower.json()) as Home;

    expect(changed).toMatchObject({ version: 2, priceCents: 40_000_000, marketStatus: 'pending' });
    expect(changed.priceHistory.map(({ priceCents }) => priceCents)).toEqual([42_500_000, 40_000_000]);
    const same = (await (await change(buyer, changed, '', { ...entry, priceCents: 40_000_000 })).json()) as Home;
    expect(same.priceHistory).toEqual(changed.priceHistory);
  });

  it('keeps notes and ratings, with line breaks', async () => {
    const buyer = await journey.buyer();
    const home = await saved(buyer);
    const impressions = { notes: 'Quiet street.\nThe roof looks old.', ratings: [{ room: 'Kitchen', stars: 4 }] };

    expect(await (await change(buyer, home, '/impressions', impressions)).json()).toMatchObject({
      version: 2,
      ...impressions,
    });
    expect((await homesOf(buyer))[0]).toMatchObject(impressions);
  });

  it.each([
    ['the facts', '', { ...entry, city: 'Dallas' }],
    ['the stage', '/stage', { stage: 'tour' }],
    ['the notes', '/impressions', { notes: 'Mine', ratings: [] }],
    ['the tour', '/tour', { tourAt: '2026-12-03T20:30:00.000Z' }],
  ])('refuses to change an outdated version: %s', async (_what, part, body) => {
    const buyer = await journey.buyer();
    const home = await saved(buyer);
    const current = await move(buyer, home, 'shortlist');
    const response = await change(buyer, home, part, body);

    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'home.conflict', versions: { yours: body, current } });
    expect((await homesOf(buyer))[0]).toMatchObject(current);
    expect(await eventsOf(buyer)).toEqual([]);
  });

  it('accepts one of two concurrent changes', async () => {
    const buyer = await journey.buyer();
    const home = await saved(buyer);
    const responses = await Promise.all([
      change(buyer, home, '/stage', { stage: 'tour' }),
      change(buyer, home, '/stage', { stage: 'passed' }),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('has to be changed with a version', async () => {
    const buyer = await journey.buyer();
    const { id } = await saved(buyer);
    const response = await buyer.call(`${path}/${id}/stage`, { method: 'PUT', body: '{"stage":"tour"}' });
    expect([response.status, await codeOf(response)]).toEqual([428, 'request.version-required']);
  });

  it.each([
    ['no address', { address: ' ' }, 'body.address'],
    ['an address of two lines', { address: '1 Main\nSt' }, 'body.address'],
    ['no price', { priceCents: null }, 'body.priceCents'],
    ['half a cent', { priceCents: 100.5 }, 'body.priceCents'],
    ['a price too high', { priceCents: homeLimits.priceCents + 1 }, 'body.priceCents'],
    ['an operator', { city: { $ne: '' } }, 'body.city'],
    ['a third of a bathroom', { bathrooms: 1.3 }, 'body.bathrooms'],
    ['a state that isn’t', { state: 'ZZ' }, 'body.state'],
    ['a script as link', { link: 'javascript:alert(1)' }, 'body.link'],
    ['a link without https', { link: 'http://example.com' }, 'body.link'],
    ['a link with a password', { link: 'https://user:password@example.com' }, 'body.link'],
    ['an extra key', { schoolScore: 9 }, 'body.schoolScore'],
    ['another stage', { stage: 'offer' }, 'body.stage'],
  ])('is refused: %s', async (_what, part, field) => {
    const buyer = await journey.buyer();
    const home = await saved(buyer);

    for (const response of [
      await create(buyer, { ...entry, ...part }),
      await change(buyer, home, '', { ...entry, ...part }),
    ]) {
      expect(response.status).toBe(400);
      expect(problem.parse(await response.json()).details?.map((detail) => detail.path)).toEqual([field]);
    }
    expect(await homesOf(buyer)).toHaveLength(1);
  });
});

describe('another buyer’s home', () => {
  it('is not found by any operation', async () => {
    const [owner, stranger] = [await journey.buyer(), await journey.buyer()];
    const home = await saved(owner);
    const own = await saved(stranger);
    const merge = { otherId: home.id, otherVersion: home.version };

    for (const response of [
      await change(stranger, home, '', entry),
      await change(stranger, home, '/stage', { stage: 'offer' }),
      await change(stranger, home, '/tour', { tourAt: null }),
      await change(stranger, home, '/impressions', { notes: '', ratings: [] }),
      await change(stranger, home, '/merge', { otherId: own.id, otherVersion: 1 }),
      await change(stranger, own, '/merge', merge),
      await remove(stranger, home),
    ]) {
      expect([response.status, await codeOf(response)]).toEqual([404, 'home.not-found']);
    }
    expect(await homesOf(owner)).toMatchObject([home]);
  });
});

describe('a tour', () => {
  it('is in the calendar, moves with the home, and leaves with it', async () => {
    const buyer = await journey.buyer();
    const home = await saved(buyer);
    const tourAt = '2026-12-03T20:30:00.000Z';
    const planned = (await (await change(buyer, home, '/tour', { tourAt })).json()) as Home;
    const [event] = await eventsOf(buyer);

    expect(planned.tourAt).toBe(tourAt);
    expect(event).toMatchObject({
      title: 'Tour: 4512 Shoal Creek Blvd',
      address: '4512 Shoal Creek Blvd, Austin, TX 78756',
      startsAt: tourAt,
    });

    const later = '2026-12-04T20:30:00.000Z';
    const moved = (await (await change(buyer, planned, '/tour', { tourAt: later })).json()) as Home;
    expect(await eventsOf(buyer)).toEqual([{ ...event, startsAt: later }]);

    const renamed = (await (await change(buyer, moved, '', { ...entry, address: '1 Elm St' })).json()) as Home;
    expect(await eventsOf(buyer)).toMatchObject([{ id: event?.id, title: 'Tour: 1 Elm St', startsAt: later }]);

    expect((await remove(buyer, renamed)).status).toBe(204);
    expect(await eventsOf(buyer)).toEqual([]);
  });

  it('can be cancelled, and comes back after its event was deleted', async () => {
    const buyer = await journey.buyer();
    const tourAt = '2026-12-03T20:30:00.000Z';
    const planned = (await (await change(buyer, await saved(buyer), '/tour', { tourAt })).json()) as Home;
    const [event] = await eventsOf(buyer);
    await buyer.call(`/api/calendar-events/${event?.id}`, { method: 'DELETE' });

    const again = (await (await change(buyer, planned, '/tour', { tourAt })).json()) as Home;
    expect(await eventsOf(buyer)).toHaveLength(1);
    const cancelled = (await (await change(buyer, again, '/tour', { tourAt: null })).json()) as Home;
    expect(cancelled.tourAt).toBeNull();
    expect(await eventsOf(buyer)).toEqual([]);
  });
});

describe('two homes at one address', () => {
  it('know each other, and become one without losing anything', async () => {
    const buyer = await journey.buyer();
    const older = await saved(buyer, {
      city: '',
      address: '4512 SHOAL CREEK BOULEVARD',
      mlsNumber: '',
      yearBuilt: null,
    });
    const rated = { notes: 'Bright', ratings: [{ room: 'Kitchen', stars: 4 }] };
    const noted = (await (await change(buyer, older, '/impressions', rated)).json()) as Home;
    const other = await move(buyer, await saved(buyer, { priceCents: 41_000_000, hoaMonthlyCents: 0 }), 'shortlist');
    const otherNotes = {
      notes: 'Old roof',
      ratings: [
        { room: 'kitchen', stars: 1 },
        { room: 'Outside', stars: 5 },
      ],
    };
    const otherNoted = (await (await change(buyer, other, '/impressions', otherNotes)).json()) as Home;
    expect((await homesOf(buyer)).map(({ duplicateIds }) => duplicateIds)).toEqual([[older.id], [other.id]]);

    const response = await change(buyer, noted, '/merge', { otherId: other.id, otherVersion: otherNoted.version });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      id: older.id,
      address: '4512 SHOAL CREEK BOULEVARD',
      city: 'Austin',
      yearBuilt: 1962,
      stage: 'shortlist',
      notes: 'Bright\n\nOld roof',
      ratings: [
        { room: 'Kitchen', stars: 4 },
        { room: 'Outside', stars: 5 },
      ],
      priceHistory: [{ priceCents: 41_000_000 }, { priceCents: 42_500_000 }],
    });
    expect(await homesOf(buyer)).toHaveLength(1);
    expect(await countsOf(buyer)).toEqual({ homes: 1, offers: 0 });
  });

  it('keep their tours apart until then', async () => {
    const buyer = await journey.buyer();
    const [one, other] = [await saved(buyer), await saved(buyer)];
    const tour = { tourAt: '2026-12-03T20:30:00.000Z' };
    const first = (await (await change(buyer, one, '/tour', tour)).json()) as Home;
    const second = (await (await change(buyer, other, '/tour', tour)).json()) as Home;
    expect(await eventsOf(buyer)).toHaveLength(2);

    await change(buyer, first, '/merge', { otherId: second.id, otherVersion: second.version });
    expect(await eventsOf(buyer)).toHaveLength(1);
  });

  it('stay two if their notes don’t fit into one', async () => {
    const buyer = await journey.buyer();
    const long = { notes: 'x'.repeat(2_500), ratings: [] };
    const notes = async (text: string) =>
      (await (
        await change(buyer, await saved(buyer), '/impressions', { ...long, notes: text.repeat(2_500) })
      ).json()) as Home;
    const [one, other] = [await notes('x'), await notes('y')];
    const response = await change(buyer, one, '/merge', { otherId: other.id, otherVersion: other.version });

    expect([response.status, await codeOf(response)]).toEqual([409, 'home.too-long']);
    expect(await homesOf(buyer)).toHaveLength(2);
  });

  it('are not one home with itself', async () => {
    const buyer = await journey.buyer();
    const home = await saved(buyer);
    const response = await change(buyer, home, '/merge', { otherId: home.id, otherVersion: 1 });
    expect(response.status).toBe(404);
    expect(await homesOf(buyer)).toHaveLength(1);
  });
});

describe('an offer', () => {
  it('is counted in both directions', async () => {
    const buyer = await journey.buyer();
    const home = await saved(buyer);
    const offered = await move(buyer, home, 'offer');
    expect(await countsOf(buyer)).toEqual({ homes: 1, offers: 1 });
    const signed = await move(buyer, offered, 'contract');
    expect(await countsOf(buyer)).toEqual({ homes: 1, offers: 1 });
    const passed = await move(buyer, signed, 'passed');
    expect(await countsOf(buyer)).toEqual({ homes: 1, offers: 0 });
    const again = await move(buyer, passed, 'offer');
    await remove(buyer, again);
    expect(await countsOf(buyer)).toEqual({ homes: 0, offers: 0 });
  });
});

describe('an import', () => {
  const csv = [
    'Address,City,State,Zip,Price,Beds,Baths,Square feet,Neighbors',
    '"12 Oak Street, #4",Austin,Texas,78704,"$425,000",3,2.5,"1,650",nice',
    '9 Birch Rd,Austin,TX,78704,call us,3,2,1200,',
    '',
    '10 Birch Rd,Austin,TX,787,300000,3,2,1200,',
    "'=HYPERLINK(1),Austin,TX,78704,300000,2,1,900,",
  ].join('\r\n');
  const send = (buyer: Buyer, body: object, key = randomUUID()) =>
    buyer.call(`${path}/import`, {
      method: 'POST',
      headers: { 'idempotency-key': key },
      body: JSON.stringify(body),
    });

  it('previews, then saves the good rows once, and names the bad cells', async () => {
    const buyer = await journey.buyer();
    const preview = await (await send(buyer, { csv, preview: true })).json();
    expect(preview).toMatchObject({
      rows: [
        { line: 2, entry: { address: '12 Oak Street, #4', state: 'TX', priceCents: 42_500_000, bathrooms: 2.5 } },
        { line: 6, entry: { address: '=HYPERLINK(1)' } },
      ],
      problems: [
        { line: 3, column: 'Price', message: 'Enter dollars, such as 425,000' },
        { line: 5, column: 'Zip', message: 'Please enter a ZIP code of five digits' },
      ],
      ignoredColumns: ['Neighbors'],
      saved: 0,
    });
    expect(await homesOf(buyer)).toEqual([]);

    const key = randomUUID();
    for (let times = 0; times < 2; times += 1) {
      expect(await (await send(buyer, { csv, preview: false }, key)).json()).toMatchObject({ saved: 2 });
    }
    expect(await homesOf(buyer)).toHaveLength(2);
  });

  it.each([
    ['no headings', '12 Oak St,400000'],
    ['no price', 'Address,City\n12 Oak St,Austin'],
    ['an open quotation mark', 'Address,Price\n"12 Oak St,400000\n'],
    ['bytes', '\u0000\u0001\u0002'],
  ])('refuses a file with %s', async (_what, file) => {
    const response = await send(await journey.buyer(), { csv: file, preview: true });
    expect([response.status, await codeOf(response)]).toEqual([400, 'home.unreadable-file']);
  });

  it('saves nothing if the board would overflow', async () => {
    const buyer = await journey.buyer();
    const rows = Array.from({ length: homeLimits.perBuyer + 1 }, (_, index) => `${index + 1} Oak St,400000`);
    const response = await send(buyer, { csv: ['Address,Price', ...rows].join('\n'), preview: false });
    expect([response.status, await codeOf(response)]).toEqual([409, 'home.too-many']);
    expect(await homesOf(buyer)).toEqual([]);
  });
});

describe('when an account is deleted', () => {
  it('exports the buyer’s homes, then deletes them', async () => {
    const [leaving, staying] = [await journey.buyer(), await journey.buyer()];
    const home = await saved(leaving);
    await saved(staying);
    const connection = await connectMongo({
      uri: testEngines().mongodbUri,
      database: journey.database.databaseName,
      logger: journey.log.logger,
    });
    const store = createHomeStore(connection);

    expect(await store.findForExport(leaving.userId)).toEqual([home]);
    await inTransaction(connection, (transaction) => store.deleteByUser(leaving.userId, transaction));
    expect(await store.findForExport(leaving.userId)).toEqual([]);
    expect(await store.findCounts(leaving.userId)).toEqual({ homes: 0, offers: 0 });
    expect(await homesOf(staying)).toHaveLength(1);
    await connection.close();
  });
});
