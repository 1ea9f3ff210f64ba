import { accountMailRequested } from '@hearthway/contracts/identity';
import { deadlineNear, signingMailRequested } from '@hearthway/contracts/journey';
import { handleMessage } from '@hearthway/service-kit/testing';
import { eventLike, pactBetween } from '@hearthway/tooling/pact';
import { expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import type { Email } from '../email.js';
import { emailConsumer } from './queue-emails.js';

/** The emails that a message queues. */
async function queued(content: unknown): Promise<Email[]> {
  const emails: Email[] = [];
  const store = { insert: (email: Email) => Promise.resolve(void emails.push(email)) };
  const dependencies = { store, now: () => new Date(0), newId: () => 'email-1' };
  await handleMessage(
    emailConsumer(dependencies as unknown as Parameters<typeof emailConsumer>[0], () => undefined),
    content,
  );
  return emails;
}

it('emails about accounts are queued when identity asks for them', () =>
  pactBetween('svc-commerce', 'svc-identity')
    .addAsynchronousInteraction()
    .given('a person has registered')
    .expectsToReceive('an email about an account requested', (builder) =>
      builder.withJSONContent(
        eventLike(accountMailRequested.type, {
          mailId: MatchersV3.string('mail-1'),
          kind: MatchersV3.regex('password-reset|email-verification|password-changed', 'email-verification'),
        }),
      ),
    )
    .executeTest(async ({ contents }) => {
      expect(await queued(contents.content)).toMatchObject([
        { type: 'email-verification', subjectId: 'mail-1', state: 'queued' },
      ]);
    }));

it('emails to signers are queued when journey asks for them', () =>
  pactBetween('svc-commerce', 'svc-journey')
    .addAsynchronousInteraction()
    .given('someone is asked to sign')
    .expectsToReceive('an email to a signer requested', (builder) =>
      builder.withJSONContent(
        eventLike(signingMailRequested.type, {
          mailId: MatchersV3.string('mail-1'),
          kind: MatchersV3.regex(
            'signature-request|signature-reminder|signature-code|signature-completed',
            'signature-request',
          ),
        }),
      ),
    )
    .executeTest(async ({ contents }) => {
      expect(await queued(contents.content)).toMatchObject([
        { type: 'signature-request', subjectId: 'mail-1', state: 'queued' },
      ]);
    }));

it('reminders are queued when something is near', () =>
  pactBetween('svc-commerce', 'svc-journey')
    .addAsynchronousInteraction()
    .given('a buyer wants emails about what is near')
    .expectsToReceive('a deadline near', (builder) =>
      builder.withJSONContent(
        eventLike(deadlineNear.type, {
          alertId: MatchersV3.string('alert-1'),
          userId: MatchersV3.string('user-1'),
          deadline: MatchersV3.string('Option period ends'),
          startsAt: MatchersV3.string('2026-11-26T23:00:00.000Z'),
          timeZone: MatchersV3.string('America/Chicago'),
          hours: MatchersV3.number(24),
        }),
      ),
    )
    .executeTest(async ({ contents }) => {
      expect(await queued(contents.content)).toMatchObject([
        {
          type: 'alert',
          subjectId: 'alert-1',
          alert: { userId: 'user-1', deadline: 'Option period ends', startsAt: new Date('2026-11-26T23:00:00.000Z') },
        },
      ]);
    }));
