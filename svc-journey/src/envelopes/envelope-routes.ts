import * as journey from '@hearthway/contracts/journey';
import { AppError, idFromKey, operationRouter, principalOf, type RequestContext } from '@hearthway/service-kit';
import type { EnvelopeDependencies } from './envelopes-dependencies.js';
import { drawEnvelopePage } from './draw-envelope-page.js';
import { shownEnvelope } from './envelope.js';
import { readKept } from './kept-files.js';
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

export function envelopeRoutes(dependencies: EnvelopeDependencies) {
  const routes = operationRouter();

  routes.handle(journey.listEnvelopes, async (_input, context) => ({
    envelopes: (await dependencies.store.findByUser(principalOf(context).userId)).map(shownEnvelope),
  }));
  routes.handle(journey.createEnvelope, ({ headers, body }, context) => {
    const { userId } = principalOf(context);
    return createEnvelope(dependencies, { userId, envelopeId: idFromKey(userId, headers['idempotency-key']) }, body);
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
    sendPicture(context, await drawEnvelopePage(dependencies, envelope, Number(page)));
    return undefined;
  });
  routes.handle(journey.readEnvelopeFile, async ({ params: { envelopeId } }, context) => {
    const { sealed, source } = await read(dependencies, context, envelopeId);
    return sendable(context, await readKept(dependencies, sealed ?? source));
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
  routes.handle(journey.readSigningFile, async ({ body: { session } }, context) =>
    sendable(context, await readSigningFile(dependencies, session)),
  );
  routes.handle(journey.readSigningPage, async ({ body: { session, page } }, context) => {
    sendPicture(context, await readSigningPage(dependencies, session, page));
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

const guards = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
};

/** A stranger may have made it, so nothing in it runs, wherever it is opened. */
function sendable({ response }: RequestContext, pdf: Buffer): Uint8Array<ArrayBuffer> {
  response.set(guards);
  return new Uint8Array(pdf);
}

/** Shown by the page that asks for it, and kept nowhere. */
function sendPicture({ response }: RequestContext, picture: Buffer): void {
  response.type('jpeg').set(guards).send(picture);
}
