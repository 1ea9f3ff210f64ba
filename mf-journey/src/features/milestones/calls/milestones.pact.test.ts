import { join } from 'node:path';
import { Matchers, PactV4 } from '@pact-foundation/pact';
import { exampleMilestones, exampleSignedIn } from '@hearthway/contracts/examples';
import { milestoneStatuses, type Milestone } from '@hearthway/contracts/journey';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { RequestError } from '@hearthway/web-kit/http';
import { describe, expect, it } from 'vitest';
import { sendStatusChange } from './change-milestone-status.js';
import { fetchMilestones } from './list-milestones.js';
import { MilestonesError } from './milestones-error.js';

const { eachLike, integer, like, regex, string } = Matchers;

const pact = new PactV4({
  consumer: 'mf-journey',
  provider: 'svc-journey',
  dir: join(import.meta.dirname, '../../../../../contracts/pacts'),
  logLevel: 'error',
});

const [first, second] = exampleMilestones as [Milestone, Milestone];
const status = regex(`^(${milestoneStatuses.join('|')})$`, 'not_started');
const authorization = like(exampleSignedIn.token);

describe('the list of milestones', () => {
  it('is fetched for the signed-in buyer', async () => {
    await pact
      .addInteraction()
      .given('a buyer is signed in and has the default milestones')
      .uponReceiving('a request for the milestones of the signed-in buyer')
      .withRequest('GET', '/api/milestones', (request) => {
        request.headers({ authorization, accept: 'application/json' });
      })
      .willRespondWith(200, (response) => {
        response.headers({ 'content-type': json() }).jsonBody(eachLike({ ...shapeOf(first), status }));
      })
      .executeTest(async ({ url }) => {
        expect(await fetchMilestones(session(url))).toEqual([{ ...first, status: 'not_started' }]);
      });
  });

  it('is refused to someone whose session has ended', async () => {
    await pact
      .addInteraction()
      .given('nobody is signed in')
      .uponReceiving('a request for milestones with a token that is not valid')
      .withRequest('GET', '/api/milestones', (request) => {
        request.headers({ authorization: 'not-a-valid-token', accept: 'application/json' });
      })
      .willRespondWith(401, (response) => {
        response.headers({ 'content-type': json() }).jsonBody(problem('session.required'));
      })
      .executeTest(async ({ url }) => {
        const failure = await failureOf(fetchMilestones(session(url, 'not-a-valid-token')));

        expect(failure.message).toBe('Failed to fetch milestones');
        expect(failure.cause).toMatchObject({ status: 401, code: 'session.required' });
      });
  });
});

describe('a change of status', () => {
  it('is answered with the milestone as it is now', async () => {
    await pact
      .addInteraction()
      .given('a buyer is signed in and has the default milestones', { milestoneId: second.id, order: second.order })
      .uponReceiving('a change of the status of one of the buyer’s milestones')
      .withRequest('PATCH', `/api/milestones/${second.id}`, (request) => {
        request
          .headers({ authorization, 'content-type': 'application/json', accept: 'application/json' })
          .jsonBody({ status: 'completed' });
      })
      .willRespondWith(200, (response) => {
        response
          .headers({ 'content-type': json() })
          .jsonBody({ ...shapeOf(second), id: second.id, status: 'completed' });
      })
      .executeTest(async ({ url }) => {
        const changed = await sendStatusChange(session(url), { milestoneId: second.id, status: 'completed' });

        expect(changed).toEqual({ ...second, status: 'completed' });
      });
  });

  it('is refused for a milestone that is not the buyer’s', async () => {
    await pact
      .addInteraction()
      .given('a buyer is signed in and has the default milestones')
      .uponReceiving('a change of the status of a milestone that the buyer does not have')
      .withRequest('PATCH', '/api/milestones/ffffffff-ffff-4fff-8fff-ffffffffffff', (request) => {
        request
          .headers({ authorization, 'content-type': 'application/json', accept: 'application/json' })
          .jsonBody({ status: 'completed' });
      })
      .willRespondWith(404, (response) => {
        response.headers({ 'content-type': json() }).jsonBody(problem('milestone.not-found'));
      })
      .executeTest(async ({ url }) => {
        const change = { milestoneId: 'ffffffff-ffff-4fff-8fff-ffffffffffff', status: 'completed' } as const;
        const failure = await failureOf(sendStatusChange(session(url), change));

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
        request
          .headers({
            authorization: 'not-a-valid-token',
            'content-type': 'application/json',
            accept: 'application/json',
          })
          .jsonBody({ status: 'completed' });
      })
      .willRespondWith(401, (response) => {
        response.headers({ 'content-type': json() }).jsonBody(problem('session.required'));
      })
      .executeTest(async ({ url }) => {
        const change = { milestoneId: second.id, status: 'completed' } as const;
        const failure = await failureOf(sendStatusChange(session(url, 'not-a-valid-token'), change));

        expect(failure.cause).toBeInstanceOf(RequestError);
        expect(failure.cause).toMatchObject({ status: 401, code: 'session.required' });
      });
  });
});

/** The session as the shell gives it: the token goes out as it is, and every path is one of this site. */
function session(site: string, token = exampleSignedIn.token): SessionAccess {
  return {
    user: () => exampleSignedIn.user,
    subscribe: () => () => undefined,
    hasToken: () => true,
    request: (path, init) =>
      fetch(new URL(path, site), { ...init, headers: { ...(init?.headers as object), authorization: token } }),
    reload: () => Promise.resolve(),
    signOut: () => Promise.resolve(),
  };
}

function shapeOf({ id, userId, title, description, order }: Milestone) {
  return {
    id: string(id),
    userId: string(userId),
    title: string(title),
    description: string(description),
    order: integer(order),
  };
}

function problem(code: string) {
  return { error: string('Refused'), message: string('Refused'), code, requestId: string('a-request') };
}

function json() {
  return regex('application\\/json.*', 'application/json; charset=utf-8');
}

async function failureOf(call: Promise<unknown>): Promise<MilestonesError> {
  const failure: unknown = await call.catch((error: unknown) => error);
  if (failure instanceof MilestonesError) return failure;
  throw new Error('The call did not fail as expected', { cause: failure });
}
