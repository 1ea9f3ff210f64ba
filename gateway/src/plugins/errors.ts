import { AppError } from '@hearthway/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { errorPage } from '../pages/error-page.js';
import { prefersHtml } from '../pages/negotiation.js';
import { refusal, toProblem } from '../problems.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A catch-all route: it does not make an address known. */
    readonly isFallback?: boolean;
  }
  interface FastifyInstance {
    /** The methods that routes answer at an address, except fallbacks. */
    methodsAt(url: string): readonly string[];
  }
}

/** Answers every failure with a problem body. Our own faults are logged with their cause, which the answer never shows. */
export const errorsPlugin = fastifyPlugin(
  (app, _options, done) => {
    const known: { readonly pattern: RegExp; readonly methods: readonly string[] }[] = [];
    app.addHook('onRoute', ({ url, method, config }) => {
      if (config?.isFallback !== true) known.push({ pattern: patternOf(url), methods: [method].flat() });
    });
    app.decorate('methodsAt', (url: string) => {
      const path = pathOf(url);
      return known.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods);
    });
    app.setErrorHandler(answerError);
    for (const path of ['/api', '/api/*']) {
      app.all(path, { config: { isFallback: true } }, (request, reply) =>
        answerUnrouted(app.methodsAt(request.url), request, reply),
      );
    }
    done();
  },
  { name: 'errors' },
);

export const pathOf = (url: string): string => url.split('?')[0] ?? '/';

/** Matches the paths of a route: `:name` stands for one segment, `*` for the rest. */
function patternOf(url: string): RegExp {
  const literal = url.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${literal.replaceAll(/:\w+/g, '[^/]+').replaceAll('*', '.*')}$`);
}

/** Answers a request that no route handles: 405 if other methods have a route at this address, otherwise 404. */
export function answerUnrouted(methods: readonly string[], request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (methods.length === 0) return answerError(refusal('route.not-found'), request, reply);
  void reply.header('allow', [...new Set(methods)].sort().join(', '));
  return answerError(refusal('request.method-not-allowed'), request, reply);
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body } = toProblem(error, request.id);
  logFailure(request, error, { status, code: body.code });
  const range = status === 416 ? contentRangeOf(error) : undefined;
  if (range !== undefined) void reply.header('content-range', range);
  const retryAfter = error instanceof AppError ? error.retryAfterSeconds : undefined;
  if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
  void reply.code(status).header('cache-control', 'no-store');
  if (isApiRequest(request)) return reply.type('application/json').send(body);
  void reply.header('vary', 'accept');
  // A browser that loads a page gets one that people can read; everything else gets a problem body.
  if (!prefersHtml(request.headers.accept ?? '')) return reply.type('application/json').send(body);
  return reply.type('text/html; charset=utf-8').send(errorPage(body));
}

/** The file's size, for `Content-Range`, from the error that `@fastify/static` throws for a range it can't serve. */
function contentRangeOf(error: unknown): string | undefined {
  const headers: unknown = error instanceof Error && 'headers' in error ? error.headers : undefined;
  const range: unknown =
    typeof headers === 'object' && headers !== null ? Reflect.get(headers, 'Content-Range') : undefined;
  return typeof range === 'string' ? range : undefined;
}

/** A client that went away is not a failure. */
export function logFailure(request: FastifyRequest, error: unknown, answer: { status: number; code: string }): void {
  const { status, code } = answer;
  if (request.raw.socket.destroyed) request.log.debug({ code }, 'the client went away');
  else if (status >= 500) request.log.error({ err: error, code }, 'the request failed');
  else request.log.debug({ code }, 'the request was refused');
}

const isApiRequest = ({ url }: FastifyRequest): boolean => /^\/api(\/|\?|$)/.test(url);
