import { listPurchases } from '@hearthway/contracts/commerce';
import { exampleSignedIn } from '@hearthway/contracts/examples';
import { callOperation } from '@hearthway/web-kit/http';
import { expect, it } from '@jest/globals';
import { Matchers, MatchersV3 } from '@pact-foundation/pact';
import { commercePact, replied, requestAt } from '../../../testing/pact.js';

const { datetime, eachLike, integer, regex, string } = Matchers;

const paidAt = '2026-01-02T03:04:05.678Z';
const id = '0d5a4a4b-7a70-4f0c-9f2e-9a4f1f7b1c11';

it('the purchases of the buyer are listed', () =>
  commercePact
    .addInteraction()
    .given('a purchase belongs to the buyer')
    .uponReceiving('a request for the purchases')
    .withRequest('GET', '/api/purchases', (request) => {
      const authorization = MatchersV3.fromProviderState('${token}', exampleSignedIn.token);
      request.headers({ authorization, accept: 'application/json' });
    })
    .willRespondWith(200, (reply) => {
      const purchase = {
        id: string(id),
        productType: regex('founding_member|offer_toolkit', 'offer_toolkit'),
        amountCents: integer(10_000),
        status: regex('paid|refunded', 'paid'),
        paidAt: datetime("yyyy-MM-dd'T'HH:mm:ss.SSSX", paidAt),
      };
      reply.headers(replied).jsonBody(eachLike(purchase));
    })
    .executeTest(async ({ url }) => {
      expect(await callOperation(requestAt(url), listPurchases)).toEqual([
        { id, productType: 'offer_toolkit', amountCents: 10_000, status: 'paid', paidAt },
      ]);
    }));
