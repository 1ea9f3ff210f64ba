import { createPlannedFailures, loopbackOnly, type Emulator, type PlannedFailure } from '@hearthway/emulator-kit';
import Fastify from 'fastify';
import { apiRoutes } from './api-routes.js';
import type { Message } from './mail.js';
import { mailboxRoutes } from './mailbox/mailbox-routes.js';
import { Mailbox, type MessageFilter } from './mailbox/mailbox.js';

interface SendGridEmulatorOptions {
  /** The one key that is accepted. It starts with `SG.`, like SendGrid's own. */
  readonly apiKey: string;
}

export interface SendGridEmulator extends Emulator {
  /** Oldest first. */
  messages(filter?: MessageFilter): readonly Message[];
  clear(): void;
  planFailure(failure: PlannedFailure): void;
  /** Ends all planned failures. */
  clearFailures(): void;
}

/** SendGrid's mail API and a mailbox, on this machine: all wiring, no logic. */
export function createSendGridEmulator({ apiKey }: SendGridEmulatorOptions): SendGridEmulator {
  const mailbox = new Mailbox();
  const failures = createPlannedFailures();

  const app = Fastify({ forceCloseConnections: true });
  void app.register(loopbackOnly);
  void app.register((scope, _options, done) => {
    apiRoutes(scope, { apiKey, mailbox, failures });
    done();
  });
  void app.register((scope, _options, done) => {
    mailboxRoutes(scope, mailbox);
    done();
  });

  return {
    messages: (filter) => mailbox.list(filter),
    clear: () => mailbox.clear(),
    planFailure: (failure) => failures.plan(failure),
    clearFailures: () => failures.clear(),
    listen: (port) => app.listen({ host: '127.0.0.1', port }),
    close: () => app.close(),
  };
}
