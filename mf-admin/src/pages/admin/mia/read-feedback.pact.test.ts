import { expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { asked, pactWith, replied, requestAt, signedIn } from '../../../testing/pact.js';
import { readFeedback } from './read-feedback.js';

const { eachLike, integer, regex, string } = MatchersV3;

it('feedback is counted, and what was shared is read', async () => {
  const said = {
    rating: regex('^(up|down)$', 'down'),
    reason: string('unclear'),
    engine: regex('^(none|model)$', 'none'),
  };
  await pactWith('svc-journey')
    .addInteraction()
    .given(signedIn)
    .given('a buyer shared an answer of Mia')
    .uponReceiving('a request for what buyers said about Mia by an admin')
    .withRequest('GET', '/api/admin/chat-feedback', (request) => {
      request.headers(asked);
    })
    .willRespondWith(200, (response) => {
      response.headers(replied).jsonBody({
        counts: eachLike({ ...said, count: integer(2) }),
        shared: eachLike({
          ...said,
          day: regex('^\\d{4}-\\d\\d-\\d\\d$', '2026-11-24'),
          question: string('Remind me of the tour'),
          answer: string('I can add it.'),
        }),
      });
    })
    .executeTest(async ({ url }) => {
      const { counts, shared } = await readFeedback(requestAt(url));
      expect(counts).toEqual([{ rating: 'down', reason: 'unclear', engine: 'none', count: 2 }]);
      expect(shared[0]).toMatchObject({ question: 'Remind me of the tour', day: '2026-11-24' });
    });
});
