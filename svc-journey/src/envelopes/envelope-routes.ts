import * as journey from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import {
  AppError,
  creationIdOf,
  operationRouter,
  principalOf,
  versionOf,
  type RequestContext,
} from '@hearthway/service-kit';
import type { EnvelopeDependencies } from './dependencies.js';
import { shownEnvelope } from './envelope.js';
import { readKept } from './kept-files.js';
import { changeEnvelope, deleteEnvelope, sendEnvelope, voidEnvelope } from './sending/change-envelope.js';
import { createEnvelope } from './sending/create-envelope.js';
import { issueSigningMail } from './sending/issue-signing-mail.js';
import { beginSession, openLink, requestCode } from './signing/open-session.js';
import {
  consentToSign,
  declineToSign,
  readSigningAudit,
  readSigningFile,
  readTask,
  sign,
  writeFormatTest,
} from './signing/sign-envelope.js';

export function envelopeRoutes(dependencies: EnvelopeDependencies) {
  const routes = operationRouter();

  routes.handle(journey.listEnvelopes, async (_input, context) => ({
    envelopes: (await dependencies.store.findByUser(principalOf(context).userId)).map(shownEnvelope),
  }));
  routes.handle(journey.createEnvelope, ({ body }, context) =>
    createEnvelope(dependencies, { userId: principalOf(context).userId, envelopeId: creationIdOf(context) }, body),
  );
  routes.handle(journey.changeEnvelope, ({ params: { envelopeId }, body }, context) =>
    changeEnvelope(dependencies, requestOf(context, envelopeId), body),
  );
  routes.handle(journey.deleteEnvelope, async ({ params: { envelopeId } }, context) => {
    await deleteEnvelope(dependencies, requestOf(context, envelopeId));
    return undefined;
  });
  routes.handle(journey.sendEnvelope, ({ params: { envelopeId } }, context) =>
    sendEnvelope(dependencies, requestOf(context, envelopeId)),
  );
  routes.handle(journey.voidEnvelope, ({ params: { envelopeId }, body }, context) =>
    voidEnvelope(dependencies, requestOf(context, envelopeId), body.reason),
  );
  routes.handle(journey.readEnvelopeAudit, async ({ params: { envelopeId } }, context) => ({
    format: 'hearthway-envelope-audit-1' as const,
    steps: [...(await read(dependencies, context, envelopeId)).steps],
  }));
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
  routes.handle(journey.readSigningAudit, ({ body: { session } }) => readSigningAudit(dependencies, session));
  routes.handle(journey.sign, ({ body: { session, values } }, context) =>
    sign(dependencies, signingRequestOf(context, session), values),
  );
  routes.handle(journey.declineToSign, ({ body: { session, ...answer } }, context) =>
    declineToSign(dependencies, signingRequestOf(context, session), answer),
  );

  routes.handle(journey.issueSigningMail, ({ body: { mailId } }) => issueSigningMail(dependencies, mailId));

  return routes;
}

const requestOf = (context: RequestContext, envelopeId: string) => ({
  userId: principalOf(context).userId,
  envelopeId,
  version: versionOf(context),
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
  if (!envelope) throw new AppError('envelope.not-found', problemTexts.envelopeNotFound);
  return envelope;
}

/** A stranger may have made it, so nothing in it runs, wherever it is opened. */
function sendable({ response }: RequestContext, pdf: Buffer): Uint8Array<ArrayBuffer> {
  response.set({
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  return new Uint8Array(pdf);
}
