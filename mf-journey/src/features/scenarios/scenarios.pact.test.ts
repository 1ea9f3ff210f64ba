import { exampleFigures } from '@hearthway/contracts/affordability';
import { scenario as scenarioShape, type Scenario } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { Matchers } from '@pact-foundation/pact';
import { asked, failureOf, journeyPact, problemLike, replied, sent, sessionAt } from '../../testing/pact.js';
import {
  fetchScenarios,
  fetchSharedScenario,
  requestLink,
  sendChangedScenario,
  sendLinkRevocation,
  sendNewScenario,
  sendPin,
  sendScenarioDeletion,
  sendUnpin,
} from './api.js';

const { boolean, eachLike, integer, like, regex, string } = Matchers;

const id = 'c1b7e0a2-5f0e-4e1c-9d7a-3a6b1f2c4d5e';
const token = 'Zm9yLXRoaXMtZXhhbXBsZS1vbmx5LW5vdC1hLXNlY3Q';
const path = `/api/scenarios/${id}`;
const entry = { name: 'Our plan', figures: exampleFigures };
const saved = 'a buyer is signed in and has saved a scenario';
const shared = 'a buyer has shared a scenario';
const time = '2026-11-20T15:00:00.000Z';
const timeLike = regex('^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$', time);

const headline = { program: 'fha', priceCents: 30_300_000, monthlyCents: 233_000, binding: 'income' } as const;
const headlines = { comfortable: headline, typical: headline, ceiling: headline, payment: null };
/** The programs depend on the rows of the day; the contract checks them. */
const result = { missing: [], notes: [], headlines, programs: [], policyRowIds: ['a@2026-01-01'] };
const scenarioLike = (part: object = {}) => ({
  id: string(id),
  version: integer(1),
  name: string(entry.name),
  figures: like(exampleFigures),
  savedAt: timeLike,
  savedRowIds: eachLike('a@2026-01-01'),
  pinned: boolean(false),
  sharedAt: null,
  result: like(result),
  ...part,
});
const example: Scenario = scenarioShape.parse({
  id,
  version: 1,
  ...entry,
  savedAt: time,
  savedRowIds: ['a@2026-01-01'],
  pinned: false,
  sharedAt: null,
  result,
});

describe('the scenarios of a buyer', () => {
  it('are fetched with today’s results', async () => {
    await journeyPact
      .addInteraction()
      .given(saved)
      .uponReceiving('a request for the scenarios of the signed-in buyer')
      .withRequest('GET', '/api/scenarios', (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({ scenarios: eachLike(scenarioLike()) });
      })
      .executeTest(async ({ url }) => {
        expect(await fetchScenarios(sessionAt(url))).toEqual([example]);
      });
  });
});

describe('a scenario', () => {
  it('is saved under a key', async () => {
    const idempotencyKey = '4f6c1d1e-9f63-4d0c-8a3b-0d8f6f1c2a77';
    await journeyPact
      .addInteraction()
      .given('a buyer is signed in and has the default milestones')
      .uponReceiving('a scenario to save')
      .withRequest('POST', '/api/scenarios', (request) => {
        request.headers({ ...sent, 'idempotency-key': idempotencyKey }).jsonBody(entry);
      })
      .willRespondWith(201, (response) => {
        response.headers(replied).jsonBody(scenarioLike());
      })
      .executeTest(async ({ url }) => {
        expect(await sendNewScenario(sessionAt(url), { entry, idempotencyKey })).toEqual(example);
      });
  });

  it('is renamed by version', async () => {
    await journeyPact
      .addInteraction()
      .given(saved)
      .uponReceiving('a new name for a scenario')
      .withRequest('PUT', path, (request) => {
        request.headers({ ...sent, 'if-match': '"1"' }).jsonBody({ ...entry, name: 'Renamed' });
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody(scenarioLike({ version: 2, name: 'Renamed' }));
      })
      .executeTest(async ({ url }) => {
        const changed = await sendChangedScenario(sessionAt(url), example, { ...entry, name: 'Renamed' });
        expect(changed).toEqual({ ...example, version: 2, name: 'Renamed' });
      });
  });

  it('is not changed if its version is an old one', async () => {
    await journeyPact
      .addInteraction()
      .given(saved)
      .uponReceiving('a change of an old version of a scenario')
      .withRequest('PUT', path, (request) => {
        request.headers({ ...sent, 'if-match': '"7"' }).jsonBody(entry);
      })
      .willRespondWith(409, (response) => {
        const versions = { yours: like(entry), current: scenarioLike() };
        response.headers(replied).jsonBody({ ...problemLike('scenario.conflict'), versions });
      })
      .executeTest(async ({ url }) => {
        const change = sendChangedScenario(sessionAt(url), { id, version: 7 }, entry);
        expect(await failureOf(change)).toMatchObject({ code: 'scenario.conflict', versions: { current: example } });
      });
  });

  it('is deleted by version', async () => {
    await journeyPact
      .addInteraction()
      .given(saved)
      .uponReceiving('a deletion of a scenario')
      .withRequest('DELETE', path, (request) => {
        request.headers({ ...asked, 'if-match': '"1"' });
      })
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        await sendScenarioDeletion(sessionAt(url), example);
      });
  });

  it.each([
    ['pinned', 'PUT', sendPin, { pinned: true }],
    ['unpinned', 'DELETE', sendUnpin, { pinned: false }],
  ] as const)('is %s', async (word, method, send, part) => {
    await journeyPact
      .addInteraction()
      .given(saved)
      .uponReceiving(`a scenario to be ${word}`)
      .withRequest(method, `${path}/pin`, (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody(scenarioLike(part));
      })
      .executeTest(async ({ url }) => {
        expect(await send(sessionAt(url), id)).toEqual({ ...example, ...part });
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
        response.headers(replied).jsonBody({ token: string(token), scenario: scenarioLike({ sharedAt: timeLike }) });
      })
      .executeTest(async ({ url }) => {
        expect(await requestLink(sessionAt(url), id)).toEqual({ token, scenario: { ...example, sharedAt: time } });
      });
  });

  it('loses its link', async () => {
    await journeyPact
      .addInteraction()
      .given(saved)
      .uponReceiving('a link to revoke')
      .withRequest('DELETE', `${path}/link`, (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody(scenarioLike());
      })
      .executeTest(async ({ url }) => {
        expect(await sendLinkRevocation(sessionAt(url), id)).toEqual(example);
      });
  });
});

describe('a shared scenario', () => {
  it('is opened by its token', async () => {
    const { state, propertyType, propertyUse, annualRateMillionths, termMonths } = exampleFigures;
    const program = { program: 'fha', priceCents: 1, downPaymentCents: 1, monthlyCents: 1, cashCents: 1 };
    const view = { state, propertyType, propertyUse, annualRateMillionths, termMonths, headlines, programs: [program] };

    await journeyPact
      .addInteraction()
      .given(shared)
      .uponReceiving('a request for a shared scenario')
      .withRequest('GET', `/api/shared-scenarios/${token}`, (request) => {
        request.headers({ accept: 'application/json' });
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({
          state,
          propertyType,
          propertyUse,
          annualRateMillionths,
          termMonths,
          asOf: regex('^\\d{4}-\\d\\d-\\d\\d$', '2026-11-20'),
          headlines: like(headlines),
          programs: eachLike(program),
          policyRowIds: eachLike('a@2026-01-01'),
        });
      })
      .executeTest(async ({ url }) => {
        const opened = await fetchSharedScenario(sessionAt(url), token);
        expect(opened).toEqual({ ...view, asOf: '2026-11-20', policyRowIds: ['a@2026-01-01'] });
      });
  });

  it('is unknown by any other token', async () => {
    await journeyPact
      .addInteraction()
      .given(shared)
      .uponReceiving('a request for a scenario whose link was revoked')
      .withRequest('GET', '/api/shared-scenarios/revoked', (request) => {
        request.headers({ accept: 'application/json' });
      })
      .willRespondWith(404, (response) => {
        response.headers(replied).jsonBody(problemLike('shared-scenario.not-found'));
      })
      .executeTest(async ({ url }) => {
        expect(await failureOf(fetchSharedScenario(sessionAt(url), 'revoked'))).toMatchObject({
          status: 404,
          code: 'shared-scenario.not-found',
        });
      });
  });
});
