import { paymentCompleted, paymentPrepared, paymentRefunded, waitlistJoined } from '@hearthway/contracts/commerce';
import { userRegistered } from '@hearthway/contracts/identity';
import { contractAccepted, lenderMatched, lenderStatusChanged, milestoneChanged } from '@hearthway/contracts/journey';
import { handleMessage } from '@hearthway/service-kit/testing';
import { eventLike, pactBetween } from '@hearthway/tooling/pact';
import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { factConsumer } from './fact-consumers.js';
import type { Fact } from './fact-store.js';

const lenderMatchLike = {
  userId: MatchersV3.string('user-1'),
  lenderMatchId: MatchersV3.string('match-1'),
  lenderId: MatchersV3.string('lender-1'),
};

async function counted(content: unknown): Promise<Fact[]> {
  const facts: Fact[] = [];
  const updateCount = (fact: Fact) => {
    facts.push(fact);
    return Promise.resolve();
  };
  await handleMessage(factConsumer({ updateCount }), content);
  return facts;
}

describe('the facts', () => {
  it('count a registration', () =>
    pactBetween('svc-analytics', 'svc-identity')
      .addAsynchronousInteraction()
      .given('a person has registered')
      .expectsToReceive('a user registered', (builder) =>
        builder.withJSONContent(eventLike(userRegistered.type, { userId: MatchersV3.string('user-1') })),
      )
      .executeTest(async ({ contents }) => {
        expect(await counted(contents.content)).toEqual([{ day: '2026-11-20', name: 'registered' }]);
      }));

  it('count a changed milestone by its new status', () =>
    pactBetween('svc-analytics', 'svc-journey')
      .addAsynchronousInteraction()
      .given('a buyer has completed a milestone')
      .expectsToReceive('a milestone changed', (builder) =>
        builder.withJSONContent(
          eventLike(milestoneChanged.type, {
            userId: MatchersV3.string('user-1'),
            milestoneId: MatchersV3.string('milestone-1'),
            title: MatchersV3.string('Closing'),
            from: MatchersV3.regex('not_started|in_progress|completed', 'in_progress'),
            to: MatchersV3.regex('not_started|in_progress|completed', 'completed'),
          }),
        ),
      )
      .executeTest(async ({ contents }) => {
        expect(await counted(contents.content)).toEqual([{ day: '2026-11-20', name: 'milestone-completed' }]);
      }));

  it('count a lender match', () =>
    pactBetween('svc-analytics', 'svc-journey')
      .addAsynchronousInteraction()
      .given('a buyer has a lender match')
      .expectsToReceive('a lender matched', (builder) =>
        builder.withJSONContent(eventLike(lenderMatched.type, lenderMatchLike)),
      )
      .executeTest(async ({ contents }) => {
        expect(await counted(contents.content)).toEqual([{ day: '2026-11-20', name: 'lender-matched' }]);
      }));

  it('count a changed lender match by its new status', () =>
    pactBetween('svc-analytics', 'svc-journey')
      .addAsynchronousInteraction()
      .given('a buyer has a lender match')
      .expectsToReceive('a lender status changed', (builder) =>
        builder.withJSONContent(
          eventLike(lenderStatusChanged.type, {
            ...lenderMatchLike,
            from: MatchersV3.regex('matched|applied|pre_qualified|approved|denied', 'matched'),
            to: MatchersV3.regex('matched|applied|pre_qualified|approved|denied', 'applied'),
          }),
        ),
      )
      .executeTest(async ({ contents }) => {
        expect(await counted(contents.content)).toEqual([{ day: '2026-11-20', name: 'lender-applied' }]);
      }));

  it('count a contract', () =>
    pactBetween('svc-analytics', 'svc-journey')
      .addAsynchronousInteraction()
      .given('a buyer has a home under contract')
      .expectsToReceive('a contract accepted', (builder) =>
        builder.withJSONContent(
          eventLike(contractAccepted.type, {
            userId: MatchersV3.string('user-1'),
            contractId: MatchersV3.string('contract-1'),
            homeId: null,
            state: MatchersV3.string('TX'),
            effectiveOn: MatchersV3.string('2026-11-19'),
            closingOn: MatchersV3.string('2027-01-04'),
          }),
        ),
      )
      .executeTest(async ({ contents }) => {
        expect(await counted(contents.content)).toEqual([{ day: '2026-11-20', name: 'contract-accepted' }]);
      }));

  it('count a waitlist entry', () =>
    pactBetween('svc-analytics', 'svc-commerce')
      .addAsynchronousInteraction()
      .given('someone has joined the waitlist')
      .expectsToReceive('a waitlist joined', (builder) =>
        builder.withJSONContent(
          eventLike(waitlistJoined.type, {
            entryId: MatchersV3.string('entry-1'),
            source: MatchersV3.string('landing_page'),
            state: MatchersV3.string('TX'),
          }),
        ),
      )
      .executeTest(async ({ contents }) => {
        expect(await counted(contents.content)).toEqual([{ day: '2026-11-20', name: 'waitlist-joined' }]);
      }));

  it.each([
    ['a payment prepared', paymentPrepared.type, 'payment-prepared'],
    ['a payment completed', paymentCompleted.type, 'payment-completed'],
    ['a payment refunded', paymentRefunded.type, 'payment-refunded'],
  ])('count %s', (description, type, name) =>
    pactBetween('svc-analytics', 'svc-commerce')
      .addAsynchronousInteraction()
      .given('someone has bought an offer')
      .expectsToReceive(description, (builder) =>
        builder.withJSONContent(
          eventLike(type, {
            paymentId: MatchersV3.string('payment-1'),
            productType: MatchersV3.regex('founding_member|offer_toolkit', 'founding_member'),
            amountCents: MatchersV3.integer(2500),
            state: MatchersV3.string('TX'),
          }),
        ),
      )
      .executeTest(async ({ contents }) => {
        expect(await counted(contents.content)).toEqual([{ day: '2026-11-20', name }]);
      }),
  );
});
