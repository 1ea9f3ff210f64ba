import type { Readable } from 'node:stream';
import { clientNetwork, createInstances, type Instances, type Metrics } from '@hearthway/service-kit';
import type { FastifyInstance, FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { refusal } from '../problems.js';
import type { ServiceName } from '@hearthway/contracts/operation';
import { servicesWithCookies, type Route } from '../routes.js';
import { boundedBody, ClientGoneError } from '../upstream/bounded-body.js';
import { forwardedHeaders, returnedHeaders } from '../upstream/forwarded-headers.js';
import { sendInSpan } from '../upstream/send-in-span.js';
import { createStreamLimit } from '../upstream/stream-limit.js';
import { createUpstream, type Upstream } from '../upstream/upstream.js';
import { upstreamUrl } from '../upstream/upstream-url.js';
import { observeUpstreams } from '../upstream/upstream-metrics.js';
import { leadToRefusal } from './forms.js';

declare module 'fastify' {
  interface FastifyInstance {
    /** Ends open streams so that they don't delay a stop. Clients reconnect. */
    endStreams(): Promise<void>;
  }
}

export interface ProxyOptions {
  readonly routes: readonly Route[];
  /** Addresses of the instances of each service. */
  readonly upstreams: Readonly<Record<ServiceName, readonly string[]>>;
  readonly concurrency: number;
  /** Streams of one service that may be open at the same time. */
  readonly streams: number;
  readonly streamsPerBuyer: number;
  /** Multiplies how long a connection may take. */
  readonly patience: number;
  readonly metrics: Metrics;
}

/** Where the requests of one route go. */
interface Destination {
  readonly route: Route;
  readonly upstream: Upstream;
}

export const usualBodyLimit = 1_048_576;
/** How much of a service's public streams one address may have open: a whole office may share one. */
const addressShare = 0.1;

/** One Fastify scope per route, with its own access check, limit and upstream. */
export const proxyPlugin = fastifyPlugin<ProxyOptions>(
  (app, { routes, upstreams, concurrency, streams, streamsPerBuyer, patience, metrics }, done) => {
    const observed = observeUpstreams(metrics);
    const instancesOf = new Map<ServiceName, Instances>();
    const openInstances = (service: ServiceName) => {
      const instances = createInstances(upstreams[service]);
      instancesOf.set(service, instances);
      observed.watchInstances(service, instances);
      return instances;
    };
    const upstreamOf = new Map<string, Upstream>();
    for (const route of routes) {
      const name = upstreamName(route);
      if (upstreamOf.has(name)) continue;
      const instances = instancesOf.get(route.service) ?? openInstances(route.service);
      const bounds = route.stream ? { concurrency: streams, connections: streams } : { concurrency };
      const upstream = createUpstream({ instances, ...bounds, patience, onRetry: () => observed.retried(name) });
      upstreamOf.set(name, upstream);
      observed.watch(name, upstream);
    }
    const ofBuyer = createStreamLimit({
      limit: streamsPerBuyer,
      name: 'streams-per-buyer',
      clientOf: ({ buyer }) => buyer?.userId ?? '',
    });
    const ofAddress = createStreamLimit({
      limit: Math.ceil(streams * addressShare),
      name: 'streams-per-address',
      clientOf: ({ ip }) => clientNetwork(ip),
    });
    const close = async (upstreams: Iterable<Upstream>) => {
      await Promise.all([...upstreams].map((upstream) => upstream.close()));
    };
    app.addHook('onClose', () => close(upstreamOf.values()));
    const streamed = new Set(routes.filter(({ stream }) => stream).map(upstreamName));
    app.decorate('endStreams', () => close([...streamed].flatMap((name) => upstreamOf.get(name) ?? [])));

    for (const route of routes) {
      const upstream = upstreamOf.get(upstreamName(route));
      if (!upstream) throw new Error(`No upstream for ${route.service}`);
      const scoped: FastifyPluginCallback = (scope, _options, ready) => {
        streamBodies(scope, route.bodyLimitBytes ?? usualBodyLimit);
        if (route.refusalPage) scope.takeForms(scope, route.refusalPage);
        scope.limitAttempts(scope, route.limit);
        if (route.access === 'buyer') scope.requireBuyer(scope);
        if (route.access === 'admin') scope.requireAdmin(scope);
        if (route.stream && route.access === 'buyer') scope.addHook('preHandler', ofBuyer.admit);
        if (route.stream && route.access === 'public') scope.addHook('preHandler', ofAddress.admit);
        const destination = { route, upstream };
        scope.route({
          method: route.method,
          url: route.path,
          handler: (request, reply) => forward(request, reply, destination),
        });
        ready();
      };
      // To name a scope without a name, Fastify searches all loaded modules for it.
      void app.register(fastifyPlugin(scoped, { name: `${route.method} ${route.path}`, encapsulate: true }));
    }
    done();
  },
  { name: 'proxy', dependencies: ['rate-limit', 'session', 'admin', 'forms'] },
);

/**
 * Streams have their own connections, so that no other request has to wait for one. So do those that need no account: whoever
 * uses them up keeps no buyer waiting.
 */
function upstreamName({ service, stream, access }: Route): string {
  if (!stream) return service;
  return access === 'public' ? `${service}-public-streams` : `${service}-streams`;
}

async function forward(request: FastifyRequest, reply: FastifyReply, destination: Destination): Promise<FastifyReply> {
  const { route, upstream } = destination;
  // A request that must not be retried changes something, even a GET, so it continues when its client disconnects.
  const isRead = route.retry === 'once';
  if (isRead && request.raw.socket.destroyed) throw new ClientGoneError();
  const withCookies = servicesWithCookies.includes(route.service);
  const path = upstreamUrl(route.path, request);
  const answer = await sendInSpan(request.span, route, (traceparent) => {
    const headers = forwardedHeaders({
      method: request.method,
      headers: request.headers,
      client: { address: request.ip, host: request.host, protocol: request.protocol },
      requestId: request.id,
      traceparent,
      authorization: request.verifiedToken,
      withCookies,
    });
    const body = (request.body as Readable | undefined) ?? null;
    const signal = isRead ? request.signal : undefined;
    return upstream.send({ path, method: request.method, headers, body, signal }, route);
  });
  if (route.refusalPage && answer.statusCode !== 303) {
    answer.body.resume();
    return leadToRefusal(reply, route.refusalPage, answer.statusCode);
  }
  if (answer.statusCode >= 400 && !isJson(answer.headers['content-type'])) {
    // Not one of our problem bodies, so it may reveal internals.
    answer.body.resume();
    throw refusal('upstream.unavailable');
  }
  if (route.isolated) reply.isolated = true;
  // A service may respond before it has read the whole body. The rest would be parsed as the next request.
  if (!request.raw.complete) void reply.header('connection', 'close');
  return reply.code(answer.statusCode).headers(returnedHeaders(answer.headers, withCookies)).send(answer.body);
}

function streamBodies(scope: FastifyInstance, bodyLimit: number): void {
  scope.removeAllContentTypeParsers();
  // Discards the unread body of a refused request, because the next request on the connection follows it.
  scope.addHook('onResponse', (request, _reply, next) => {
    (request.body as Readable | undefined)?.destroy();
    next();
  });
  scope.addContentTypeParser('*', (request, payload, done) => {
    if (Number(request.headers['content-length']) > bodyLimit) {
      payload.resume();
      done(refusal('request.too-large'));
    } else {
      done(null, boundedBody(payload, bodyLimit));
    }
  });
}

function isJson(contentType: unknown): boolean {
  return typeof contentType === 'string' && /^application\/(problem\+)?json\b/i.test(contentType);
}
