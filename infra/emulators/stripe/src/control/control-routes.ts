import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { parse } from '../api/parse.js';
import { StripeError } from '../api/stripe-error.js';
import type { StripeControl } from './control.js';

const payment = z.strictObject({ delayed: z._default(z.boolean(), false) });
const settlement = z.strictObject({ succeeded: z.boolean() });
const eventFilter = z.strictObject({ type: z.optional(z.string()) });

type ById = FastifyRequest<{ Params: { id: string } }>;

/** The control of the emulator as JSON under `/_emulator`. */
export function controlRoutes(app: FastifyInstance, control: StripeControl): void {
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof StripeError) return reply.code(error.status).send(error.body);
    throw error;
  });

  app.post('/_emulator/sessions/:id/pay', ({ body, params }: ById) => control.pay(params.id, parse(payment, body)));
  app.post('/_emulator/sessions/:id/settle', ({ body, params }: ById) =>
    control.settle(params.id, parse(settlement, body).succeeded),
  );
  app.get('/_emulator/events', ({ query }) => ({ events: control.events(parse(eventFilter, query)) }));
  app.post('/_emulator/webhooks/hold', (_request, reply) => {
    control.holdWebhooks();
    return reply.code(204).send();
  });
  app.post('/_emulator/webhooks/release', async (_request, reply) => {
    await control.releaseWebhooks();
    return reply.code(204).send();
  });
}
