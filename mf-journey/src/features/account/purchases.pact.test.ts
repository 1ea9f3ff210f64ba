import { exampleSignedIn } from '@hearthway/contracts/examples';
import { pactBetween } from '@hearthway/tooling/pact';
import { expect, it } from '@jest/globals';
import { Matchers, MatchersV3 } from '@pact-foundation/pact';
import { replied, sessionAt } from '../../testing/pact.js';
import { fetchPurchases } from './api.js';

const { datetime, integer, string } = Matchers;
const paidAt = datetime("yyyy-MM-dd'T'HH:mm:ss.SSSX", '2026-01-02T03:04:05.678Z');
const id = '0d5a4a4b-7a70-4f0c-9f2e-9a4f1f7b1c11';

it('purchases of the buyer are listed, newest first, with the toolkit', () =>
  pactBetween('mf-journey', 'svc-commerce')
    .addInteraction()
    .given('jordan has bought the toolkit and a membership')
    .uponReceiving('a request for the purchases')
    .withRequest('GET', '/api/purchases', (request) => {
      const authorization = MatchersV3.fromProviderState('${token}', exampleSignedIn.token);
      request.headers({ authorization, accept: 'application/json' });
    })
    .willRespondWith(200, (reply) => {
      const toolkit = { productType: 'offer_toolkit', amountCents: 10_000, memberNumber: undefined };
      const membership = { productType: 'founding_member', amountCents: integer(2500), memberNumber: integer(7) };
      const bought = [toolkit, membership].map((what) => ({ id: string(id), status: 'paid', paidAt, ...what }));
      reply.headers(replied).jsonBody({ toolkit: true, purchases: bought });
    })
    .executeTest(async ({ url }) => {
      const { toolkit, purchases } = await fetchPurchases(sessionAt(url));
      expect(toolkit).toBe(true);
      expect(purchases).toMatchObject([{ productType: 'offer_toolkit' }, { memberNumber: 7 }]);
    }));
