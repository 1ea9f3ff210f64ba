import type { ErrorStatusTable } from '@hearthway/contracts/problem';
import type { Express, Router } from 'express';
import type { Logger } from '../logging/index.js';
import type { Metrics } from '../metrics/index.js';
import type { TokenVerifier } from '../tokens/index.js';

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

export function createHttpApp(_options: HttpAppOptions): Express {
  throw new Error('createHttpApp is not built yet');
}
