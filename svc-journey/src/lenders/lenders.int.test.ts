import type { Envelope } from '@hearthway/contracts/envelope';
import { exampleFinancialProfile as plan } from '@hearthway/contracts/examples';
import {
  emptyPreApprovalInfo,
  type FinancialProfile,
  type StoredFinancialProfile,
  type LenderAdvice,
  type LenderMatch,
  type PreApprovalInfo,
} from '@hearthway/contracts/journey';
import { problem } from '@hearthway/contracts/problem';
import { labeled } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startJourneyUnderTest, type JourneyUnderTest } from '../testing/index.js';
import { sampleLenders } from './catalogue/sample-lenders.js';
import { lenderWith } from './testing/ranking-samples.js';

let journey: JourneyUnderTest;
beforeAll(async () => {
  journey = await startJourneyUnderTest();
});
afterAll(() => journey.stop());

type Buyer = Awaited<ReturnType<JourneyUnderTest['buyer']>>;

const send = (buyer: Buyer, method: string, path: string, body: unknown) =>
  buyer.call(path, { method, body: JSON.stringify(body) });
const list = async (buyer: Buyer) => (await buyer.call('/api/lender-matches')).text();
const listed = async (buyer: Buyer) => JSON.parse(await list(buyer)) as LenderMatch[];
const find = async (buyer: Buyer, count = 3) => {
  const response = await send(buyer, 'POST', '/api/lender-matches/find', { count });
  expect(response.status).toBe(200);
  return (await response.json()) as LenderMatch[];
};
const remaining = async (buyer: Buyer) => {
  const response = await buyer.call('/api/lender-matches/remaining');
  return ((await response.json()) as { count: number | null }).count;
};
const change = (buyer: Buyer, id: string, status: unknown) =>
  send(buyer, 'PATCH', `/api/lender-matches/${id}`, { status });

async function saveProfile(buyer: Buyer, profile: FinancialProfile): Promise<void> {
  const { version } = (await (await buyer.call('/api/financial-profile')).json()) as StoredFinancialProfile;
  const response = await send(buyer, 'PUT', '/api/financial-profile', { version, profile });
  expect(response.status).toBe(200);
}

async function saveWizard(buyer: Buyer, answers: Partial<PreApprovalInfo>): Promise<void> {
  const response = await send(buyer, 'POST', '/api/pre-approval-info', { ...emptyPreApprovalInfo, ...answers });
  expect(response.status).toBe(200);
}

async function plannedBuyer(profile: FinancialProfile = plan): Promise<Buyer> {
  const buyer = await journey.buyer();
  await saveProfile(buyer, profile);
  return buyer;
}

/** The events published about these matches, in order for each match. */
async function published(matches: readonly LenderMatch[]): Promise<Record<string, unknown>[]> {
  const rows = await journey.database
    .collection('outbox')
    .find({ subject: { $in: matches.map(({ id }) => id) } })
    .sort({ subject: 1, sequence: 1 })
    .toArray();
  return rows.map((row) => (JSON.parse(row['body'] as string) as Envelope).data as Record<string, unknown>);
}

describe('POST /api/lender-matches/find', () => {
  it('returns the best lenders, stores them, and publishes each without financial details', async () => {
    const buyer = await plannedBuyer();
    const found = await find(buyer);

    expect(found).toHaveLength(3);
    expect(found.map(({ matchScore }) => matchScore)).toEqual(
      found.map(({ matchScore }) => matchScore).toSorted((one, other) => other - one),
    );
    expect(found.every(({ status, reasons }) => status === 'matched' && reasons.length === 3)).toBe(true);
    expect(await listed(buyer)).toEqual(found);
    const events = await published(found);
    expect(events.map(({ lenderMatchId }) => lenderMatchId).toSorted()).toEqual(found.map(({ id }) => id).toSorted());
    expect(events.every(({ userId }) => userId === buyer.userId)).toBe(true);
    expect(events.map((data) => Object.keys(data).sort())).toEqual(
      Array(3).fill(['lenderId', 'lenderMatchId', 'userId']),
    );
  });

  it('returns the next best each time until none is left', async () => {
    const buyer = await plannedBuyer();
    const all: LenderMatch[] = [];
    const left = await remaining(buyer);
    for (let found = await find(buyer); found.length > 0; found = await find(buyer)) {
      all.push(...found);
      expect(await remaining(buyer)).toBe(left! - all.length);
    }

    expect(all.length).toBeGreaterThan(3);
    expect(new Set(all.map(({ lender }) => lender.name)).size).toBe(all.length);
    expect(all.map(({ matchScore }) => matchScore)).toEqual(
      all.map(({ matchScore }) => matchScore).toSorted((one, other) => other - one),
    );
    expect(await listed(buyer)).toEqual(all);
    expect(await find(buyer, 10)).toEqual([]);
  });

  it('answers twenty concurrent finds without repeating a lender', async () => {
    const buyer = await plannedBuyer();
    const found = (await Promise.all(Array.from({ length: 20 }, () => find(buyer, 2)))).flat();
    const matches = await listed(buyer);

    expect(new Set(found.map(({ lender }) => lender.name)).size).toBe(found.length);
    expect(found.map(({ id }) => id).toSorted()).toEqual(matches.map(({ id }) => id).toSorted());
    expect(await published(matches)).toHaveLength(found.length);
    expect(found.length).toBeGreaterThan(3);
  });

  it.each(['location', 'income', 'debts', 'credit', 'plan'] as const)('needs %s first', async (section) => {
    const buyer = await plannedBuyer({ ...plan, [section]: null });
    const response = await send(buyer, 'POST', '/api/lender-matches/find', { count: 3 });

    expect(response.status).toBe(400);
    const refused = problem.parse(await response.json());
    expect(refused.code).toBe('lender-match.financial-information-required');
    expect(refused.message).toContain('financial information is required');
    expect(await listed(buyer)).toEqual([]);
    expect(await remaining(buyer)).toBeNull();
  });

  it('respects the type and use of the home given in the wizard', async () => {
    const buyer = await plannedBuyer({
      ...plan,
      plan: { ...plan.plan!, downPayment: { kind: 'percent', basisPoints: 2_500 } },
    });
    await saveWizard(buyer, { propertyType: 'land', propertyUse: 'second_home' });
    const found = await find(buyer, 10);

    const lendForIt = sampleLenders.filter(
      ({ states, propertyTypes, propertyUses }) =>
        states.includes('TX') && propertyTypes.includes('land') && propertyUses.includes('second_home'),
    );
    expect(found.map(({ lender }) => lender.name)).toEqual(lendForIt.map(({ name }) => name));
  });

  it('leaves out lenders for buyers of another kind, and ranks a match by the answer of today', async () => {
    const household = (firstTimeBuyer: boolean, militaryService: 'none' | 'veteran') => ({
      ...plan,
      household: { size: 2, firstTimeBuyer, militaryService },
    });
    const special = ({ lender }: LenderMatch) => lender.description.includes('Lends only to');
    const buyer = await plannedBuyer(household(true, 'veteran'));
    const found = [...(await find(buyer, 10)), ...(await find(buyer, 10))].filter(special);
    expect(found.map(({ lender }) => lender.name).toSorted()).toEqual([
      'Paper Lighthouse Mortgage',
      'Thimble & Anchor Service Loans',
    ]);

    await saveProfile(buyer, household(false, 'none'));
    const today = (await listed(buyer)).filter(special);
    expect(today.map(({ matchScore }) => matchScore)).toEqual([0, 0]);
    expect(today.map(({ unranked }) => unranked).toSorted()).toEqual([
      'This lender lends only to first-time buyers.',
      'This lender lends only to people who served and surviving spouses.',
    ]);
    const other = await plannedBuyer(household(false, 'none'));
    expect([...(await find(other, 10)), ...(await find(other, 10))].filter(special)).toEqual([]);
  });

  it.each([
    ['said nothing', null],
    ['would rather not say', { size: 2, firstTimeBuyer: null, militaryService: null }],
  ])('finds lenders for certain buyers last, as ones to check first, for someone who %s', async (_what, household) => {
    const buyer = await plannedBuyer({ ...plan, household });
    const found = [...(await find(buyer, 10)), ...(await find(buyer, 10))];
    const toCheck = found.filter(({ unconfirmed }) => unconfirmed !== undefined);

    expect(toCheck.map(({ lender }) => lender.name).toSorted()).toEqual([
      'Paper Lighthouse Mortgage',
      'Thimble & Anchor Service Loans',
    ]);
    for (const { lender, matchScore, unconfirmed } of toCheck) {
      expect(matchScore).toBeLessThan(60);
      expect(unconfirmed).toMatch(/^Lends only to .+\. You haven’t told us if you’re one of them\.$/);
      expect(lender.description).toContain(unconfirmed!.slice(0, unconfirmed!.indexOf('.') + 1));
    }
    expect(await listed(buyer)).toEqual(found.toSorted((one, other) => other.matchScore - one.matchScore));
  });

  it.each([
    ['no lender', { count: 0 }],
    ['more than ten', { count: 11 }],
    ['a part of one', { count: 1.5 }],
    ['a text', { count: '3' }],
    ['nothing', {}],
    ['a key too many', { count: 3, sponsored: true }],
    ['another buyer', { count: 3, userId: 'someone' }],
  ])('refuses to find %s', async (_what, body) => {
    const buyer = await plannedBuyer();
    const response = await send(buyer, 'POST', '/api/lender-matches/find', body);

    expect(response.status).toBe(400);
    expect(problem.parse(await response.json()).code).toBe('request.invalid');
    expect(await listed(buyer)).toEqual([]);
  });
});

const person: PreApprovalInfo = {
  propertyType: 'single_family',
  propertyUse: 'primary_residence',
  propertyState: 'TX',
  timeframe: 'soon',
  firstName: 'Jordan',
  lastName: 'Rivera',
  phone: '512-555-0100',
  email: 'jordan@example.com',
  citizenship: 'us_citizen',
  maritalStatus: 'single',
};
const another = {
  timeframe: 'researching',
  firstName: 'Thuy',
  lastName: 'Okonkwo-Nguyen',
  phone: '+1 702 555 0199',
  email: 'someone.else@example.org',
  citizenship: 'foreign_national',
  maritalStatus: 'widowed',
} as const;

describe('the ranking', () => {
  it('does not depend on who the buyer is', async () => {
    const buyer = await plannedBuyer();
    await saveWizard(buyer, person);
    await find(buyer, 10);
    const before = await list(buyer);

    for (const [question, answer] of Object.entries(another)) {
      await saveWizard(buyer, { ...person, [question]: answer });
      await labeled(question, async () => expect(await list(buyer)).toBe(before));
    }
    await saveWizard(buyer, { ...person, ...another });
    await saveProfile(buyer, { ...plan, household: { ...plan.household!, size: 7 } });
    expect(await list(buyer)).toBe(before);
  });

  it('finds the same lenders in the same order, whoever the buyer is', async () => {
    const buyer = await plannedBuyer();
    await saveWizard(buyer, person);
    const before = await find(buyer, 10);
    await journey.database.collection('lender-matches').deleteMany({ userId: buyer.userId });
    await saveWizard(buyer, { ...person, ...another });
    const after = await find(buyer, 10);

    const withoutIds = (matches: LenderMatch[]) => JSON.stringify(matches.map((match) => ({ ...match, id: '' })));
    expect(withoutIds(after)).toBe(withoutIds(before));
  });
});

describe('GET /api/lender-matches/advice', () => {
  const adviceFor = async (buyer: Buyer) => (await buyer.call('/api/lender-matches/advice')).text();
  const advised = async (buyer: Buyer) => JSON.parse(await adviceFor(buyer)) as LenderAdvice;
  const planned = (priceCents: number, downPaymentCents: number) => ({
    ...plan,
    household: { size: 2, firstTimeBuyer: false, militaryService: 'none' as const },
    plan: {
      ...plan.plan!,
      targetPriceCents: priceCents,
      downPayment: { kind: 'amount' as const, cents: downPaymentCents },
    },
  });

  it('names changes with which a search finds as many lenders as it says', async () => {
    const unaffordable = planned(90_000_000, 1_000_000);
    const { suggestions, obstacle } = await advised(await plannedBuyer(unaffordable));

    expect(obstacle).toBeNull();
    expect(suggestions.map(({ change }) => Object.keys(change)).flat()).toContain('priceCents');
    for (const { change, lenderCount, text } of suggestions) {
      const { priceCents = 90_000_000, downPaymentCents = 1_000_000 } = change;
      const buyer = await plannedBuyer(planned(priceCents, downPaymentCents));
      const found = [...(await find(buyer, 10)), ...(await find(buyer, 10))];
      expect(found.filter(({ matchScore }) => matchScore >= 60)).toHaveLength(lenderCount);
      expect(text).toContain(lenderCount === 1 ? '1 lender would match' : `${lenderCount} lenders would match`);
    }
  });

  it('names another type of home', async () => {
    const buyer = await plannedBuyer(planned(30_000_000, 10_000_000));
    await saveWizard(buyer, { propertyType: 'mobile_home', propertyUse: 'second_home' });
    const { suggestions } = await advised(buyer);

    expect(suggestions.some(({ change }) => change.propertyType !== undefined)).toBe(true);
  });

  it('does not depend on who the buyer is', async () => {
    const buyer = await plannedBuyer(planned(90_000_000, 1_000_000));
    await saveWizard(buyer, person);
    const before = await adviceFor(buyer);

    expect(before).toContain('would match');
    for (const [question, answer] of Object.entries(another)) {
      await saveWizard(buyer, { ...person, [question]: answer });
      await labeled(question, async () => expect(await adviceFor(buyer)).toBe(before));
    }
  });

  it('has nothing to say while lenders fit, and says where they lend if none does', async () => {
    expect(await advised(await plannedBuyer())).toEqual({ suggestions: [], obstacle: null });
    const elsewhere = await plannedBuyer({ ...plan, location: { state: 'OR', countyFips: null } });
    expect(await advised(elsewhere)).toEqual({
      suggestions: [],
      obstacle:
        'None of our lenders lends in Oregon yet. They lend in Arizona, Colorado, Florida, Nevada, Tennessee, and Texas.',
    });
  });

  it('needs the financial information', async () => {
    const response = await (await journey.buyer()).call('/api/lender-matches/advice');

    expect(response.status).toBe(400);
    expect(problem.parse(await response.json()).code).toBe('lender-match.financial-information-required');
  });
});

describe('LENDERS_FILE', () => {
  it('replaces the samples, which say that they are made up', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lenders-'));
    const file = join(folder, 'lenders.json');
    const lenders = [
      lenderWith({ id: 'harbor', name: 'Harbor Credit Union', website: 'https://harbor.example' }),
      lenderWith({ id: 'served', name: 'Served Only', programs: ['va'], minDownPaymentBasisPoints: 0 }),
    ];
    await writeFile(file, JSON.stringify({ lenders }));
    const samples = await plannedBuyer();
    expect(await (await samples.call('/api/lender-list')).json()).toEqual({ fictional: true });
    expect((await find(samples))[0]?.lender).toMatchObject({ fictional: true, website: '' });

    const operated = await startJourneyUnderTest({ LENDERS_FILE: file });
    try {
      const buyer = await operated.buyer();
      await saveProfile(buyer, { ...plan, household: { size: 2, firstTimeBuyer: true, militaryService: 'none' } });
      expect(await (await buyer.call('/api/lender-list')).json()).toEqual({ fictional: false });
      expect((await find(buyer, 10)).map(({ lender }) => lender)).toEqual([
        expect.objectContaining({ name: 'Harbor Credit Union', website: 'https://harbor.example', fictional: false }),
      ]);
    } finally {
      await operated.stop();
      await rm(folder, { recursive: true });
    }
  });
});

describe('GET /api/lender-matches', () => {
  it('is empty before the first find, and requires signing in', async () => {
    expect(await listed(await journey.buyer())).toEqual([]);
    expect((await fetch(`${journey.url}/api/lender-matches`)).status).toBe(401);
  });

  it('keeps matches when the plan changes, and updates their scores', async () => {
    const buyer = await plannedBuyer();
    const found = await find(buyer, 2);
    await saveProfile(buyer, { ...plan, credit: { scoreBand: 'from_640' } });
    const worse = await listed(buyer);
    await saveProfile(buyer, { ...plan, location: { state: 'NV', countyFips: null } });
    const moved = await listed(buyer);
    await saveProfile(buyer, { ...plan, debts: null });
    const incomplete = await listed(buyer);

    const idsOf = (matches: LenderMatch[]) => matches.map(({ id }) => id).toSorted();
    expect(idsOf(worse)).toEqual(idsOf(found));
    for (const { id, matchScore } of found) {
      expect(worse.find((match) => match.id === id)?.matchScore).toBeLessThan(matchScore);
    }
    expect(idsOf(moved)).toEqual(idsOf(found));
    expect(incomplete.map(({ matchScore, reasons }) => [matchScore, reasons])).toEqual([
      [0, []],
      [0, []],
    ]);
    expect(incomplete.every(({ unranked }) => unranked?.includes('financial information'))).toBe(true);
  });
});

describe('PATCH /api/lender-matches/{id}', () => {
  it('goes from matched to applied to pre-qualified', async () => {
    const buyer = await plannedBuyer();
    const [match] = (await find(buyer, 1)) as [LenderMatch];
    for (const status of ['applied', 'pre_qualified']) {
      const response = await change(buyer, match.id, status);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ ...match, status });
    }

    expect(await listed(buyer)).toEqual([{ ...match, status: 'pre_qualified' }]);
  });

  it('answers ten identical requests alike', async () => {
    const buyer = await plannedBuyer();
    const [match] = (await find(buyer, 1)) as [LenderMatch];
    const responses = await Promise.all(Array.from({ length: 10 }, () => change(buyer, match.id, 'applied')));

    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await listed(buyer)).toEqual([{ ...match, status: 'applied' }]);
  });

  it.each(['pre_qualified', 'approved', 'denied'])('does not go from matched to %s', async (status) => {
    const buyer = await plannedBuyer();
    const [match] = (await find(buyer, 1)) as [LenderMatch];
    const response = await change(buyer, match.id, status);

    expect(response.status).toBe(409);
    expect(problem.parse(await response.json()).code).toBe('lender-match.wrong-status');
    expect(await listed(buyer)).toEqual([match]);
  });

  it('does not go back', async () => {
    const buyer = await plannedBuyer();
    const [match] = (await find(buyer, 1)) as [LenderMatch];
    await change(buyer, match.id, 'applied');

    expect((await change(buyer, match.id, 'matched')).status).toBe(409);
  });

  it('answers 404 for another buyer’s match and leaves it as it is', async () => {
    const [owner, stranger] = [await plannedBuyer(), await plannedBuyer()];
    const [match] = (await find(owner, 1)) as [LenderMatch];
    const response = await change(stranger, match.id, 'applied');

    expect(response.status).toBe(404);
    expect(problem.parse(await response.json()).code).toBe('lender-match.not-found');
    expect(await listed(owner)).toEqual([match]);
    expect(await listed(stranger)).toEqual([]);
  });

  it.each([
    ['an unknown status', { status: 'won' }],
    ['no status', {}],
    ['an operator', { status: { $ne: null } }],
    ['a key too many', { status: 'applied', matchScore: 100 }],
  ])('refuses %s', async (_what, body) => {
    const buyer = await plannedBuyer();
    const [match] = (await find(buyer, 1)) as [LenderMatch];
    const response = await send(buyer, 'PATCH', `/api/lender-matches/${match.id}`, body);

    expect(response.status).toBe(400);
    expect(await listed(buyer)).toEqual([match]);
  });

  it.each(['unknown', '%00', 'a'.repeat(65), encodeURIComponent('{"$ne":null}')])(
    'answers the id %s with a clear refusal',
    async (id) => {
      const response = await change(await journey.buyer(), id, 'applied');

      expect([400, 404]).toContain(response.status);
      problem.parse(await response.json());
    },
  );
});
