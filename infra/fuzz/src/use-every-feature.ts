import { everyCall } from './every-call.js';
import { openOperations } from './fuzz-case.js';
import { validHeaders } from './valid-headers.js';

/** Sends a request with the buyer's token. Returns the body of a success, and throws on any other status. */
export type BuyerCall = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
) => Promise<unknown>;

/** A buyer's resources of one kind. */
export interface Owned {
  readonly ids: readonly string[];
  /** Their current state, to compare with later. */
  readonly read: () => Promise<unknown>;
}

/** Uses every feature once. Returns what the buyer owns then, for each `:name` parameter in a path. */
export async function useEveryFeature(call: BuyerCall): Promise<ReadonlyMap<string, Owned>> {
  const replies = new Map<string, unknown>();
  for (const { operation, body } of everyCall()) {
    replies.set(operation.path, await call(operation.method, operation.path, body, validHeaders(operation)));
  }
  const owned = new Map<string, Owned>();
  for (const { access, path } of openOperations) {
    const [, resources = '', name] = /^(.*?)\/:([A-Za-z]+)/.exec(path) ?? [];
    if (access !== 'buyer' || name === undefined || owned.has(name)) continue;
    const isListed = openOperations.some((other) => other.method === 'GET' && other.path === resources);
    const found = isListed ? listIn(await call('GET', resources)) : [replies.get(resources)];
    const ids = found.map((one) => (one as { id: string }).id);
    owned.set(name, { ids, read: () => call('GET', isListed ? resources : `${resources}/${ids[0]}`) });
  }
  return owned;
}

/** The reply if it is a list, else the first list in it. */
function listIn(reply: unknown): readonly unknown[] {
  const parts: readonly unknown[] = Object.values(reply as object);
  return [reply, ...parts].find((part) => Array.isArray(part)) ?? [];
}
