import type { FastifyServerOptions } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { refusal } from '../problems.js';
import { isHost, readTarget, withoutTrailingSlash } from '../target/request-target.js';

const refusedOfApi = '/api';
const refusedElsewhere = '/';
const startsLikeApi = /^(https?:\/\/[^/]*)?\/api\//i;

/**
 * Gives the router and all plugins one spelling of each address. An address without one is replaced by a stand-in, so that
 * it is limited and measured like any other request before `targetPlugin` refuses it.
 */
export const rewriteUrl: NonNullable<FastifyServerOptions['rewriteUrl']> = (request) => {
  const raw = request.url ?? '';
  const target = readTarget(raw);
  if (!target) return startsLikeApi.test(raw) ? refusedOfApi : refusedElsewhere;
  if (target.host !== undefined) request.headers.host = target.host;
  return target.url;
};

/**
 * Refuses an ambiguous address, several hosts and an invalid host (RFC 9112, section 3.2). Node takes the first host and
 * any text, but a proxy before us or a service behind us may read it differently. Addresses that end in slashes lead to the
 * same one without.
 */
export const targetPlugin = fastifyPlugin(
  (app, _options, done) => {
    app.addHook('onRequest', (request, reply, next) => {
      const { url, originalUrl } = request;
      if (url !== originalUrl && !readTarget(originalUrl)) {
        next(refusal('request.invalid'));
        return;
      }
      if (expectsUnknown(request.headers.expect)) {
        void reply.header('connection', 'close');
        next(refusal('request.expectation-failed'));
        return;
      }
      const hosts = hostsOf(request.raw.rawHeaders);
      const enough = request.raw.httpVersion === '1.0' ? hosts.length <= 1 : hosts.length === 1;
      if (enough && hosts.every(isHost) && (request.host === '' || isHost(request.host))) {
        const location = withoutTrailingSlash(url);
        if (location === undefined) next();
        else void reply.code(308).headers({ location, 'cache-control': 'no-store' }).send();
        return;
      }
      void reply.header('connection', 'close');
      next(refusal('request.invalid'));
    });
    done();
  },
  { name: 'target' },
);

/** Node has already answered `100-continue`. */
function expectsUnknown(expect: string | undefined): boolean {
  return expect !== undefined && expect.toLowerCase() !== '100-continue';
}

/** Empty when an HTTP/1.0 client sends none. Names and values alternate. */
function hostsOf(rawHeaders: readonly string[]): string[] {
  return rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host');
}
