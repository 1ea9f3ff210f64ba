import { createHmac, randomBytes } from 'node:crypto';
import { deviceCookie } from '@hearthway/contracts/constants';
import { AppError, privateCookie, type Metrics } from '@hearthway/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { nameKey, type AdminExchange } from '../identity/admin-exchange.js';
import { readBasicCredential } from '../identity/basic-credential.js';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Admits only requests with a valid admin credential to the routes of this scope, and keeps their answers out of
     * caches.
     */
    requireAdmin(scope: FastifyInstance): void;
  }
}

export interface AdminPluginOptions {
  readonly admins: AdminExchange;
  readonly metrics: Pick<Metrics, 'adminRefusals'>;
  readonly publicOrigin: string;
}

/**
 * Trades an admin's credential for a one-minute token, so that no service ever sees it. A refusal has no
 * `WWW-Authenticate`, which would open the browser's own dialog over the admin's screen.
 */
export const adminPlugin = fastifyPlugin<AdminPluginOptions>(
  (app, { admins, metrics, publicOrigin }, done) => {
    const cookie = privateCookie(deviceCookie.name, publicOrigin);
    // Pseudonym that correlates log lines.
    const key = randomBytes(32);
    const pseudonymOf = (username: string): string =>
      createHmac('sha256', key).update(nameKey(username)).digest('base64url').slice(0, 12);

    const tokenOf = async (request: FastifyRequest, reply: FastifyReply): Promise<string | undefined> => {
      const credential = readBasicCredential(request.headers.authorization);
      if (credential) {
        const origin = { address: request.ip, device: cookie.read(request.headers.cookie) };
        const { token, device } = await admins.admit(credential, origin);
        if (device !== undefined) reply.header('set-cookie', cookie.store(device, deviceCookie.seconds));
        return token;
      }
      // Tells a signed-in buyer that this is not for buyers, and anyone else to sign in.
      await app.verifyToken(request.headers.authorization, 'admin');
      return request.headers.authorization;
    };

    const reportRefusal = async (request: FastifyRequest, code: string): Promise<void> => {
      const operation = request.routeOptions.url ?? 'none';
      const username = readBasicCredential(request.headers.authorization)?.username;
      const who = username !== undefined && {
        account: pseudonymOf(username),
        failures: await admins.failures(username),
      };
      request.log.warn({ operation, code, ...who }, 'refused a call for admins');
      metrics.adminRefusals.inc({ operation, code });
    };

    app.decorate('requireAdmin', (scope: FastifyInstance) => {
      scope.addHook('onRequest', async (request, reply) => {
        try {
          request.verifiedToken = await tokenOf(request, reply);
        } catch (error) {
          if (error instanceof AppError) await reportRefusal(request, error.code);
          throw error;
        }
      });
      scope.addHook('onSend', (_request, reply, _payload, next) => {
        reply.header('cache-control', 'no-store');
        next();
      });
    });
    done();
  },
  { name: 'admin', dependencies: ['session'] },
);
