import { randomInt } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { AppError, isLostConnection, type Instances } from '@hearthway/service-kit';
import CircuitBreaker from 'opossum';
import { Agent, type Dispatcher } from 'undici';
import { refusal } from '../problems.js';
import type { Route } from '../routes.js';
import { ClientGoneError } from './bounded-body.js';
import { RetryBudget } from './retry-budget.js';

type Request = Omit<Dispatcher.RequestOptions, 'origin' | 'body' | 'signal'> & {
  readonly body: Readable | null;
  readonly signal?: AbortSignal | undefined;
};
type Response = Dispatcher.ResponseData;

export interface UpstreamOptions {
  readonly instances: Instances;
  /** Requests in flight at the same time; more are refused at once. */
  readonly concurrency: number;
  /** The most connections to one instance; `concurrency` by default, up to 128. Each open stream uses one. */
  readonly connections?: number;
  /** Multiplies how long a connection may take. */
  readonly patience: number;
  /** Called when a request is sent again, to this instance or another one. */
  readonly onRetry?: () => void;
}

export interface Upstream {
  /**
   * Sends a request with its route's timeout and retry, and cancels it when its signal is aborted.
   * @throws AppError `upstream.unavailable`, `upstream.timeout`, `server.unavailable`; ClientGoneError
   */
  send(request: Request, route: Pick<Route, 'timeoutMilliseconds' | 'retry' | 'stream'>): Promise<Response>;
  inFlight(): number;
  /** Whether all its circuits are open. */
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
 * breaker for each instance.
 */
export function createUpstream({ instances, concurrency, connections, patience, onRetry }: UpstreamOptions): Upstream {
  const agent = new Agent({
    connections: connections ?? Math.min(concurrency, 128),
    pipelining: 1,
    keepAliveTimeout: keepAliveMilliseconds,
    keepAliveMaxTimeout: keepAliveMilliseconds,
    connect: { timeout: connectTimeoutMilliseconds * patience },
  });
  const budget = new RetryBudget();
  const lines = new Map<string, Line>();
  let inFlight = 0;

  function lineTo(address: string): Line {
    const known = lines.get(address);
    if (known) return known;
    const { origin } = new URL(address);
    const line = createLine((request) => agent.request({ ...request, origin }));
    lines.set(address, line);
    return line;
  }

  async function sendOrRepeat(request: Request, mayRepeat: boolean, signal: AbortSignal): Promise<Response> {
    let wasSent = false;
    const whenSent = () => {
      if (wasSent) onRetry?.();
      wasSent = true;
    };
    const send = () =>
      instances.send(
        (address) => sendOver(lineTo(address), request, whenSent),
        (address) => lineTo(address).inFlight,
      );
    try {
      return await send();
    } catch (error) {
      if (!mayRepeat || !isLostConnection(error) || !budget.spend()) throw error;
      await delay(randomInt(20, 80), undefined, { signal });
      return send();
    }
  }

  return {
    async send(request, { timeoutMilliseconds, retry, stream }) {
      if (inFlight >= concurrency)
        throw refusal('server.unavailable', { retryAfterSeconds: 1, limit: 'requests-in-hand' });
      inFlight += 1;
      budget.earn();
      // Nobody else listens while the connection is being made.
      request.body?.on('error', () => undefined);
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
        request.body?.destroy();
        throw toRefusal(total.signal.aborted ? total.signal.reason : error);
      }
    },
    inFlight: () => inFlight,
    isOpen: () => lines.size > 0 && [...lines.values()].every(({ breaker }) => breaker.opened),
    async close() {
      for (const { breaker } of lines.values()) breaker.shutdown();
      await agent.destroy();
    },
  };
}

/** The connections to one instance. */
interface Line {
  readonly breaker: CircuitBreaker<[Request, () => void], Response>;
  /** Requests whose answer hasn't ended. */
  inFlight: number;
}

function createLine(send: (request: Request) => Promise<Response>): Line {
  const sendAndTell = (request: Request, whenSent: () => void) => {
    whenSent();
    // Its own stream each time: of one that nobody has begun to read, the source is still whole.
    const body = request.body && Readable.from(request.body, { objectMode: false });
    return send({ ...request, body });
  };
  return {
    inFlight: 0,
    breaker: new CircuitBreaker(sendAndTell, {
      timeout: false,
      resetTimeout: breakerRestsMilliseconds,
      errorThresholdPercentage: 50,
      volumeThreshold: 10,
      errorFilter: (error: unknown) => !isFailure(error),
    }),
  };
}

async function sendOver(line: Line, request: Request, whenSent: () => void): Promise<Response> {
  line.inFlight += 1;
  try {
    const response = await line.breaker.fire(request, whenSent);
    response.body.once('close', () => (line.inFlight -= 1));
    return response;
  } catch (error) {
    line.inFlight -= 1;
    throw error;
  }
}

function toRefusal(error: unknown): Error {
  if (error instanceof AppError || error instanceof ClientGoneError) return error;
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
  if (error instanceof ClientGoneError) return false;
  return !(error instanceof AppError) || error.code === 'upstream.timeout';
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
