import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { refusal, toProblem } from '../problems.js';
import { logFailure } from './errors.js';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * A person's browser itself comes to the routes of this scope, by a link or with a form that was posted without script:
     * a form from pages of this site alone, and whoever is refused is led to a page, since nobody could read a problem body
     * there.
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

/** The fragment says why, as far as a person can do something about it. */
export function leadToRefusal(reply: FastifyReply, refusalPage: string, status: number): FastifyReply {
  const reason = status === 429 ? 'too-many' : 'failed';
  for (const name of ofAnotherBody) void reply.removeHeader(name);
  return reply
    .code(303)
    .headers({ location: `${refusalPage}#${reason}`, 'cache-control': 'no-store' })
    .send();
}

const ofAnotherBody = ['content-type', 'content-length', 'content-encoding', 'etag', 'retry-after'];

/**
 * Whether a page of another site, or of a neighbor on our domain, sent it. Who says nothing is no browser of today, and
 * carries nobody's rights here.
 */
function isFromElsewhere({ headers, protocol, host }: FastifyRequest, ownOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = headers;
  return origin !== undefined && origin !== ownOrigin && origin !== `${protocol}://${host}`;
}
