import { sendPage, sendStylesheet, stylesheetPath } from '@hearthway/emulator-kit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { Account, AccountParts } from '../account.js';
import { readForm } from '../api/form.js';
import { emailAddress, text } from '../api/parameters.js';
import { StripeError } from '../api/stripe-error.js';
import type { SessionRecord } from '../checkout/session.js';
import { idOf } from '../ids.js';
import { paySession } from '../payments/pay.js';
import { cardIds } from '../payments/test-card.js';
import { checkoutPage, missingPage } from './checkout-page.js';
import { overviewPage } from './overview-page.js';

const payForm = z.object({
  email: emailAddress,
  name: text(200),
  card: z.enum(cardIds),
});

export interface PageParts {
  readonly account: Account;
  readonly accountParts: AccountParts;
  readonly merchant: string;
}

/** The hosted page: links and one form, no script. */
export function checkoutRoutes(app: FastifyInstance, { account, accountParts, merchant }: PageParts): void {
  const { store } = accountParts;

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, body);
  });
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof StripeError) return sendPage(reply.code(404), missingPage());
    throw error;
  });

  app.get(stylesheetPath, (_request, reply) => sendStylesheet(reply));

  app.get('/', (_request, reply) => {
    account.expireDue();
    return sendPage(reply, overviewPage([...store.sessions.values()].reverse()));
  });

  app.get<{ Params: { id: string } }>('/c/pay/:id', (request, reply) =>
    show(reply, account.session(request.params.id)),
  );

  app.post<{ Params: { id: string }; Body: string | undefined }>('/c/pay/:id', (request, reply) => {
    const { id } = request.params;
    const here = `/c/pay/${id}`;
    const record = account.session(id);
    const { session } = record;
    // A session's own email cannot be changed by its payer.
    const given = payForm.safeParse({ ...readForm(request.body ?? ''), ...ownEmail(record) });
    if (session.status === 'expired') return show(reply, record);
    if (!given.success) return show(reply.code(422), record, 'Enter your email and the name on the card.');
    const { card, email, name } = given.data;
    const outcome = paySession(accountParts, account, id, { card, payer: { email, name } });
    return reply.redirect(outcome.redirectUrl ?? here, 303);
  });

  function show(reply: FastifyReply, record: SessionRecord, problem?: string): FastifyReply {
    const { session } = record;
    const intent = store.paymentIntents.get(idOf(session.payment_intent));
    const tried = store.charges.get(idOf(intent?.latest_charge))?.billing_details;
    const payer = { email: tried?.email ?? null, name: tried?.name ?? null };
    const decline = intent?.last_payment_error?.message;
    const shown = problem ?? (decline === undefined ? undefined : `${decline} ${tryAgain}`);
    if (session.status === 'expired') void reply.code(410);
    return sendPage(reply, checkoutPage({ record, merchant, problem: shown, payer }), {
      // Browsers apply `form-action` to the redirect after a form, too.
      formsMayLeadTo: session.success_url === null ? [] : [new URL(session.success_url).origin],
    });
  }
}

const tryAgain = 'You have not been charged. Choose another card to try again.';

const ownEmail = ({ session }: SessionRecord): { email?: string } =>
  session.customer_email === null ? {} : { email: session.customer_email };
