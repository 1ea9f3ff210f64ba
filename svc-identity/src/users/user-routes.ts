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
import { changePassword, deleteAccount } from './change-account.js';
import { changeProfile } from './change-profile.js';
import { logIn } from './log-in.js';
import { registerUser } from './register-user.js';
import type { UserDependencies } from './user-dependencies.js';
import { shownUser, type User } from './user-store.js';

/** The result of signing in: the token in the reply, the rest in cookies. */
export function signedIn(
  { origins, sessionDependencies }: Pick<UserDependencies, 'origins' | 'sessionDependencies'>,
  { response }: RequestContext,
  { origin, user, proof }: { origin: SignInOrigin; user: User; proof: SessionProof },
): { token: string; user: identity.User } {
  const { refreshSecret, secondsLeft, token } = proof;
  const { refreshCookie } = sessionDependencies;
  response.append('set-cookie', [refreshCookie.store(refreshSecret, secondsLeft), origins.cookieFor(origin)]);
  return { token, user: shownUser(user) };
}

export function userRoutes(dependencies: UserDependencies): OperationRouter {
  const routes = operationRouter();
  const { origins, sessionDependencies } = dependencies;
  const { refreshCookie } = sessionDependencies;

  routes.handle(identity.register, async ({ body }, context) => {
    const origin = origins.of(context);
    const { user, proof } = await registerUser(dependencies, {
      ...body,
      origin,
      device: deviceOf(context.headers['user-agent']),
      correlationId: context.correlationId,
    });
    return signedIn(dependencies, context, { origin, user, proof });
  });

  routes.handle(identity.login, async ({ body }, context) => {
    const origin = origins.of(context);
    const { user, proof } = await logIn(dependencies, {
      ...body,
      origin,
      device: deviceOf(context.headers['user-agent']),
      correlationId: context.correlationId,
    });
    return signedIn(dependencies, context, { origin, user, proof });
  });

  routes.handle(identity.me, async (_input, context) => {
    const user = await dependencies.users.findById(principalOf(context).userId);
    if (!user) throw new AppError('session.required', queryTexts.unauthorized);
    return shownUser(user);
  });

  routes.handle(identity.changeProfile, async ({ body }, context) => {
    const { userId } = principalOf(context);
    const { correlationId, headers } = context;
    const by = { origin: origins.of(context), device: deviceOf(headers['user-agent']), correlationId };
    return shownUser(await changeProfile(dependencies, { ...body, ...by, userId }));
  });

  routes.handle(identity.changePassword, async ({ body }, context) => {
    const { userId, sessionId } = principalOf(context);
    await changePassword(dependencies, {
      userId,
      sessionId,
      password: body.currentPassword,
      newPassword: body.newPassword,
      origin: origins.of(context),
      device: deviceOf(context.headers['user-agent']),
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
