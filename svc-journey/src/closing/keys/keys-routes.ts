import type { OperationRouter } from '@hearthway/service-kit';
import type { ClosingDependencies } from '../dependencies.js';

/** The routes of the keys. */
export function handleKeys(_routes: OperationRouter, _dependencies: ClosingDependencies): void {
  // Nothing yet.
}
