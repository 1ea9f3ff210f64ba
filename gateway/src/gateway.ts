import type { Metrics, Logger, TokenVerifier } from '@hearthway/service-kit';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { GatewayConfig } from './config.js';
import type { AdminExchange } from './identity/admin-exchange.js';
import type { NetworkLimits } from './limits/network-limits.js';
import type { LiveSite } from './pages/live-site.js';
import { adminPlugin } from './plugins/admin.js';
import { apiDocsPlugin } from './plugins/api-docs.js';
import { assetsPlugin } from './plugins/assets.js';
import { errorsPlugin } from './plugins/errors.js';
import { formsPlugin } from './plugins/forms.js';
import { healthPlugin } from './plugins/health.js';
import { headersPlugin } from './plugins/headers.js';
import { pagesPlugin } from './plugins/pages.js';
import { proxyPlugin, usualBodyLimit } from './plugins/proxy.js';
import { rateLimitPlugin } from './plugins/rate-limit.js';
import { answerBadRequest, answerUnusualRequests } from './plugins/refused-connections.js';
import { requestIdOf, requestIdPlugin } from './plugins/request-id.js';
import { sessionPlugin } from './plugins/session.js';
import { rewriteUrl, targetPlugin } from './plugins/target.js';
import { createLocalSlices } from './visitors/local-slices.js';
import { createPreviewTokens } from './visitors/preview-token.js';
import { createVisitors } from './visitors/visitors.js';
import { routes as allRoutes, type Route } from './routes.js';

export interface GatewayParts {
  readonly config: GatewayConfig;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly tokens: TokenVerifier;
  readonly admins: AdminExchange;
  readonly site: LiveSite;
  readonly limits: NetworkLimits;
  readonly routes?: readonly Route[];
}

/** The only public entry point. Plugins are registered in the order in which a request meets them. */
export async function buildGateway(parts: GatewayParts): Promise<FastifyInstance> {
  const { config, logger, metrics, tokens, admins, site, limits, routes = allRoutes } = parts;
  const loggerInstance: FastifyBaseLogger = logger;
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    rewriteUrl,
    requestIdHeader: false,
    genReqId: requestIdOf,
    trustProxy: config.TRUSTED_PROXIES.length > 0 ? [...config.TRUSTED_PROXIES] : false,
    bodyLimit: usualBodyLimit,
    // Until the whole body is here: as long as the slowest route takes. Its own timeout ends any other sooner.
    requestTimeout: Math.max(...routes.map(({ timeoutMilliseconds }) => timeoutMilliseconds)),
    keepAliveTimeout: 72_000,
    // `targetPlugin` refuses a missing host, because Node's own answer lacks our headers.
    http: { headersTimeout: 15_000, maxHeaderSize: 16_384, requireHostHeader: false },
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    clientErrorHandler: answerBadRequest(config.PUBLIC_ORIGIN),
  });
  answerUnusualRequests(app.server, config.PUBLIC_ORIGIN);

  await app.register(requestIdPlugin, { metrics });
  await app.register(headersPlugin, { publicOrigin: config.PUBLIC_ORIGIN });
  await app.register(rateLimitPlugin, {
    limits,
    attempts: {
      requestsPerMinute: config.REQUESTS_PER_MINUTE_PER_IP,
      filesPerMinute: config.FILES_PER_MINUTE_PER_IP,
      registrationsPerMinute: config.REGISTRATIONS_PER_MINUTE_PER_IP,
      accountMailsPerMinute: config.ACCOUNT_MAILS_PER_MINUTE_PER_IP,
      waitlistJoinsPerMinute: config.WAITLIST_JOINS_PER_MINUTE_PER_IP,
      paymentsPerMinute: config.PAYMENTS_PER_MINUTE_PER_IP,
      webhooksPerMinute: config.WEBHOOKS_PER_MINUTE_PER_IP,
      failedSignInsPerAddress: config.FAILED_SIGN_INS_PER_IP,
    },
  });
  await app.register(targetPlugin);
  await app.register(sessionPlugin, { tokens });
  await app.register(adminPlugin, { admins, metrics, publicOrigin: config.PUBLIC_ORIGIN });
  await app.register(errorsPlugin);
  await app.register(formsPlugin, { publicOrigin: config.PUBLIC_ORIGIN });
  await app.register(proxyPlugin, {
    routes: routes.map((route) => ({ ...route, timeoutMilliseconds: route.timeoutMilliseconds * config.PATIENCE })),
    upstreams: {
      identity: config.IDENTITY_URL,
      journey: config.JOURNEY_URL,
      commerce: config.COMMERCE_URL,
      analytics: config.ANALYTICS_URL,
    },
    concurrency: config.CONCURRENCY_PER_UPSTREAM,
    streams: config.STREAMS_PER_UPSTREAM,
    streamsPerBuyer: config.STREAMS_PER_BUYER,
    patience: config.PATIENCE,
    metrics,
  });
  await app.register(apiDocsPlugin);
  const visitors = createVisitors(
    createPreviewTokens(config.PREVIEW_KEY, config.ENVIRONMENT),
    createLocalSlices(config.LOCAL_ORIGINS),
    config.PUBLIC_ORIGIN,
  );
  await app.register(healthPlugin, { site, visitors, limits });
  await app.register(assetsPlugin, { site, visitors });
  await app.register(pagesPlugin, { site, visitors });
  return app;
}

/** Services validate their own input. Without schemas here, Fastify does not load its two schema compilers (8 MB). */
function noSchemas(): never {
  throw new Error('The gateway has no schemas');
}
