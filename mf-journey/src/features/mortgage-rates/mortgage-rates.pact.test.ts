import { getMortgageRates } from '@hearthway/contracts/journey';
import { callOperation } from '@hearthway/web-kit/http';
import { expect, it } from '@jest/globals';
import { Matchers } from '@pact-foundation/pact';
import { asked, journeyPact, replied, requestAt } from '../../testing/pact.js';

const { eachLike, integer, string } = Matchers;

it('the mortgage rates are fetched, as the sample where there is no feed', async () => {
  await journeyPact
    .addInteraction()
    .given('a buyer is signed in and has the default milestones')
    .uponReceiving('a request for mortgage rates')
    .withRequest('GET', '/api/mortgage-rates', (request) => {
      request.headers(asked);
    })
    .willRespondWith(200, (response) => {
      const rate = { product: string('30-Year Fixed'), rateBasisPoints: integer(625) };
      response.headers(replied).jsonBody({ rates: eachLike(rate), source: null });
    })
    .executeTest(async ({ url }) => {
      expect(await callOperation(requestAt(url), getMortgageRates)).toEqual({
        rates: [{ product: '30-Year Fixed', rateBasisPoints: 625 }],
        source: null,
      });
    });
});
