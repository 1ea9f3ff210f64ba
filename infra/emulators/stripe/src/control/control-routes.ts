import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { StripeError } from '../api/stripe-error.js';
import { cardIds } from '../payments/test-card.js';
import type { StripeControl } from './control.js';

const bodies = {
  pay: z.strictObject({ card: z._default(z.enum(cardIds), 'succeeds'), delayed: z._default(z.boolean(), false) }),
  settle: z.strictObject({ succeeded: z.boolean() }),
  expire: z.strictObject({}),
  refund: z.strictObject({ amount: z.optional(z.int().check(z.positive())) }),
};
const eventFilter = z.strictObject({ type: z.optional(z.string()), session: z.optional(z.string()) });

type WithId = FastifyRequest<{ Params: { id: string } }>;

/** The control of the emulator as JSON under `/_emulator`. */
export function controlRoutes(app: FastifyInstance, control: StripeControl): void {
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof StripeError) return reply.code(error.status).send(error.body());
    throw error;
  });

  app.post('/_emulator/sessions/:id/pay', ({ body, params }: WithId) =>
    control.pay(params.id, parse(bodies.pay, body ?? {})),
  );
  app.post('/_emulator/sessions/:id/settle', ({ body, params }: WithId) =>
    control.settle(params.id, parse(bodies.settle, body ?? {}).succeeded),
  );
  app.post('/_emulator/sessions/:id/expire', ({ body, params }: WithId) => {
    parse(bodies.expire, body ?? {});
    return control.expire(params.id);
  });
  app.post('/_emulator/sessions/:id/refund', ({ body, params }: WithId) =>
    control.refund(params.id, parse(bodies.refund, body ?? {})),
  );

  app.get('/_emulator/events', ({ query }) => ({ events: control.events(parse(eventFilter, query)) }));

  app.post('/_emulator/webhooks/hold', (_request, reply) => {
    control.holdWebhooks();
    return done(reply);
  });
  app.post('/_emulator/webhooks/release', async (_request, reply) => {
    await control.releaseWebhooks();
    return done(reply);
  });
}

const done = (reply: FastifyReply): FastifyReply => reply.code(204).send();

function parse<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new StripeError(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is invalid'}`, {
    code: 'emulator_bad_request',
  });
}
