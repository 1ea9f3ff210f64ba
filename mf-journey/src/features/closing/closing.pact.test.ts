import { exampleClosing } from '@hearthway/contracts/examples';
import { describe, expect, it } from '@jest/globals';
import { Matchers } from '@pact-foundation/pact';
import { asked, failureOf, journeyPact, problemLike, replied, sent, sessionAt } from '../../testing/pact.js';
import { fetchClosing, sendClosing, sendKeys, takeKeysBack } from './api.js';

const { boolean, eachLike, integer, regex, string } = Matchers;

const closes = 'a buyer is signed in and closes on a home';
const hasKeys = 'a buyer is signed in and has the keys of a home';
const path = '/api/closing';
const contractId = 'e5b2d1c8-4f63-4a7e-8c9b-6d5e4f3a2b1c';
const time = regex('^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$', '2026-11-20T10:00:00.000Z');
const day = (example: string) => regex('^\\d{4}-\\d\\d-\\d\\d$', example);
const source = {
  rowId: string('deadline/federal/closing-disclosure@2026-01-01'),
  sourceName: string('Regulation Z'),
  sourceUrl: string('https://www.ecfr.gov/'),
  sourceDate: day('2026-11-01'),
};
const keptLike = (version: number, kept: object) => ({ version: integer(version), updatedAt: time, ...kept });
const viewLike = (closing: object, status: string) => ({
  contract: {
    id: string(contractId),
    address: string('12 Oak Street'),
    state: string('TX'),
    status,
    financing: 'loan',
    priceCents: integer(42_500_000),
    earnestMoneyCents: integer(425_000),
    optionFeeCents: integer(20_000),
    effectiveOn: day('2026-11-19'),
    closingOn: day('2027-01-04'),
  },
  closing,
  comparison: {
    lender: string('Oak Bank'),
    issuedOn: day('2026-11-20'),
    note: string(''),
    fees: eachLike({
      line: regex('^[a-zA-Z]+Cents$', 'originationCents'),
      bucket: regex('^(zero|ten|free)$', 'zero'),
      estimateCents: integer(80_000),
      disclosureCents: integer(90_000),
      overCents: integer(10_000),
    }),
    buckets: eachLike({
      bucket: regex('^(zero|ten|free)$', 'zero'),
      estimateCents: integer(150_000),
      disclosureCents: integer(160_000),
      overCents: integer(10_000),
    }),
    owedCents: integer(12_000),
    ask: string('Hello Oak Bank'),
  },
  clock: {
    dueOn: day('2026-12-30'),
    receivedOn: day('2026-11-20'),
    countsFrom: day('2026-11-20'),
    earliestOn: day('2026-11-24'),
    restarted: boolean(false),
    text: string('Three things start it again.'),
    rule: string('Three business days.'),
    ...source,
  },
  cash: {
    rows: eachLike({ key: string('price'), name: string('Price'), cents: integer(42_500_000) }),
    expectedCents: integer(12_743_200),
    saidCents: integer(12_743_200),
    differenceCents: integer(0),
  },
  perDiemCents: integer(5_137),
  firstYear: eachLike({
    key: string('deed-mail'),
    title: string('Ignore mail'),
    on: day('2027-01-18'),
    text: string('The county sells copies.'),
    forSome: boolean(false),
    done: boolean(false),
    standing: regex('^(authority|cited|secondary|practice)$', 'practice'),
    rowId: string('first-year/general/deed-mail@2026-01-01'),
    sourceName: string('General practice'),
    sourceUrl: string(''),
    sourceDate: day('2026-11-01'),
  }),
});
const checks = eachLike({
  id: string('wire'),
  result: regex('^(fine|warning|missing)$', 'fine'),
  text: string('It holds.'),
});
const noKeys = { signedOn: null, keysOn: null };
const keys = { signedOn: '2026-11-20', keysOn: '2026-11-20' };

describe('the closing', () => {
  it('is fetched', async () => {
    await journeyPact
      .addInteraction()
      .given(closes)
      .uponReceiving('a request for the closing')
      .withRequest('GET', path, (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (response) => {
        const closing = keptLike(1, { ...exampleClosing, ...noKeys });
        response.headers(replied).jsonBody({ ...viewLike(closing, 'active'), checks });
      })
      .executeTest(async ({ url }) => {
        const { closing, comparison } = await fetchClosing(sessionAt(url));
        expect(closing).toMatchObject({ version: 1, ...exampleClosing, keysOn: null });
        expect(comparison?.owedCents).toBe(12_000);
      });
  });

  it('is saved', async () => {
    const saved = { ...exampleClosing, wireChanged: true };
    await journeyPact
      .addInteraction()
      .given(closes)
      .uponReceiving('a change of the closing')
      .withRequest('PUT', path, (request) => {
        request.headers({ ...sent, 'if-match': '"1"' }).jsonBody({ contractId, entry: saved });
      })
      .willRespondWith(200, (response) => {
        const closing = keptLike(2, { ...saved, ...noKeys });
        response.headers(replied).jsonBody({ ...viewLike(closing, 'active'), checks });
      })
      .executeTest(async ({ url }) => {
        const { closing } = await sendClosing(sessionAt(url), { contractId, version: 1 }, saved);
        expect(closing).toMatchObject({ version: 2, wireChanged: true });
      });
  });

  it('is not saved over another window’s', async () => {
    await journeyPact
      .addInteraction()
      .given(closes)
      .uponReceiving('a change of an outdated version of the closing')
      .withRequest('PUT', path, (request) => {
        request.headers({ ...sent, 'if-match': '"7"' }).jsonBody({ contractId, entry: exampleClosing });
      })
      .willRespondWith(409, (response) => {
        const current = keptLike(1, { ...exampleClosing, ...noKeys });
        const versions = { yours: exampleClosing, current };
        response.headers(replied).jsonBody({ ...problemLike('closing.conflict'), versions });
      })
      .executeTest(async ({ url }) => {
        const failure = await failureOf(sendClosing(sessionAt(url), { contractId, version: 7 }, exampleClosing));
        expect(failure).toMatchObject({ status: 409, versions: { current: { version: 1 } } });
      });
  });

  it('takes no account number', async () => {
    const careless = { ...exampleClosing, walkThroughNote: 'Wire to account 123456789012' };
    await journeyPact
      .addInteraction()
      .given(closes)
      .uponReceiving('a change of the closing with an account number')
      .withRequest('PUT', path, (request) => {
        request.headers({ ...sent, 'if-match': '"1"' }).jsonBody({ contractId, entry: careless });
      })
      .willRespondWith(400, (response) => {
        response.headers(replied).jsonBody(problemLike('request.invalid'));
      })
      .executeTest(async ({ url }) => {
        expect(await failureOf(sendClosing(sessionAt(url), { contractId, version: 1 }, careless))).toMatchObject({
          status: 400,
        });
      });
  });
});

describe('the keys', () => {
  it('are recorded', async () => {
    await journeyPact
      .addInteraction()
      .given(closes)
      .uponReceiving('the day of the keys')
      .withRequest('POST', `${path}/keys`, (request) => {
        request.headers({ ...sent, 'if-match': '"1"' }).jsonBody({ contractId, entry: keys });
      })
      .willRespondWith(200, (response) => {
        const closing = keptLike(2, { ...exampleClosing, ...keys });
        response.headers(replied).jsonBody({ ...viewLike(closing, 'closed'), checks: [] });
      })
      .executeTest(async ({ url }) => {
        const { contract, closing } = await sendKeys(sessionAt(url), { contractId, version: 1 }, keys);
        expect({ status: contract?.status, keysOn: closing.keysOn }).toEqual({
          status: 'closed',
          keysOn: '2026-11-20',
        });
      });
  });

  it('are taken back', async () => {
    await journeyPact
      .addInteraction()
      .given(hasKeys)
      .uponReceiving('an undo of the keys')
      .withRequest('DELETE', `${path}/keys`, (request) => {
        request.query({ contractId }).headers({ ...asked, 'if-match': '"1"' });
      })
      .willRespondWith(200, (response) => {
        const closing = keptLike(2, { ...exampleClosing, ...noKeys });
        response.headers(replied).jsonBody({ ...viewLike(closing, 'active'), checks });
      })
      .executeTest(async ({ url }) => {
        const { contract, closing } = await takeKeysBack(sessionAt(url), { contractId, version: 1 });
        expect({ status: contract?.status, keysOn: closing.keysOn }).toEqual({ status: 'active', keysOn: null });
      });
  });

  it('are not taken back without any', async () => {
    await journeyPact
      .addInteraction()
      .given(closes)
      .uponReceiving('an undo of keys that the buyer doesn’t have')
      .withRequest('DELETE', `${path}/keys`, (request) => {
        request.query({ contractId }).headers({ ...asked, 'if-match': '"1"' });
      })
      .willRespondWith(404, (response) => {
        response.headers(replied).jsonBody(problemLike('closing.no-keys'));
      })
      .executeTest(async ({ url }) => {
        expect(await failureOf(takeKeysBack(sessionAt(url), { contractId, version: 1 }))).toMatchObject({
          status: 404,
        });
      });
  });
});
