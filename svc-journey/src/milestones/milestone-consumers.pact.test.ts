import { envelope } from '@hearthway/contracts/envelope';
import { userDeleted, userRegistered } from '@hearthway/contracts/identity';
import { eventLike, pactBetween } from '@hearthway/tooling/pact';
import { MatchersV3 } from '@pact-foundation/pact';
import type { ClientSession } from 'mongoose';
import { describe, expect, it } from 'vitest';
import type { MilestoneDependencies } from './dependencies.js';
import { milestoneConsumer } from './milestone-consumers.js';

const pact = pactBetween('svc-journey', 'svc-identity');
const session = {} as ClientSession;

/** Handles a message as the consumer does after reading it, and tells what the store was asked to do. */
async function handle(content: unknown): Promise<unknown[][]> {
  const asked: unknown[][] = [];
  const record =
    (name: string, result?: unknown) =>
    (...values: unknown[]) => {
      asked.push([name, ...values]);
      return Promise.resolve(result);
    };
  const store = { markStarted: record('markStarted', true), insert: record('insert'), erase: record('erase') };
  const dependencies = { store, now: () => new Date(0), newId: () => 'id' } as unknown as MilestoneDependencies;
  const event = envelope.parse(content);
  const handler = milestoneConsumer(dependencies).handlers.find(({ event: { type } }) => type === event.type);
  const data = handler?.event.data.parse(event.data);
  await handler?.handle({ ...event, data }, session);
  return asked;
}

describe('what the milestones need of identity', () => {
  it('starts a journey from the news of a registration', () =>
    pact
      .addAsynchronousInteraction()
      .given('a person has registered')
      .expectsToReceive('a user registered', (builder) =>
        builder.withJSONContent(eventLike(userRegistered.type, { userId: MatchersV3.string('user-1') })),
      )
      .executeTest(async ({ contents }) => {
        const [started, inserted] = await handle(contents.content);
        expect(started?.slice(0, 2)).toEqual(['markStarted', 'user-1']);
        expect(inserted?.[1]).toHaveLength(10);
      }));

  it('erases a journey when its account is deleted', () =>
    pact
      .addAsynchronousInteraction()
      .given('a person has deleted their account')
      .expectsToReceive('a user deleted', (builder) =>
        builder.withJSONContent(eventLike(userDeleted.type, { userId: MatchersV3.string('user-1') })),
      )
      .executeTest(async ({ contents }) => {
        const [erased] = await handle(contents.content);
        expect(erased?.slice(0, 2)).toEqual(['erase', 'user-1']);
      }));
});
