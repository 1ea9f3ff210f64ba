import { plannedFailure, type PlannedFailures } from '@hearthway/emulator-kit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { Mailbox } from '../mailbox/mailbox.js';

const text = z.optional(z.string());
const filter = z.strictObject({ to: text, subject: text, category: text, search: text });

export interface ControlParts {
  readonly mailbox: Mailbox;
  readonly failures: PlannedFailures;
}

/** The mailbox and the planned failures as JSON under `/_emulator`. */
export function controlRoutes(app: FastifyInstance, { mailbox, failures }: ControlParts): void {
  app.get('/_emulator/messages', (request, reply) => {
    const parsed = filter.safeParse(request.query);
    if (!parsed.success) return refuse(reply, parsed.error);
    const given = Object.entries(parsed.data).filter(([, value]) => value !== undefined);
    return { messages: mailbox.list(Object.fromEntries(given)) };
  });
  app.get<{ Params: { id: string } }>('/_emulator/messages/:id', (request, reply) => {
    const message = mailbox.get(request.params.id);
    return message ?? reply.code(404).send({ error: 'There is no such message.' });
  });
  app.delete('/_emulator/messages', (_request, reply) => {
    mailbox.clear();
    return reply.code(204).send();
  });

  app.get('/_emulator/failures', () => ({ failures: failures.list() }));
  app.post('/_emulator/failures', (request, reply) => {
    const parsed = plannedFailure.safeParse(request.body);
    if (!parsed.success) return refuse(reply, parsed.error);
    failures.plan(parsed.data);
    return reply.code(204).send();
  });
  app.delete('/_emulator/failures', (_request, reply) => {
    failures.clear();
    return reply.code(204).send();
  });
  app.post('/_emulator/reset', (_request, reply) => {
    mailbox.clear();
    failures.clear();
    return reply.code(204).send();
  });
}

const refuse = (reply: FastifyReply, { issues: [issue] }: z.core.$ZodError): FastifyReply =>
  reply.code(400).send({ error: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is invalid'}` });
