import { acknowledgeUnlockedOffers, listUnlockedOffers } from '@hearthway/contracts/journey';
import { callOperation } from '@hearthway/web-kit/http';
import { expect, it } from '@jest/globals';
import { Matchers } from '@pact-foundation/pact';
import { asked, journeyPact, replied, requestAt, sent } from '../../../testing/pact.js';

const { eachLike, integer, string } = Matchers;

const membershipIsLinked = () =>
  journeyPact.addInteraction().given('a buyer is signed in and a membership was linked to them');

it('what was unlocked is listed until the buyer has been told', async () => {
  await membershipIsLinked()
    .uponReceiving('a request for the unlocked offers')
    .withRequest('GET', '/api/unlocked-offers', (request) => {
      request.headers(asked);
    })
    .willRespondWith(200, (reply) => {
      const offer = { id: string('offer-1'), productType: 'founding_member', memberNumber: integer(12), isNew: true };
      reply.headers(replied).jsonBody(eachLike(offer));
    })
    .executeTest(async ({ url }) => {
      expect(await callOperation(requestAt(url), listUnlockedOffers)).toEqual([
        { id: 'offer-1', productType: 'founding_member', memberNumber: 12, isNew: true },
      ]);
    });
});

it('what was shown is acknowledged', async () => {
  await membershipIsLinked()
    .uponReceiving('an acknowledgement of an unlocked offer')
    .withRequest('POST', '/api/unlocked-offers/acknowledgement', (request) => {
      request.headers(sent).jsonBody({ ids: ['offer-1'] });
    })
    .willRespondWith(204)
    .executeTest(({ url }) => callOperation(requestAt(url), acknowledgeUnlockedOffers, { body: { ids: ['offer-1'] } }));
});
