import { problemTexts } from '@hearthway/contracts/texts';
import express, { type Express, type RequestHandler, type Router } from 'express';
import type { AdminAudits } from '../audits/index.js';
import type { CallVerifier } from '../calls/index.js';
import { AppError } from '../errors/index.js';
import type { Logger } from '../logging/index.js';
import type { Metrics } from '../metrics/index.js';
import type { TokenVerifier } from '../tokens/index.js';
import { beginRequest } from './begin-request.js';
import { answerErrors } from './answer-errors.js';
import { bodyReaders } from './body-readers.js';

export interface HttpAppOptions {
  logger: Logger;
  metrics: Metrics;
  routes: readonly Router[];
  /** Needed when an operation is for a buyer or an admin. */
  tokenVerifier?: TokenVerifier;
  /** Needed when an operation is internal. */
  callVerifier?: CallVerifier;
  /** Needed when an operation is for an admin. */
  adminAudits?: AdminAudits;
  /** Maximum bytes of a body; 1 MB by default. */
  bodyLimit?: number;
}

/**
 * An Express application that reads and answers JSON (and forms, where an operation says so). Failures are problem bodies.
 */
export function createHttpApp(options: HttpAppOptions): Express {
  const { logger, metrics, routes, tokenVerifier, callVerifier, adminAudits, bodyLimit = 1_048_576 } = options;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');
  app.use(beginRequest({ logger, metrics, tokenVerifier, callVerifier, adminAudits, bodies: bodyReaders(bodyLimit) }));
  for (const router of routes) app.use(router);
  app.use(nothingHere);
  app.use(answerErrors);
  return app;
}

const nothingHere: RequestHandler = (_request, _response, next) => {
  next(new AppError('route.not-found', problemTexts.notFound));
};
