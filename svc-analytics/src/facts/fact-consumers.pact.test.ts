import { paymentCompleted, paymentPrepared, paymentRefunded, waitlistJoined } from '@hearthway/contracts/commerce';
import { userRegistered } from '@hearthway/contracts/identity';
import { contractAccepted, contractClosed, lenderMatched, milestoneChanged } from '@hearthway/contracts/journey';
import { handleMessage } from '@hearthway/service-kit/testing';
import { eventLike, pactBetween } from '@hearthway/tooling/pact';
import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { factConsumer } from './fact-consumers.js';
import type { Fact } from './fact-store.js';

const { integer, regex, string } = MatchersV3;
const buyer = { userId: string('user-1') };
const match = { ...buyer, lenderMatchId: string('match-1'), lenderId: string('lender-1') };
const contract = {
  ...buyer,
  contractId: string('contract-1'),
  homeId: null,
  state: string('TX'),
  effectiveOn: string('2026-11-19'),
  closingOn: string('2027-01-12'),
};
const home = { ...buyer, contractId: string('contract-1'), homeId: null, state: string('TX') };
const milestoneStatus = 'not_started|in_progress|completed';
const milestone = {
  ...buyer,
  milestoneId: string('milestone-1'),
  key: string('closing'),
  title: string('Closing'),
  from: regex(milestoneStatus, 'in_progress'),
  to: regex(milestoneStatus, 'completed'),
};
const payment = {
  paymentId: string('payment-1'),
  productType: regex('founding_member|offer_toolkit', 'founding_member'),
  amountCents: integer(2500),
  state: string('TX'),
};
const joined = { entryId: string('entry-1'), source: string('landing_page'), state: string('TX') };

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
  it.each([
    ['a user registered', 'svc-identity', 'a person has registered', userRegistered, buyer, 'registered'],
    [
      'a milestone changed',
      'svc-journey',
      'a buyer has completed a milestone',
      milestoneChanged,
      milestone,
      'milestone-completed',
    ],
    ['a lender matched', 'svc-journey', 'a buyer has a lender match', lenderMatched, match, 'lender-matched'],
    [
      'a contract accepted',
      'svc-journey',
      'a buyer has a home under contract',
      contractAccepted,
      contract,
      'contract-accepted',
    ],
    ['a contract closed', 'svc-journey', 'a buyer has the keys', contractClosed, home, 'contract-closed'],
    ['a waitlist joined', 'svc-commerce', 'someone has joined the waitlist', waitlistJoined, joined, 'waitlist-joined'],
    ['a payment prepared', 'svc-commerce', 'someone has bought an offer', paymentPrepared, payment, 'payment-prepared'],
    [
      'a payment completed',
      'svc-commerce',
      'someone has bought an offer',
      paymentCompleted,
      payment,
      'payment-completed',
    ],
    ['a payment refunded', 'svc-commerce', 'someone has bought an offer', paymentRefunded, payment, 'payment-refunded'],
  ] as const)('count %s', (description, provider, state, { type }, data, name) =>
    pactBetween('svc-analytics', provider)
      .addAsynchronousInteraction()
      .given(state)
      .expectsToReceive(description, (builder) => builder.withJSONContent(eventLike(type, data)))
      .executeTest(async ({ contents }) => {
        expect(await counted(contents.content)).toEqual([{ day: '2026-11-20', name }]);
      }),
  );
});
