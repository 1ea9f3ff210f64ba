import type { MovableClock, PlannedFailure, PlannedFailures, Table } from '@hearthway/emulator-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { apiVersion } from '../webhooks/event.js';
import { authenticate } from './authentication.js';
import { fingerprint, readForm, type Parameters } from './form.js';
import { checkKey, type KeyedRequest, type SavedAnswer } from './idempotency.js';
import type { Operation } from './operations.js';
import { plannedError } from './planned-error.js';
import { StripeError, unrecognizedUrl } from './stripe-error.js';

export interface ApiParts {
  readonly operations: readonly Operation[];
  readonly answers: Table<SavedAnswer>;
  readonly secretKey: string;
  readonly failures: PlannedFailures;
  readonly clock: MovableClock;
  readonly newId: (prefix: string, length?: number) => string;
}

type Answer = Pick<SavedAnswer, 'status' | 'body' | 'headers'>;

/** Closes the connection without an answer. */
const cutOff = 'cut-off';

interface ApiRequest {
  Params: { id?: string };
  Body: string | undefined;
}

export const apiPrefix = '/v1';

interface Call {
  readonly operation: Operation;
  readonly id: string;
  readonly path: string;
  readonly parameters: Parameters;
  readonly requestId: string;
  readonly key: string | undefined;
}

/** Stripe's API, to be registered under its prefix. Checks the API key, then the idempotency key, and only then does the work. */
export function apiRoutes(app: FastifyInstance, parts: ApiParts): void {
  const running = new Map<string, KeyedRequest>();

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, body);
  });
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => {
    done(new StripeError('Invalid request (check that your POST content type is application/x-www-form-urlencoded).'));
  });
  app.addHook('onRequest', (request, reply, next) => {
    void reply.header('request-id', parts.newId('req_', 14));
    authenticate(request.headers.authorization, parts.secretKey);
    void reply.header('stripe-version', versionOf(request));
    next();
  });
  app.setErrorHandler((error, _request, reply) => sendAnswer(reply, answerOf(error)));
  app.setNotFoundHandler((request) => {
    throw unrecognizedUrl(request.method, pathOf(request));
  });

  for (const operation of parts.operations) {
    app.route<ApiRequest>({
      method: operation.method,
      url: operation.path.slice(apiPrefix.length),
      exposeHeadRoute: false,
      async handler(request, reply) {
        const call = callOf(operation, request, reply);
        return sendAnswer(reply, call.key === undefined ? await work(call) : await workOnce(call, call.key, reply));
      },
    });
  }

  /** Replays the answer saved under the key, or does the work and saves its answer. */
  async function workOnce(call: Call, key: string, reply: FastifyReply): Promise<Answer | typeof cutOff> {
    const keyed = { key, path: call.path, fingerprint: fingerprint(call.path, call.parameters) };
    void reply.header('idempotency-key', key);
    const saved = checkKey(keyed, parts.answers.get(key), running.get(key), parts.clock.now());
    if (saved !== undefined) {
      void reply.headers({ 'idempotent-replayed': 'true', 'original-request': saved.requestId });
      return saved;
    }
    running.set(key, keyed);
    try {
      return await work(call, (answer) => {
        parts.answers.put(key, { ...keyed, ...answer, at: parts.clock.now(), requestId: call.requestId });
      });
    } finally {
      running.delete(key);
    }
  }

  /** Does the work, unless a failure is planned for this call. Saves what a retry with the same key will get. */
  async function work(call: Call, save: (answer: Answer) => void = () => undefined): Promise<Answer | typeof cutOff> {
    const failure = parts.failures.take(call.operation.method, call.path);
    const failed = failure === undefined ? undefined : plannedOutcome(failure);
    if (failure !== undefined) await wait(failure.delay);
    if (failed !== undefined && failure?.moment === 'before') {
      if (isKept(failed)) save(failed);
      return failed;
    }
    const cause = { requestId: call.requestId, idempotencyKey: call.key ?? null };
    const execute = call.operation.prepare({ id: call.id, parameters: call.parameters, cause });
    const answer = tried(execute);
    save(failed !== undefined && isKept(failed) ? failed : answer);
    return failed ?? answer;
  }
}

function callOf(operation: Operation, request: FastifyRequest<ApiRequest>, reply: FastifyReply): Call {
  const key = request.headers['idempotency-key'];
  return {
    operation,
    id: request.params.id ?? '',
    path: pathOf(request),
    parameters: readForm(operation.method === 'POST' ? (request.body ?? '') : (request.url.split('?', 2)[1] ?? '')),
    requestId: String(reply.getHeader('request-id')),
    key: operation.method === 'POST' && typeof key === 'string' && key !== '' ? key : undefined,
  };
}

function tried(execute: () => object): Answer {
  try {
    return { status: 200, body: JSON.stringify(execute(), null, 2), headers: {} };
  } catch (error) {
    if (error instanceof StripeError) return answerOf(error);
    throw error;
  }
}

function plannedOutcome({ cutOff: cut, status, retryAfter }: PlannedFailure): Answer | typeof cutOff | undefined {
  if (cut) return cutOff;
  return status === undefined ? undefined : answerOf(plannedError(status, retryAfter));
}

/** A server error counts as the answer for its key; a refusal before the work began does not. */
const isKept = (outcome: Answer | typeof cutOff): outcome is Answer => outcome !== cutOff && outcome.status >= 500;

function answerOf(error: unknown): Answer {
  const known = error instanceof StripeError ? error : unexpected(error);
  return { status: known.status, body: JSON.stringify(known.body(), null, 2), headers: known.headers };
}

/** Fastify's own errors have a status. Anything else is a bug of the emulator and is printed. */
function unexpected(error: unknown): StripeError {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status < 500) return new StripeError(error instanceof Error ? error.message : 'Bad request', { status });
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  return new StripeError('The emulator failed; its process has printed why.', { status: 500, type: 'api_error' });
}

function sendAnswer(reply: FastifyReply, answer: Answer | typeof cutOff): FastifyReply {
  if (answer !== cutOff)
    return reply.code(answer.status).headers(answer.headers).type('application/json').send(answer.body);
  reply.hijack();
  reply.raw.destroy();
  return reply;
}

function versionOf({ headers }: FastifyRequest): string {
  const asked = headers['stripe-version'];
  if (asked === undefined) return apiVersion;
  if (typeof asked === 'string' && /^\d{4}-\d{2}-\d{2}(\.[a-z]+)?$/.test(asked)) return asked;
  throw new StripeError(`Invalid Stripe API version: ${String(asked)}`);
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '/';
