import { exampleMortgageApplication } from '@hearthway/contracts/examples';
import { describe, expect, it } from '@jest/globals';
import { Matchers } from '@pact-foundation/pact';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asked, failureOf, journeyPact, problemLike, replied, sent, sessionAt } from '../../testing/pact.js';
import { fetchApplication, fetchPacket, fetchPrintedPacket, sendApplication } from './api.js';

const { eachLike, integer, like, regex, string } = Matchers;

const applying = 'a buyer is signed in and applies for a loan';
const path = '/api/mortgage-application';
const contractId = 'd4a1c0b7-3e52-4f6d-9b8a-7c6d5e4f3a2b';
const entry = { ...exampleMortgageApplication, estimateId: 'estimate-1' };
const time = regex('^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$', '2026-11-24T10:00:00.000Z');
const day = regex('^\\d{4}-\\d\\d-\\d\\d$', '2026-11-30');
const viewLike = (version: number, kept: object) => ({
  contract: {
    status: regex('^(active|closed)$', 'active'),
    id: string(contractId),
    address: string('12 Oak Street'),
    closingOn: day,
    financing: 'loan',
  },
  application: { version: integer(version), updatedAt: time, ...kept },
  sections: eachLike({ id: string('identity'), facts: like([]) }),
  dates: eachLike({
    key: string('earliest-closing'),
    title: string('Earliest closing'),
    on: day,
    state: regex('^(done|ahead|past)$', 'ahead'),
    rule: string('You can’t close before that day.'),
    rowId: string('deadline/federal/loan-estimate-wait@2026-01-01'),
    sourceName: string('Regulation Z'),
    sourceUrl: string('https://www.ecfr.gov/'),
    sourceDate: regex('^(\\d{4}-\\d\\d-\\d\\d)?$', '2026-11-01'),
  }),
  checks: eachLike({
    id: string('lock'),
    result: regex('^(fine|warning|missing)$', 'fine'),
    text: string('It holds.'),
  }),
});

describe('the loan application', () => {
  it('is fetched', async () => {
    await journeyPact
      .addInteraction()
      .given(applying)
      .uponReceiving('a request for the loan application')
      .withRequest('GET', path, (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody(viewLike(1, entry));
      })
      .executeTest(async ({ url }) => {
        expect((await fetchApplication(sessionAt(url))).application).toMatchObject({ version: 1, ...entry });
      });
  });

  it('is saved', async () => {
    const saved = { ...entry, intentOn: '2026-11-24' };
    await journeyPact
      .addInteraction()
      .given(applying)
      .uponReceiving('a change of the loan application')
      .withRequest('PUT', path, (request) => {
        request.headers({ ...sent, 'if-match': '"1"' }).jsonBody({ contractId, entry: saved });
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody(viewLike(2, saved));
      })
      .executeTest(async ({ url }) => {
        const { application } = await sendApplication(sessionAt(url), { contractId, version: 1 }, saved);
        expect(application).toMatchObject({ version: 2, intentOn: '2026-11-24' });
      });
  });

  it('is not saved over another window’s', async () => {
    await journeyPact
      .addInteraction()
      .given(applying)
      .uponReceiving('a change of an outdated version of the loan application')
      .withRequest('PUT', path, (request) => {
        request.headers({ ...sent, 'if-match': '"7"' }).jsonBody({ contractId, entry });
      })
      .willRespondWith(409, (response) => {
        const versions = { yours: entry, current: { version: 1, updatedAt: time, ...entry } };
        response.headers(replied).jsonBody({ ...problemLike('mortgage-application.conflict'), versions });
      })
      .executeTest(async ({ url }) => {
        const failure = await failureOf(sendApplication(sessionAt(url), { contractId, version: 7 }, entry));
        expect(failure).toMatchObject({ status: 409, versions: { current: { version: 1 } } });
      });
  });
});

describe('the packet', () => {
  it('is fetched', async () => {
    await journeyPact
      .addInteraction()
      .given(applying)
      .uponReceiving('a request for the packet for lenders')
      .withRequest('GET', `${path}/packet`, (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({
          writtenOn: day,
          sections: eachLike({
            id: string('identity'),
            name: string('Who you are'),
            form: string('Section 1a'),
            facts: like([]),
            stillToAnswer: eachLike('Date of birth'),
          }),
          leftOut: string('We never keep those numbers.'),
        });
      })
      .executeTest(async ({ url }) => {
        expect((await fetchPacket(sessionAt(url))).sections).toMatchObject([{ id: 'identity' }]);
      });
  });

  it('is fetched on paper', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'packet-'));
    const file = join(folder, 'packet.pdf');
    await writeFile(file, '%PDF-1.7\n%%EOF\n');
    await journeyPact
      .addInteraction()
      .given(applying)
      .uponReceiving('a request for the printed packet for lenders')
      .withRequest('GET', `${path}/packet/pdf`, (request) => {
        request.headers({ ...asked, accept: 'application/pdf, application/json' });
      })
      .willRespondWith(200, (response) => {
        response.binaryFile('application/pdf', file);
      })
      .executeTest(async ({ url }) => {
        expect(new TextDecoder().decode(await fetchPrintedPacket(sessionAt(url)))).toMatch(/^%PDF-1\.7/);
      });
    await rm(folder, { recursive: true });
  });
});
