import { exampleAppraisal, examplePurchaseTerms } from '@hearthway/contracts/examples';
import {
  emptyAppraisal,
  getAppraisal,
  printValueRequest,
  saveAppraisal,
  type AppraisalView,
} from '@hearthway/contracts/journey';
import { callOperation } from '@hearthway/web-kit/http';
import { describe, expect, it } from '@jest/globals';
import { Matchers } from '@pact-foundation/pact';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleSolution } from '../../../testing/in-memory/appraisal.js';
import { asked, failureOf, journeyPact, problemLike, replied, requestAt, sent } from '../../../testing/pact.js';

const { like, regex, string } = Matchers;

const free = 'a buyer has no contract';
const under = 'a buyer has a home under contract';
const nothing = 'nothing is kept of its appraisal';
const low = 'its appraisal is below the price';

const path = '/api/appraisal';
const savedAt = '2026-11-24T10:00:00.000Z';
const times = regex('^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$', savedAt);
const contract: NonNullable<AppraisalView['contract']> = {
  id: 'd4a1c0b7-3e52-4f6d-9b8a-7c6d5e4f3a2b',
  version: 1,
  status: 'active',
  terms: examplePurchaseTerms,
  offerId: null,
  createdAt: savedAt,
  updatedAt: savedAt,
  endedAt: null,
};
const loan = { ...exampleAppraisal.loan!, from: 'buyer', financedFeeCents: 0 } as const;
const view: AppraisalView = {
  contract,
  appraisal: { version: 1, updatedAt: savedAt, ...exampleAppraisal },
  value: { reportId: 'report-1', valueCents: 38_000_000, gapCents: 2_000_000 },
  loanType: 'conventional',
  loan,
  solution: exampleSolution,
  settled: false,
  window: { at: '2026-12-10T23:00:00.000Z', on: '2026-12-10', passed: false },
  copyBy: '2027-01-07',
  offer: null,
  policyRows: [],
};
const viewLike = {
  ...view,
  contract: like(contract),
  appraisal: { ...view.appraisal, updatedAt: times },
  // Payments depend on what else is known of the buyer, and on the rows of the day.
  solution: like(exampleSolution),
  window: like(view.window),
  copyBy: string('2027-01-07'),
  policyRows: like([]),
};
const body = { contractId: contract.id, entry: exampleAppraisal };
const atVersion = (version: number) => ({ ...sent, 'if-match': `"${version}"` });

describe('the appraisal of a home under contract', () => {
  it('is a guide before there is one', async () => {
    const none = {
      ...view,
      contract: null,
      value: null,
      loanType: null,
      loan: null,
      solution: null,
      window: null,
      copyBy: null,
    };
    const empty = { ...none, appraisal: { version: 0, updatedAt: null, ...emptyAppraisal } };
    await journeyPact
      .addInteraction()
      .given(free)
      .uponReceiving('a request for the appraisal of a buyer without a contract')
      .withRequest('GET', path, (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({ ...empty, policyRows: like([]) });
      })
      .executeTest(async ({ url }) => {
        expect(await callOperation(requestAt(url), getAppraisal)).toEqual(empty);
      });
  });

  it('is fetched, with what a value below the price costs', async () => {
    await journeyPact
      .addInteraction()
      .given(under)
      .given(low)
      .uponReceiving('a request for an appraisal below the price')
      .withRequest('GET', path, (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody(viewLike);
      })
      .executeTest(async ({ url }) => {
        expect(await callOperation(requestAt(url), getAppraisal)).toEqual(view);
      });
  });

  it('is saved by version', async () => {
    await journeyPact
      .addInteraction()
      .given(under)
      .given(nothing)
      .uponReceiving('a first appraisal')
      .withRequest('PUT', path, (request) => {
        request.headers(atVersion(0)).jsonBody(body);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody(viewLike);
      })
      .executeTest(async ({ url }) => {
        const headers = { 'if-match': 0 };
        expect(await callOperation(requestAt(url), saveAppraisal, { headers, body })).toEqual(view);
      });
  });

  it('is not saved over a newer one', async () => {
    await journeyPact
      .addInteraction()
      .given(under)
      .given(low)
      .uponReceiving('an appraisal that changed in another window')
      .withRequest('PUT', path, (request) => {
        request.headers(atVersion(0)).jsonBody(body);
      })
      .willRespondWith(409, (response) => {
        response.headers(replied).jsonBody(problemLike('contract-entry.conflict'));
      })
      .executeTest(async ({ url }) => {
        const call = callOperation(requestAt(url), saveAppraisal, { headers: { 'if-match': 0 }, body });
        expect(await failureOf(call)).toMatchObject({ status: 409, code: 'contract-entry.conflict' });
      });
  });

  it('is not saved for a contract that is gone', async () => {
    await journeyPact
      .addInteraction()
      .given(free)
      .uponReceiving('an appraisal for a contract that fell through')
      .withRequest('PUT', path, (request) => {
        request.headers(atVersion(0)).jsonBody(body);
      })
      .willRespondWith(404, (response) => {
        response.headers(replied).jsonBody(problemLike('contract.not-found'));
      })
      .executeTest(async ({ url }) => {
        const call = callOperation(requestAt(url), saveAppraisal, { headers: { 'if-match': 0 }, body });
        expect(await failureOf(call)).toMatchObject({ status: 404, code: 'contract.not-found' });
      });
  });

  it('has a request to reconsider it on paper', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'value-request-'));
    const file = join(folder, 'value-request.pdf');
    await writeFile(file, '%PDF-1.7\n%%EOF\n');
    await journeyPact
      .addInteraction()
      .given(under)
      .given(low)
      .uponReceiving('a request for the PDF of a request to reconsider a value')
      .withRequest('GET', `${path}/request`, (request) => {
        request.headers({ ...asked, accept: 'application/pdf' });
      })
      .willRespondWith(200, (response) => {
        response.binaryFile('application/pdf', file);
      })
      .executeTest(async ({ url }) => {
        const pdf = await callOperation(requestAt(url), printValueRequest);
        expect(new TextDecoder().decode(pdf)).toMatch(/^%PDF-1\.7/);
      });
    await rm(folder, { recursive: true });
  });

  it('has none while nothing is asked', async () => {
    await journeyPact
      .addInteraction()
      .given(under)
      .given(nothing)
      .uponReceiving('a request for the PDF of a request without content')
      .withRequest('GET', `${path}/request`, (request) => {
        request.headers({ ...asked, accept: 'application/pdf' });
      })
      .willRespondWith(409, (response) => {
        response.headers(replied).jsonBody(problemLike('appraisal.nothing-asked'));
      })
      .executeTest(async ({ url }) => {
        const call = callOperation(requestAt(url), printValueRequest);
        expect(await failureOf(call)).toMatchObject({ status: 409, code: 'appraisal.nothing-asked' });
      });
  });
});
