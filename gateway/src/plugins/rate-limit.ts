import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AttemptCounter } from '../limits/attempt-counter.js';
import { clientNetwork } from '../limits/client-network.js';
import { byUserId, byUsername, SignInLimit, tooMany, type SignInAttempt } from '../limits/sign-in-limit.js';
import { refusal, type LimitName } from '../problems.js';
import { routes, type Route } from '../routes.js';

export interface RateLimits {
  readonly requestsPerMinute: number;
  /** Files of releases. */
  readonly filesPerMinute: number;
  readonly registrationsPerMinute: number;
  readonly waitlistJoinsPerMinute: number;
  /** Payments begun, asked for and called off. */
  readonly paymentsPerMinute: number;
  readonly webhooksPerMinute: number;
  readonly failedSignIns: { readonly perUsername: number; readonly perAddress: number };
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Puts the route's own limit on the routes of this scope. */
    limitAttempts(scope: FastifyInstance, limit: Route['limit']): void;
  }
}

const minute = 60_000;
const webhookPaths: ReadonlySet<string> = new Set(
  routes.filter(({ limit }) => limit === 'webhooks').map(({ path }) => path),
);
/** A name and a password fit many times over. */
const signInBodyLimit = 16_384;

export interface RateLimitOptions {
  readonly limits: RateLimits;
  readonly now?: () => number;
}

/** How often one address may ask. Files of releases and webhooks have limits of their own instead of the general one. */
export const rateLimitPlugin = fastifyPlugin<RateLimitOptions>(
  (app, { limits, now = Date.now }, done) => {
    const perMinute = (attempts: number) => new AttemptCounter({ attempts, windowMilliseconds: minute });
    const requests = perMinute(limits.requestsPerMinute);
    const files = perMinute(limits.filesPerMinute);
    const registrations = perMinute(limits.registrationsPerMinute);
    const waitlistJoins = perMinute(limits.waitlistJoinsPerMinute);
    const payments = perMinute(limits.paymentsPerMinute);
    const webhooks = perMinute(limits.webhooksPerMinute);
    const signIns = new SignInLimit(limits.failedSignIns);

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
      if (limit === 'failed-sign-ins') limitFailedSignIns(scope, signIns, now);
      if (limit === 'wrong-passwords') limitWrongPasswords(scope, signIns, now);
    });
    done();
  },
  { name: 'rate-limit' },
);

type Next = (error?: Error) => void;

/** The username stands in the body, so that of this one route is read here, and goes on as the bytes it was. */
function limitFailedSignIns(scope: FastifyInstance, limit: SignInLimit, now: () => number): void {
  const begin = countFailures(scope, { limit, now, failedStatus: 401 });
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: signInBodyLimit }, (_request, body, parsed) =>
    parsed(null, body),
  );
  scope.addHook('preHandler', (request, _reply, next) => {
    const username = usernameIn(request.body);
    begin(request, username === undefined ? undefined : byUsername(username));
    next();
  });
}

/** Who is signed in and is asked for the password again: the token says whose it is. */
function limitWrongPasswords(scope: FastifyInstance, limit: SignInLimit, now: () => number): void {
  const begin = countFailures(scope, { limit, now, failedStatus: 403 });
  // The first hook after those that verify the token, so that no body is waited for which is refused anyway.
  scope.addHook('preParsing', (request, _reply, payload, next) => {
    begin(request, request.buyer && byUserId(request.buyer.userId));
    next(null, payload);
  });
}

interface FailureCount {
  readonly limit: SignInLimit;
  readonly now: () => number;
  /** What a wrong password is answered with on these routes. */
  readonly failedStatus: number;
}

/** Counts the attempts that it is told of, until they turn out not to have failed. */
function countFailures(scope: FastifyInstance, { limit, now, failedStatus }: FailureCount) {
  const attempts = new WeakMap<FastifyRequest, SignInAttempt>();
  scope.addHook('onResponse', (request, reply, next) => {
    const attempt = attempts.get(request);
    if (attempt && reply.statusCode !== failedStatus) limit.forgive(attempt, now());
    next();
  });
  return (request: FastifyRequest, account: string | undefined): void => {
    const attempt = { address: request.ip, account };
    limit.begin(attempt, now());
    attempts.set(request, attempt);
  };
}

/** @throws AppError `request.not-json`, so that nothing gets by which the service would read otherwise */
function usernameIn(body: unknown): string | undefined {
  if (!Buffer.isBuffer(body) || body.length === 0) return undefined;
  let parsed: unknown;
  try {
    parsed = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch (error) {
    throw refusal('request.not-json', error);
  }
  const username = typeof parsed === 'object' && parsed !== null && 'username' in parsed ? parsed.username : undefined;
  return typeof username === 'string' ? username : undefined;
}
