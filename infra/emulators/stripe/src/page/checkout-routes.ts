import { sendPage, sendStylesheet, stylesheetPath } from '@hearthway/emulator-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { StripeError } from '../api/stripe-error.js';
import type { Account } from '../checkout/account.js';
import { emailAddress } from '../checkout/session-parameters.js';
import { filledIn, type SessionRecord } from '../checkout/session.js';
import { checkoutPage, missingPage } from './checkout-page.js';
import { overviewPage } from './overview-page.js';

const payForm = z.object({
  email: emailAddress,
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  card: z.enum(['succeeds', 'declined']),
});

export interface PageParts {
  readonly account: Account;
  readonly merchant: string;
}

type ById = FastifyRequest<{ Params: { id: string } }>;

/** The hosted page: links and one form, no script. */
export function checkoutRoutes(app: FastifyInstance, { account, merchant }: PageParts): void {
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof StripeError) return sendPage(reply.code(404), missingPage());
    throw error;
  });

  app.get(stylesheetPath, (_request, reply) => sendStylesheet(reply));

  app.get('/', (_request, reply) => sendPage(reply, overviewPage(account.all().reverse())));

  app.get('/c/pay/:id', ({ params: { id } }: ById, reply) => {
    const record = account.get(id);
    const problem = record.decline && `${record.decline} You have not been charged. Choose another card to try again.`;
    return show(reply, record, problem);
  });

  app.post('/c/pay/:id', ({ body, params: { id } }: ById, reply) => {
    const record = account.get(id);
    if (record.session.status === 'expired') return show(reply, record);
    const form = payForm.safeParse(body);
    if (!form.success) return show(reply.code(422), record, 'Enter your email and the name on the card.');
    const { card, email, name } = form.data;
    // A session's own email cannot be changed by its payer.
    const payer = { email: record.session.customer_email ?? email, name };
    const { session } = account.pay(id, { card, payer });
    const isDone = session.status === 'complete';
    return reply.redirect(isDone ? filledIn(session.success_url ?? '', session) : `/c/pay/${id}`, 303);
  });

  function show(reply: FastifyReply, record: SessionRecord, problem?: string): FastifyReply {
    const { status, success_url: success } = record.session;
    if (status === 'expired') void reply.code(410);
    return sendPage(reply, checkoutPage({ record, merchant, problem }), {
      // Browsers apply `form-action` to the redirect after a form, too.
      formsMayLeadTo: success === null ? [] : [new URL(success).origin],
    });
  }
}
