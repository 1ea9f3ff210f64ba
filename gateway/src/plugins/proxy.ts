import replyFrom from '@fastify/reply-from';
import type { Metrics } from '@hearthway/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Dispatcher } from 'undici';
import { refusal } from '../problems.js';
import { servicesWithCookies, type Route, type ServiceName } from '../routes.js';
import { boundedBody } from '../upstream/bounded-body.js';
import { forwardedHeaders, returnedHeaders } from '../upstream/forwarded-headers.js';
import { createUpstream, type Upstream } from '../upstream/upstream.js';
import { observeUpstreams } from '../upstream/upstream-metrics.js';
import { leadToRefusal } from './forms.js';

export interface ProxyOptions {
  readonly routes: readonly Route[];
  readonly upstreams: Readonly<Record<ServiceName, string>>;
  readonly concurrency: number;
  readonly metrics: Metrics;
}

export const bodyLimit = 1_048_576;

/** One scope for each row of the table: its guard, its limit and its way to the service are its own. */
export const proxyPlugin = fastifyPlugin<ProxyOptions>(
  (app, { routes, upstreams, concurrency, metrics }, done) => {
    const observed = observeUpstreams(metrics);
    const upstreamOf = new Map<ServiceName, Upstream>();
    for (const service of new Set(routes.map((route) => route.service))) {
      const upstream = createUpstream({ concurrency, onRetry: () => observed.retried(service) });
      upstreamOf.set(service, upstream);
      observed.watch(service, upstream);
    }
    app.addHook('onClose', async () => {
      await Promise.all([...upstreamOf.values()].map((upstream) => upstream.close()));
    });

    for (const route of routes) {
      const upstream = upstreamOf.get(route.service);
      if (!upstream) throw new Error(`There is no upstream for ${route.service}`);
      void app.register((scope, _options, ready) => {
        streamBodies(scope);
        if (route.refusalPage) scope.takeForms(scope, route.refusalPage);
        scope.limitAttempts(scope, route.limit);
        if (route.access === 'buyer') scope.requireBuyer(scope);
        if (route.access === 'admin') scope.requireAdmin(scope);
        void scope.register(replyFrom, {
          base: upstreams[route.service],
          undici: dispatcherFor(upstream, route),
          disableRequestLogging: true,
          // Of the library's own retries none: a GET answered 503 would be asked ten times again.
          retryMethods: [],
        });
        scope.route({
          method: route.method,
          url: route.path,
          handler: (request, reply) => forward(request, reply, route),
        });
        ready();
      });
    }
    done();
  },
  { name: 'proxy', dependencies: ['rate-limit', 'session', 'admin', 'forms'] },
);

function forward(request: FastifyRequest, reply: FastifyReply, route: Route): FastifyReply {
  const withCookies = servicesWithCookies.includes(route.service);
  return reply.from(undefined, {
    ...(Buffer.isBuffer(request.body) && {
      body: request.body,
      contentType: request.headers['content-type'] ?? 'application/octet-stream',
    }),
    rewriteRequestHeaders: (_request, headers) =>
      forwardedHeaders({
        method: request.method,
        headers: request.headers,
        host: headers.host,
        client: { address: request.ip, host: request.host, protocol: request.protocol },
        requestId: request.id,
        traceparent: request.traceparent,
        authorization: request.verifiedToken,
        withCookies,
      }),
    rewriteHeaders: (headers) => returnedHeaders(headers, withCookies),
    onResponse: (_request, answer, response) => {
      if (route.refusalPage && response.statusCode !== 303) {
        response.stream.resume();
        void leadToRefusal(reply, route.refusalPage, response.statusCode);
      } else if (response.statusCode >= 500 && !isJson(answer.getHeader('content-type'))) {
        // Not one of our problem bodies: whatever it shows is not for outside.
        response.stream.resume();
        answer.removeHeader('content-length').removeHeader('content-encoding');
        void answer.send(refusal('upstream.unavailable'));
      } else {
        void answer.send(response.stream);
      }
    },
    onError: (answer, { error }) => void answer.send(error.cause ?? error),
  });
}

function streamBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (request, payload, done) => {
    if (Number(request.headers['content-length']) > bodyLimit) {
      payload.resume();
      done(refusal('request.too-large'));
    } else {
      done(null, boundedBody(payload, bodyLimit));
    }
  });
}

/** What reply-from sends by: our upstream, with the row's own rules. */
function dispatcherFor(upstream: Upstream, route: Route): Dispatcher {
  const request = (options: Dispatcher.RequestOptions, done: Callback): void => {
    upstream.send(options, route).then(
      (response) => done(null, response),
      (error: unknown) => done(error, null),
    );
  };
  return { request } as unknown as Dispatcher;
}

type Callback = (error: unknown, response: Dispatcher.ResponseData | null) => void;

function isJson(contentType: unknown): boolean {
  return typeof contentType === 'string' && /^application\/(problem\+)?json\b/i.test(contentType);
}
