import { describe, expect, it } from '@jest/globals';
import { Matchers } from '@pact-foundation/pact';
import { exampleMilestones } from '@hearthway/contracts/examples';
import { listMilestoneRules, milestoneStatuses, type Milestone } from '@hearthway/contracts/journey';
import { callOperation, RequestError } from '@hearthway/web-kit/http';
import { asked, failureOf, journeyPact as pact, problemLike, replied, requestAt, sent } from '../../testing/pact.js';
import { sendStatusChange, fetchMilestones } from './api.js';

const hasToken = () => true;

const { boolean, eachLike, integer, regex, string } = Matchers;

const [first, second] = exampleMilestones as [Milestone, Milestone];
const status = regex(`^(${milestoneStatuses.join('|')})$`, 'not_started');

describe('the list of milestones', () => {
  it('is fetched for the signed-in buyer', async () => {
    await pact
      .addInteraction()
      .given('a buyer is signed in and has the default milestones')
      .uponReceiving('a request for the milestones of the signed-in buyer')
      .withRequest('GET', '/api/milestones', (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody(eachLike({ ...shapeOf(first), status }));
      })
      .executeTest(async ({ url }) => {
        expect(await fetchMilestones({ hasToken, request: requestAt(url) })).toEqual([
          { ...first, status: 'not_started' },
        ]);
      });
  });

  it('is refused to someone whose session has ended', async () => {
    await pact
      .addInteraction()
      .given('nobody is signed in')
      .uponReceiving('a request for milestones with a token that is not valid')
      .withRequest('GET', '/api/milestones', (request) => {
        request.headers({ ...asked, authorization: 'not-a-valid-token' });
      })
      .willRespondWith(401, (response) => {
        response.headers(replied).jsonBody(problemLike('session.required'));
      })
      .executeTest(async ({ url }) => {
        const failure = await failureOf(fetchMilestones({ hasToken, request: requestAt(url, 'not-a-valid-token') }));

        expect(failure.message).toBe('Failed to fetch milestones');
        expect(failure.cause).toMatchObject({ status: 401, code: 'session.required' });
      });
  });
});

it('what completes milestones is fetched', async () => {
  const item = { text: 'Answer the ten questions', done: false, path: '/get-to-know-you' };
  await pact
    .addInteraction()
    .given('a buyer is signed in and has the default milestones')
    .uponReceiving('a request for what completes milestones')
    .withRequest('GET', '/api/milestone-rules', (request) => {
      request.headers(asked);
    })
    .willRespondWith(200, (response) => {
      const items = eachLike({ text: string(item.text), done: boolean(false), path: regex('^/.+$', item.path) });
      response.headers(replied).jsonBody(eachLike({ key: string(first.key), items }));
    })
    .executeTest(async ({ url }) => {
      expect(await callOperation(requestAt(url), listMilestoneRules)).toEqual([{ key: first.key, items: [item] }]);
    });
});

describe('a change of status', () => {
  it('is answered with the milestone as it is now', async () => {
    await pact
      .addInteraction()
      .given('a buyer is signed in and has the default milestones', { milestoneId: second.id, order: second.order })
      .uponReceiving('a change of the status of one of the buyer’s milestones')
      .withRequest('PATCH', `/api/milestones/${second.id}`, (request) => {
        request.headers(sent).jsonBody({ status: 'completed' });
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({ ...shapeOf(second), id: second.id, status: 'completed' });
      })
      .executeTest(async ({ url }) => {
        const changed = await sendStatusChange(requestAt(url), { milestoneId: second.id, status: 'completed' });

        expect(changed).toEqual({ ...second, status: 'completed' });
      });
  });

  it('is refused for a milestone that is not the buyer’s', async () => {
    await pact
      .addInteraction()
      .given('a buyer is signed in and has the default milestones')
      .uponReceiving('a change of the status of a milestone that the buyer does not have')
      .withRequest('PATCH', '/api/milestones/ffffffff-ffff-4fff-8fff-ffffffffffff', (request) => {
        request.headers(sent).jsonBody({ status: 'completed' });
      })
      .willRespondWith(404, (response) => {
        response.headers(replied).jsonBody(problemLike('milestone.not-found'));
      })
      .executeTest(async ({ url }) => {
        const change = { milestoneId: 'ffffffff-ffff-4fff-8fff-ffffffffffff', status: 'completed' } as const;
        const failure = await failureOf(sendStatusChange(requestAt(url), change));

        expect(failure.message).toBe('Failed to update milestone');
        expect(failure.cause).toMatchObject({ status: 404, code: 'milestone.not-found' });
      });
  });

  it('is refused to someone whose session has ended', async () => {
    await pact
      .addInteraction()
      .given('nobody is signed in')
      .uponReceiving('a change of the status of a milestone with a token that is not valid')
      .withRequest('PATCH', `/api/milestones/${second.id}`, (request) => {
        request.headers({ ...sent, authorization: 'not-a-valid-token' }).jsonBody({ status: 'completed' });
      })
      .willRespondWith(401, (response) => {
        response.headers(replied).jsonBody(problemLike('session.required'));
      })
      .executeTest(async ({ url }) => {
        const change = { milestoneId: second.id, status: 'completed' } as const;
        const failure = await failureOf(sendStatusChange(requestAt(url, 'not-a-valid-token'), change));

        expect(failure.cause).toBeInstanceOf(RequestError);
        expect(failure.cause).toMatchObject({ status: 401, code: 'session.required' });
      });
  });
});

function shapeOf({ id, userId, key, title, description, order }: Milestone) {
  return {
    id: string(id),
    userId: string(userId),
    key: string(key),
    title: string(title),
    description: string(description),
    order: integer(order),
  };
}
