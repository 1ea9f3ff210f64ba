import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/**
 * Keeps an emulator to this machine. It listens on the loopback, which any web page in a browser here could still call:
 * by a name that resolves to it, or by a form. Both are refused. Answers carry headers that forbid what they do not need.
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
    app.addHook('onSend', async (_request, reply) => {
      for (const [name, value] of Object.entries(safeHeaders)) {
        if (!reply.hasHeader(name)) void reply.header(name, value);
      }
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
  // A form would post without its origin under `no-referrer`, and then be taken for one of another site.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
} as const;

export function isLoopbackName(host: string | undefined): boolean {
  if (host === undefined) return false;
  const name = host.replace(/:\d+$/, '').toLowerCase();
  return name === 'localhost' || name === '127.0.0.1' || name === '[::1]';
}

const changes = (method: string): boolean => method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';

/** SDKs say nothing about where they come from; browsers of today always do. */
function isFromElsewhere({ headers, protocol }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return headers.origin !== undefined && headers.origin !== `${protocol}://${headers.host ?? ''}`;
}
