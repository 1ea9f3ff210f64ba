import { getBudget, getFirstName } from '@hearthway/contracts/journey';
import { callOperation } from '@hearthway/web-kit/http';
import { expect, it } from '@jest/globals';
import { Matchers } from '@pact-foundation/pact';
import { asked, journeyPact, replied, requestAt } from '../../testing/pact.js';

const { integer, like, string } = Matchers;

it('the budget is what the pinned scenario comes to', async () => {
  await journeyPact
    .addInteraction()
    .given('a buyer is signed in and has pinned a scenario')
    .uponReceiving('a request for the budget')
    .withRequest('GET', '/api/scenarios/budget', (request) => {
      request.headers(asked);
    })
    .willRespondWith(200, (response) => {
      response.headers(replied).jsonBody({
        budget: {
          priceCents: integer(32_200_000),
          monthlyCents: integer(252_000),
          cashCents: integer(4_250_000),
          programName: string('Conventional'),
        },
      });
    })
    .executeTest(async ({ url }) => {
      const budget = {
        priceCents: 32_200_000,
        monthlyCents: 252_000,
        cashCents: 4_250_000,
        programName: 'Conventional',
      };
      expect(await callOperation(requestAt(url), getBudget)).toEqual({ budget });
    });
});

it('the first name may be empty', async () => {
  await journeyPact
    .addInteraction()
    .given('a buyer is signed in and has the default milestones')
    .uponReceiving('a request for the first name')
    .withRequest('GET', '/api/pre-approval-info/first-name', (request) => {
      request.headers(asked);
    })
    .willRespondWith(200, (response) => {
      response.headers(replied).jsonBody({ firstName: like('') });
    })
    .executeTest(async ({ url }) => {
      expect(await callOperation(requestAt(url), getFirstName)).toEqual({ firstName: '' });
    });
});
