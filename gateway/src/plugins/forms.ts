import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { refusal, toProblem } from '../problems.js';
import { logFailure } from './errors.js';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Routes of this scope are reached by a link or by a form posted without script. Forms are accepted from pages of this
     * site only, and a refusal leads to a page, since nobody could read a problem body there.
     */
    takeForms(scope: FastifyInstance, refusalPage: string): void;
  }
}

export const formsPlugin = fastifyPlugin<{ publicOrigin: string }>(
  (app, { publicOrigin }, done) => {
    const ownOrigin = new URL(publicOrigin).origin;

    app.decorate('takeForms', (scope: FastifyInstance, refusalPage: string) => {
      scope.addHook('onRequest', (request, _reply, next) => {
        const isForm = request.method === 'POST';
        next(isForm && isFromElsewhere(request, ownOrigin) ? refusal('access.denied') : undefined);
      });
      scope.setErrorHandler((error, request, reply) => {
        const { status, body } = toProblem(error, request.id);
        logFailure(request, error, { status, code: body.code });
        return leadToRefusal(reply, refusalPage, status);
      });
    });
    done();
  },
  { name: 'forms' },
);

/** The fragment gives the reason if a person can do something about it. */
export function leadToRefusal(reply: FastifyReply, refusalPage: string, status: number): FastifyReply {
  const reason = status === 429 ? 'too-many' : 'failed';
  for (const name of headersOfOtherBody) void reply.removeHeader(name);
  return reply
    .code(303)
    .headers({ location: `${refusalPage}#${reason}`, 'cache-control': 'no-store' })
    .send();
}

const headersOfOtherBody = ['content-type', 'content-length', 'content-encoding', 'etag', 'retry-after'];

/**
 * Whether a page of another site, or of another subdomain of ours, sent it. A client that sends neither header is not a
 * modern browser and has nobody's cookies.
 */
export function isFromElsewhere({ headers, protocol, host }: FastifyRequest, ownOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = headers;
  return origin !== undefined && origin !== ownOrigin && origin !== `${protocol}://${host}`;
}
