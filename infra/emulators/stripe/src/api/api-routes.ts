import type { PlannedFailure, PlannedFailures } from '@hearthway/emulator-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { Account } from '../checkout/account.js';
import { sessionParameters } from '../checkout/session-parameters.js';
import type { SessionRecord } from '../checkout/session.js';
import { parse } from './parse.js';
import { StripeError } from './stripe-error.js';

export interface ApiParts {
  readonly account: Account;
  readonly answers: Map<string, KeyedRequest>;
  readonly secretKey: string;
  readonly failures: PlannedFailures;
}

interface Answer {
  readonly status: number;
  readonly body: object;
  readonly headers: Readonly<Record<string, string>>;
}

/** A request with an idempotency key. */
export interface KeyedRequest {
  readonly content: string;
  /** None while it is in progress. */
  answer?: Answer;
}

type ById = FastifyRequest<{ Params: { id: string } }>;

/** Closes the connection without an answer. */
const cutOff = 'cut-off';

const none = z.strictObject({});
const retrieval = z.strictObject({ expand: z.optional(z.tuple([z.literal('payment_intent.latest_charge')])) });
const refund = z.strictObject({ payment_intent: z.string() });

/** The four calls of Stripe's API that the product makes. */
export function apiRoutes(app: FastifyInstance, { account, answers, secretKey, failures }: ApiParts): void {
  app.setErrorHandler((error, _request, reply) => send(reply, answerTo(error)));
  app.addHook('onRequest', (request, reply, next) => {
    void reply.header('request-id', `req_${randomUUID()}`);
    if (request.headers.authorization !== `Bearer ${secretKey}`) throw new StripeError('Not our key', { status: 401 });
    next();
  });

  app.post('/v1/checkout/sessions', (request, reply) => {
    const parameters = parse(sessionParameters, request.body);
    return serve(request, reply, () => account.create(parameters));
  });
  app.get('/v1/checkout/sessions/:id', (request: ById, reply) => {
    const { expand } = parse(retrieval, request.query);
    return serve(request, reply, () => {
      const record = account.get(request.params.id);
      return expand === undefined ? record.session : expanded(record);
    });
  });
  app.post('/v1/checkout/sessions/:id/expire', (request: ById, reply) => {
    parse(none, request.body ?? {});
    return serve(request, reply, () => account.expire(request.params.id));
  });
  app.post('/v1/refunds', (request, reply) => {
    const { payment_intent: intent } = parse(refund, request.body);
    return serve(request, reply, () => account.refund(intent));
  });

  /** Does the work, or repeats the answer that was given under the same idempotency key, even a 500. */
  async function serve(request: FastifyRequest, reply: FastifyReply, execute: () => object): Promise<FastifyReply> {
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string') return send(reply, await work(execute));
    const content = JSON.stringify([request.url, request.body]);
    const earlier = answers.get(key);
    if (earlier !== undefined) {
      if (earlier.content !== content) {
        throw new StripeError(`The key ${key} is of another request.`, { type: 'idempotency_error' });
      }
      if (earlier.answer !== undefined) return send(reply.header('idempotent-replayed', 'true'), earlier.answer);
      throw new StripeError(`A request with the key ${key} is in progress.`, {
        status: 409,
        code: 'idempotency_key_in_use',
        headers: { 'stripe-should-retry': 'true' },
      });
    }
    const keyed: KeyedRequest = { content };
    answers.set(key, keyed);
    const outcome = await work(execute, (answer) => {
      keyed.answer = answer;
    });
    if (keyed.answer === undefined) answers.delete(key);
    return send(reply, outcome);
  }

  /** @param keep takes what a retry gets: what the work led to, or a planned 500, which Stripe keeps, too */
  async function work(execute: () => object, keep: (answer: Answer) => void = () => undefined) {
    const failure = failures.take();
    if (failure !== undefined) await wait(failure.delay);
    const failed = failure === undefined ? undefined : plannedOutcome(failure);
    const isKept = failed !== undefined && failed !== cutOff && failed.status >= 500;
    if (isKept) keep(failed);
    if (failed !== undefined && failure?.moment === 'before') return failed;
    const answer = outcomeOf(execute);
    if (!isKept) keep(answer);
    return failed ?? answer;
  }
}

/** The session with its payment and charge instead of their ids, if there are any yet. */
const expanded = ({ session, charge }: SessionRecord): object => ({
  ...session,
  payment_intent: session.payment_intent && {
    id: session.payment_intent,
    object: 'payment_intent',
    latest_charge: charge,
  },
});

function outcomeOf(execute: () => object): Answer {
  try {
    return { status: 200, body: execute(), headers: {} };
  } catch (error) {
    return answerTo(error);
  }
}

function plannedOutcome({ cutOff: cut, status, retryAfter }: PlannedFailure): Answer | typeof cutOff | undefined {
  if (cut) return cutOff;
  if (status === undefined) return undefined;
  const headers = {
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    // A retry would get it again, since it is kept.
    ...(status === 500 && { 'stripe-should-retry': 'false' }),
  };
  const type = status >= 500 ? 'api_error' : 'invalid_request_error';
  return answerTo(new StripeError('A test planned this failure.', { status, type, headers }));
}

function answerTo(error: unknown): Answer {
  if (error instanceof StripeError) return error;
  throw error;
}

function send(reply: FastifyReply, answer: Answer | typeof cutOff): FastifyReply {
  if (answer !== cutOff) return reply.code(answer.status).headers(answer.headers).send(answer.body);
  reply.hijack();
  reply.raw.destroy();
  return reply;
}
