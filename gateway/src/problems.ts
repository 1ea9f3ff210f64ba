import { commonErrorCodes, type Problem, type ProblemDetail } from '@hearthway/contracts/problem';
import { problemTexts, queryTexts } from '@hearthway/contracts/texts';
import { AppError, type AppErrorOptions } from '@hearthway/service-kit';

const statuses = {
  ...commonErrorCodes,
  'preview.unusable': 403,
  'local-slice.unusable': 403,
  'request.precondition-failed': 412,
  'request.range-not-satisfiable': 416,
  'request.expectation-failed': 417,
} as const;
export type GatewayErrorCode = keyof typeof statuses;

const texts: Record<GatewayErrorCode, string> = {
  'request.invalid': problemTexts.invalid,
  'request.not-json': problemTexts.notJson,
  'session.required': queryTexts.unauthorized,
  'access.denied': problemTexts.forbidden,
  'preview.unusable': 'This preview link has expired, or is for another site. Ask for a new one',
  'local-slice.unusable':
    'This link works only if you open it yourself, on a site that shows slices from that address: LOCAL_ORIGINS of its gateway',
  'route.not-found': problemTexts.notFound,
  'request.method-not-allowed': 'This method isn’t supported at this address',
  'request.precondition-failed': 'The file doesn’t match the condition of this request',
  'request.range-not-satisfiable': 'The file doesn’t have the requested range',
  'request.expectation-failed': 'The Expect header of this request isn’t supported',
  'request.too-large': problemTexts.tooLarge,
  'request.unsupported-media-type': problemTexts.mediaType,
  'request.too-many': problemTexts.tooMany,
  'server.error': problemTexts.server,
  'upstream.unavailable': problemTexts.unavailable,
  'server.unavailable': problemTexts.unavailable,
  'upstream.timeout': problemTexts.timeout,
};

/** The limits that refusals are counted by. */
export type LimitName =
  | 'requests'
  | 'files'
  | 'registrations'
  | 'account-mails'
  | 'waitlist-joins'
  | 'payments'
  | 'webhooks'
  | 'sign-ins-per-address'
  | 'requests-in-hand'
  | 'streams-per-buyer'
  | 'streams-per-address'
  | 'canary-visitors';

type RefusalOptions = Pick<AppErrorOptions, 'cause' | 'retryAfterSeconds'> & { limit?: LimitName };

/** A refusal by the gateway itself. */
export function refusal(code: GatewayErrorCode, options: RefusalOptions = {}): AppError {
  return new AppError(code, texts[code], options);
}

/** What isn't in the gateway's own folder can't be had while the release registry is down. */
export async function hadNow<Had>(having: Promise<Had>): Promise<Had> {
  try {
    return await having;
  } catch (error) {
    throw refusal('server.unavailable', { cause: error, retryAfterSeconds: 2 });
  }
}

export interface ProblemAnswer {
  readonly status: number;
  readonly body: Problem;
}

/** The answer to an error. Anything but a refusal is our own fault, and the answer shows nothing of it. */
export function toProblem(error: unknown, requestId: string): ProblemAnswer {
  const code = codeOf(error);
  const text = error instanceof AppError && statuses[code] < 500 ? error.message : texts[code];
  const details = error instanceof AppError ? error.details : undefined;
  return { status: statuses[code], body: problemBody(code, text, requestId, details) };
}

function problemBody(code: string, text: string, requestId: string, details?: readonly ProblemDetail[]): Problem {
  return { error: text, message: text, code, requestId, ...(details && { details: [...details] }) };
}

function codeOf(error: unknown): GatewayErrorCode {
  if (error instanceof AppError) return isKnown(error.code) ? error.code : 'server.error';
  if (!(error instanceof Error)) return 'server.error';
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 412) return 'request.precondition-failed';
  if (status === 413) return 'request.too-large';
  if (status === 415) return 'request.unsupported-media-type';
  if (status === 416) return 'request.range-not-satisfiable';
  if (typeof status === 'number' && status >= 400 && status < 500) return 'request.invalid';
  return 'server.error';
}

function isKnown(code: string): code is GatewayErrorCode {
  return Object.hasOwn(statuses, code);
}
