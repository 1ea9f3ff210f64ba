import type { PlannedFailures } from '@hearthway/emulator-kit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { mail, messageOf } from './mail.js';
import type { Mailbox } from './mailbox/mailbox.js';

export interface ApiParts {
  readonly apiKey: string;
  readonly mailbox: Mailbox;
  readonly failures: PlannedFailures;
}

/** SendGrid's call that sends mail. */
export function apiRoutes(app: FastifyInstance, { apiKey, mailbox, failures }: ApiParts): void {
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof Error && 'statusCode' in error)) throw error;
    return refuse(reply, Number(error.statusCode), [{ message: error.message }]);
  });

  app.post('/v3/mail/send', async ({ body, headers }, reply) => {
    if (headers.authorization !== `Bearer ${apiKey}`) {
      return refuse(reply, 401, [{ message: 'The provided authorization grant is invalid, expired, or revoked' }]);
    }
    const failure = failures.take();
    if (failure !== undefined) await wait(failure.delay);
    const fails = failure?.cutOff === true || failure?.status !== undefined;
    if (!fails || failure.moment === 'after') {
      const { data, error } = mail.safeParse(body);
      if (error !== undefined) {
        return refuse(
          reply,
          400,
          error.issues.map(({ message, path }) => ({ message, field: path.join('.') })),
        );
      }
      const id = randomUUID();
      mailbox.add(messageOf(data, id, new Date().toISOString()));
      void reply.code(202).header('x-message-id', id);
    }
    if (failure?.cutOff === true) {
      reply.hijack();
      reply.raw.destroy();
      return reply;
    }
    if (failure?.status === undefined) return reply.send();
    if (failure.retryAfter !== undefined) void reply.header('retry-after', failure.retryAfter);
    return refuse(reply, failure.status, [{ message: 'A test planned this failure' }]);
  });
}

interface MailProblem {
  readonly message: string;
  /** Like `personalizations.0.to.0.email`. */
  readonly field?: string;
}

const refuse = (reply: FastifyReply, status: number, problems: readonly MailProblem[]): FastifyReply =>
  reply.code(status).send({ errors: problems.map(({ field = null, message }) => ({ message, field, help: null })) });
