import * as analytics from './analytics/index.js';
import * as commerce from './commerce/index.js';
import * as identity from './identity/index.js';
import * as journey from './journey/index.js';
import type { Operation, ServiceName } from './operation.js';

/** Every HTTP operation of the platform, by the service that answers it: whatever operations its contract exports. */
export const operationsByService: Readonly<Record<ServiceName, readonly Operation[]>> = {
  identity: operationsIn(identity),
  journey: operationsIn(journey),
  commerce: operationsIn(commerce),
  analytics: operationsIn(analytics),
};

/** By path, then by method, so that everything made from them keeps its order when a contract's files change. */
function operationsIn(contract: object): readonly Operation[] {
  return Object.values(contract)
    .filter(isOperation)
    .sort((one, other) => compare(one.path, other.path) || compare(one.method, other.method));
}

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
