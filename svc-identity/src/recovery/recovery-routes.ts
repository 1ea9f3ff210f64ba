import * as identity from '@hearthway/contracts/identity';
import { operationRouter, principalOf, type OperationRouter, type RequestContext } from '@hearthway/service-kit';
import { deviceOf } from '../sessions/index.js';
import { shownUser, signedIn } from '../users/index.js';
import { completeEmailVerification, requestEmailVerification, verifyEmailByCode } from './confirm-email.js';
import { endSessionByLink } from './end-session-by-link.js';
import { issueAccountMail } from './issue-account-mail.js';
import type { RecoveryDependencies } from './recovery-dependencies.js';
import { completePasswordReset, requestPasswordReset } from './reset-password.js';
import { requestSignInCode, signInByCode } from './sign-in-by-code.js';
import { undoEmailChange } from './undo-email-change.js';

export function recoveryRoutes(dependencies: RecoveryDependencies): OperationRouter {
  const routes = operationRouter();
  const { origins, users } = dependencies;
  const by = ({ headers, correlationId }: RequestContext) => ({
    device: deviceOf(headers['user-agent']),
    correlationId,
  });

  routes.handle(identity.requestPasswordReset, async ({ body }, context) => {
    await requestPasswordReset(dependencies, { ...body, ...by(context), origin: origins.of(context) });
    return undefined;
  });

  routes.handle(identity.completePasswordReset, async ({ body }, context) => {
    const origin = origins.of(context);
    await completePasswordReset(dependencies, { ...body, ...by(context), origin });
    context.response.append('set-cookie', origins.cookieFor(origin));
    return undefined;
  });

  routes.handle(identity.requestSignInCode, async ({ body }, context) => ({
    requestToken: await requestSignInCode(dependencies, { ...body, ...by(context), origin: origins.of(context) }),
  }));

  routes.handle(identity.signInByCode, async ({ body }, context) => {
    const origin = origins.of(context);
    const { user, proof } = await signInByCode(dependencies, { ...body, ...by(context), origin });
    return signedIn(dependencies, context, { origin, user, proof });
  });

  routes.handle(identity.requestEmailVerification, async (_input, context) => {
    await requestEmailVerification(dependencies, { ...by(context), userId: principalOf(context).userId });
    return undefined;
  });

  routes.handle(identity.completeEmailVerification, async ({ body }, context) => {
    await completeEmailVerification(dependencies, { ...body, ...by(context) });
    return undefined;
  });

  routes.handle(identity.verifyEmailByCode, async ({ body }, context) => {
    const { userId } = principalOf(context);
    return shownUser(await verifyEmailByCode(dependencies, { ...body, ...by(context), userId }));
  });

  routes.handle(identity.undoEmailChange, async ({ body }, context) => {
    await undoEmailChange(dependencies, { ...body, ...by(context) });
    return undefined;
  });

  routes.handle(identity.endSessionByLink, async ({ body }, context) => {
    await endSessionByLink(dependencies, { ...body, ...by(context) });
    return undefined;
  });

  routes.handle(identity.issueAccountMail, ({ body }) => issueAccountMail(dependencies, body.mailId));

  routes.handle(identity.findVerifiedEmail, async ({ body }) => {
    const user = await users.findById(body.userId);
    return { email: user?.emailVerifiedAt ? user.email : null };
  });

  routes.handle(identity.findVerifiedAccount, async ({ body }) => ({
    userId: (await users.findVerifiedByEmail(body.email))?.id ?? null,
  }));

  return routes;
}
