import { callErrorCodes, commonErrorCodes, type Problem, type ProblemDetail } from '@hearthway/contracts/problem';
import { problemTexts } from '@hearthway/contracts/texts';
import type { ErrorRequestHandler, Response } from 'express';
import { AppError, toError } from '../errors/index.js';
import { isDatabaseUnavailable } from '../mongo/index.js';
import { edgeOf } from './request-context.js';

/** Most outages are over after this. */
const soonSeconds = 2;

/** Turns anything thrown into a problem body. Our own faults are logged with their cause, which the answer never shows. */
export const answerErrors: ErrorRequestHandler = (thrown, _request, response, next) => {
  const { requestId, logger, metrics, operation } = edgeOf(response);
  const refusal = toRefusal(thrown);
  const table = new Map(Object.entries({ ...commonErrorCodes, ...callErrorCodes, ...operation?.errors }));
  const status = refusal === undefined ? 500 : (table.get(refusal.code) ?? 500);

  if (status >= 500) logger.error({ err: toError(thrown), code: refusal?.code }, 'the request failed');
  else logger.debug({ code: refusal?.code, status }, 'the request was refused');

  const limit = refusal?.limit ?? (status === 429 ? refusal?.code : undefined);
  if (limit !== undefined) metrics.limitRefusals.inc({ limit });

  if (response.headersSent) {
    next(thrown);
    return;
  }
  if (refusal === undefined || !table.has(refusal.code) || status === 500) {
    answer(response, 500, { code: 'server.error', text: problemTexts.server, requestId });
    return;
  }
  const retryAfter = refusal.retryAfterSeconds ?? (status === 503 ? soonSeconds : undefined);
  if (retryAfter !== undefined) response.set('retry-after', String(retryAfter));
  const text = status > 500 ? problemTexts.unavailable : refusal.message;
  answer(response, status, { code: refusal.code, text, requestId, details: refusal.details });
};

interface Answer {
  code: string;
  text: string;
  requestId: string;
  details?: readonly ProblemDetail[] | undefined;
}

function answer(response: Response, status: number, { code, text, requestId, details }: Answer): void {
  const body: Problem = { error: text, message: text, code, requestId, ...(details && { details: [...details] }) };
  if (status === 413) response.set('connection', 'close');
  response.status(status).json(body);
}

/** The refusal behind the thrown value; undefined for our own fault. */
function toRefusal(thrown: unknown): AppError | undefined {
  if (thrown instanceof AppError) return thrown;
  if (isDatabaseUnavailable(thrown))
    return new AppError('server.unavailable', problemTexts.unavailable, { cause: thrown });
  if (!(thrown instanceof Error) || !('status' in thrown)) return undefined;
  const type = 'type' in thrown ? thrown.type : undefined;
  if (type === 'entity.parse.failed') return new AppError('request.not-json', problemTexts.notJson);
  if (thrown.status === 413) return new AppError('request.too-large', problemTexts.tooLarge);
  if (thrown.status === 415) {
    return new AppError('request.unsupported-media-type', problemTexts.mediaType);
  }
  if (thrown.status === 400) return new AppError('request.invalid', problemTexts.invalid);
  return undefined;
}
