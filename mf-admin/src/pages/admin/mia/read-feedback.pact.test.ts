import { getChatFeedbackReport } from '@hearthway/contracts/journey';
import { callOperation } from '@hearthway/web-kit/http';
import { expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { asked, pactWith, replied, requestAt, signedIn } from '../../../testing/pact.js';

const { eachLike, integer, regex } = MatchersV3;

it('what buyers said about Mia is counted', async () => {
  await pactWith('svc-journey')
    .addInteraction()
    .given(signedIn)
    .given('a buyer has rated an answer of Mia')
    .uponReceiving('a request for what buyers said about Mia by an admin')
    .withRequest('GET', '/api/admin/chat-feedback', (request) => {
      request.headers(asked);
    })
    .willRespondWith(200, (response) => {
      response.headers(replied).jsonBody({
        counts: eachLike({
          rating: regex('^(up|down)$', 'down'),
          reason: regex('^[a-z-]+$', 'unclear'),
          engine: regex('^(none|model)$', 'none'),
          count: integer(2),
        }),
      });
    })
    .executeTest(async ({ url }) => {
      expect(await callOperation(requestAt(url), getChatFeedbackReport)).toEqual({
        counts: [{ rating: 'down', reason: 'unclear', engine: 'none', count: 2 }],
      });
    });
});
