import * as identity from '@hearthway/contracts/identity';
import { queryTexts } from '@hearthway/contracts/texts';
import {
  AppError,
  operationRouter,
  principalOf,
  type OperationRouter,
  type RequestContext,
} from '@hearthway/service-kit';
import { deviceOf, type SessionProof } from '../sessions/index.js';
import type { SignInOrigin } from '../sign-in-guard/index.js';
import { changePassword, changeProfile, deleteAccount } from './change-account.js';
import { logIn } from './log-in.js';
import { registerUser } from './register-user.js';
import type { UserDependencies } from './user-dependencies.js';

export function userRoutes(dependencies: UserDependencies): OperationRouter {
  const routes = operationRouter();
  const { origins, sessionDependencies } = dependencies;
  const { refreshCookie } = sessionDependencies;

  function keepSignedIn(context: RequestContext, origin: SignInOrigin, proof: SessionProof): void {
    context.response.append('set-cookie', [
      refreshCookie.store(proof.refreshSecret, proof.secondsLeft),
      origins.cookieFor(origin),
    ]);
  }

  routes.handle(identity.register, async ({ body }, context) => {
    const origin = origins.of(context);
    const { user, proof } = await registerUser(dependencies, {
      ...body,
      origin,
      device: deviceOf(context.headers['user-agent']),
      correlationId: context.correlationId,
    });
    keepSignedIn(context, origin, proof);
    return { token: proof.token, user };
  });

  routes.handle(identity.login, async ({ body }, context) => {
    const origin = origins.of(context);
    const { user, proof } = await logIn(dependencies, {
      ...body,
      origin,
      device: deviceOf(context.headers['user-agent']),
      correlationId: context.correlationId,
    });
    keepSignedIn(context, origin, proof);
    return { token: proof.token, user };
  });

  routes.handle(identity.me, async (_input, context) => {
    const user = await dependencies.users.findById(principalOf(context).userId);
    if (!user) throw new AppError('session.required', queryTexts.unauthorized);
    return user;
  });

  routes.handle(identity.changeProfile, ({ body }, context) => {
    const { userId } = principalOf(context);
    return changeProfile(dependencies, { ...body, userId, origin: origins.of(context) });
  });

  routes.handle(identity.changePassword, async ({ body }, context) => {
    const { userId, sessionId } = principalOf(context);
    await changePassword(dependencies, {
      userId,
      sessionId,
      password: body.currentPassword,
      newPassword: body.newPassword,
      origin: origins.of(context),
      correlationId: context.correlationId,
    });
    return undefined;
  });

  routes.handle(identity.deleteAccount, async ({ body }, context) => {
    const { userId } = principalOf(context);
    const { correlationId, response } = context;
    const { password } = body;
    await deleteAccount(dependencies, { userId, password, origin: origins.of(context), correlationId });
    response.append('set-cookie', [...refreshCookie.clear(), ...origins.clearCookie()]);
    return undefined;
  });

  return routes;
}
