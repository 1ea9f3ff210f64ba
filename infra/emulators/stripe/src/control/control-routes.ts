import { plannedFailure } from '@hearthway/emulator-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { StripeError } from '../api/stripe-error.js';
import { filledIn } from '../checkout/session.js';
import { cardIds } from '../payments/test-card.js';
import { webhookEndpoint, webhookRule } from '../webhooks/delivery.js';
import type { StripeControl } from './control.js';

const wholeNumber = z.int().check(z.positive());

const bodies = {
  pay: z.strictObject({
    card: z.optional(z.enum(cardIds)),
    delayed: z.optional(z.boolean()),
    email: z.optional(z.email()),
    name: z.optional(z.string()),
  }),
  decline: z.strictObject({ card: z._default(z.enum(cardIds), 'declined') }),
  settle: z.strictObject({ succeeded: z.boolean() }),
  refund: z.strictObject({
    amount: z.optional(wholeNumber),
    reason: z.optional(z.enum(['duplicate', 'fraudulent', 'requested_by_customer'])),
  }),
  endpoints: z.strictObject({ endpoints: z.array(webhookEndpoint).check(z.maxLength(16)) }),
  release: z.strictObject({
    order: z._default(z.union([z.enum(['created', 'reversed', 'shuffled']), z.array(z.string())]), 'created'),
  }),
  deliver: z.strictObject({
    copies: z._default(wholeNumber.check(z.maximum(50)), 1),
    signedSecondsAgo: z._default(z.int(), 0),
    secret: z.optional(z.string()),
  }),
  advance: z.strictObject({ seconds: wholeNumber.check(z.maximum(366 * 86_400)) }),
  eventFilter: z.strictObject({ type: z.optional(z.string()), session: z.optional(z.string()) }),
  nothing: z.strictObject({}),
} as const;

type WithId = FastifyRequest<{ Params: { id: string } }>;

/** The control of the emulator as JSON under `/_emulator`. */
export function controlRoutes(app: FastifyInstance, control: StripeControl): void {
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof StripeError) return reply.code(error.status).send(error.body());
    throw error;
  });

  app.get('/_emulator/sessions', () => ({ sessions: control.sessions().map(({ session }) => session) }));
  app.post('/_emulator/sessions/:id/pay', (request: WithId) => {
    const { card, delayed, email, name } = read(bodies.pay, request);
    return control.pay(request.params.id, {
      ...(card === undefined ? {} : { card }),
      ...(delayed === undefined ? {} : { delayed }),
      ...(email === undefined ? {} : { email }),
      ...(name === undefined ? {} : { name }),
    });
  });
  app.post('/_emulator/sessions/:id/decline', (request: WithId) =>
    control.pay(request.params.id, read(bodies.decline, request)),
  );
  app.post('/_emulator/sessions/:id/cancel', (request: WithId) => {
    read(bodies.nothing, request);
    const record = control.sessions().find(({ session }) => session.id === request.params.id);
    const url = record?.session.cancel_url;
    // Whoever cancels only goes away: the session stays open until it expires.
    return { session: record?.session, redirectUrl: typeof url === 'string' ? filledIn(url, request.params.id) : null };
  });
  app.post('/_emulator/sessions/:id/settle', (request: WithId) =>
    control.settle(request.params.id, read(bodies.settle, request).succeeded),
  );
  app.post('/_emulator/sessions/:id/expire', (request: WithId) => {
    read(bodies.nothing, request);
    return control.expire(request.params.id);
  });
  app.post('/_emulator/sessions/:id/refund', (request: WithId) =>
    control.refund(request.params.id, read(bodies.refund, request)),
  );

  app.get('/_emulator/events', (request) => {
    const { session, type } = parse(bodies.eventFilter, request.query);
    const filter = { ...(type === undefined ? {} : { type }), ...(session === undefined ? {} : { session }) };
    return { events: control.events(filter) };
  });
  app.post('/_emulator/events/:id/deliver', async (request: WithId) => {
    const { secret, ...options } = read(bodies.deliver, request);
    return {
      attempts: await control.deliverEvent(request.params.id, {
        ...options,
        ...(secret === undefined ? {} : { secret }),
      }),
    };
  });

  app.get('/_emulator/webhooks', () => control.webhooks());
  app.put('/_emulator/webhooks/endpoints', (request, reply) => {
    control.setWebhookEndpoints(read(bodies.endpoints, request).endpoints);
    return done(reply);
  });
  app.post('/_emulator/webhooks/rules', (request, reply) => {
    control.addWebhookRule(read(webhookRule, request));
    return done(reply);
  });
  app.delete('/_emulator/webhooks/rules', (_request, reply) => {
    control.clearWebhookRules();
    return done(reply);
  });
  app.post('/_emulator/webhooks/release', async (request) => ({
    attempts: await control.releaseWebhooks(read(bodies.release, request).order),
  }));

  app.get('/_emulator/failures', () => ({ failures: control.failures() }));
  app.post('/_emulator/failures', (request, reply) => {
    control.planFailure(read(plannedFailure, request));
    return done(reply);
  });
  app.delete('/_emulator/failures', (_request, reply) => {
    control.clearFailures();
    return done(reply);
  });

  app.get('/_emulator/clock', () => control.clock());
  app.post('/_emulator/clock/advance', (request) => {
    control.advanceClock(read(bodies.advance, request).seconds * 1000);
    return control.clock();
  });
  app.post('/_emulator/clock/reset', (request) => {
    read(bodies.nothing, request);
    control.resetClock();
    return control.clock();
  });
  app.post('/_emulator/reset', (request, reply) => {
    read(bodies.nothing, request);
    control.reset();
    return done(reply);
  });
}

const done = (reply: FastifyReply): FastifyReply => reply.code(204).send();

const read = <Schema extends z.ZodMiniType>(schema: Schema, { body }: FastifyRequest): z.output<Schema> =>
  parse(schema, body ?? {});

function parse<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new StripeError(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is invalid'}`, {
    code: 'emulator_bad_request',
  });
}
