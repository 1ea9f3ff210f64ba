import { exampleFigures } from '@hearthway/contracts/affordability';
import { getSharedScenario } from '@hearthway/contracts/journey';
import { callOperation } from '@hearthway/web-kit/http';
import { describe, expect, it } from '@jest/globals';
import { Matchers } from '@pact-foundation/pact';
import { failureOf, journeyPact, problemLike, replied } from '../../testing/pact.js';

const { like, regex } = Matchers;

const token = 'example-of-a-token';
const shared = 'a buyer has shared a scenario';
const accept = { accept: 'application/json' };

describe('a shared scenario', () => {
  it('is opened by the token of its link', async () => {
    const { state, propertyType, propertyUse, annualRateMillionths, termMonths } = exampleFigures;
    const view = { state, propertyType, propertyUse, annualRateMillionths, termMonths };
    const plan = { priceCents: 30_300_000, monthlyCents: 233_000 };

    await journeyPact
      .addInteraction()
      .given(shared)
      .uponReceiving('a request for a shared scenario')
      .withRequest('GET', `/api/shared-scenarios/${token}`, (request) => {
        request.headers(accept);
      })
      .willRespondWith(200, (response) => {
        const date = regex('^\\d{4}-\\d\\d-\\d\\d$', '2026-11-20');
        response.headers(replied).jsonBody({ ...view, date, plan: like(plan) });
      })
      .executeTest(async ({ url }) => {
        const opened = await callOperation((path, init) => fetch(url + path, init), getSharedScenario, {
          params: { token },
        });
        expect(opened).toEqual({ ...view, date: '2026-11-20', plan });
      });
  });

  it('is unknown by any other token', async () => {
    await journeyPact
      .addInteraction()
      .given(shared)
      .uponReceiving('a request for a scenario whose link was revoked')
      .withRequest('GET', '/api/shared-scenarios/revoked', (request) => {
        request.headers(accept);
      })
      .willRespondWith(404, (response) => {
        response.headers(replied).jsonBody(problemLike('shared-scenario.not-found'));
      })
      .executeTest(async ({ url }) => {
        const opening = callOperation((path, init) => fetch(url + path, init), getSharedScenario, {
          params: { token: 'revoked' },
        });
        expect(await failureOf(opening)).toMatchObject({ status: 404, code: 'shared-scenario.not-found' });
      });
  });
});
