import { exampleLenderQuote, exampleLoanEstimate, examplePreApprovalLetter } from '@hearthway/contracts/examples';
import {
  compareLoanEstimates,
  lenderQuoteMaximum,
  loanEstimateMaximum,
  preApprovalLetterMaximum,
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
interface Entry {
  readonly id: string;
  readonly version: number;
}

const codeOf = async (response: Response) => problem.parse(await response.json()).code;
const outcomeOf = async (response: Response) => [response.status, await codeOf(response)];
const progressPath = '/api/pre-approval-progress';
const progressOf = async (buyer: Buyer) => (await (await buyer.call(progressPath)).json()) as PreApprovalProgress;
const saveProgress = (buyer: Buyer, version: number, body: unknown) =>
  buyer.call(progressPath, {
    method: 'PUT',
    body: JSON.stringify(body),
    headers: { 'if-match': `"${version}"` },
  });

describe.each([
  ['pre-approval-letter', examplePreApprovalLetter, preApprovalLetterMaximum],
  ['lender-quote', exampleLenderQuote, lenderQuoteMaximum],
  ['loan-estimate', exampleLoanEstimate, loanEstimateMaximum],
])('every %s', (thing, entry, maximum) => {
  const path = `/api/${thing}s`;
  const listOf = async (buyer: Buyer) => (await (await buyer.call(path)).json()) as Entry[];
  const send = (buyer: Buyer, body: unknown = entry, key: string = randomUUID()) =>
    buyer.call(path, { method: 'POST', body: JSON.stringify(body), headers: { 'idempotency-key': key } });
  const add = async (buyer: Buyer, body: unknown = entry) => (await (await send(buyer, body)).json()) as Entry;
  const change = (buyer: Buyer, { id, version }: Entry, body: unknown) =>
    buyer.call(`${path}/${id}`, {
      method: 'PUT',
      body: JSON.stringify(body),
      headers: { 'if-match': `"${version}"` },
    });
  const remove = (buyer: Buyer, { id, version }: Entry) =>
    buyer.call(`${path}/${id}`, { method: 'DELETE', headers: { 'if-match': `"${version}"` } });
  const renamed = { ...entry, lender: 'Elm Bank' };

  it('is kept, changed in its version, and deleted', async () => {
    const buyer = await journey.buyer();
    expect(await listOf(buyer)).toEqual([]);
    const [first, second] = [await add(buyer), await add(buyer)];
    expect(first).toEqual({ id: expect.any(String), version: 1, ...entry });

    const response = await change(buyer, first, renamed);
    expect(response.status).toBe(200);
    const changed = { id: first.id, version: 2, ...renamed };
    expect(await response.json()).toEqual(changed);
    expect(await listOf(buyer)).toEqual([changed, second]);

    expect((await remove(buyer, second)).status).toBe(204);
    expect(await outcomeOf(await remove(buyer, second))).toEqual([404, `${thing}.not-found`]);
    expect(await outcomeOf(await change(buyer, second, renamed))).toEqual([404, `${thing}.not-found`]);
    expect(await listOf(buyer)).toEqual([changed]);
  });

  it('is created once for one key, even by two requests at once', async () => {
    const [buyer, other] = [await journey.buyer(), await journey.buyer()];
    const key = randomUUID();
    const both = await Promise.all([send(buyer, entry, key), send(buyer, entry, key)]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    const [one, same] = (await Promise.all(both.map((response) => response.json()))) as Entry[];
    expect(same).toEqual(one);
    await change(buyer, one!, renamed);
    expect(await (await send(buyer, entry, key)).json()).toEqual({ ...renamed, id: one!.id, version: 2 });
    expect(await listOf(buyer)).toHaveLength(1);

    await send(other, entry, key);
    expect((await listOf(other))[0]?.id).not.toBe(one!.id);
  });

  it('is refused in a version that is no longer there, and nothing is lost', async () => {
    const buyer = await journey.buyer();
    const read = await add(buyer);
    const both = await Promise.all([change(buyer, read, renamed), change(buyer, read, { ...entry, lender: 'Ash' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [stored] = await listOf(buyer);
    expect(stored?.version).toBe(2);

    for (const refused of [await change(buyer, read, entry), await remove(buyer, read)]) {
      expect(await outcomeOf(refused)).toEqual([409, `${thing}.conflict`]);
    }
    expect(await listOf(buyer)).toEqual([stored]);
  });

  it('has a limit, which two requests at once don’t pass', async () => {
    const buyer = await journey.buyer();
    for (let count = 2; count < maximum; count++) await add(buyer);
    const last = await Promise.all([1, 2, 3, 4].map(() => send(buyer)));
    expect(last.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    expect(await listOf(buyer)).toHaveLength(maximum);
    expect(await outcomeOf(await send(buyer))).toEqual([409, `${thing}.too-many`]);
    await remove(buyer, (await listOf(buyer))[0]!);
    expect((await send(buyer)).status).toBe(201);
  });

  it('is not found by another buyer', async () => {
    const [owner, stranger] = [await journey.buyer(), await journey.buyer()];
    const entryOfOwner = await add(owner);
    for (const refused of [await change(stranger, entryOfOwner, renamed), await remove(stranger, entryOfOwner)]) {
      expect(await outcomeOf(refused)).toEqual([404, `${thing}.not-found`]);
    }
    expect(await listOf(owner)).toEqual([entryOfOwner]);
    expect(await listOf(stranger)).toEqual([]);
  });

  it.each([
    ['no lender', { lender: ' ' }, 'lender'],
    ['a lender that is an operator', { lender: { $ne: null } }, 'lender'],
    ['a lender with hidden characters only', { lender: '\u200b' }, 'lender'],
    ['an unknown key', { version: 7 }, 'version'],
  ])('is refused with %s', async (_what, part, field) => {
    const buyer = await journey.buyer();
    const stored = await add(buyer);
    for (const response of [
      await send(buyer, { ...entry, ...part }),
      await change(buyer, stored, { ...entry, ...part }),
    ]) {
      expect(response.status).toBe(400);
      expect(problem.parse(await response.json()).details?.map((detail) => detail.path)).toEqual([`body.${field}`]);
    }
    expect(await listOf(buyer)).toEqual([stored]);
  });

  it('is refused without a key or a version', async () => {
    const buyer = await journey.buyer();
    const { id } = await add(buyer);
    const body = JSON.stringify(entry);
    for (const response of [
      await buyer.call(path, { method: 'POST', body }),
      await buyer.call(`${path}/${id}`, { method: 'PUT', body }),
      await buyer.call(`${path}/${id}`, { method: 'DELETE' }),
    ]) {
      expect(await outcomeOf(response)).toEqual([400, 'request.invalid']);
    }
  });
});

describe('the progress', () => {
  it('is saved in its version', async () => {
    const buyer = await journey.buyer();
    expect(await progressOf(buyer)).toEqual({ version: 0, payingCash: false, papers: [] });
    const response = await saveProgress(buyer, 0, { payingCash: false, papers: ['w2_forms', 'photo_id', 'w2_forms'] });
    const saved = { version: 1, payingCash: false, papers: ['w2_forms', 'photo_id'] };
    expect([response.status, await response.json()]).toEqual([200, saved]);
    expect(await progressOf(buyer)).toEqual(saved);
  });

  it('is refused in another version, also by two first saves at once', async () => {
    const buyer = await journey.buyer();
    const entry = { payingCash: true, papers: [] };
    const both = await Promise.all([saveProgress(buyer, 0, entry), saveProgress(buyer, 0, entry)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await outcomeOf(await saveProgress(buyer, 0, entry))).toEqual([409, 'pre-approval-progress.conflict']);
    expect(await progressOf(buyer)).toMatchObject({ version: 1 });
  });

  it.each([{ papers: ['passport'] }, { payingCash: 'yes' }, { papers: { $push: 1 } }])(
    'is refused: %j',
    async (part) => {
      const response = await saveProgress(await journey.buyer(), 0, { payingCash: true, papers: [], ...part });
      expect(response.status).toBe(400);
    },
  );
});

describe('Loan Estimates', () => {
  const compare = async (body: unknown) =>
    (await journey.buyer()).call(compareLoanEstimates.path, { method: 'POST', body: JSON.stringify(body) });
  const two = [exampleLoanEstimate, { ...exampleLoanEstimate, lender: 'Elm Bank', taxesAndInsuranceCents: 30_000 }];

  it('are compared, with what taxes and insurance usually cost in the state', async () => {
    const response = await compare({ estimates: two, home: { state: 'TX', priceCents: 32_000_000 } });
    expect(response.status).toBe(200);
    const { estimates, loanCents } = compareLoanEstimates.reply.parse(await response.json());
    expect(loanCents).toBe(exampleLoanEstimate.loanCents);
    expect(estimates).toMatchObject([
      { lender: exampleLoanEstimate.lender, aboveLowestCents: 0, warnings: [] },
      { lender: 'Elm Bank', warnings: [expect.stringMatching(/^It counts \$300 a month .* about \$/)] },
    ]);
  });

  it.each([
    ['one', two.slice(1)],
    ['five', [...two, ...two, exampleLoanEstimate]],
    ['a loan of nothing', [exampleLoanEstimate, { ...exampleLoanEstimate, loanCents: 0 }]],
  ])('are refused: %s', async (_what, estimates) => {
    expect(await outcomeOf(await compare({ estimates, home: null }))).toEqual([400, 'request.invalid']);
  });
});
