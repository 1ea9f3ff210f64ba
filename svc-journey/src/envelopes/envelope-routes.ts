import * as journey from '@hearthway/contracts/journey';
import {
  AppError,
  idFromKey,
  keyedQueue,
  operationRouter,
  principalOf,
  type RequestContext,
} from '@hearthway/service-kit';
import { sendFile, sendPicture } from '../documents/index.js';
import type { EnvelopeDependencies } from './envelopes-dependencies.js';
import { drawEnvelopePage, type WantedPage } from './draw-envelope-page.js';
import { shownEnvelope } from './envelope.js';
import { readableKept } from './kept-files.js';
import {
  changeEnvelope,
  deleteEnvelope,
  sendEnvelope,
  voidEnvelope,
  type EnvelopeRequest,
} from './sending/change-envelope.js';
import { createEnvelope } from './sending/create-envelope.js';
import { issueSigningMail } from './sending/issue-signing-mail.js';
import { beginSession, openLink, requestCode } from './signing/open-session.js';
import {
  consentToSign,
  declineToSign,
  readSigningAudit,
  readSigningFile,
  readSigningPage,
  readTask,
  sign,
  writeFormatTest,
} from './signing/sign-envelope.js';

export function envelopeRoutes(needed: EnvelopeDependencies) {
  const dependencies = { ...needed, drawInTurn: keyedQueue() };
  const createInTurn = keyedQueue();
  const routes = operationRouter();

  routes.handle(journey.listEnvelopes, async (_input, context) => ({
    envelopes: (await dependencies.store.findByUser(principalOf(context).userId)).map(shownEnvelope),
  }));
  routes.handle(journey.createEnvelope, ({ headers, body }, context) => {
    const { userId } = principalOf(context);
    const request = { userId, envelopeId: idFromKey(userId, headers['idempotency-key']) };
    // PDFs are opened in few processes: one buyer’s many don’t hold up those of others.
    return createInTurn(userId, () => createEnvelope(dependencies, request, body));
  });
  routes.handle(journey.changeEnvelope, (input, context) =>
    changeEnvelope(dependencies, requestOf(input, context), input.body),
  );
  routes.handle(journey.deleteEnvelope, async (input, context) => {
    await deleteEnvelope(dependencies, requestOf(input, context));
    return undefined;
  });
  routes.handle(journey.sendEnvelope, (input, context) => sendEnvelope(dependencies, requestOf(input, context)));
  routes.handle(journey.voidEnvelope, (input, context) =>
    voidEnvelope(dependencies, requestOf(input, context), input.body.reason),
  );
  routes.handle(journey.readEnvelopeAudit, async ({ params: { envelopeId } }, context) => ({
    format: 'hearthway-envelope-audit-1' as const,
    steps: [...(await read(dependencies, context, envelopeId)).steps],
  }));
  routes.handle(journey.readEnvelopePage, async ({ params: { envelopeId }, query: { page } }, context) => {
    const envelope = await read(dependencies, context, envelopeId);
    await sendPage(context, Number(page), (wanted) => drawEnvelopePage(dependencies, envelope, wanted));
    return undefined;
  });
  routes.handle(journey.readEnvelopeFile, async ({ params: { envelopeId } }, context) => {
    const { sealed, source, entry } = await read(dependencies, context, envelopeId);
    await sendFile(context, readableKept(dependencies, entry.title, sealed ?? source));
    return undefined;
  });

  routes.handle(journey.openSigningLink, ({ body: { token } }) => openLink(dependencies, token));
  routes.handle(journey.requestSigningCode, async ({ body: { token } }, { correlationId }) => {
    await requestCode(dependencies, { token, correlationId });
    return undefined;
  });
  routes.handle(journey.beginSigningSession, ({ body }, { clientIp: network }) =>
    beginSession(dependencies, { ...body, network }),
  );
  routes.handle(journey.readSigningTask, ({ body: { session } }) => readTask(dependencies, session));
  routes.handle(journey.readFormatTest, ({ body: { session } }) => writeFormatTest(dependencies, session));
  routes.handle(journey.consentToSign, ({ body: { session, formatTestNumber } }, context) =>
    consentToSign(dependencies, signingRequestOf(context, session), formatTestNumber),
  );
  routes.handle(journey.readSigningFile, async ({ body: { session } }, context) => {
    await sendFile(context, await readSigningFile(dependencies, session));
    return undefined;
  });
  routes.handle(journey.readSigningPage, async ({ body: { session, page } }, context) => {
    await sendPage(context, page, (wanted) => readSigningPage(dependencies, session, wanted));
    return undefined;
  });
  routes.handle(journey.readSigningAudit, ({ body: { session } }) => readSigningAudit(dependencies, session));
  routes.handle(journey.sign, ({ body: { session, values, drawings = {} } }, context) =>
    sign(dependencies, signingRequestOf(context, session), { values, drawings }),
  );
  routes.handle(journey.declineToSign, ({ body: { session, ...answer } }, context) =>
    declineToSign(dependencies, signingRequestOf(context, session), answer),
  );

  routes.handle(journey.issueSigningMail, ({ body: { mailId } }) => issueSigningMail(dependencies, mailId));

  return routes;
}

interface EnvelopeInput {
  readonly params: { readonly envelopeId: string };
  readonly headers: { readonly 'if-match': number };
}

const requestOf = ({ params, headers }: EnvelopeInput, context: RequestContext): EnvelopeRequest => ({
  userId: principalOf(context).userId,
  envelopeId: params.envelopeId,
  version: headers['if-match'],
  correlationId: context.correlationId,
});

const signingRequestOf = ({ clientIp: network, correlationId }: RequestContext, session: string) => ({
  session,
  network,
  correlationId,
});

/** @throws AppError `envelope.not-found` */
async function read({ store }: EnvelopeDependencies, context: RequestContext, envelopeId: string) {
  const envelope = await store.findById(principalOf(context).userId, envelopeId);
  if (!envelope) throw new AppError('envelope.not-found', 'We couldn’t find that envelope');
  return envelope;
}

async function sendPage(
  context: RequestContext,
  page: number,
  draw: (wanted: WantedPage) => Promise<Buffer | undefined>,
): Promise<void> {
  const picture = await draw({ page, hasLeft: () => context.response.destroyed });
  if (picture) sendPicture(context, 'jpeg', picture);
}
