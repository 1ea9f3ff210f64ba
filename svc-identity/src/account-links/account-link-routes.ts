import * as identity from '@hearthway/contracts/identity';
import { operationRouter, principalOf, type OperationRouter } from '@hearthway/service-kit';
import type { AccountLinkDependencies } from './dependencies.js';
import { issueAccountMail } from './issue-account-mail.js';
import { completePasswordReset, requestPasswordReset } from './reset-password.js';
import { completeEmailVerification, requestEmailVerification } from './verify-email.js';

export function accountLinkRoutes(dependencies: AccountLinkDependencies): OperationRouter {
  const routes = operationRouter();
  const { users } = dependencies;

  routes.handle(identity.requestPasswordReset, async ({ body }, { correlationId }) => {
    await requestPasswordReset(dependencies, { ...body, correlationId });
    return undefined;
  });

  routes.handle(identity.completePasswordReset, async ({ body }, { correlationId }) => {
    await completePasswordReset(dependencies, { ...body, correlationId });
    return undefined;
  });

  routes.handle(identity.requestEmailVerification, async (_input, context) => {
    const { userId } = principalOf(context);
    await requestEmailVerification(dependencies, { userId, correlationId: context.correlationId });
    return undefined;
  });

  routes.handle(identity.completeEmailVerification, async ({ body }, { correlationId }) => {
    await completeEmailVerification(dependencies, { ...body, correlationId });
    return undefined;
  });

  routes.handle(identity.issueAccountMail, ({ body }) => issueAccountMail(dependencies, body.mailId));

  routes.handle(identity.findVerifiedEmail, async ({ body }) => {
    const user = await users.findById(body.userId);
    return { verifiedEmail: user?.emailVerifiedAt ? user.email : null };
  });

  routes.handle(identity.findVerifiedAccount, async ({ body }) => {
    const user = await users.findByEmail(body.email);
    return { verifiedUserId: user?.emailVerifiedAt ? user.id : null };
  });

  return routes;
}
