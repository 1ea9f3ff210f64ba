import type { Request, Response } from 'express';
import type { IncomingHttpHeaders } from 'node:http';
import type { AdminAudits, AuditDetails } from '../audits/index.js';
import type { CallVerifier } from '../calls/index.js';
import type { Logger } from '../logging/index.js';
import type { Metrics } from '../metrics/index.js';
import type { BodyReaders } from './body-readers.js';
import { unauthorized, type Principal, type TokenVerifier } from '../tokens/index.js';

/** What a handler gets besides the parsed input. */
export interface RequestContext {
  readonly requestId: string;
  /** Goes into the events that the request causes. */
  readonly correlationId: string;
  /** Set on operations for a buyer or an admin. */
  readonly principal?: Principal;
  /** As reported by the gateway. */
  readonly clientIp: string;
  readonly headers: IncomingHttpHeaders;
  /** For operations with a streamed body or reply. All others get everything from the parsed input. */
  readonly request: Request;
  /** For cookies and headers, and for operations with a streamed reply. Other bodies and statuses come from the operation. */
  readonly response: Response;
  readonly logger: Logger;
  /**
   * Adds details to the record of an admin's call. Await it before answering with what it records.
   * @throws Error on an operation that is not for admins
   */
  readonly audit: (details: AuditDetails) => Promise<void>;
}

/** Who makes the request. @throws AppError `session.required` on an operation that needs no token */
export function principalOf(context: RequestContext): Principal {
  if (!context.principal) throw unauthorized();
  return context.principal;
}

/** What the application passes to its routers, in `response.locals.edge`. */
export interface Edge {
  readonly requestId: string;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly tokenVerifier: TokenVerifier | undefined;
  readonly callVerifier: CallVerifier | undefined;
  readonly adminAudits: AdminAudits | undefined;
  readonly bodies: BodyReaders;
  operation?: { readonly id: string; readonly path: string; readonly errors: Readonly<Record<string, number>> };
}

export function edgeOf(response: Response): Edge {
  return response.locals['edge'] as Edge;
}
