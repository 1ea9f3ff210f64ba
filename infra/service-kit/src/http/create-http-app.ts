import type { ErrorStatusTable } from '@hearthway/contracts/problem';
import express, { type Express, type RequestHandler, type Router } from 'express';
import { AppError } from '../errors/index.js';
import type { Logger } from '../logging/index.js';
import type { Metrics } from '../metrics/index.js';
import type { TokenVerifier } from '../tokens/index.js';
import { beginRequest } from './begin-request.js';
import { answerErrors } from './answer-errors.js';

export interface HttpAppOptions {
  logger: Logger;
  metrics: Metrics;
  routes: readonly Router[];
  /** Needed when an operation is for a buyer or an admin. */
  tokenVerifier?: TokenVerifier;
  /** Statuses of codes that are neither common nor in the operation's own table. */
  errorStatus?: ErrorStatusTable;
  /** Bytes of a JSON body; 1 MB when left out. */
  bodyLimit?: number;
}

/** An Express application that takes and answers JSON only, and answers every failure with a problem body. */
export function createHttpApp(options: HttpAppOptions): Express {
  const { logger, metrics, routes, tokenVerifier, errorStatus = {}, bodyLimit = 1_048_576 } = options;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');
  app.use(beginRequest({ logger, metrics, tokenVerifier }));
  app.use(onlyJson);
  app.use(express.json({ limit: bodyLimit, strict: true }));
  for (const router of routes) app.use(router);
  app.use(nothingHere);
  app.use(answerErrors(errorStatus));
  return app;
}

const onlyJson: RequestHandler = (request, _response, next) => {
  const hasBody = request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length']) > 0;
  if (!hasBody || request.is('application/json')) {
    next();
    return;
  }
  next(new AppError('request.unsupported-media-type', 'The body must be application/json'));
};

const nothingHere: RequestHandler = (_request, _response, next) => {
  next(new AppError('route.not-found', 'There is nothing at this address'));
};
