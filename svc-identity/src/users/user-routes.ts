import * as identity from '@hearthway/contracts/identity';
import { queryTexts } from '@hearthway/contracts/texts';
import { AppError, operationRouter, principalOf, type OperationRouter } from '@hearthway/service-kit';
import { changePassword } from './change-password.js';
import { changeProfile } from './change-profile.js';
import { deleteAccount } from './delete-account.js';
import { logIn } from './log-in.js';
import { registerUser } from './register-user.js';
import type { UserDependencies } from './user-dependencies.js';

export function userRoutes(dependencies: UserDependencies): OperationRouter {
  const routes = operationRouter();
  const { refreshCookie } = dependencies.sessionDependencies;

  routes.handle(identity.register, async ({ body }, { correlationId, response }) => {
    const { user, proof } = await registerUser(dependencies, { ...body, correlationId });
    refreshCookie.set(response, proof.refreshSecret, proof.secondsLeft);
    return { token: proof.token, user };
  });

  routes.handle(identity.login, async ({ body }, { response, correlationId }) => {
    const { user, proof } = await logIn(dependencies, { ...body, correlationId });
    refreshCookie.set(response, proof.refreshSecret, proof.secondsLeft);
    return { token: proof.token, user };
  });

  routes.handle(identity.me, async (_input, context) => {
    const user = await dependencies.users.find(principalOf(context).userId);
    if (!user) throw new AppError('session.required', queryTexts.unauthorized);
    return user;
  });

  routes.handle(identity.changeProfile, ({ body }, context) =>
    changeProfile(dependencies, { ...body, userId: principalOf(context).userId }),
  );

  routes.handle(identity.changePassword, async ({ body }, context) => {
    const { userId, sessionId } = principalOf(context);
    await changePassword(dependencies, { ...body, userId, sessionId, correlationId: context.correlationId });
    return undefined;
  });

  routes.handle(identity.deleteAccount, async ({ body }, context) => {
    const { userId } = principalOf(context);
    const { correlationId, response } = context;
    await deleteAccount(dependencies, { userId, password: body.password, correlationId });
    refreshCookie.clear(response);
    return undefined;
  });

  return routes;
}
