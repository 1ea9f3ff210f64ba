import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { examplePurchaseTerms } from '@hearthway/contracts/examples';
import {
  applicationSections,
  emptyMortgageApplication,
  getMortgageApplication,
  getMortgagePacket,
  printMortgagePacket,
  saveMortgageApplication,
  type ApplicationSection,
} from '@hearthway/contracts/journey';
import { callOperation } from '@hearthway/web-kit/http';
import { describe, expect, it } from '@jest/globals';
import { Matchers } from '@pact-foundation/pact';
import { asked, failureOf, journeyPact as pact, problemLike, replied, requestAt, sent } from '../../testing/pact.js';

const { date, datetime, eachLike, integer, like, regex, string } = Matchers;

const unnoted = 'a buyer under contract has noted nothing of a loan application';
const noted = 'a buyer under contract has noted the lender of a loan application';

const path = '/api/mortgage-application';
const contractId = 'd4a1c0b7-3e52-4f6d-9b8a-7c6d5e4f3a2b';
const unknown = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d';
const entry = { ...emptyMortgageApplication, lender: 'Oak Bank' };
const moment = datetime("yyyy-MM-dd'T'HH:mm:ss.SSSX", '2026-11-20T10:00:00.000Z');
const day = date('yyyy-MM-dd', '2027-01-06');

const contractLike = {
  id: string(contractId),
  version: integer(1),
  status: 'active',
  terms: like(examplePurchaseTerms),
  offerId: null,
  createdAt: moment,
  updatedAt: moment,
  endedAt: null,
};

const factLike = (key: string, name: string, text: string, value: unknown) => ({
  key,
  name: string(name),
  text: string(text),
  value,
});
const factsLike: Readonly<Partial<Record<ApplicationSection, unknown>>> = {
  assets: [
    factLike('earnest-money', 'Earnest money', '$4,000', integer(400_000)),
    factLike('option-fee', 'Fee for the right to leave', '$200', integer(20_000)),
  ],
  loan: [
    factLike('address', 'Home', '4512 Shoal Creek Boulevard', string('4512 Shoal Creek Boulevard')),
    factLike('price', 'Price', '$400,000', integer(40_000_000)),
    factLike('closing', 'Closing day', 'Tue, Jan 12, 2027', day),
  ],
};
/** With a contract and nothing else. */
const known = (Object.keys(applicationSections) as ApplicationSection[]).map((id) => ({
  id,
  facts: factsLike[id] ?? [],
}));
const addOns: Readonly<Partial<Record<ApplicationSection, string>>> = {
  identity: '/get-to-know-you',
  income: '/pre-approval-form',
  assets: '/pre-approval-form',
  debts: '/pre-approval-form',
  realEstate: '/pre-approval-form',
  loan: '/get-to-know-you',
  declarations: '/get-to-know-you',
  military: '/pre-approval-form',
};

const rowLike = {
  id: string('deadline/federal/revised-estimate@2026-01-01'),
  name: string('Business days from a revised Loan Estimate to closing'),
  value: integer(4),
  unit: 'count',
  range: null,
  standing: regex('^(authority|cited|secondary|practice)$', 'cited'),
  sourceName: string('Regulation Z'),
  sourceUrl: string('https://www.ecfr.gov'),
  effectiveFrom: day,
  effectiveTo: null,
  checkedOn: day,
};
const dateLike = (key: string, policyRow: unknown = rowLike) => ({
  key,
  title: string('Last day for a revised Loan Estimate'),
  on: day,
  state: 'ahead',
  rule: string('It reaches you before you sign.'),
  policyRow,
});

const viewLike = (application: object) => ({
  contract: contractLike,
  application: { ...emptyMortgageApplication, ...application },
  sections: known.map(({ id, facts }) => ({ id, facts, alsoAsked: [], ...(addOns[id] && { addOn: addOns[id] }) })),
  dates: [dateLike('revision-due'), dateLike('appraisal-copy'), dateLike('closing', null)],
  checks: eachLike({
    id: string('lock'),
    result: regex('^(fine|warning|missing)$', 'missing'),
    text: string('Your rate isn’t locked.'),
  }),
});

const send = (url: string, version: number, part: object = {}, id = contractId) =>
  callOperation(requestAt(url), saveMortgageApplication, {
    body: { contractId: id, entry: { ...entry, ...part } },
    headers: { 'if-match': version },
  });
const saving = (version: number) => ({ ...sent, 'if-match': `"${version}"` });

describe('a loan application', () => {
  it('is fetched with what is known for it', () =>
    pact
      .addInteraction()
      .given(unnoted)
      .uponReceiving('a request for a loan application that nothing was noted of')
      .withRequest('GET', path, (request) => request.headers(asked))
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody(viewLike({ version: 0, updatedAt: null }));
      })
      .executeTest(async ({ url }) => {
        const view = await callOperation(requestAt(url), getMortgageApplication);
        expect(view).toMatchObject({ contract: { id: contractId }, application: emptyMortgageApplication });
        expect(view.dates.map(({ key }) => key)).toEqual(['revision-due', 'appraisal-copy', 'closing']);
      }));

  it('is saved', () =>
    pact
      .addInteraction()
      .given(unnoted)
      .uponReceiving('the lender of a loan application')
      .withRequest('PUT', path, (request) => request.headers(saving(0)).jsonBody({ contractId, entry }))
      .willRespondWith(200, (response) => {
        response
          .headers(replied)
          .jsonBody(viewLike({ version: integer(1), updatedAt: moment, lender: string('Oak Bank') }));
      })
      .executeTest(async ({ url }) => {
        expect(await send(url, 0)).toMatchObject({ application: { version: 1, lender: 'Oak Bank' } });
      }));

  it.each([
    ['that changed elsewhere', 'contract-entry.conflict', 409, noted, 0, {}, contractId],
    ['of another contract', 'contract.not-found', 404, unnoted, 0, {}, unknown],
    [
      'with an unknown Loan Estimate',
      'mortgage-application.unknown-estimate',
      409,
      unnoted,
      0,
      { estimateId: unknown },
      contractId,
    ],
    ['applied for in the future', 'day.in-future', 400, unnoted, 0, { appliedOn: '2099-12-31' }, contractId],
  ] as const)('%s is refused', (what, code, status, state, version, part, id) =>
    pact
      .addInteraction()
      .given(state)
      .uponReceiving(`a loan application ${what}`)
      .withRequest('PUT', path, (request) =>
        request.headers(saving(version)).jsonBody({ contractId: id, entry: { ...entry, ...part } }),
      )
      .willRespondWith(status, (response) => {
        response.headers(replied).jsonBody(problemLike(code));
      })
      .executeTest(async ({ url }) => {
        expect(await failureOf(send(url, version, part, id))).toMatchObject({ status, code });
      }),
  );
});

describe('the packet for a lender', () => {
  it('is data', () =>
    pact
      .addInteraction()
      .given(unnoted)
      .uponReceiving('a request for the data of a loan application')
      .withRequest('GET', `${path}/packet`, (request) => request.headers(asked))
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({
          writtenOn: day,
          sections: known.map(({ id, facts }) => ({
            id,
            name: string(applicationSections[id].name),
            form: string(applicationSections[id].form),
            facts,
            stillToAnswer: eachLike(string(applicationSections[id].ask[0])),
          })),
          leftOut: string('We never keep Social Security numbers.'),
        });
      })
      .executeTest(async ({ url }) => {
        expect((await callOperation(requestAt(url), getMortgagePacket)).sections).toHaveLength(10);
      }));

  it('is on paper, too', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'packet-'));
    const file = join(folder, 'packet.pdf');
    await writeFile(file, '%PDF-1.7\n%%EOF\n');
    await pact
      .addInteraction()
      .given(unnoted)
      .uponReceiving('a request for a loan application on paper')
      .withRequest('GET', `${path}/packet/pdf`, (request) => request.headers({ ...asked, accept: 'application/pdf' }))
      .willRespondWith(200, (response) => response.binaryFile('application/pdf', file))
      .executeTest(async ({ url }) => {
        const pdf = await callOperation(requestAt(url), printMortgagePacket);
        expect(new TextDecoder().decode(pdf)).toMatch(/^%PDF-1\.7/);
      });
    await rm(folder, { recursive: true });
  });
});
