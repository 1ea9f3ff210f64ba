import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleInspection, examplePurchaseTerms } from '@hearthway/contracts/examples';
import {
  decideInspection,
  emptyInspection,
  getInspection,
  listEarlierInspections,
  printInspectionLetter,
  saveInspection,
  type InspectionStep,
} from '@hearthway/contracts/journey';
import { callOperation } from '@hearthway/web-kit/http';
import { describe, expect, it } from '@jest/globals';
import { Matchers } from '@pact-foundation/pact';
import { asked, failureOf, journeyPact as pact, problemLike, replied, requestAt, sent } from '../../testing/pact.js';

const { boolean, date, datetime, eachLike, integer, like, regex, string } = Matchers;

const withoutContract = 'a buyer who looks in Texas has no contract';
const unwritten = 'a buyer has a home under contract and no inspection';
const written = 'a buyer has kept an inspection';

/** Every figure about a home of this year has a range. */
const entry = { ...exampleInspection, yearBuilt: 1979 };
const contractId = 'd4a1c0b7-3e52-4f6d-9b8a-7c6d5e4f3a2b';
const moment = datetime("yyyy-MM-dd'T'HH:mm:ss.SSSX", '2026-11-21T10:00:00.000Z');
const day = date('yyyy-MM-dd', '2026-11-23');
const atVersion = (version: number) => ({ ...sent, 'if-match': `"${version}"` });
const step: Extract<InspectionStep, { decision: 'proceed' }> = {
  decision: 'proceed',
  sentOn: '2026-11-21',
  sentTime: '10:00',
  note: 'All repairs agreed',
};
const other = '11111111-2222-4333-8444-555555555555';
const range = { lowCents: integer(135_000), highCents: integer(230_000) };
const none = { lowCents: 0, highCents: 0 };

const contractLike = {
  id: contractId,
  version: integer(1),
  status: 'active',
  terms: like({ ...examplePurchaseTerms, effectiveOn: '2026-11-16' }),
  offerId: null,
  createdAt: moment,
  updatedAt: moment,
  endedAt: null,
};
const deadlineLike = {
  key: 'inspection',
  title: string('Option period ends'),
  at: moment,
  localDate: day,
  localTime: string('17:00'),
  timeZone: string('America/Chicago'),
  rule: string('Until this minute you may end the contract for any reason.'),
  warning: null,
  rolledFrom: null,
  rowId: string('deadline/TX/inspection@2026-01-01'),
  sourceName: string('Texas Real Estate Commission'),
  sourceUrl: string('https://www.trec.texas.gov'),
  sourceDate: day,
  standing: regex('^(authority|cited|secondary|practice)$', 'cited'),
  version: integer(0),
  own: null,
  confirmedAt: null,
  doneAt: null,
  overdue: boolean(false),
};
const guideLike = {
  state: 'TX',
  license: {
    required: true,
    text: string('Texas licenses inspectors.'),
    lookups: eachLike({ name: string('Texas Real Estate Commission'), url: string('https://www.trec.texas.gov') }),
    policyRowId: string('inspector-license/TX@2026-01-01'),
  },
  forms: {
    request: string('Amendment'),
    extend: string('Amendment'),
    terminate: string('Notice'),
    note: string('Send it in time.'),
    policyRowId: string('inspection-form/TX@2026-01-01'),
  },
  general: range,
  policyRows: eachLike({
    id: string('inspector-license/TX@2026-01-01'),
    name: string('License of home inspectors, TX'),
    value: integer(1),
    unit: string('count'),
    range: { low: integer(0), high: integer(1) },
    standing: regex('^(authority|cited|secondary|practice)$', 'cited'),
    sourceName: string('Texas Occupations Code'),
    sourceUrl: like('https://www.trec.texas.gov'),
    effectiveFrom: date('yyyy-MM-dd', '2026-01-01'),
    effectiveTo: null,
    checkedOn: date('yyyy-MM-dd', '2026-11-20'),
  }),
};
const addOnsLike = eachLike({
  name: string('roof'),
  reason: string('Hail damage is common in this state.'),
  lowCents: integer(15_000),
  highCents: integer(40_000),
  policyRowIds: eachLike('inspection/cost/roof@2026-01-01'),
});
const entryLike = Object.fromEntries(Object.entries(entry).map(([name, value]) => [name, like(value)]));
const viewLike = (inspection: object = {}) => ({
  contract: contractLike,
  inspection: { ...entryLike, version: integer(1), updatedAt: moment, decisions: [], ...inspection },
  home: { yearBuilt: integer(1979), propertyType: null },
  loanType: null,
  window: { kind: 'open', deadline: deadlineLike, resolution: null },
  totals: { all: range, asked: range, accepted: none, reserves: { cents: integer(5_000_000), after: 'nothing' } },
  letter: { text: string('To the seller'), findingIds: eachLike('finding-2') },
  addOns: addOnsLike,
  guide: guideLike,
});

describe('the inspection of a buyer', () => {
  it('is a guide without a contract', () =>
    pact
      .addInteraction()
      .given(withoutContract)
      .uponReceiving('a request for the inspection without a contract')
      .withRequest('GET', '/api/inspection', (request) => request.headers(asked))
      .willRespondWith(200, (response) =>
        response.headers(replied).jsonBody({
          contract: null,
          inspection: { version: 0, updatedAt: null, ...emptyInspection, decisions: [] },
          home: { yearBuilt: null, propertyType: null },
          loanType: null,
          window: { kind: 'none', deadline: null, resolution: null },
          totals: { all: none, asked: none, accepted: none, reserves: null },
          letter: null,
          addOns: addOnsLike,
          guide: guideLike,
        }),
      )
      .executeTest(async ({ url }) => {
        const view = await callOperation(requestAt(url), getInspection);
        expect(view).toMatchObject({ contract: null, letter: null });
      }));

  it('is fetched', () =>
    pact
      .addInteraction()
      .given(written)
      .uponReceiving('a request for the inspection')
      .withRequest('GET', '/api/inspection', (request) => request.headers(asked))
      .willRespondWith(200, (response) => response.headers(replied).jsonBody(viewLike()))
      .executeTest(async ({ url }) => {
        const view = await callOperation(requestAt(url), getInspection);
        expect(view).toMatchObject({ contract: { id: contractId }, inspection: entry, window: { kind: 'open' } });
      }));

  it('of a contract that ended is listed', () => {
    const decision = {
      decision: 'terminate',
      recordedAt: moment,
      sentAt: moment,
      note: string('By email'),
      form: string('TREC No. 38'),
      untilAt: null,
    };
    return pact
      .addInteraction()
      .given('a buyer ended a contract after an inspection')
      .uponReceiving('a request for the inspections of contracts that ended')
      .withRequest('GET', '/api/inspection/earlier', (request) => request.headers(asked))
      .willRespondWith(200, (response) =>
        response.headers(replied).jsonBody([
          {
            contractId,
            status: 'fell_through',
            address: string(examplePurchaseTerms.address),
            timeZone: string('America/Chicago'),
            endedAt: moment,
            findings: like(entry.findings),
            decisions: [decision],
          },
        ]),
      )
      .executeTest(async ({ url }) => {
        const earlier = await callOperation(requestAt(url), listEarlierInspections);
        expect(earlier).toMatchObject([
          { contractId, findings: entry.findings, decisions: [{ decision: 'terminate' }] },
        ]);
      });
  });

  it('is saved for the first time', () =>
    pact
      .addInteraction()
      .given(unwritten)
      .uponReceiving('an inspection')
      .withRequest('PUT', '/api/inspection', (request) => request.headers(atVersion(0)).jsonBody({ contractId, entry }))
      .willRespondWith(200, (response) => response.headers(replied).jsonBody(viewLike()))
      .executeTest(async ({ url }) => {
        const input = { headers: { 'if-match': 0 }, body: { contractId, entry } };
        expect((await callOperation(requestAt(url), saveInspection, input)).inspection).toMatchObject(entry);
      }));

  it('is not saved over a newer version', () =>
    pact
      .addInteraction()
      .given(written)
      .uponReceiving('an inspection over a newer version')
      .withRequest('PUT', '/api/inspection', (request) => request.headers(atVersion(0)).jsonBody({ contractId, entry }))
      .willRespondWith(409, (response) => response.headers(replied).jsonBody(problemLike('contract-entry.conflict')))
      .executeTest(async ({ url }) => {
        const input = { headers: { 'if-match': 0 }, body: { contractId, entry } };
        const call = callOperation(requestAt(url), saveInspection, input);
        expect(await failureOf(call)).toMatchObject({ code: 'contract-entry.conflict' });
      }));

  it('is decided', () =>
    pact
      .addInteraction()
      .given(written)
      .uponReceiving('a decision after an inspection')
      .withRequest('POST', '/api/inspection/decisions', (request) =>
        request.headers(atVersion(1)).jsonBody({ contractId, step }),
      )
      .willRespondWith(200, (response) => {
        const decision = {
          decision: 'proceed',
          recordedAt: moment,
          sentAt: moment,
          note: string(step.note),
          form: '',
          untilAt: null,
        };
        const view = viewLike({ version: integer(2), decisions: [decision] });
        // Going ahead settles the deadline, too.
        const window = { kind: 'open', deadline: { ...deadlineLike, doneAt: moment }, resolution: null };
        return response.headers(replied).jsonBody({ ...view, window });
      })
      .executeTest(async ({ url }) => {
        const input = { headers: { 'if-match': 1 }, body: { contractId, step } };
        const { inspection } = await callOperation(requestAt(url), decideInspection, input);
        expect(inspection.decisions).toMatchObject([{ decision: 'proceed', note: step.note }]);
      }));

  it('is not decided before the contract', () =>
    pact
      .addInteraction()
      .given(written)
      .uponReceiving('a decision from before the contract')
      .withRequest('POST', '/api/inspection/decisions', (request) =>
        request.headers(atVersion(1)).jsonBody({ contractId, step: { ...step, sentOn: '2026-11-15' } }),
      )
      .willRespondWith(400, (response) =>
        response.headers(replied).jsonBody({
          ...problemLike('inspection.wrong-time'),
          details: [{ path: 'body.step.sentOn', message: string('Choose a later day') }],
        }),
      )
      .executeTest(async ({ url }) => {
        const input = { headers: { 'if-match': 1 }, body: { contractId, step: { ...step, sentOn: '2026-11-15' } } };
        const call = callOperation(requestAt(url), decideInspection, input);
        expect(await failureOf(call)).toMatchObject({ code: 'inspection.wrong-time' });
      }));

  it('is not decided for another contract', () =>
    pact
      .addInteraction()
      .given(written)
      .uponReceiving('a decision about another contract')
      .withRequest('POST', '/api/inspection/decisions', (request) =>
        request.headers(atVersion(1)).jsonBody({ contractId: other, step: { decision: 'reopen' } }),
      )
      .willRespondWith(404, (response) => response.headers(replied).jsonBody(problemLike('contract.not-found')))
      .executeTest(async ({ url }) => {
        const body = { contractId: other, step: { decision: 'reopen' } } as const;
        const call = callOperation(requestAt(url), decideInspection, { headers: { 'if-match': 1 }, body });
        expect(await failureOf(call)).toMatchObject({ code: 'contract.not-found' });
      }));

  it('is printed as a request to the seller', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'request-'));
    const file = join(folder, 'request.pdf');
    await writeFile(file, '%PDF-1.7\n%%EOF\n');
    await pact
      .addInteraction()
      .given(written)
      .uponReceiving('a request for the letter to the seller')
      .withRequest('GET', '/api/inspection/letter', (request) =>
        request.headers({ ...asked, accept: 'application/pdf' }),
      )
      .willRespondWith(200, (response) => response.binaryFile('application/pdf', file))
      .executeTest(async ({ url }) => {
        const pdf = await callOperation(requestAt(url), printInspectionLetter);
        expect(new TextDecoder().decode(pdf)).toMatch(/^%PDF-1\.7/);
      });
    await rm(folder, { recursive: true });
  });
});
