import { refreshTimeouts } from '@hearthway/contracts/constants';
import { listRevocations, listSessions, logout, refresh, revokeSession } from '@hearthway/contracts/identity';
import { problemTexts } from '@hearthway/contracts/texts';
import {
  AppError,
  operationRouter,
  principalOf,
  withTimeout,
  type OperationRouter,
  type RequestContext,
} from '@hearthway/service-kit';
import type { IncomingHttpHeaders } from 'node:http';
import { deviceOf } from './device.js';
import { refreshSession } from './refresh-session.js';
import { endSession, logOut, toRevocation, type SessionDependencies } from './session-lifecycle.js';

export function sessionRoutes(
  dependencies: SessionDependencies,
  refreshMilliseconds: number = refreshTimeouts.serviceMilliseconds,
): OperationRouter {
  const routes = operationRouter();
  const { refreshCookie } = dependencies;

  routes.handle(refresh, async (_input, { headers, response, correlationId }) => {
    refuseOtherSites(headers);
    const refreshSecret = refreshCookie.read(headers.cookie);
    const refreshing = refreshSession(dependencies, { refreshSecret, correlationId });
    const { token, ...proof } = await withTimeout(refreshMilliseconds, refreshing, refuseForNow);
    response.append('set-cookie', refreshCookie.store(proof.refreshSecret, proof.secondsLeft));
    return { token };
  });

  routes.handle(logout, async (_input, context) => {
    const { sessionId, userId } = principalOf(context);
    const { correlationId } = context;
    await logOut(dependencies, { sessionId, userId, device: deviceIn(context), correlationId });
    context.response.append('set-cookie', [...refreshCookie.clear()]);
    return undefined;
  });

  routes.handle(listSessions, async (_input, context) => {
    const { userId, sessionId } = principalOf(context);
    const live = await dependencies.sessions.findLiveByUser(userId, dependencies.now());
    return live.map(({ id, device, createdAt, lastUsedAt, expiresAt }) => ({
      id,
      device,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      current: id === sessionId,
    }));
  });

  routes.handle(revokeSession, async ({ params }, context) => {
    const { userId } = principalOf(context);
    const { correlationId } = context;
    const { sessionId } = params;
    const ended = await endSession(dependencies, { sessionId, userId, device: deviceIn(context), correlationId });
    if (!ended) throw new AppError('session.not-found', 'We couldn’t find that session');
    return undefined;
  });

  routes.handle(listRevocations, async () => {
    return (await dependencies.sessions.findRevocations(dependencies.now())).map(toRevocation);
  });

  return routes;
}

const deviceIn = ({ headers }: RequestContext): string | null => deviceOf(headers['user-agent']);

function refuseForNow(): never {
  throw new AppError('server.unavailable', problemTexts.unavailable, { retryAfterSeconds: 2 });
}

interface RequestOrigin {
  /** Sec-Fetch-Site */
  fetchSite: string | undefined;
  /** Origin */
  origin: string | undefined;
  /** X-Forwarded-Proto from the gateway, else the connection's own. */
  protocol: string;
  /** X-Forwarded-Host from the gateway, else Host. */
  host: string | undefined;
}

/** Whether a page of this exact origin sent it. A browser that sends neither header is not trusted. */
export function isSameOrigin({ fetchSite, origin, protocol, host }: RequestOrigin): boolean {
  if (fetchSite !== undefined) return fetchSite === 'same-origin';
  return origin !== undefined && host !== undefined && origin === `${protocol}://${host}`;
}

function refuseOtherSites(headers: IncomingHttpHeaders): void {
  const sameOrigin = isSameOrigin({
    fetchSite: one(headers['sec-fetch-site']),
    origin: headers.origin,
    protocol: one(headers['x-forwarded-proto']) ?? 'http',
    host: one(headers['x-forwarded-host']) ?? headers.host,
  });
  if (!sameOrigin) throw new AppError('session.cross-site', problemTexts.forbidden);
}

function one(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
