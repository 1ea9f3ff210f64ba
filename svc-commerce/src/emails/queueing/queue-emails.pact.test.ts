import { accountMailKinds, accountMailRequested } from '@hearthway/contracts/identity';
import { handleMessage } from '@hearthway/service-kit/testing';
import { eventLike, pactBetween } from '@hearthway/tooling/pact';
import { expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import type { Email } from '../email.js';
import { accountMailConsumer } from './queue-emails.js';

/** The emails that a message queues. */
async function queued(content: unknown): Promise<Email[]> {
  const emails: Email[] = [];
  const store = { insert: (email: Email) => Promise.resolve(void emails.push(email)) };
  const dependencies = { store, now: () => new Date(0), newId: () => 'email-1' };
  await handleMessage(
    accountMailConsumer(dependencies as unknown as Parameters<typeof accountMailConsumer>[0]),
    content,
  );
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
