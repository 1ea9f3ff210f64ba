import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/**
 * Keeps an emulator to this machine. It listens on the loopback, but a web page in a browser here could still reach that,
 * through a name that resolves to it or with a form. Both are refused. Responses have strict security headers.
 */
export const loopbackOnly = fastifyPlugin(
  (app: FastifyInstance, _options: object, done: () => void) => {
    app.addHook('onRequest', async (request, reply) => {
      if (!isLoopbackName(request.headers.host)) {
        await reply.code(421).send({ error: 'This emulator answers on localhost and 127.0.0.1 only.' });
      } else if (changes(request.method) && isFromElsewhere(request)) {
        await reply.code(403).send({ error: 'A page of another site cannot change anything here.' });
      }
    });
    app.addHook('onSend', (_request, reply, _payload, next) => {
      for (const [name, value] of Object.entries(safeHeaders)) {
        if (!reply.hasHeader(name)) void reply.header(name, value);
      }
      next();
    });
    done();
  },
  { name: 'loopback-only' },
);

const safeHeaders = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Under `no-referrer`, forms post without an origin, which looks like a post from another site.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
} as const;

export function isLoopbackName(host: string | undefined): boolean {
  if (host === undefined) return false;
  const name = host.replace(/:\d+$/, '').toLowerCase();
  return name === 'localhost' || name === '127.0.0.1' || name === '[::1]';
}

const changes = (method: string): boolean => method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';

/** Modern browsers always say where a request comes from; SDKs never do. */
function isFromElsewhere({ headers, protocol }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return headers.origin !== undefined && headers.origin !== `${protocol}://${headers.host ?? ''}`;
}
