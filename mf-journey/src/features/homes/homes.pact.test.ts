import { exampleHomeEntry } from '@hearthway/contracts/examples';
import { emptyHomeEntry } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { Matchers } from '@pact-foundation/pact';
import { asked, failureOf, journeyPact, problemLike, replied, sent, sessionAt } from '../../testing/pact.js';
import {
  currentHomeOf,
  fetchHomes,
  sendChangedHome,
  sendHomeDeletion,
  sendImport,
  sendImpressions,
  sendMerge,
  sendMove,
  sendNewHome,
  sendTour,
} from './api.js';

const { eachLike, integer, regex, string } = Matchers;

const id = 'b7c2d9e0-1f34-4c56-8a9b-0c1d2e3f4a5b';
const otherId = 'c8d3e0f1-2a45-4d67-9bac-1d2e3f4a5b6c';
const unknownId = 'ffffffff-ffff-4fff-8fff-ffffffffffff';
const key = '4f6c1d1e-9f63-4d0c-8a3b-0d8f6f1c2a77';
const path = `/api/homes/${id}`;
const home = { id, version: 1 };
const savedState = 'a buyer is signed in and has saved a home';
const savedAt = '2026-11-20T10:00:00.000Z';
const time = regex('^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$', savedAt);
const homeLike = {
  ...exampleHomeEntry,
  id: string(id),
  version: integer(1),
  notes: '',
  ratings: [],
  stage: 'saved',
  tourAt: null,
  priceHistory: eachLike({ priceCents: integer(exampleHomeEntry.priceCents), since: time }),
  statusCheckedAt: time,
  createdAt: time,
  updatedAt: time,
};
const stored = {
  ...exampleHomeEntry,
  ...{ id, version: 1, notes: '', ratings: [], stage: 'saved', tourAt: null },
  priceHistory: [{ priceCents: exampleHomeEntry.priceCents, since: savedAt }],
  ...{ statusCheckedAt: savedAt, createdAt: savedAt, updatedAt: savedAt },
};
const matching = { ...sent, 'if-match': '"1"' };

describe('the homes of a buyer', () => {
  it('are fetched with their estimates', async () => {
    const assessment = {
      monthlyPaymentCents: null,
      cashToClose: null,
      loanClass: null,
      pricePerSquareFootCents: integer(25_758),
      budget: null,
      fit: null,
      flags: eachLike(string('lead-paint')),
      policyRowIds: eachLike(string('home/lead-paint/built-before@1996-12-06')),
    };
    const row = {
      id: string('home/lead-paint/built-before@1996-12-06'),
      name: string('Lead-paint disclosure for homes built before'),
      value: integer(1978),
      unit: string('count'),
      sourceName: string('Code of Federal Regulations'),
      sourceUrl: string('https://www.ecfr.gov'),
      effectiveFrom: regex('^\\d{4}-\\d\\d-\\d\\d$', '1996-12-06'),
      effectiveTo: null,
    };
    await journeyPact
      .addInteraction()
      .given(savedState)
      .uponReceiving('a request for the homes of the signed-in buyer')
      .withRequest('GET', '/api/homes', (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({
          homes: eachLike({ ...homeLike, assessment, duplicateIds: [] }),
          missing: eachLike(string('goals')),
          policyRows: eachLike(row),
        });
      })
      .executeTest(async ({ url }) => {
        const { homes, missing } = await fetchHomes(sessionAt(url));
        expect([homes[0], missing]).toMatchObject([stored, ['goals']]);
      });
  });
});

describe('a home', () => {
  it('is saved once for one key', async () => {
    await journeyPact
      .addInteraction()
      .given('a buyer is signed in and has the default milestones')
      .uponReceiving('a home to save')
      .withRequest('POST', '/api/homes', (request) => {
        request.headers({ ...sent, 'idempotency-key': key }).jsonBody(exampleHomeEntry);
      })
      .willRespondWith(201, (response) => {
        response.headers(replied).jsonBody(homeLike);
      })
      .executeTest(async ({ url }) => {
        expect(await sendNewHome(sessionAt(url), exampleHomeEntry, key)).toEqual(stored);
      });
  });

  const changes = [
    {
      name: 'its facts',
      path,
      body: { ...exampleHomeEntry, city: 'Dallas' },
      reply: { city: 'Dallas' },
      send: (url: string) => sendChangedHome(sessionAt(url), home, { ...exampleHomeEntry, city: 'Dallas' }),
    },
    {
      name: 'its column',
      path: `${path}/stage`,
      body: { stage: 'tour' },
      reply: { stage: 'tour' },
      send: (url: string) => sendMove(sessionAt(url), home, 'tour'),
    },
    {
      name: 'its tour',
      path: `${path}/tour`,
      body: { tourAt: '2026-12-03T20:30:00.000Z' },
      reply: { tourAt: '2026-12-03T20:30:00.000Z' },
      send: (url: string) => sendTour(sessionAt(url), home, '2026-12-03T20:30:00.000Z'),
    },
    {
      name: 'its notes',
      path: `${path}/impressions`,
      body: { notes: 'Bright', ratings: [{ room: 'Kitchen', stars: 4 }] },
      reply: { notes: 'Bright', ratings: [{ room: 'Kitchen', stars: 4 }] },
      send: (url: string) =>
        sendImpressions(sessionAt(url), home, { notes: 'Bright', ratings: [{ room: 'Kitchen', stars: 4 }] }),
    },
  ] as const;

  it.each(changes)('is changed: $name', async ({ name, path: changedPath, body, reply, send }) => {
    await journeyPact
      .addInteraction()
      .given(savedState)
      .uponReceiving(`a change of a home: ${name}`)
      .withRequest('PUT', changedPath, (request) => {
        request.headers(matching).jsonBody(body);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({ ...homeLike, version: integer(2), ...reply });
      })
      .executeTest(async ({ url }) => {
        expect(await send(url)).toEqual({ ...stored, version: 2, ...reply });
      });
  });

  it('isn’t changed if it changed elsewhere', async () => {
    await journeyPact
      .addInteraction()
      .given(savedState)
      .uponReceiving('a change of an outdated version of a home')
      .withRequest('PUT', `${path}/stage`, (request) => {
        request.headers({ ...sent, 'if-match': '"7"' }).jsonBody({ stage: 'tour' });
      })
      .willRespondWith(409, (response) => {
        const versions = { yours: { stage: 'tour' }, current: homeLike };
        response.headers(replied).jsonBody({ ...problemLike('home.conflict'), versions });
      })
      .executeTest(async ({ url }) => {
        const failure = await failureOf(sendMove(sessionAt(url), { id, version: 7 }, 'tour'));
        expect(currentHomeOf(failure)).toEqual(stored);
      });
  });

  it('is merged with another entry for its address', async () => {
    await journeyPact
      .addInteraction()
      .given('a buyer is signed in and has saved an address twice')
      .uponReceiving('a merge of two homes')
      .withRequest('POST', `${path}/merge`, (request) => {
        request.headers(matching).jsonBody({ otherId, otherVersion: 1 });
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({ ...homeLike, version: integer(2) });
      })
      .executeTest(async ({ url }) => {
        expect(await sendMerge(sessionAt(url), home, { id: otherId, version: 1 })).toEqual({ ...stored, version: 2 });
      });
  });

  it('is deleted', async () => {
    await journeyPact
      .addInteraction()
      .given(savedState)
      .uponReceiving('a deletion of a home')
      .withRequest('DELETE', path, (request) => {
        request.headers({ ...asked, 'if-match': '"1"' });
      })
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        await sendHomeDeletion(sessionAt(url), home);
      });
  });

  it('is not known when it is not the buyer’s', async () => {
    await journeyPact
      .addInteraction()
      .given(savedState)
      .uponReceiving('a deletion of a home that the buyer does not have')
      .withRequest('DELETE', `/api/homes/${unknownId}`, (request) => {
        request.headers({ ...asked, 'if-match': '"1"' });
      })
      .willRespondWith(404, (response) => {
        response.headers(replied).jsonBody(problemLike('home.not-found'));
      })
      .executeTest(async ({ url }) => {
        const deletion = sendHomeDeletion(sessionAt(url), { id: unknownId, version: 1 });
        expect(await failureOf(deletion)).toMatchObject({ status: 404, code: 'home.not-found' });
      });
  });
});

describe('a file of homes', () => {
  it('is previewed, with its bad cells named', async () => {
    const body = { csv: 'Address,Price,Color\n12 Oak St,400000,red\n9 Birch Rd,soon,blue', preview: true };
    await journeyPact
      .addInteraction()
      .given('a buyer is signed in and has the default milestones')
      .uponReceiving('a file of homes to preview')
      .withRequest('POST', '/api/homes/import', (request) => {
        request.headers(sent).jsonBody(body);
      })
      .willRespondWith(200, (response) => {
        const entry = { ...emptyHomeEntry, address: '12 Oak St', priceCents: 40_000_000 };
        response.headers(replied).jsonBody({
          rows: [{ line: 2, entry }],
          problems: [{ line: 3, column: 'Price', message: string('Enter dollars') }],
          ignoredColumns: ['Color'],
          saved: 0,
        });
      })
      .executeTest(async ({ url }) => {
        expect(await sendImport(sessionAt(url), body)).toMatchObject({
          rows: [{ line: 2, entry: { address: '12 Oak St' } }],
          problems: [{ line: 3, column: 'Price' }],
        });
      });
  });
});
