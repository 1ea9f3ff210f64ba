import fastifyPlugin from 'fastify-plugin';
import { refusal } from '../problems.js';

const hostForm = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i;

/**
 * RFC 9112, section 3.2: more than one host, or one that can be none, is refused. Node takes the first of them and any text;
 * whoever stands before or behind us may read it otherwise.
 */
export const hostPlugin = fastifyPlugin(
  (app, _options, done) => {
    app.addHook('onRequest', (request, reply, next) => {
      const hosts = hostsOf(request.raw.rawHeaders);
      if (hosts.length <= 1 && hosts.every((host) => hostForm.test(host))) {
        next();
        return;
      }
      void reply.header('connection', 'close');
      next(refusal('request.invalid'));
    });
    done();
  },
  { name: 'host' },
);

/** None in what a client of HTTP/1.0 sends. Names and values take turns. */
function hostsOf(rawHeaders: readonly string[]): string[] {
  return rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host');
}
