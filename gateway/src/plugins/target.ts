import type { FastifyServerOptions } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { refusal } from '../problems.js';
import { isHost, readTarget } from '../target/request-target.js';

const refusedOfApi = '/api';
const refusedElsewhere = '/';
const startsLikeApi = /^(https?:\/\/[^/]*)?\/api\//i;

/**
 * The router and all plugins see one spelling of an address. What has none is sent to an address that stands for it, so that
 * it meets the limits and the metrics like any other request before `targetPlugin` refuses it.
 */
export const rewriteUrl: NonNullable<FastifyServerOptions['rewriteUrl']> = (request) => {
  const raw = request.url ?? '';
  const target = readTarget(raw);
  if (!target) return startsLikeApi.test(raw) ? refusedOfApi : refusedElsewhere;
  if (target.host !== undefined) request.headers.host = target.host;
  return target.url;
};

/**
 * RFC 9112, section 3.2: an address that cannot be read in one way only, more than one host, or one that can be none, is
 * refused. Node takes the first host and any text; whoever stands before or behind us may read it otherwise.
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
        next();
        return;
      }
      void reply.header('connection', 'close');
      next(refusal('request.invalid'));
    });
    done();
  },
  { name: 'target' },
);

/** Node has answered `100-continue` by now. */
function expectsUnknown(expect: string | undefined): boolean {
  return expect !== undefined && expect.toLowerCase() !== '100-continue';
}

/** None in what a client of HTTP/1.0 sends. Names and values take turns. */
function hostsOf(rawHeaders: readonly string[]): string[] {
  return rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host');
}
