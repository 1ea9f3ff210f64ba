import { examplePreApprovalInfo as example } from '@hearthway/contracts/examples';
import {
  citizenships,
  emptyPreApprovalInfo,
  maritalStatuses,
  type SavedPreApprovalInfo,
} from '@hearthway/contracts/journey';
import { problem } from '@hearthway/contracts/problem';
import { wizardTexts } from '@hearthway/contracts/texts';
import { createSealing } from '@hearthway/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sensitiveDataSecret, startJourneyUnderTest, type JourneyUnderTest } from '../testing/index.js';

let journey: JourneyUnderTest;
beforeAll(async () => {
  journey = await startJourneyUnderTest();
});
afterAll(() => journey.stop());

type Buyer = Awaited<ReturnType<JourneyUnderTest['buyer']>>;

const path = '/api/pre-approval-info';
const get = (buyer: Buyer) => buyer.call(path);
const post = (buyer: Buyer, body: unknown) => buyer.call(path, { method: 'POST', body: JSON.stringify(body) });
const save = async (buyer: Buyer, body: unknown) => {
  const response = await post(buyer, body);
  expect(response.status).toBe(200);
  return (await response.json()) as SavedPreApprovalInfo;
};
const saved = async (buyer: Buyer) => (await (await get(buyer)).json()) as SavedPreApprovalInfo;
const eraseSensitive = (buyer: Buyer) => buyer.call(`${path}/sensitive`, { method: 'DELETE' });
const stored = (userId: string) =>
  journey.database.collection<{ _id: string }>('pre-approval-infos').findOne({ _id: userId });
describe('GET /api/pre-approval-info', () => {
  it('answers 404 before the first save', async () => {
    const response = await get(await journey.buyer());
    expect(response.status).toBe(404);
    expect(problem.parse(await response.json()).code).toBe('pre-approval-info.not-found');
  });

  it('answers blank answers before the first save if asked to, and the saved ones after', async () => {
    const buyer = await journey.buyer();
    const blank = await buyer.call(`${path}?ifNone=blank`);
    expect(blank.status).toBe(200);
    expect(await blank.json()).toEqual({ ...emptyPreApprovalInfo, updatedAt: null, completedAt: null });
    expect((await buyer.call(`${path}?ifNone=nothing&x=1`)).status).toBe(404);
    await save(buyer, example);
    expect(await (await buyer.call(`${path}?ifNone=blank`)).json()).toEqual(await saved(buyer));
  });

  it('returns each buyer’s own answers', async () => {
    const [one, other] = [await journey.buyer(), await journey.buyer()];
    await save(one, example);
    expect((await get(other)).status).toBe(404);
    await save(other, { ...example, firstName: 'Sam' });
    expect((await saved(one)).firstName).toBe('Jordan');
    expect((await saved(other)).firstName).toBe('Sam');
  });

  it.each([
    ['GET', path],
    ['POST', path],
    ['DELETE', `${path}/sensitive`],
  ])('%s %s requires signing in', async (method, address) => {
    const response = await fetch(`${journey.url}${address}`, { method });
    expect(response.status).toBe(401);
    expect(problem.parse(await response.json()).code).toBe('session.required');
  });
});

describe('POST /api/pre-approval-info', () => {
  it('stores the whole form, blanks included, and the last save wins', async () => {
    const buyer = await journey.buyer();
    const first = { ...emptyPreApprovalInfo, propertyType: 'condo', firstName: '  Jordan ', phone: '+1 512 555 0100' };
    expect(await save(buyer, first)).toMatchObject({ ...first, firstName: 'Jordan', completedAt: null });
    const second = { ...first, propertyType: '', firstName: 'Sam' };
    await save(buyer, second);
    expect(await saved(buyer)).toMatchObject({ ...second, completedAt: null });
  });

  it('keeps the time of the first complete save after an answer is cleared', async () => {
    const buyer = await journey.buyer();
    const { completedAt, updatedAt } = await save(buyer, example);
    expect(completedAt).toBe(updatedAt);
    const later = await save(buyer, { ...example, timeframe: '' });
    expect(later).toMatchObject({ timeframe: '', completedAt });
    expect(later.updatedAt > updatedAt).toBe(true);
  });

  it.each([
    ['no body', undefined],
    ['a list', [example]],
    ['a form with an answer missing', { ...example, phone: undefined }],
    ['a key too many', { ...example, income: 1 }],
    ['somebody else’s id', { ...example, userId: 'someone' }],
    ['a property type there is not', { ...example, propertyType: 'castle' }],
    ['a state there is not', { ...example, propertyState: 'ZZ' }],
    ['a state by its name', { ...example, propertyState: 'Texas' }],
    ['a citizenship there is not', { ...example, citizenship: 'other' }],
    ['an operator', { ...example, maritalStatus: { $ne: '' } }],
    ['a number', { ...example, firstName: 1 }],
    ['nothing at all', { ...example, lastName: null }],
    ['a control character', { ...example, firstName: 'Jor\u0000dan' }],
    ['a line break', { ...example, lastName: 'Rivera\nBcc: x' }],
    ['a control character in the email', { ...example, email: 'jordan@example.com\u0007x' }],
    ['a name of 101 characters', { ...example, firstName: 'x'.repeat(101) }],
    ['a phone of two digits', { ...example, phone: '12' }],
    ['a phone of two digits beside no other answer', { ...emptyPreApprovalInfo, phone: '12' }],
    ['a phone of ten letters', { ...example, phone: 'call me up' }],
    ['half an email', { ...example, email: 'half@' }],
    ['a phone of 41 characters', { ...example, phone: '5'.repeat(41) }],
    ['an email of 255 characters', { ...example, email: `${'x'.repeat(243)}@example.com` }],
  ])('refuses %s and stores nothing', async (_what, body) => {
    const buyer = await journey.buyer();
    const response = await post(buyer, body);
    expect(response.status).toBe(400);
    const refused = problem.parse(await response.json());
    expect(refused.code).toBe('request.invalid');
    expect(await stored(buyer.userId)).toBeNull();
  });

  it('names each invalid field', async () => {
    const response = await post(await journey.buyer(), { ...example, propertyType: 'castle', phone: '5'.repeat(41) });
    const { details } = problem.parse(await response.json());
    expect(details).toEqual([
      { path: 'body.propertyType', message: 'Please choose one of the answers, or leave it blank' },
      { path: 'body.phone', message: 'Please use 40 characters or fewer' },
    ]);
  });

  it.each([
    [
      'a phone number as a contact list gives it',
      { phone: '\u202a+1 512 555 0100\u202c' },
      { phone: '+1 512 555 0100' },
    ],
    ['a name that turns the writing around', { firstName: '\u202eJordan\u200b' }, { firstName: 'Jordan' }],
    ['a name that is written with a joiner', { lastName: 'می\u200cخواهم' }, { lastName: 'می\u200cخواهم' }],
  ])('accepts %s and drops invisible marks', async (_what, typed, stored) => {
    expect(await save(await journey.buyer(), { ...example, ...typed })).toMatchObject(stored);
  });

  it('still returns an old answer that is now invalid, and accepts the form once it is fixed', async () => {
    const buyer = await journey.buyer();
    await save(buyer, example);
    await journey.database
      .collection<{ _id: string }>('pre-approval-infos')
      .updateOne({ _id: buyer.userId }, { $set: { phone: '12', email: 'half@' } });
    const { updatedAt, completedAt, ...answers } = await saved(buyer);
    expect(answers).toEqual({ ...example, phone: '12', email: 'half@' });

    const response = await post(buyer, answers);
    expect(response.status).toBe(400);
    expect(problem.parse(await response.json()).details).toEqual([
      { path: 'body.phone', message: wizardTexts.validation.phone },
      { path: 'body.email', message: wizardTexts.validation.email },
    ]);
    expect(await save(buyer, { ...answers, phone: example.phone, email: '' })).toMatchObject({ completedAt });
    expect((await saved(buyer)).updatedAt > updatedAt).toBe(true);
  });

  it('refuses two megabytes', async () => {
    const buyer = await journey.buyer();
    expect((await post(buyer, { ...example, firstName: 'x'.repeat(2_000_000) })).status).toBe(413);
    expect(await stored(buyer.userId)).toBeNull();
  });
});

describe('twenty concurrent saves', () => {
  it('are complete at one time, and the last one holds', async () => {
    const buyer = await journey.buyer();
    const names = Array.from({ length: 20 }, (_, number) => `Jordan ${number}`);
    const answers = await Promise.all(names.map((firstName) => save(buyer, { ...example, firstName })));
    expect(new Set(answers.map(({ completedAt }) => completedAt)).size).toBe(1);
    expect(names).toContain((await saved(buyer)).firstName);
    expect(await journey.database.collection('milestones').countDocuments({ userId: buyer.userId })).toBe(10);
  });
});

describe('citizenship and marital status', () => {
  it('are unreadable in the database, and their length reveals nothing', async () => {
    const buyers = await Promise.all(
      Object.keys(citizenships).map(async (citizenship, number) => {
        const buyer = await journey.buyer();
        const maritalStatus = Object.keys(maritalStatuses)[number];
        await save(buyer, { ...example, propertyType: 'condo', citizenship, maritalStatus });
        return buyer;
      }),
    );
    const raw = await Promise.all(buyers.map(({ userId }) => stored(userId)));
    const words = [...Object.keys(citizenships), ...Object.keys(maritalStatuses)];
    for (const document of raw) {
      expect(words.filter((word) => JSON.stringify(document).includes(word))).toEqual([]);
    }
    const lengths = raw.map((document) => {
      const { citizenship, maritalStatus } = (document as unknown as { sealed: Record<string, string> }).sealed;
      return [citizenship?.length, maritalStatus?.length];
    });
    expect(new Set(lengths.flat()).size).toBe(1);
  });

  it('never appear in the log or in events', async () => {
    const buyer = await journey.buyer();
    await save(buyer, example);
    await post(buyer, { ...example, citizenship: 'permanent_resident ', maritalStatus: 'widowed ' });
    const outbox = await journey.database.collection('outbox').find({ subject: buyer.userId }).toArray();
    for (const text of [journey.log.text(), JSON.stringify(outbox)]) {
      expect(text).not.toContain('permanent_resident');
      expect(text).not.toContain('widowed');
    }
  });

  it('cannot be opened for another buyer or another question', async () => {
    const [owner, thief] = [await journey.buyer(), await journey.buyer()];
    await save(owner, example);
    await save(thief, { ...emptyPreApprovalInfo, citizenship: 'us_citizen' });
    const { sealed } = (await stored(owner.userId)) as unknown as { sealed: object };
    await journey.database
      .collection<{ _id: string }>('pre-approval-infos')
      .updateOne({ _id: thief.userId }, { $set: { sealed } });
    expect((await get(thief)).status).toBe(500);
  });

  it('are erased when cleared in the form', async () => {
    const buyer = await journey.buyer();
    await save(buyer, example);
    await save(buyer, { ...example, citizenship: '' });
    expect(await saved(buyer)).toMatchObject({ citizenship: '', maritalStatus: example.maritalStatus });
    await save(buyer, { ...example, citizenship: '', maritalStatus: '' });
    expect(await saved(buyer)).toMatchObject({ citizenship: '', maritalStatus: '' });
  });

  it('can be erased on their own', async () => {
    const buyer = await journey.buyer();
    const before = await save(buyer, example);
    expect((await eraseSensitive(buyer)).status).toBe(204);
    expect(await saved(buyer)).toEqual({ ...before, citizenship: '', maritalStatus: '' });
    expect(Object.keys((await stored(buyer.userId)) ?? {})).not.toContain('sealed');
  });

  it('can be erased only by their buyer, and erasing nothing stores nothing', async () => {
    const [owner, stranger] = [await journey.buyer(), await journey.buyer()];
    await save(owner, example);
    expect((await eraseSensitive(stranger)).status).toBe(204);
    expect((await saved(owner)).maritalStatus).toBe('widowed');
    expect(await stored(stranger.userId)).toBeNull();
  });

  it('sealed with another secret answer 500, with the cause in the log only', async () => {
    const buyer = await journey.buyer();
    await save(buyer, example);
    const other = createSealing({
      secretName: 'another',
      secrets: [sensitiveDataSecret.toUpperCase()],
      purpose: 'hearthway sensitive answers',
    });
    const sealed = { citizenship: other.seal('us_citizen', `citizenship of user ${buyer.userId}`) };
    await journey.database
      .collection<{ _id: string }>('pre-approval-infos')
      .updateOne({ _id: buyer.userId }, { $set: { sealed } });
    const response = await get(buyer);
    expect(response.status).toBe(500);
    expect(problem.parse(await response.json()).message).not.toContain('SENSITIVE_DATA_SECRET');
    expect(journey.log.text()).toContain('SENSITIVE_DATA_SECRET does not open the stored value');
  });
});
