import { exampleClosing, examplePurchaseTerms } from '@hearthway/contracts/examples';
import {
  emptyClosing,
  getClosing,
  recordKeys,
  saveClosing,
  takeBackKeys,
  type ClosingEntry,
} from '@hearthway/contracts/journey';
import { callOperation } from '@hearthway/web-kit/http';
import { describe, expect, it } from '@jest/globals';
import { Matchers } from '@pact-foundation/pact';
import { asked, failureOf, journeyPact, problemLike, replied, requestAt, sent } from '../../testing/pact.js';

const { boolean, date, datetime, eachLike, integer, like, regex, string } = Matchers;

const path = '/api/closing';
const contractId = 'd4a1c0b7-3e52-4f6d-9b8a-7c6d5e4f3a2b';
const withoutContract = 'a buyer has no contract';
const unkept = 'a buyer has a home under contract and kept nothing of its closing';
const kept = 'a buyer has kept the closing of a home under contract';

const moment = datetime("yyyy-MM-dd'T'HH:mm:ss.SSSX", '2026-11-21T10:00:00.000Z');
const day = (on: string) => date('yyyy-MM-dd', on);
const source = {
  rowId: string('deadline/federal/closing-disclosure@2026-01-01'),
  sourceName: string('Regulation Z'),
  sourceUrl: string('https://www.ecfr.gov/current/title-12/section-1026.19'),
  sourceDate: day('2026-11-20'),
};
const viewLike = (closing: object) => ({
  contract: {
    id: contractId,
    version: integer(1),
    status: 'active',
    terms: like({ ...examplePurchaseTerms, effectiveOn: '2026-11-16' }),
    offerId: null,
    createdAt: moment,
    updatedAt: moment,
    endedAt: null,
  },
  closingOn: day('2027-01-12'),
  closing,
  comparison: null,
  clock: {
    dueOn: day('2027-01-08'),
    receivedOn: day('2026-11-20'),
    countsFrom: day('2026-11-20'),
    earliestOn: day('2026-11-24'),
    restarted: boolean(false),
    text: string('Only three things start the wait again.'),
    rule: string('Three business days.'),
    ...source,
  },
  cash: {
    rows: eachLike({ key: string('price'), name: string('Price'), cents: integer(40_000_000) }),
    expectedCents: integer(10_208_200),
    saidCents: integer(10_208_200),
    differenceCents: integer(0),
    outOfPocket: eachLike({ key: string('table'), name: string('Due at the table'), cents: integer(10_208_200) }),
    outOfPocketCents: integer(10_688_200),
    gapCents: integer(0),
  },
  perDiemCents: integer(5_137),
  checks: eachLike({ id: string('wire'), result: regex('^(fine|warning|missing)$', 'missing'), text: string('Open') }),
  firstYear: eachLike({
    key: string('deed-mail'),
    title: string('Ignore mail that sells copies of your deed'),
    on: day('2027-01-26'),
    text: string('The county sells copies for a few dollars.'),
    forSome: boolean(false),
    done: boolean(false),
    ...source,
    sourceUrl: like(''),
    standing: regex('^(authority|cited|secondary|practice)$', 'practice'),
  }),
});
const atVersion = (version: number, entry: ClosingEntry) => ({
  ...{ version, updatedAt: moment, signedOn: null, keysOn: null },
  ...entry,
});
const save = (url: string, version: number, entry: ClosingEntry) =>
  callOperation(requestAt(url), saveClosing, { body: { contractId, entry }, headers: { 'if-match': version } });

describe('the closing of a buyer', () => {
  it('is empty without a contract', () =>
    journeyPact
      .addInteraction()
      .given(withoutContract)
      .uponReceiving('a request for the closing of a buyer without a contract')
      .withRequest('GET', path, (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({
          contract: null,
          closingOn: null,
          closing: { version: 0, updatedAt: null, signedOn: null, keysOn: null, ...emptyClosing },
          ...{ comparison: null, clock: null, cash: null, perDiemCents: null, checks: [], firstYear: [] },
        });
      })
      .executeTest(async ({ url }) => {
        const view = await callOperation(requestAt(url), getClosing);
        expect(view).toMatchObject({ contract: null, closing: { version: 0 }, firstYear: [] });
      }));

  it('is fetched with what its papers say', () =>
    journeyPact
      .addInteraction()
      .given(kept)
      .uponReceiving('a request for the closing of a buyer under contract')
      .withRequest('GET', path, (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody(viewLike(atVersion(1, exampleClosing)));
      })
      .executeTest(async ({ url }) => {
        const { closing, clock } = await callOperation(requestAt(url), getClosing);
        expect(closing).toMatchObject({ version: 1, ...exampleClosing, keysOn: null });
        expect(clock?.earliestOn).toBe('2026-11-24');
      }));

  it('is saved', () =>
    journeyPact
      .addInteraction()
      .given(unkept)
      .uponReceiving('the first of a closing')
      .withRequest('PUT', path, (request) => {
        request.headers({ ...sent, 'if-match': '"0"' }).jsonBody({ contractId, entry: exampleClosing });
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody(viewLike(atVersion(1, exampleClosing)));
      })
      .executeTest(async ({ url }) => {
        expect((await save(url, 0, exampleClosing)).closing).toMatchObject({ version: 1, titleCompany: 'Alamo Title' });
      }));

  it.each([
    ['an outdated version of a closing', 7, exampleClosing, 409, 'contract-entry.conflict'],
    [
      'a closing with an account number',
      1,
      { ...exampleClosing, walkThroughNote: 'Wire to account 123456789012' },
      400,
      'request.invalid',
    ],
  ] as const)('is refused as %s', (what, version, entry, status, code) =>
    journeyPact
      .addInteraction()
      .given(kept)
      .uponReceiving(what)
      .withRequest('PUT', path, (request) => {
        request.headers({ ...sent, 'if-match': `"${version}"` }).jsonBody({ contractId, entry });
      })
      .willRespondWith(status, (response) => {
        response.headers(replied).jsonBody(problemLike(code));
      })
      .executeTest(async ({ url }) => {
        expect(await failureOf(save(url, version, entry))).toMatchObject({ status, code });
      }),
  );
});

describe('the keys of a buyer', () => {
  const keysPath = `${path}/keys`;
  const keys = { signedOn: '2026-11-20', keysOn: '2026-11-20' };
  const record = (url: string, version: number, entry: typeof keys) =>
    callOperation(requestAt(url), recordKeys, { body: { contractId, entry }, headers: { 'if-match': version } });
  const takeBack = (url: string, version: number) =>
    callOperation(requestAt(url), takeBackKeys, { body: { contractId }, headers: { 'if-match': version } });

  it('close the contract', () => {
    const view = viewLike({ ...atVersion(2, exampleClosing), ...keys });
    const contract = { ...view.contract, version: integer(2), status: 'closed', endedAt: moment };
    return journeyPact
      .addInteraction()
      .given(kept)
      .uponReceiving('the day of the keys')
      .withRequest('POST', keysPath, (request) => {
        request.headers({ ...sent, 'if-match': '"1"' }).jsonBody({ contractId, entry: keys });
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({ ...view, contract, checks: [] });
      })
      .executeTest(async ({ url }) => {
        const { contract: closed, closing } = await record(url, 1, keys);
        expect(closed?.status).toBe('closed');
        expect(closing).toMatchObject({ version: 2, ...keys });
      });
  });

  it('open it again, taken back', () =>
    journeyPact
      .addInteraction()
      .given('a buyer has the keys of a home')
      .uponReceiving('keys that are taken back')
      .withRequest('DELETE', keysPath, (request) => {
        request.headers({ ...sent, 'if-match': '"1"' }).jsonBody({ contractId });
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody(viewLike(atVersion(2, exampleClosing)));
      })
      .executeTest(async ({ url }) => {
        const { contract, closing } = await takeBack(url, 1);
        expect(contract?.status).toBe('active');
        expect(closing).toMatchObject({ version: 2, signedOn: null, keysOn: null });
      }));

  it.each([
    ['keys of a day before the contract', { ...keys, signedOn: '2026-11-01' }, 'closing.impossible-day'],
    ['keys of a day that is still to come', { ...keys, keysOn: '2027-12-31' }, 'day.in-future'],
  ])('are refused as %s', (what, entry, code) =>
    journeyPact
      .addInteraction()
      .given(kept)
      .uponReceiving(what)
      .withRequest('POST', keysPath, (request) => {
        request.headers({ ...sent, 'if-match': '"1"' }).jsonBody({ contractId, entry });
      })
      .willRespondWith(400, (response) => {
        response.headers(replied).jsonBody(problemLike(code));
      })
      .executeTest(async ({ url }) => {
        expect(await failureOf(record(url, 1, entry))).toMatchObject({ status: 400, code });
      }),
  );

  it('can’t be taken back before there are any', () =>
    journeyPact
      .addInteraction()
      .given(kept)
      .uponReceiving('keys that were never there, taken back')
      .withRequest('DELETE', keysPath, (request) => {
        request.headers({ ...sent, 'if-match': '"1"' }).jsonBody({ contractId });
      })
      .willRespondWith(409, (response) => {
        response.headers(replied).jsonBody(problemLike('closing.no-keys'));
      })
      .executeTest(async ({ url }) => {
        expect(await failureOf(takeBack(url, 1))).toMatchObject({ status: 409, code: 'closing.no-keys' });
      }));
});
