import type { PlannedFailures } from '@hearthway/emulator-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { checkMail, isSandboxed } from '../mail/check-mail.js';
import type { Json } from '../mail/check-values.js';
import type { MailProblem } from '../mail/mail-problem.js';
import { messagesOf } from '../mail/message.js';
import type { Mailbox } from '../mailbox/mailbox.js';
import { failureAnswer, tooLarge } from './failure-answer.js';

/** SendGrid accepts up to 30 MB per mail, including attachments. */
export const bodyLimit = 30 * 1024 * 1024;

export const apiPrefix = '/v3';

export interface ApiParts {
  readonly apiKey: string;
  readonly mailbox: Mailbox;
  readonly failures: PlannedFailures;
  /** Addresses that mail may come from; any if empty. */
  readonly verifiedSenders: readonly string[];
}

/** SendGrid's call that sends mail, to be registered under its prefix. */
export function apiRoutes(app: FastifyInstance, { apiKey, mailbox, failures, verifiedSenders }: ApiParts): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    done(null, body);
  });
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => {
    done(null, undefined);
  });
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof Error && 'statusCode' in error && error.statusCode === 413)
      return refuse(reply, 413, [tooLarge]);
    throw error;
  });
  app.setNotFoundHandler((_request, reply) => refuse(reply, 404, [general('Not Found')]));
  app.addHook('onRequest', async (request, reply) => {
    const problem = checkKey(request.headers.authorization, apiKey);
    if (problem !== undefined) await refuse(reply, 401, [problem]);
  });

  app.post<{ Body: string | undefined }>('/mail/send', async (request, reply) => {
    const failure = failures.take('POST', request.url);
    if (failure !== undefined) await wait(failure.delay);
    if (failure?.moment !== 'before' || (failure.status === undefined && !failure.cutOff)) {
      const refused = send(request, reply);
      if (refused !== undefined) return refused;
    }
    if (failure?.cutOff === true) {
      reply.hijack();
      reply.raw.destroy();
      return reply;
    }
    if (failure?.status !== undefined) {
      const { body, headers } = failureAnswer(failure.status, failure.retryAfter, Math.floor(Date.now() / 1000));
      return reply.code(failure.status).headers(headers).send(body);
    }
    return reply.send();
  });

  /** Accepts the mail, or says what is wrong with it. */
  function send({ body, headers }: FastifyRequest<{ Body: string | undefined }>, reply: FastifyReply) {
    if (headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() !== 'application/json') {
      return refuse(reply, 415, [general('Content-Type should be application/json.')]);
    }
    const mail = parse(body ?? '');
    const problems = checkMail(mail, Math.floor(Date.now() / 1000));
    if (problems.length > 0) return refuse(reply, 400, problems);
    const checked = mail as Json;
    const foreign = checkSender(checked, verifiedSenders);
    if (foreign !== undefined) return refuse(reply, 403, [foreign]);
    if (isSandboxed(checked)) {
      void reply.code(200);
      return undefined;
    }
    const messageId = randomBytes(16).toString('base64url');
    for (const message of messagesOf(checked, messageId, new Date().toISOString())) mailbox.add(message);
    void reply.code(202).header('x-message-id', messageId);
    return undefined;
  }
}

const refuse = (reply: FastifyReply, status: number, errors: readonly MailProblem[]): FastifyReply =>
  reply.code(status).send({ errors });

const general = (message: string): MailProblem => ({ message, field: null, help: null });

function checkKey(authorization: string | undefined, apiKey: string): MailProblem | undefined {
  const [scheme, key] = (authorization ?? '').split(' ', 2);
  if (scheme !== 'Bearer' || key === undefined || key === '') return general('Permission denied, wrong credentials');
  return key === apiKey ? undefined : general('The provided authorization grant is invalid, expired, or revoked');
}

function checkSender(mail: Json, verified: readonly string[]): MailProblem | undefined {
  const { email } = mail['from'] as { email: string };
  if (verified.length === 0 || verified.includes(email.toLowerCase())) return undefined;
  const message =
    'The from address does not match a verified Sender Identity. Mail cannot be sent until this error is resolved. Visit https://sendgrid.com/docs/for-developers/sending-email/sender-identity/ to see the Sender Identity requirements';
  return { message, field: 'from', help: null };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
