import { userRegistered } from '@hearthway/contracts/identity';
import { handleMessage } from '@hearthway/service-kit/testing';
import { eventLike, pactBetween } from '@hearthway/tooling/pact';
import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import type { MilestoneDependencies } from './change-milestone-status.js';
import { milestoneConsumer } from './milestone-consumers.js';

const pact = pactBetween('svc-journey', 'svc-identity');

/** The calls that a message makes to the store. */
async function handle(content: unknown): Promise<unknown[][]> {
  const asked: unknown[][] = [];
  const record =
    (name: string, result?: unknown) =>
    (...values: unknown[]) => {
      asked.push([name, ...values]);
      return Promise.resolve(result);
    };
  const store = {
    insertJourney: record('insertJourney', true),
    insertMilestones: record('insertMilestones'),
  };
  const dependencies = { store, now: () => new Date(0), newId: () => 'id' } as unknown as MilestoneDependencies;
  await handleMessage(milestoneConsumer(dependencies), content);
  return asked;
}

describe('what milestones need from identity', () => {
  it('starts a journey when a user registers', () =>
    pact
      .addAsynchronousInteraction()
      .given('a person has registered')
      .expectsToReceive('a user registered', (builder) =>
        builder.withJSONContent(eventLike(userRegistered.type, { userId: MatchersV3.string('user-1') })),
      )
      .executeTest(async ({ contents }) => {
        const [started, inserted] = await handle(contents.content);
        expect(started?.slice(0, 2)).toEqual(['insertJourney', 'user-1']);
        expect(inserted?.[1]).toHaveLength(10);
      }));
});
