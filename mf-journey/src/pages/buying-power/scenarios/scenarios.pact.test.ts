import { exampleFigures } from '@hearthway/contracts/affordability';
import {
  createScenario,
  deleteScenario,
  listScenarios,
  pinScenario,
  renameScenario,
  shareScenario,
  stopSharingScenario,
  unpinScenario,
  type Scenario,
} from '@hearthway/contracts/journey';
import { callOperation } from '@hearthway/web-kit/http';
import { describe, expect, it } from '@jest/globals';
import { Matchers } from '@pact-foundation/pact';
import { asked, failureOf, journeyPact, problemLike, replied, requestAt, sent } from '../../../testing/pact.js';

const { boolean, eachLike, integer, like, regex, string } = Matchers;

const scenarioId = 'c1b7e0a2-5f0e-4e1c-9d7a-3a6b1f2c4d5e';
const params = { scenarioId };
const path = `/api/scenarios/${scenarioId}`;
const entry = { name: 'Our plan', figures: exampleFigures, level: 'typical' } as const;
const saved = 'a buyer is signed in and has saved a scenario';

const headline = { program: 'fha', priceCents: 30_300_000, monthlyCents: 233_000, binding: 'income' } as const;
const example: Scenario = {
  id: scenarioId,
  ...entry,
  savedAt: '2026-11-20T15:00:00.000Z',
  pinned: false,
  sharedAt: null,
  headlines: { comfortable: headline, typical: headline, ceiling: headline, payment: null },
  plan: { program: 'fha', priceCents: 1, monthlyCents: 1, downPaymentCents: 1, cashCents: 1 },
  rowsChanged: false,
};
const headlineLike = like({ ...headline, program: string('fha'), binding: string('income') });
const scenarioLike = {
  ...entry,
  id: string(scenarioId),
  savedAt: regex('^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$', example.savedAt),
  pinned: boolean(false),
  sharedAt: null,
  headlines: { comfortable: headlineLike, typical: headlineLike, ceiling: headlineLike, payment: null },
  plan: {
    program: string('fha'),
    priceCents: integer(1),
    monthlyCents: integer(1),
    downPaymentCents: integer(1),
    cashCents: integer(1),
  },
  rowsChanged: boolean(false),
};

describe('the scenarios of a buyer', () => {
  it('are fetched with what they come to today', async () => {
    await journeyPact
      .addInteraction()
      .given(saved)
      .uponReceiving('a request for the scenarios of the signed-in buyer')
      .withRequest('GET', '/api/scenarios', (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody(eachLike(scenarioLike));
      })
      .executeTest(async ({ url }) => {
        expect(await callOperation(requestAt(url), listScenarios)).toEqual([example]);
      });
  });
});

describe('a scenario', () => {
  it('is saved', async () => {
    await journeyPact
      .addInteraction()
      .given('a buyer is signed in and has the default milestones')
      .uponReceiving('a scenario to save')
      .withRequest('POST', '/api/scenarios', (request) => {
        request.headers(sent).jsonBody(entry);
      })
      .willRespondWith(201, (response) => {
        response.headers(replied).jsonBody(scenarioLike);
      })
      .executeTest(async ({ url }) => {
        expect(await callOperation(requestAt(url), createScenario, { body: entry })).toEqual(example);
      });
  });

  it('is renamed', async () => {
    const body = { name: 'Renamed' };
    await journeyPact
      .addInteraction()
      .given(saved)
      .uponReceiving('a new name for a scenario')
      .withRequest('PATCH', path, (request) => {
        request.headers(sent).jsonBody(body);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({ ...scenarioLike, ...body });
      })
      .executeTest(async ({ url }) => {
        const renamed = await callOperation(requestAt(url), renameScenario, { params, body });
        expect(renamed).toEqual({ ...example, ...body });
      });
  });

  it.each([
    ['to be deleted', 'DELETE', '', deleteScenario],
    ['to be pinned', 'PUT', '/pin', pinScenario],
    ['to be unpinned', 'DELETE', '/pin', unpinScenario],
    ['whose link is to be revoked', 'DELETE', '/link', stopSharingScenario],
  ] as const)('%s', async (what, method, below, operation) => {
    await journeyPact
      .addInteraction()
      .given(saved)
      .uponReceiving(`a scenario ${what}`)
      .withRequest(method, path + below, (request) => {
        request.headers(asked);
      })
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        await callOperation(requestAt(url), operation, { params });
      });
  });

  it('is no budget without a price', async () => {
    await journeyPact
      .addInteraction()
      .given('a buyer is signed in and has saved a scenario without a price')
      .uponReceiving('a budget to pin that has no price')
      .withRequest('PUT', `${path}/pin`, (request) => {
        request.headers(asked);
      })
      .willRespondWith(409, (response) => {
        response.headers(replied).jsonBody(problemLike('scenario.without-price'));
      })
      .executeTest(async ({ url }) => {
        const pinning = callOperation(requestAt(url), pinScenario, { params });
        expect(await failureOf(pinning)).toMatchObject({ status: 409, code: 'scenario.without-price' });
      });
  });

  it('gets a link', async () => {
    await journeyPact
      .addInteraction()
      .given(saved)
      .uponReceiving('a request for a link to a scenario')
      .withRequest('POST', `${path}/link`, (request) => {
        request.headers(asked);
      })
      .willRespondWith(201, (response) => {
        response.headers(replied).jsonBody({ token: string('example-of-a-token') });
      })
      .executeTest(async ({ url }) => {
        expect(await callOperation(requestAt(url), shareScenario, { params })).toEqual({ token: 'example-of-a-token' });
      });
  });

  it('is not known if it is not the buyer’s', async () => {
    const unknown = 'ffffffff-ffff-4fff-8fff-ffffffffffff';
    await journeyPact
      .addInteraction()
      .given(saved)
      .uponReceiving('a budget to pin that the buyer does not have')
      .withRequest('PUT', `/api/scenarios/${unknown}/pin`, (request) => {
        request.headers(asked);
      })
      .willRespondWith(404, (response) => {
        response.headers(replied).jsonBody(problemLike('scenario.not-found'));
      })
      .executeTest(async ({ url }) => {
        const pinning = callOperation(requestAt(url), pinScenario, { params: { scenarioId: unknown } });
        expect(await failureOf(pinning)).toMatchObject({ status: 404, code: 'scenario.not-found' });
      });
  });
});
