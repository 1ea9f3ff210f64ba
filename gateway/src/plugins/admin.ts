import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { AdminExchange } from '../identity/admin-exchange.js';
import { readBasicCredential } from '../identity/basic-credential.js';

declare module 'fastify' {
  interface FastifyInstance {
    /** Lets only requests with a good admin credential into the routes of this scope. */
    requireAdmin(scope: FastifyInstance): void;
  }
}

/**
 * An admin's credential is traded here for a token of one minute, so that no service ever sees it. A refusal carries no
 * `WWW-Authenticate`: with it the browser would open its own dialog over the admin's screen.
 */
export const adminPlugin = fastifyPlugin<{ admins: AdminExchange }>(
  (app, { admins }, done) => {
    app.decorate('requireAdmin', (scope: FastifyInstance) => {
      scope.addHook('onRequest', async (request) => {
        const credential = readBasicCredential(request.headers.authorization);
        if (!credential) {
          // A buyer who is signed in is told that this is not for buyers, anyone else to sign in.
          await app.verifyToken(request.headers.authorization, 'admin');
        }
        const token = credential && (await admins.tokenFor(credential, request.ip));
        request.verifiedToken = token ?? request.headers.authorization;
      });
    });
    done();
  },
  { name: 'admin', dependencies: ['session'] },
);
