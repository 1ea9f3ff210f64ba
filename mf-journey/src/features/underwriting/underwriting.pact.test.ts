import { exampleAppraisal, exampleCondition, exampleUnderwriting } from '@hearthway/contracts/examples';
import { describe, expect, it } from '@jest/globals';
import { Matchers } from '@pact-foundation/pact';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asked, failureOf, journeyPact, problemLike, replied, sent, sessionAt } from '../../testing/pact.js';
import {
  addCondition,
  fetchAppraisal,
  fetchConditions,
  fetchUnderwriting,
  fetchValueRequest,
  removeCondition,
  sendAppraisal,
  sendCondition,
  sendUnderwriting,
} from './api.js';

const { boolean, eachLike, integer, like, regex, string } = Matchers;

const contractId = 'd4a1c0b7-3e52-4f6d-9b8a-7c6d5e4f3a2b';
const id = '2d7f4c80-5a1e-4b36-8c9d-0e1f2a3b4c5d';
const idempotencyKey = '7c0a3f9e-2b14-4d58-9e6a-1f2b3c4d5e6f';
const begun = 'a buyer is signed in and has a loan in underwriting';
const written = 'a buyer is signed in and keeps the papers of a loan in underwriting';
const first = { contractId, version: 0 };
const time = regex('^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$', '2026-12-05T10:00:00.000Z');
const day = regex('^\\d{4}-\\d\\d-\\d\\d$', '2026-12-20');
const matching = (version: number) => ({ ...sent, 'if-match': `"${version}"` });
const likeAll = (object: object) =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, value === null ? null : like(value)]));

const contractLike = {
  status: regex('^(active|closed)$', 'active'),
  id: string(contractId),
  address: string('12 Oak Street'),
  state: string('TX'),
  priceCents: integer(42_500_000),
  closingOn: day,
  financing: regex('^(loan|cash)$', 'loan'),
};
const rowsLike = eachLike({
  id: string('paper/age/pay_stub@2026-01-01'),
  name: string('Pay stub: how long lenders take it, days'),
  value: integer(30),
  unit: regex('^(basis-points|millionths|cents|points|months|count)$', 'count'),
  sourceName: string('General industry practice, not yet verified'),
  sourceUrl: string(''),
  effectiveFrom: day,
  effectiveTo: null,
});
const fileLike = {
  contract: contractLike,
  underwriting: { version: integer(1), updatedAt: time, ...likeAll(exampleUnderwriting) },
  papers: eachLike({
    id: string('paper-1'),
    kind: string('pay_stub'),
    name: string('Pay stub of November'),
    until: day,
    state: regex('^(good|before-closing|soon|expired|unknown)$', 'before-closing'),
    rowId: string('paper/age/pay_stub@2026-01-01'),
  }),
  extension: null,
  rights: [],
  largeDepositCents: null,
  policyRows: rowsLike,
};
const wayLike = {
  priceCents: integer(42_500_000),
  loanCents: integer(32_000_000),
  loanToValueBasisPoints: integer(8_421),
  cashCents: integer(10_500_000),
  cashChangeCents: integer(0),
  upfrontFeeCents: integer(0),
  mortgageInsuranceCents: integer(10_400),
  paymentCents: integer(207_430),
  paymentChangeCents: integer(0),
  capped: boolean(false),
};
const appraisalLike = {
  contract: contractLike,
  appraisal: { version: integer(1), updatedAt: time, ...likeAll(exampleAppraisal) },
  value: { reportId: string('report-1'), valueCents: integer(38_000_000), gapCents: integer(4_500_000) },
  loan: { ...likeAll(exampleAppraisal.loan ?? {}), from: string('buyer') },
  solution: {
    plan: wayLike,
    outcomes: eachLike({ outcome: string('pay'), sellerCents: integer(0), sameLoan: wayLike, sameShare: wayLike }),
    cancel: { lostCents: integer(20_000), protection: regex('^(clause|window|none)$', 'window') },
  },
  settled: boolean(false),
  window: null,
  copyBy: day,
  policyRows: rowsLike,
};
const conditionLike = {
  id: string(id),
  contractId: string(contractId),
  version: integer(1),
  ...likeAll(exampleCondition),
  createdAt: time,
  updatedAt: time,
};

describe('the underwriting of a loan', () => {
  it('is fetched', async () => {
    await journeyPact
      .addInteraction()
      .given(written)
      .uponReceiving('a request for the underwriting')
      .withRequest('GET', '/api/underwriting', (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody(fileLike);
      })
      .executeTest(async ({ url }) => {
        const { underwriting, papers } = await fetchUnderwriting(sessionAt(url));
        expect(underwriting).toMatchObject(exampleUnderwriting);
        expect(papers).toMatchObject([{ id: 'paper-1', until: '2026-12-20' }]);
      });
  });

  it('is written down for the first time', async () => {
    await journeyPact
      .addInteraction()
      .given(begun)
      .uponReceiving('stages and papers of a loan')
      .withRequest('PUT', '/api/underwriting', (request) => {
        request.headers(matching(0)).jsonBody({ contractId, entry: exampleUnderwriting });
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody(fileLike);
      })
      .executeTest(async ({ url }) => {
        const { underwriting } = await sendUnderwriting(sessionAt(url), first, exampleUnderwriting);
        expect(underwriting.version).toBe(1);
      });
  });

  it('is not changed if its version is an old one', async () => {
    await journeyPact
      .addInteraction()
      .given(written)
      .uponReceiving('a change of an old version of the underwriting')
      .withRequest('PUT', '/api/underwriting', (request) => {
        request.headers(matching(0)).jsonBody({ contractId, entry: exampleUnderwriting });
      })
      .willRespondWith(409, (response) => {
        response.headers(replied).jsonBody(problemLike('underwriting.conflict'));
      })
      .executeTest(async ({ url }) => {
        const refused = await failureOf(sendUnderwriting(sessionAt(url), first, exampleUnderwriting));
        expect(refused).toMatchObject({ code: 'underwriting.conflict' });
      });
  });
});

describe('a condition', () => {
  it('is listed', async () => {
    await journeyPact
      .addInteraction()
      .given(written)
      .uponReceiving('a request for the conditions')
      .withRequest('GET', '/api/conditions', (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({ conditions: eachLike(conditionLike) });
      })
      .executeTest(async ({ url }) => {
        expect(await fetchConditions(sessionAt(url))).toMatchObject([{ id, ...exampleCondition }]);
      });
  });

  it('is added', async () => {
    await journeyPact
      .addInteraction()
      .given(begun)
      .uponReceiving('a condition')
      .withRequest('POST', '/api/conditions', (request) => {
        request
          .headers({ ...sent, 'idempotency-key': idempotencyKey })
          .jsonBody({ contractId, entry: exampleCondition });
      })
      .willRespondWith(201, (response) => {
        response.headers(replied).jsonBody(conditionLike);
      })
      .executeTest(async ({ url }) => {
        const added = await addCondition(sessionAt(url), contractId, { entry: exampleCondition, idempotencyKey });
        expect(added).toMatchObject({ version: 1, ...exampleCondition });
      });
  });

  it('is not added to another contract', async () => {
    const other = '11111111-2222-4333-8444-555555555555';
    await journeyPact
      .addInteraction()
      .given(begun)
      .uponReceiving('a condition of another contract')
      .withRequest('POST', '/api/conditions', (request) => {
        request
          .headers({ ...sent, 'idempotency-key': idempotencyKey })
          .jsonBody({ contractId: other, entry: exampleCondition });
      })
      .willRespondWith(404, (response) => {
        response.headers(replied).jsonBody(problemLike('underwriting.not-found'));
      })
      .executeTest(async ({ url }) => {
        const refused = await failureOf(
          addCondition(sessionAt(url), other, { entry: exampleCondition, idempotencyKey }),
        );
        expect(refused).toMatchObject({ code: 'underwriting.not-found' });
      });
  });

  it('is changed once its paper was sent', async () => {
    const entry = { ...exampleCondition, sentOn: '2026-11-23', proof: 'By the portal' };
    await journeyPact
      .addInteraction()
      .given(written)
      .uponReceiving('a change of a condition')
      .withRequest('PUT', `/api/conditions/${id}`, (request) => {
        request.headers(matching(1)).jsonBody(entry);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({ ...conditionLike, version: integer(2), ...likeAll(entry) });
      })
      .executeTest(async ({ url }) => {
        expect(await sendCondition(sessionAt(url), { id, version: 1 }, entry)).toMatchObject({ version: 2, ...entry });
      });
  });

  it('is deleted', async () => {
    await journeyPact
      .addInteraction()
      .given(written)
      .uponReceiving('the deletion of a condition')
      .withRequest('DELETE', `/api/conditions/${id}`, (request) => {
        request.headers({ ...asked, 'if-match': '"1"' });
      })
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        await removeCondition(sessionAt(url), { id, version: 1 });
      });
  });

  it('that is gone is not deleted', async () => {
    await journeyPact
      .addInteraction()
      .given(begun)
      .uponReceiving('the deletion of a condition that is gone')
      .withRequest('DELETE', `/api/conditions/${id}`, (request) => {
        request.headers({ ...asked, 'if-match': '"1"' });
      })
      .willRespondWith(404, (response) => {
        response.headers(replied).jsonBody(problemLike('condition.not-found'));
      })
      .executeTest(async ({ url }) => {
        const refused = await failureOf(removeCondition(sessionAt(url), { id, version: 1 }));
        expect(refused).toMatchObject({ code: 'condition.not-found' });
      });
  });
});

describe('an appraisal', () => {
  it('is fetched with what a low value costs', async () => {
    await journeyPact
      .addInteraction()
      .given(written)
      .uponReceiving('a request for the appraisal')
      .withRequest('GET', '/api/appraisal', (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody(appraisalLike);
      })
      .executeTest(async ({ url }) => {
        const { appraisal, value, solution } = await fetchAppraisal(sessionAt(url));
        expect(appraisal).toMatchObject(exampleAppraisal);
        expect([value?.gapCents, solution?.outcomes[0]?.sameLoan.capped]).toEqual([4_500_000, false]);
      });
  });

  it('is written down for the first time', async () => {
    await journeyPact
      .addInteraction()
      .given(begun)
      .uponReceiving('an appraisal')
      .withRequest('PUT', '/api/appraisal', (request) => {
        request.headers(matching(0)).jsonBody({ contractId, entry: exampleAppraisal });
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody(appraisalLike);
      })
      .executeTest(async ({ url }) => {
        expect((await sendAppraisal(sessionAt(url), first, exampleAppraisal)).appraisal.version).toBe(1);
      });
  });

  it('is not changed if its version is an old one', async () => {
    await journeyPact
      .addInteraction()
      .given(written)
      .uponReceiving('a change of an old version of the appraisal')
      .withRequest('PUT', '/api/appraisal', (request) => {
        request.headers(matching(0)).jsonBody({ contractId, entry: exampleAppraisal });
      })
      .willRespondWith(409, (response) => {
        response.headers(replied).jsonBody(problemLike('appraisal.conflict'));
      })
      .executeTest(async ({ url }) => {
        const refused = await failureOf(sendAppraisal(sessionAt(url), first, exampleAppraisal));
        expect(refused).toMatchObject({ code: 'appraisal.conflict' });
      });
  });

  it('has a request to reconsider its value, as a document', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'value-request-'));
    const file = join(folder, 'request.pdf');
    await writeFile(file, '%PDF-1.7\n%%EOF\n');
    await journeyPact
      .addInteraction()
      .given(written)
      .uponReceiving('a request for the document that asks to reconsider the value')
      .withRequest('GET', '/api/appraisal/request', (request) => {
        request.headers({ ...asked, accept: 'application/pdf, application/json' });
      })
      .willRespondWith(200, (response) => {
        response.binaryFile('application/pdf', file);
      })
      .executeTest(async ({ url }) => {
        expect(new TextDecoder().decode(await fetchValueRequest(sessionAt(url)))).toMatch(/^%PDF-1\.7/);
      });
    await rm(folder, { recursive: true });
  });
});
