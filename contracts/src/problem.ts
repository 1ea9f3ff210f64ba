import * as z from 'zod/mini';

/** An invalid field of a request: `path` is dotted (`body.email`), `message` can be shown to people. */
export const problemDetail = z.object({ path: z.string(), message: z.string() });

/** The body of every error response. `error` and `message` hold the same text; clients read either. */
export const problem = z.object({
  error: z.string(),
  message: z.string(),
  code: z.string(),
  requestId: z.string(),
  details: z.optional(z.array(problemDetail)),
});

export type Problem = z.infer<typeof problem>;
export type ProblemDetail = z.infer<typeof problemDetail>;

/** Codes that any service may return. Each operation also has its own. */
export const commonErrorCodes = {
  'request.invalid': 400,
  'request.not-json': 400,
  'session.required': 401,
  'access.denied': 403,
  'route.not-found': 404,
  'request.method-not-allowed': 405,
  'request.too-large': 413,
  'request.unsupported-media-type': 415,
  'request.too-many': 429,
  'server.error': 500,
  'upstream.unavailable': 502,
  'server.unavailable': 503,
  'upstream.timeout': 504,
} as const;

/** For a caller of an internal operation with a missing or invalid credential. Clients never see it. */
export const callErrorCodes = { 'caller.unknown': 401 } as const;

/** Stable error code to HTTP status. */
export type ErrorStatusTable = Readonly<Record<string, number>>;
