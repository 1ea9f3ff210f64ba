import type { Operation, OperationInput, OperationReply } from '@hearthway/contracts/operation';
import type * as z from 'zod/mini';
import { Refusal, route, type Route } from './in-memory-server.js';

interface Identified {
  readonly id: string;
  /** Counts the saves, where a change takes the version that was read. */
  readonly version?: number;
}

export interface CollectionOperations {
  readonly list: Operation;
  readonly create?: Operation | undefined;
  readonly change?: Operation | undefined;
  readonly remove?: Operation | undefined;
}

export interface InMemoryCollection<Entry extends Identified> {
  readonly routes: readonly Route[];
  /** Changes the entries on the server's side. */
  readonly update: (change: (entries: readonly Entry[]) => readonly Entry[]) => void;
}

/**
 * Answers the operations of a collection from memory. The only parameter of `change` and `remove` is an entry's id; an
 * unknown one is refused with the operation's own 404, and an outdated version with its 409. `listed` makes the reply to
 * `list` from the entries and the number ever created; by default, the reply is the entries.
 */
export function inMemoryCollection<Entry extends Identified>(
  { list, create, change, remove }: CollectionOperations,
  given: readonly Entry[] = [],
  listed: (entries: readonly Entry[], created: number) => unknown = (entries) => entries,
): InMemoryCollection<Entry> {
  let entries = given;
  let created = 0;
  const isVersioned = [change, remove].some((operation) => operation?.headers);
  const known = (operation: Operation, { params, headers }: OperationInput<Operation>): Entry => {
    const [wanted] = Object.values(params as Readonly<Record<string, string>>);
    const entry = entries.find(({ id }) => id === wanted);
    if (!entry) throw new Refusal(404, codeOf(operation, 404), 'We couldn’t find that');
    const { 'if-match': version } = (headers ?? {}) as { readonly 'if-match'?: number };
    if (version !== undefined && version !== entry.version) {
      throw new Refusal(409, codeOf(operation, 409), 'This was changed somewhere else');
    }
    return entry;
  };
  const routes = [route(list, () => listed(entries, created))];
  if (create) {
    routes.push(
      route(create, ({ body }) => {
        created += 1;
        const entry = { id: `created-${created}`, ...(isVersioned && { version: 1 }), ...(body as object) } as Entry;
        entries = [...entries, entry];
        return entry;
      }),
    );
  }
  if (change) {
    routes.push(
      route(change, (input) => {
        const before = known(change, input);
        const kept = change.method === 'PATCH' ? before : { id: before.id };
        const version = before.version !== undefined && { version: before.version + 1 };
        const entry = { ...kept, ...version, ...(input.body as object) } as Entry;
        entries = entries.map((one) => (one === before ? entry : one));
        return entry;
      }),
    );
  }
  if (remove) {
    routes.push(
      route(remove, (input) => {
        const gone = known(remove, input);
        entries = entries.filter((entry) => entry !== gone);
      }),
    );
  }
  return {
    routes,
    update(change) {
      entries = change(entries);
    },
  };
}

/** The operation's own code with this status. */
function codeOf({ errors }: Operation, status: number): string {
  return Object.keys(errors).find((code) => errors[code] === status) ?? 'route.not-found';
}

/** Stores the body of `save`. Both operations reply with it. */
export function inMemoryValue<Get extends Operation>(
  { get, save }: { readonly get: Get; readonly save: Operation },
  initial: OperationReply<Get>,
): readonly Route[] {
  let value: unknown = initial;
  return [route<Operation>(get, () => value), route(save, ({ body }) => (value = body))];
}

/**
 * Answers those `operations` that are of a collection (GET and maybe POST of a path, and PUT, PATCH, or DELETE of an id below
 * it) or of a value (GET and PUT of a path). `given` has their initial data by path. By default, a collection is empty, and
 * so are a value's fields that have no default of their own.
 */
export function inMemoryRecords(
  operations: readonly Operation[],
  given: Readonly<Record<string, unknown>> = {},
): readonly Route[] {
  const strange = Object.keys(given).filter((path) => !operations.some((read) => read.path === path));
  if (strange.length > 0) throw new Error(`No operation reads ${strange.join(', ')}`);
  return operations.flatMap((read) => {
    const { path, method, params, reply } = read;
    if (method !== 'GET' || params || !reply) return [];
    const at = (pattern: RegExp, methods: readonly string[]) =>
      operations.find(
        (one) => one.path.startsWith(path) && pattern.test(one.path.slice(path.length)) && methods.includes(one.method),
      );
    const save = at(itself, ['PUT']);
    if (save) return inMemoryValue({ get: read, save }, given[path] ?? blank(reply));
    const change = at(item, ['PUT', 'PATCH']);
    const remove = at(item, ['DELETE']);
    if (!change && !remove) return [];
    const entries = given[path] as readonly Identified[] | undefined;
    return inMemoryCollection({ list: read, create: at(itself, ['POST']), change, remove }, entries).routes;
  });
}

const itself = /^$/;
const item = /^\/:\w+$/;

function blank(schema: z.ZodMiniType): unknown {
  const { def } = schema._zod;
  if ('defaultValue' in def) return def.defaultValue;
  if (!('shape' in def)) return { boolean: false, string: '', number: 0, array: [] }[def.type as string] ?? null;
  const parts = Object.entries(def.shape as Readonly<Record<string, z.ZodMiniType>>);
  return Object.fromEntries(parts.map(([name, part]) => [name, blank(part)]));
}
