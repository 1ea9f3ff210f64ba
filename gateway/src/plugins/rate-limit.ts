import { pageElements } from '@hearthway/contracts/constants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { NetworkLimit, NetworkLimits } from '../limits/network-limits.js';
import type { LimitName } from '../problems.js';
import { routes, type Route } from '../routes.js';

export interface RateLimits {
  readonly requestsPerMinute: number;
  /** Files of releases, and what open pages ask and tell. */
  readonly filesPerMinute: number;
  readonly registrationsPerMinute: number;
  /** Links and codes asked for by whoever is not signed in. */
  readonly accountMailsPerMinute: number;
  readonly waitlistJoinsPerMinute: number;
  /** Payments started, verified and cancelled. */
  readonly paymentsPerMinute: number;
  readonly webhooksPerMinute: number;
  /** Wrong passwords across all accounts. */
  readonly failedSignInsPerAddress: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Applies the route's own limit to the routes of this scope. */
    limitAttempts(scope: FastifyInstance, limit: Route['limit']): void;
  }
}

const webhookPaths: ReadonlySet<string> = new Set(
  routes.filter(({ limit }) => limit === 'webhooks').map(({ path }) => path),
);

const ofOpenPages: ReadonlySet<string> = new Set([pageElements.siteDataPath, pageElements.outcomesPath]);

export interface RateLimitOptions {
  readonly attempts: RateLimits;
  readonly limits: NetworkLimits;
}

/**
 * Requests per network. Webhooks have a limit of their own instead of the general one, and so have release files, with what open pages
 * ask and tell regularly: an office of them would leave buyers no requests.
 */
export const rateLimitPlugin = fastifyPlugin<RateLimitOptions>(
  (app, { attempts, limits }, done) => {
    const perMinute = (name: LimitName, count: number) => limits.limit({ name, attempts: count, windowSeconds: 60 });
    const requests = perMinute('requests', attempts.requestsPerMinute);
    const files = perMinute('files', attempts.filesPerMinute);
    const registrations = perMinute('registrations', attempts.registrationsPerMinute);
    const accountMails = perMinute('account-mails', attempts.accountMailsPerMinute);
    const waitlistJoins = perMinute('waitlist-joins', attempts.waitlistJoinsPerMinute);
    const payments = perMinute('payments', attempts.paymentsPerMinute);
    const webhooks = perMinute('webhooks', attempts.webhooksPerMinute);
    const signIns = limits.limit(signInLimit(attempts.failedSignInsPerAddress));

    app.addHook('onRequest', async (request) => {
      if (webhookPaths.has(request.url)) return;
      const isOfRelease = request.url.startsWith('/assets/') || ofOpenPages.has(request.url);
      await (isOfRelease ? files : requests).take(request.ip);
    });

    app.decorate('limitAttempts', (scope: FastifyInstance, limit: Route['limit']) => {
      if (limit === 'registrations') scope.addHook('onRequest', countAll(registrations));
      if (limit === 'account-mails') scope.addHook('onRequest', countAll(accountMails));
      if (limit === 'waitlist') scope.addHook('onRequest', countAll(waitlistJoins));
      if (limit === 'payments') scope.addHook('onRequest', countAll(payments));
      if (limit === 'webhooks') scope.addHook('onRequest', countAll(webhooks));
      if (limit === 'failed-sign-ins') countFailures(scope, { limit: signIns, failedStatus: 401 });
      if (limit === 'wrong-passwords') countFailures(scope, { limit: signIns, failedStatus: 403 });
    });
    done();
  },
  { name: 'rate-limit' },
);

/**
 * Slows down a network that guesses passwords across many accounts. svc-identity counts the failures per account: those
 * counts must last and not lock out the owner. An attempt counts as soon as it begins, so that parallel attempts meet the
 * same limit, and is given back unless it failed.
 */
export const signInLimit = (attempts: number) =>
  ({ name: 'sign-ins-per-address', attempts, windowSeconds: 15 * 60, givesBack: true }) as const;

const countAll = (limit: NetworkLimit) => (request: FastifyRequest) => limit.take(request.ip);

interface FailureCount {
  readonly limit: NetworkLimit;
  /** The answer to a wrong password on these routes. */
  readonly failedStatus: number;
}

function countFailures(scope: FastifyInstance, { limit, failedStatus }: FailureCount): void {
  const counted = new WeakSet<FastifyRequest>();
  // Runs right after the token is verified: without a valid token no password is checked.
  scope.addHook('preParsing', async (request, _reply, payload) => {
    await limit.take(request.ip);
    counted.add(request);
    return payload;
  });
  scope.addHook('onResponse', async (request, reply) => {
    if (counted.has(request) && reply.statusCode !== failedStatus) await limit.giveBack(request.ip);
  });
}
