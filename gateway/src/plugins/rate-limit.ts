import { clientNetwork } from '@hearthway/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AttemptCounter } from '../limits/attempt-counter.js';
import { SignInLimit, tooMany } from '../limits/sign-in-limit.js';
import type { LimitName } from '../problems.js';
import { routes, type Route } from '../routes.js';

export interface RateLimits {
  readonly requestsPerMinute: number;
  /** Files of releases. */
  readonly filesPerMinute: number;
  readonly registrationsPerMinute: number;
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

const minute = 60_000;
const webhookPaths: ReadonlySet<string> = new Set(
  routes.filter(({ limit }) => limit === 'webhooks').map(({ path }) => path),
);

export interface RateLimitOptions {
  readonly limits: RateLimits;
  readonly now?: () => number;
}

/** Requests per address. Release files and webhooks have their own limits instead of the general one. */
export const rateLimitPlugin = fastifyPlugin<RateLimitOptions>(
  (app, { limits, now = Date.now }, done) => {
    const perMinute = (attempts: number) => new AttemptCounter({ attempts, windowMilliseconds: minute });
    const requests = perMinute(limits.requestsPerMinute);
    const files = perMinute(limits.filesPerMinute);
    const registrations = perMinute(limits.registrationsPerMinute);
    const waitlistJoins = perMinute(limits.waitlistJoinsPerMinute);
    const payments = perMinute(limits.paymentsPerMinute);
    const webhooks = perMinute(limits.webhooksPerMinute);
    const signIns = new SignInLimit(limits.failedSignInsPerAddress);

    const countBy =
      (counter: AttemptCounter, limit: LimitName) => (request: FastifyRequest, _reply: FastifyReply, next: Next) => {
        const wait = counter.take(clientNetwork(request.ip), now());
        next(wait > 0 ? tooMany(wait, limit) : undefined);
      };

    const countRequests = countBy(requests, 'requests');
    const countFiles = countBy(files, 'files');
    app.addHook('onRequest', (request, reply, next) => {
      if (webhookPaths.has(request.url)) next();
      else if (request.url.startsWith('/assets/')) countFiles(request, reply, next);
      else countRequests(request, reply, next);
    });

    app.decorate('limitAttempts', (scope: FastifyInstance, limit: Route['limit']) => {
      if (limit === 'registrations') scope.addHook('onRequest', countBy(registrations, 'registrations'));
      if (limit === 'waitlist') scope.addHook('onRequest', countBy(waitlistJoins, 'waitlist-joins'));
      if (limit === 'payments') scope.addHook('onRequest', countBy(payments, 'payments'));
      if (limit === 'webhooks') scope.addHook('onRequest', countBy(webhooks, 'webhooks'));
      if (limit === 'failed-sign-ins') countFailures(scope, { limit: signIns, now, failedStatus: 401 });
      if (limit === 'wrong-passwords') countFailures(scope, { limit: signIns, now, failedStatus: 403 });
    });
    done();
  },
  { name: 'rate-limit' },
);

type Next = (error?: Error) => void;

interface FailureCount {
  readonly limit: SignInLimit;
  readonly now: () => number;
  /** The answer to a wrong password on these routes. */
  readonly failedStatus: number;
}

/** Counts each attempt, and takes it back unless it failed. */
function countFailures(scope: FastifyInstance, { limit, now, failedStatus }: FailureCount): void {
  const counted = new WeakSet<FastifyRequest>();
  // Runs right after the token is verified: without a valid token no password is checked.
  scope.addHook('preParsing', (request, _reply, payload, next) => {
    limit.begin(request.ip, now());
    counted.add(request);
    next(null, payload);
  });
  scope.addHook('onResponse', (request, reply, next) => {
    if (counted.has(request) && reply.statusCode !== failedStatus) limit.forgive(request.ip, now());
    next();
  });
}
