import { exampleCondition, examplePurchaseTerms, exampleUnderwriting } from '@hearthway/contracts/examples';
import * as journey from '@hearthway/contracts/journey';
import type { Transport } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';
import { describe, expect, it } from '@jest/globals';
import { Matchers } from '@pact-foundation/pact';
import { asked, failureOf, journeyPact, problemLike, replied, requestAt, sent } from '../../testing/pact.js';

const { eachLike, integer, like, regex, string } = Matchers;

const begun = 'a buyer has noted nothing of an underwriting';
const written = 'a buyer has noted an underwriting and a condition';

const contractId = 'd4a1c0b7-3e52-4f6d-9b8a-7c6d5e4f3a2b';
const conditionId = '2d7f4c80-5a1e-4b36-8c9d-0e1f2a3b4c5d';
const unknownId = 'ffffffff-ffff-4fff-8fff-ffffffffffff';
const withKey = { 'idempotency-key': '7c0a3f9e-2b14-4d58-9e6a-1f2b3c4d5e6f' };
/** The header as it is sent. */
const tag = (read: number) => ({ 'if-match': `"${read}"` });

const time = regex('^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$', '2026-11-21T10:00:00.000Z');
const day = regex('^\\d{4}-\\d\\d-\\d\\d$', '2026-12-20');

const rowLike = {
  id: string('deposit/large@2026-01-01'),
  name: string('Large deposit: share of monthly income from which lenders ask'),
  value: integer(5_000),
  unit: string('basis-points'),
  standing: string('cited'),
  sourceName: string('Fannie Mae Selling Guide'),
  sourceUrl: string('https://selling-guide.fanniemae.com/'),
  effectiveFrom: day,
  effectiveTo: null,
  checkedOn: day,
};

const viewLike = {
  contract: {
    id: string(contractId),
    version: integer(1),
    status: string('active'),
    terms: like({ ...examplePurchaseTerms, effectiveOn: '2026-11-16' }),
    offerId: null,
    createdAt: time,
    updatedAt: time,
    endedAt: null,
  },
  underwriting: { version: integer(1), updatedAt: time, ...exampleUnderwriting },
  papers: eachLike({
    id: string('paper-1'),
    kind: string('pay_stub'),
    name: string('Pay stub of November'),
    until: day,
    state: string('before-closing'),
    rowId: string('paper/age/pay_stub@2026-01-01'),
  }),
  extension: null,
  rights: [],
  largeDepositCents: integer(450_000),
  // Of the pay stub, and of the deposits that lenders ask about.
  policyRows: [
    { ...rowLike, range: { low: integer(30), high: integer(120) } },
    { ...rowLike, range: null },
  ],
};
const conditionLike = {
  id: string(conditionId),
  contractId: string(contractId),
  version: integer(1),
  ...exampleCondition,
  createdAt: time,
  updatedAt: time,
};

describe('the underwriting of a loan', () => {
  const save = (request: Transport, version: number, of = contractId) =>
    callOperation(request, journey.saveUnderwriting, {
      headers: { 'if-match': version },
      body: { contractId: of, entry: exampleUnderwriting },
    });

  it('is fetched, with what gets too old', async () => {
    await journeyPact
      .addInteraction()
      .given(written)
      .uponReceiving('a request for the underwriting')
      .withRequest('GET', '/api/underwriting', (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody(viewLike);
      })
      .executeTest(async ({ url }) => {
        const { underwriting, papers } = await callOperation(requestAt(url), journey.getUnderwriting);
        expect(underwriting).toMatchObject(exampleUnderwriting);
        expect(papers).toMatchObject([{ id: 'paper-1', until: '2026-12-20' }]);
      });
  });

  it('is saved for the first time', async () => {
    await journeyPact
      .addInteraction()
      .given(begun)
      .uponReceiving('the first stages and papers of a loan')
      .withRequest('PUT', '/api/underwriting', (request) => {
        request.headers({ ...sent, ...tag(0) }).jsonBody({ contractId, entry: exampleUnderwriting });
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody(viewLike);
      })
      .executeTest(async ({ url }) => {
        expect((await save(requestAt(url), 0)).underwriting.version).toBe(1);
      });
  });

  it('is not saved over a newer version', async () => {
    await journeyPact
      .addInteraction()
      .given(written)
      .uponReceiving('a change of an old version of the underwriting')
      .withRequest('PUT', '/api/underwriting', (request) => {
        request.headers({ ...sent, ...tag(0) }).jsonBody({ contractId, entry: exampleUnderwriting });
      })
      .willRespondWith(409, (response) => {
        response.headers(replied).jsonBody(problemLike('contract-entry.conflict'));
      })
      .executeTest(async ({ url }) => {
        const refused = await failureOf(save(requestAt(url), 0));
        expect(refused).toMatchObject({ status: 409, code: 'contract-entry.conflict' });
      });
  });

  it('is not saved for a contract that isn’t the buyer’s any more', async () => {
    await journeyPact
      .addInteraction()
      .given(begun)
      .uponReceiving('stages and papers of a loan under another contract')
      .withRequest('PUT', '/api/underwriting', (request) => {
        request.headers({ ...sent, ...tag(0) }).jsonBody({ contractId: unknownId, entry: exampleUnderwriting });
      })
      .willRespondWith(404, (response) => {
        response.headers(replied).jsonBody(problemLike('contract.not-found'));
      })
      .executeTest(async ({ url }) => {
        const refused = await failureOf(save(requestAt(url), 0, unknownId));
        expect(refused).toMatchObject({ status: 404, code: 'contract.not-found' });
      });
  });
});

describe('a lender’s condition', () => {
  const path = `/api/conditions/${conditionId}`;
  const entry = { ...exampleCondition, sentOn: '2026-11-21', proof: 'By the portal' };
  const change = (request: Transport, version: number, id = conditionId) =>
    callOperation(request, journey.changeCondition, {
      params: { conditionId: id },
      headers: { 'if-match': version },
      body: entry,
    });
  const remove = (request: Transport, version: number) =>
    callOperation(request, journey.deleteCondition, { params: { conditionId }, headers: { 'if-match': version } });

  it('is listed', async () => {
    await journeyPact
      .addInteraction()
      .given(written)
      .uponReceiving('a request for the lender’s conditions')
      .withRequest('GET', '/api/conditions', (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({ conditions: eachLike(conditionLike) });
      })
      .executeTest(async ({ url }) => {
        const { conditions } = await callOperation(requestAt(url), journey.listConditions);
        expect(conditions).toMatchObject([{ id: conditionId, ...exampleCondition }]);
      });
  });

  it('is added', async () => {
    await journeyPact
      .addInteraction()
      .given(begun)
      .uponReceiving('a condition of the lender')
      .withRequest('POST', '/api/conditions', (request) => {
        request.headers({ ...sent, ...withKey }).jsonBody({ contractId, entry: exampleCondition });
      })
      .willRespondWith(201, (response) => {
        response.headers(replied).jsonBody(conditionLike);
      })
      .executeTest(async ({ url }) => {
        const added = await callOperation(requestAt(url), journey.createCondition, {
          headers: withKey,
          body: { contractId, entry: exampleCondition },
        });
        expect(added).toMatchObject({ version: 1, ...exampleCondition });
      });
  });

  it('is changed once its paper was sent', async () => {
    await journeyPact
      .addInteraction()
      .given(written)
      .uponReceiving('a change of a condition')
      .withRequest('PUT', path, (request) => {
        request.headers({ ...sent, ...tag(1) }).jsonBody(entry);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({ ...conditionLike, version: integer(2), ...entry });
      })
      .executeTest(async ({ url }) => {
        expect(await change(requestAt(url), 1)).toMatchObject({ version: 2, ...entry });
      });
  });

  it('is not changed if it changed meanwhile', async () => {
    await journeyPact
      .addInteraction()
      .given(written)
      .uponReceiving('a change of another version of a condition')
      .withRequest('PUT', path, (request) => {
        request.headers({ ...sent, ...tag(7) }).jsonBody(entry);
      })
      .willRespondWith(409, (response) => {
        response.headers(replied).jsonBody(problemLike('condition.conflict'));
      })
      .executeTest(async ({ url }) => {
        const refused = await failureOf(change(requestAt(url), 7));
        expect(refused).toMatchObject({ status: 409, code: 'condition.conflict' });
      });
  });

  it('is not changed if it was deleted', async () => {
    await journeyPact
      .addInteraction()
      .given(written)
      .uponReceiving('a change of a condition that is gone')
      .withRequest('PUT', `/api/conditions/${unknownId}`, (request) => {
        request.headers({ ...sent, ...tag(1) }).jsonBody(entry);
      })
      .willRespondWith(404, (response) => {
        response.headers(replied).jsonBody(problemLike('condition.not-found'));
      })
      .executeTest(async ({ url }) => {
        const refused = await failureOf(change(requestAt(url), 1, unknownId));
        expect(refused).toMatchObject({ status: 404, code: 'condition.not-found' });
      });
  });

  it('is deleted', async () => {
    await journeyPact
      .addInteraction()
      .given(written)
      .uponReceiving('a deletion of a condition')
      .withRequest('DELETE', path, (request) => {
        request.headers({ ...asked, ...tag(1) });
      })
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        await remove(requestAt(url), 1);
      });
  });

  it('is not deleted unseen', async () => {
    await journeyPact
      .addInteraction()
      .given(written)
      .uponReceiving('a deletion of another version of a condition')
      .withRequest('DELETE', path, (request) => {
        request.headers({ ...asked, ...tag(7) });
      })
      .willRespondWith(409, (response) => {
        response.headers(replied).jsonBody(problemLike('condition.conflict'));
      })
      .executeTest(async ({ url }) => {
        const refused = await failureOf(remove(requestAt(url), 7));
        expect(refused).toMatchObject({ status: 409, code: 'condition.conflict' });
      });
  });
});
