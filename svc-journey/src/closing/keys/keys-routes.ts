import * as journey from '@hearthway/contracts/journey';
import { principalOf, type OperationRouter, type RequestContext } from '@hearthway/service-kit';
import type { EntryRequest } from '../../contract-entries/index.js';
import type { ClosingDependencies } from '../dependencies.js';
import { recordKeys } from './record-keys.js';
import { takeBackKeys } from './take-back-keys.js';

/** The routes of the keys. */
export function handleKeys(routes: OperationRouter, dependencies: ClosingDependencies): void {
  routes.handle(journey.recordKeys, (input, context) =>
    recordKeys(dependencies, requestOf(input, context), input.body.entry),
  );
  routes.handle(journey.takeBackKeys, (input, context) => takeBackKeys(dependencies, requestOf(input, context)));
}

interface KeysInput {
  readonly headers: { readonly 'if-match': number };
  readonly body: { readonly contractId: string };
}

const requestOf = ({ headers, body: { contractId } }: KeysInput, context: RequestContext): EntryRequest => ({
  userId: principalOf(context).userId,
  contractId,
  version: headers['if-match'],
  correlationId: context.correlationId,
});
