import {
  emptyFinancialProfile,
  profileLimits,
  type FinancialProfile,
  type StoredFinancialProfile,
} from '@hearthway/contracts/journey';
import { problem } from '@hearthway/contracts/problem';
import { createTestIssuer } from '@hearthway/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startJourneyUnderTest, type JourneyUnderTest } from '../testing/index.js';
import { completeProfile, profileWith } from './testing/profiles.js';

let journey: JourneyUnderTest;
beforeAll(async () => {
  journey = await startJourneyUnderTest();
});
afterAll(() => journey.stop());

type Buyer = Awaited<ReturnType<JourneyUnderTest['buyer']>>;

const read = async (buyer: Buyer) =>
  (await (await buyer.call('/api/financial-profile')).json()) as StoredFinancialProfile;
const put = (buyer: Buyer, body: unknown) =>
  buyer.call('/api/financial-profile', { method: 'PUT', body: JSON.stringify(body) });
const save = async (buyer: Buyer, version: number, profile: FinancialProfile) => {
  const response = await put(buyer, { version, profile });
  expect(response.status).toBe(200);
  return (await response.json()) as StoredFinancialProfile;
};
const refusalOf = async (response: Response) => problem.parse(await response.json());
const storedCount = (userId: string) =>
  journey.database.collection<{ _id: string }>('financial-profiles').countDocuments({ _id: userId });

describe('GET /api/financial-profile', () => {
  it('is empty at version 0 before the first save, lists what is missing, and stores nothing', async () => {
    const buyer = await journey.buyer();
    const { assessment, ...stored } = await read(buyer);
    expect(stored).toEqual({ version: 0, updatedAt: null, profile: emptyFinancialProfile });
    expect(assessment).toMatchObject({
      monthlyIncomeCents: null,
      monthlyDebtsCents: null,
      housingPaymentCents: null,
      frontRatioBasisPoints: null,
      backRatioBasisPoints: null,
      missingForMatching: ['location', 'income', 'debts', 'credit', 'plan'],
      warnings: [],
    });
    expect(assessment.readiness.map(({ program, level }) => [program, level])).toEqual([
      ['conventional', 'unknown'],
      ['fha', 'unknown'],
      ['va', 'unknown'],
      ['usda', 'unknown'],
    ]);
    expect(await storedCount(buyer.userId)).toBe(0);
  });

  it('refuses calls without a token or with a forged one', async () => {
    const stranger = await createTestIssuer({ issuer: 'somebody', audience: 'else' });
    const foreign = await stranger.sign({ userId: 'a', sessionId: 'b', role: 'buyer' });
    for (const headers of [{}, { authorization: foreign }]) {
      const response = await fetch(`${journey.url}/api/financial-profile`, { headers });
      expect(response.status).toBe(401);
      expect((await refusalOf(response)).code).toBe('session.required');
    }
  });
});

describe('GET /api/financial-profile/draft-key', () => {
  it('is the same for a buyer every time, another for another buyer, and nobody’s without signing in', async () => {
    const path = '/api/financial-profile/draft-key';
    const [one, other] = [await journey.buyer(), await journey.buyer()];
    const keyOf = async (buyer: typeof one) => ((await (await buyer.call(path)).json()) as { key: string }).key;

    expect(Buffer.from(await keyOf(one), 'base64url')).toHaveLength(32);
    expect(await keyOf(one)).toBe(await keyOf(one));
    expect(await keyOf(other)).not.toBe(await keyOf(one));
    expect((await fetch(`${journey.url}${path}`)).status).toBe(401);
  });
});

describe('PUT /api/financial-profile', () => {
  it('stores the profile, increases the version, and names the figures used', async () => {
    const buyer = await journey.buyer();
    const saved = await save(buyer, 0, completeProfile);
    expect(saved).toMatchObject({ version: 1, profile: completeProfile });
    expect(await read(buyer)).toEqual(saved);
    const { assessment } = saved;
    expect(assessment).toMatchObject({
      monthlyIncomeCents: 833_333,
      monthlyDebtsCents: 50_000,
      missingForMatching: [],
    });
    const named = new Set(assessment.policyRows.map(({ id }) => id));
    const usedByChecks = assessment.readiness.flatMap(({ checks }) => checks.flatMap((check) => check.policyRowIds));
    expect(usedByChecks.length).toBeGreaterThan(10);
    expect(usedByChecks.filter((id) => !named.has(id))).toEqual([]);
    expect(named).toContain('state/TX/property-tax@2025-01-01');
  });

  it('replaces the version that was read, and refuses to overwrite a newer one', async () => {
    const buyer = await journey.buyer();
    await save(buyer, 0, completeProfile);
    const changed = profileWith({ credit: { scoreBand: 'from_640' } });
    expect((await save(buyer, 1, changed)).version).toBe(2);
    for (const version of [0, 1, 3]) {
      const response = await put(buyer, { version, profile: completeProfile });
      expect(response.status).toBe(409);
      expect((await refusalOf(response)).code).toBe('financial-profile.conflict');
    }
    expect(await read(buyer)).toMatchObject({ version: 2, profile: changed });
  });

  it.each([0, 1])('lets exactly one of twenty concurrent saves win at version %i', async (version) => {
    const buyer = await journey.buyer();
    if (version === 1) await save(buyer, 0, emptyFinancialProfile);
    const candidates = Array.from({ length: 20 }, (_, size) =>
      profileWith({ household: { size: size + 1, firstTimeBuyer: null, militaryService: null } }),
    );
    const responses = await Promise.all(candidates.map((profile) => put(buyer, { version, profile })));
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
    const stored = await read(buyer);
    expect(stored.version).toBe(version + 1);
    expect(stored.profile).toEqual(candidates[statuses.indexOf(200)]);
    expect(await storedCount(buyer.userId)).toBe(1);
  });

  it('counts a student loan without a payment unless a documented plan sets it at $0', async () => {
    const buyer = await journey.buyer();
    const loan = { type: 'student_loan', monthlyCents: 0, balanceCents: 6_000_000, monthsLeft: null } as const;
    const debts = (changes: object) => ({ debts: { debts: [{ ...loan, deferred: false, ...changes }] } });
    const unpaid = await save(buyer, 0, profileWith(debts({})));
    expect(unpaid.assessment).toMatchObject({ program: 'conventional', monthlyDebtsCents: 60_000 });
    const onPlan = profileWith(debts({ documentedZeroPayment: true }));
    const planned = await save(buyer, 1, onPlan);
    expect(planned).toMatchObject({ profile: onPlan, assessment: { monthlyDebtsCents: 0 } });
    expect(await read(buyer)).toEqual(planned);
  });

  it('keeps buyers’ profiles separate', async () => {
    const [one, other] = [await journey.buyer(), await journey.buyer()];
    await save(one, 0, completeProfile);
    expect((await read(other)).version).toBe(0);
  });

  it('uses the home named in the wizard', async () => {
    const buyer = await journey.buyer();
    const answers = { propertyType: 'condo', propertyUse: 'investment', propertyState: '', timeframe: '' };
    const rest = { firstName: '', lastName: '', phone: '', email: '', citizenship: '', maritalStatus: '' };
    const body = JSON.stringify({ ...answers, ...rest });
    expect((await buyer.call('/api/pre-approval-info', { method: 'POST', body })).status).toBe(200);
    const { assessment } = await save(buyer, 0, completeProfile);
    expect(assessment.readiness.find(({ program }) => program === 'fha')?.level).toBe('not_available');
  });

  it.each(['48999', '08031', '00000'])('refuses %s, which is not a county of the state', async (countyFips) => {
    const buyer = await journey.buyer();
    const profile = profileWith({ location: { state: 'TX', countyFips } });
    const response = await put(buyer, { version: 0, profile });
    expect(response.status).toBe(400);
    expect(await refusalOf(response)).toMatchObject({
      code: 'financial-profile.unknown-county',
      details: [{ path: 'body.profile.location.countyFips', message: 'Please choose a county in this state' }],
    });
    expect(await storedCount(buyer.userId)).toBe(0);
  });

  const plan = completeProfile.plan!;
  const [debt] = completeProfile.debts!.debts;
  const studentLoan = { ...debt!, type: 'student_loan', monthlyCents: 0, balanceCents: 6_000_000 } as const;
  const zeroPlan = { monthlyCents: 0, documentedZeroPayment: true } as const;
  const amount = (cents: unknown) => ({ plan: { ...plan, targetPriceCents: cents } });

  it.each([
    ['a negative amount', amount(-1)],
    ['a fraction of a cent', amount(100.5)],
    ['a huge amount', amount(profileLimits.amountCents + 1)],
    ['an amount beyond exact numbers', amount(1e21)],
    ['an amount as text', amount('35000000')],
    ['an amount that is an operator', amount({ $gt: 0 })],
    ['no amount', amount(null)],
    ['more than all of the price down', { plan: { ...plan, downPayment: { kind: 'percent', basisPoints: 10_001 } } }],
    ['a down payment of both kinds', { plan: { ...plan, downPayment: { kind: 'percent', basisPoints: 1, cents: 1 } } }],
    ['400 debts', { debts: { debts: Array.from({ length: 400 }, () => debt) } }],
    ['481 payments', { debts: { debts: [{ ...debt, monthsLeft: 481 }] } }],
    ['an unknown debt', { debts: { debts: [{ ...debt, type: 'gambling' }] } }],
    ['a deferred debt that is no student loan', { debts: { debts: [{ ...debt, deferred: true }] } }],
    ['a $0 plan for a debt that is no student loan', { debts: { debts: [{ ...debt, ...zeroPlan }] } }],
    ['a $0 plan with a payment', { debts: { debts: [{ ...studentLoan, ...zeroPlan, monthlyCents: 1 }] } }],
    ['a $0 plan for a deferred loan', { debts: { debts: [{ ...studentLoan, ...zeroPlan, deferred: true }] } }],
    ['nobody with an income', { income: { borrowers: [] } }],
    ['three borrowers', { income: { borrowers: Array.from({ length: 3 }, () => ({ incomes: [], noIncome: true })) } }],
    ['an unknown score band', { credit: { scoreBand: 'from_730' } }],
    ['an unknown state', { location: { state: 'ZZ', countyFips: null } }],
    ['a county that is no code', { location: { state: 'TX', countyFips: 'Travis' } }],
    ['a social security number as a key', { household: { ...completeProfile.household, ssn: '078-05-1120' } }],
    ['a social security number in a field', { location: { state: 'TX', countyFips: '078-05-1120' } }],
    ['a section too many', { notes: { text: '078-05-1120' } }],
    ['a section too few', { plan: undefined }],
  ])('refuses %s, names the field, and writes nothing', async (_what, changes) => {
    const buyer = await journey.buyer();
    const response = await put(buyer, { version: 0, profile: { ...completeProfile, ...changes } });
    expect(response.status).toBe(400);
    const { code, details } = await refusalOf(response);
    expect(code).toBe('request.invalid');
    expect(details?.[0]?.path).toMatch(/^body\.profile\./);
    expect(JSON.stringify(details)).not.toContain('078-05-1120');
    expect(await storedCount(buyer.userId)).toBe(0);
  });

  it('refuses an income next to “no income”, and names the borrower', async () => {
    const buyer = await journey.buyer();
    const [earning] = completeProfile.income!.borrowers;
    const contradiction = { borrowers: [earning, { ...earning, noIncome: true }] } as FinancialProfile['income'];
    const response = await put(buyer, { version: 0, profile: profileWith({ income: contradiction }) });
    expect(response.status).toBe(400);
    expect((await refusalOf(response)).details).toEqual([
      {
        path: 'body.profile.income.borrowers.1.noIncome',
        message: 'List your income or check that you have none, not both',
      },
    ]);
    expect(await storedCount(buyer.userId)).toBe(0);
  });

  it.each([[-1], [0.5], ['0'], [null]])('refuses version %j', async (version) => {
    const buyer = await journey.buyer();
    expect((await put(buyer, { version, profile: completeProfile })).status).toBe(400);
  });
});

describe('GET /api/counties', () => {
  it('lists the counties of the state by name', async () => {
    const buyer = await journey.buyer();
    const response = await buyer.call('/api/counties?state=NV');
    expect(response.status).toBe(200);
    const counties = (await response.json()) as { fips: string; name: string }[];
    expect(counties).toHaveLength(17);
    expect(counties.slice(0, 2)).toEqual([
      { fips: '32510', name: 'Carson City' },
      { fips: '32001', name: 'Churchill' },
    ]);
  });

  it.each(['', '?state=ZZ', '?state=tx', '?state=TX&name=Travis', '?state[$ne]=TX'])('refuses %j', async (query) => {
    const buyer = await journey.buyer();
    expect((await buyer.call(`/api/counties${query}`)).status).toBe(400);
  });
});
