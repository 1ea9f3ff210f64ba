import type { Principal, Role, TokenVerifier } from '@hearthway/service-kit';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { refusal } from '../problems.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The verified token. It is passed on to the service, which verifies it again. */
    verifiedToken: string | undefined;
    /** The token's owner, on buyer routes. */
    buyer: Principal | undefined;
  }
  interface FastifyInstance {
    /** Admits only requests with a valid buyer's token to the routes of this scope. */
    requireBuyer(scope: FastifyInstance): void;
    /** The token's owner, if it has this role. @throws AppError `session.required`, `access.denied` */
    verifyToken(token: string | undefined, role: Role): Promise<Principal>;
  }
}

export const sessionPlugin = fastifyPlugin<{ tokens: TokenVerifier }>(
  (app, { tokens }, done) => {
    app.decorateRequest('verifiedToken', undefined);
    app.decorateRequest('buyer', undefined);

    const verifyToken = async (token: string | undefined, role: Role): Promise<Principal> => {
      if (!token) throw refusal('session.required');
      const principal = await tokens.verify(token);
      if (principal.role !== role) throw refusal('access.denied');
      return principal;
    };
    app.decorate('verifyToken', verifyToken);

    app.decorate('requireBuyer', (scope: FastifyInstance) => {
      scope.addHook('onRequest', async (request) => {
        request.buyer = await verifyToken(request.headers.authorization, 'buyer');
        request.verifiedToken = request.headers.authorization;
      });
    });
    done();
  },
  { name: 'session', dependencies: ['request-id'] },
);
