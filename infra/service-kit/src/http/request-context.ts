import type { Response } from 'express';
import type { IncomingHttpHeaders } from 'node:http';
import type { Logger } from '../logging/index.js';
import type { BodyReaders } from './body-readers.js';
import { unauthorized, type Principal, type TokenVerifier } from '../tokens/index.js';

/** What a handler knows of the request beside its parsed input. */
export interface RequestContext {
  readonly requestId: string;
  /** Goes into the events that the request causes. */
  readonly correlationId: string;
  /** Set on operations for a buyer or an admin. */
  readonly principal?: Principal;
  /** As told by the gateway. */
  readonly clientIp: string;
  readonly headers: IncomingHttpHeaders;
  /** For cookies and headers; the body and the status are the operation's. */
  readonly response: Response;
  readonly logger: Logger;
}

/** Whom the request speaks for. @throws AppError `session.required` on an operation that needs no token */
export function principalOf(context: RequestContext): Principal {
  if (!context.principal) throw unauthorized();
  return context.principal;
}

/** What the application hands to its routers, on `response.locals.edge`. */
export interface Edge {
  readonly requestId: string;
  readonly logger: Logger;
  readonly tokenVerifier: TokenVerifier | undefined;
  readonly bodies: BodyReaders;
  operation?: { readonly id: string; readonly errors: Readonly<Record<string, number>> };
}

export function edgeOf(response: Response): Edge {
  return response.locals['edge'] as Edge;
}
