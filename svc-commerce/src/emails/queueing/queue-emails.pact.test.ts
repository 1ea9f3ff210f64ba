import { accountMailKinds, accountMailRequested } from '@hearthway/contracts/identity';
import { alertOutdated, deadlineNear, signingMailKinds, signingMailRequested } from '@hearthway/contracts/journey';
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
  await handleMessage(emailConsumer(dependencies as unknown as Parameters<typeof emailConsumer>[0]), content);
  return emails;
}

it('emails about accounts are queued when identity asks for them', () =>
  pactBetween('svc-commerce', 'svc-identity')
    .addAsynchronousInteraction()
    .given('a person has registered')
    .expectsToReceive('an email about an account is due', (builder) =>
      builder.withJSONContent(
        eventLike(accountMailRequested.type, {
          mailId: MatchersV3.string('mail-1'),
          kind: MatchersV3.regex(accountMailKinds.join('|'), 'email-verification'),
        }),
      ),
    )
    .executeTest(async ({ contents }) => {
      expect(await queued(contents.content)).toMatchObject([
        { type: 'email-verification', subjectId: 'mail-1', state: 'queued' },
      ]);
    }));

const { eachLike, regex, string, timestamp } = MatchersV3;

it('emails to signers are queued when journey asks for them', () =>
  pactBetween('svc-commerce', 'svc-journey')
    .addAsynchronousInteraction()
    .given('someone is asked to sign')
    .expectsToReceive('an email to a signer is due', (builder) =>
      builder.withJSONContent(
        eventLike(signingMailRequested.type, {
          mailId: string('mail-1'),
          kind: regex(signingMailKinds.join('|'), 'signature-request'),
        }),
      ),
    )
    .executeTest(async ({ contents }) => {
      expect(await queued(contents.content)).toMatchObject([
        { type: 'signature-request', subjectId: 'mail-1', state: 'queued' },
      ]);
    }));

const alert = {
  alertId: string('alert-1'),
  userId: string('user-1'),
  startsAt: timestamp("yyyy-MM-dd'T'HH:mm:ss.SSSX", '2026-11-26T23:00:00.000Z'),
  timeZone: regex('[A-Za-z_]+(/[A-Za-z_]+)*', 'America/Chicago'),
};

it.each([
  [
    'a deadline is near',
    'a deadline of a buyer who wants emails is near',
    string('Option period ends'),
    'Option period ends',
  ],
  ['an event is near', 'an event of a buyer who wants emails is near', null, null],
])('an alert is queued when journey says that %s', (message, given, deadline, queuedDeadline) =>
  pactBetween('svc-commerce', 'svc-journey')
    .addAsynchronousInteraction()
    .given(given)
    .expectsToReceive(message, (builder) =>
      builder.withJSONContent(
        eventLike(deadlineNear.type, { ...alert, events: eachLike({ eventId: string('event-1'), deadline }) }),
      ),
    )
    .executeTest(async ({ contents }) => {
      expect(await queued(contents.content)).toMatchObject([
        {
          type: 'alert',
          subjectId: 'alert-1',
          alert: {
            userId: 'user-1',
            events: [{ eventId: 'event-1', deadline: queuedDeadline }],
            startsAt: new Date('2026-11-26T23:00:00.000Z'),
            timeZone: 'America/Chicago',
          },
        },
      ]);
    }),
);

it('an event is left out of an alert when journey says that it is outdated', () =>
  pactBetween('svc-commerce', 'svc-journey')
    .addAsynchronousInteraction()
    .given('an event that an alert tells of is gone')
    .expectsToReceive('an alert is outdated', (builder) =>
      builder.withJSONContent(
        eventLike(alertOutdated.type, { alertId: string('alert-1'), eventId: string('event-1') }),
      ),
    )
    .executeTest(async ({ contents }) => {
      const withdrawn: string[] = [];
      const store = {
        withdrawFromAlert: (...ids: string[]) => Promise.resolve(void withdrawn.push(...ids.slice(0, 2))),
      };
      const dependencies = { store } as unknown as Parameters<typeof emailConsumer>[0];
      await handleMessage(emailConsumer(dependencies), contents.content);
      expect(withdrawn).toEqual(['alert-1', 'event-1']);
    }));
