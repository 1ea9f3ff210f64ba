import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '@hearthway/service-kit';
import CircuitBreaker from 'opossum';
import { Agent, type Dispatcher } from 'undici';
import { refusal } from '../problems.js';
import type { Route } from '../routes.js';
import { ClientGoneError } from './bounded-body.js';
import { RetryBudget } from './retry-budget.js';

type Request = Omit<Dispatcher.RequestOptions, 'signal'> & { readonly signal?: AbortSignal | undefined };
type Response = Dispatcher.ResponseData;

export interface UpstreamOptions {
  /** Requests in flight at the same time; more are refused at once. */
  readonly concurrency: number;
  /** The most connections; `concurrency` by default, up to 128. Each open stream uses one. */
  readonly connections?: number;
  /** Multiplies how long a connection may take. */
  readonly patience: number;
  readonly onRetry?: () => void;
}

export interface Upstream {
  /**
   * Sends a request with its route's timeout and retry, and cancels it when its signal is aborted.
   * @throws AppError `upstream.unavailable`, `upstream.timeout`, `server.unavailable`; ClientGoneError
   */
  send(request: Request, route: Pick<Route, 'timeoutMilliseconds' | 'retry' | 'stream'>): Promise<Response>;
  inFlight(): number;
  isOpen(): boolean;
  close(): Promise<void>;
}

const connectTimeoutMilliseconds = 1000;
/** A Node server closes idle connections after 5 s. We do earlier, so that we never write to one that it is closing. */
const keepAliveMilliseconds = 4000;
/** Short, so that a recovered service is noticed at once; one request is let through to check. */
const breakerRestsMilliseconds = 1000;

/**
 * The gateway's connection to one service: pooled connections, timeouts, a cap, retries within a budget and a circuit
 * breaker.
 */
export function createUpstream({ concurrency, connections, patience, onRetry }: UpstreamOptions): Upstream {
  const agent = new Agent({
    connections: connections ?? Math.min(concurrency, 128),
    pipelining: 1,
    keepAliveTimeout: keepAliveMilliseconds,
    keepAliveMaxTimeout: keepAliveMilliseconds,
    connect: { timeout: connectTimeoutMilliseconds * patience },
  });
  const breaker = new CircuitBreaker((request: Request) => agent.request(request), {
    timeout: false,
    resetTimeout: breakerRestsMilliseconds,
    errorThresholdPercentage: 50,
    volumeThreshold: 10,
    errorFilter: (error: unknown) => !isFailure(error),
  });
  const budget = new RetryBudget();
  let inFlight = 0;

  async function sendOrRepeat(request: Request, mayRepeat: boolean, signal: AbortSignal): Promise<Response> {
    try {
      return await breaker.fire(request);
    } catch (error) {
      if (!mayRepeat || !isLostConnection(error) || !budget.spend()) throw error;
      onRetry?.();
      await delay(randomInt(20, 80), undefined, { signal });
      return breaker.fire(request);
    }
  }

  return {
    async send(request, { timeoutMilliseconds, retry, stream }) {
      if (inFlight >= concurrency)
        throw refusal('server.unavailable', { retryAfterSeconds: 1, limit: 'requests-in-hand' });
      inFlight += 1;
      budget.earn();
      const total = new AbortController();
      const timer = setTimeout(() => total.abort(refusal('upstream.timeout')), timeoutMilliseconds);
      const giveUp = () => total.abort(new ClientGoneError());
      request.signal?.addEventListener('abort', giveUp, { once: true });
      const finish = () => {
        clearTimeout(timer);
        request.signal?.removeEventListener('abort', giveUp);
        inFlight -= 1;
      };
      try {
        const mayRepeat = retry === 'once' && (request.method === 'GET' || request.method === 'HEAD');
        const timed = {
          ...request,
          signal: total.signal,
          headersTimeout: timeoutMilliseconds,
          bodyTimeout: stream ? stream.silenceMilliseconds * patience : timeoutMilliseconds,
        };
        const response = await sendOrRepeat(timed, mayRepeat, total.signal);
        if (stream) clearTimeout(timer);
        response.body.once('close', finish);
        // When the client has disconnected, nobody reads the body, and an error without a listener would crash the process.
        response.body.on('error', () => undefined);
        return response;
      } catch (error) {
        finish();
        throw toRefusal(total.signal.aborted ? total.signal.reason : error);
      }
    },
    inFlight: () => inFlight,
    isOpen: () => breaker.opened,
    async close() {
      breaker.shutdown();
      await agent.destroy();
    },
  };
}

function toRefusal(error: unknown): Error {
  if (error instanceof AppError || error instanceof ClientGoneError) return error;
  if (isCutOff(error)) return new ClientGoneError(undefined, { cause: error });
  switch (codeOf(error)) {
    case 'ECONNREFUSED': // it is being restarted, and has not seen the request
      return refusal('server.unavailable', { retryAfterSeconds: 1, cause: error });
    case 'EOPENBREAKER':
      return refusal('server.unavailable', { retryAfterSeconds: Math.ceil(breakerRestsMilliseconds / 1000) });
    case 'UND_ERR_HEADERS_TIMEOUT':
    case 'UND_ERR_BODY_TIMEOUT':
      return refusal('upstream.timeout', { cause: error });
    default:
      return refusal('upstream.unavailable', { cause: error });
  }
}

/** Whether the service is at fault, not a client that disconnected or sent too much. */
function isFailure(error: unknown): boolean {
  if (error instanceof ClientGoneError || isCutOff(error)) return false;
  return !(error instanceof AppError) || error.code === 'upstream.timeout';
}

/** The client disconnected while it was sending its body, before the request to the service had started. */
function isCutOff(error: unknown): boolean {
  return codeOf(error) === 'UND_ERR_ABORTED';
}

function isLostConnection(error: unknown): boolean {
  return ['UND_ERR_SOCKET', 'ECONNRESET', 'ECONNREFUSED', 'EPIPE'].includes(codeOf(error) ?? '');
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
