import { problemTexts } from '@hearthway/contracts/texts';
import { AppError } from '../errors/index.js';

export interface GroupCommitOptions<Item> {
  /** Stores all of them, or none when it rejects. */
  readonly write: (items: readonly Item[]) => Promise<void>;
  /** Whether a write failed for reasons other than its items, such as an unreachable database. Then it is not split up. */
  readonly isOutage: (error: unknown) => boolean;
  /** How long a write waits for more items. Otherwise two callers that alternate would always be two writes. */
  readonly lingerMilliseconds: number;
  /** Items per write. Items of one call stay together, so a write may exceed this by one call. */
  readonly maximumInOneWrite: number;
  /** Items in memory, waiting or being written. More are refused, and counted by the limit's name, such as `orders-in-hand`. */
  readonly inHand?: { readonly maximum: number; readonly limit: string };
}

/** An item that cannot be stored even on its own. */
export interface RefusedItem<Item> {
  readonly item: Item;
  readonly reason: unknown;
}

export interface GroupCommit<Item> {
  /**
   * Resolves with the refused items once each item is stored or refused. Rejects when an outage kept any from being tried.
   * @throws AppError `server.unavailable` when too many are waiting already
   */
  add(items: readonly Item[]): Promise<readonly RefusedItem<Item>[]>;
  /** Resolves when nothing is left to write. */
  drained(): Promise<void>;
}

interface Waiting<Item> {
  readonly items: readonly Item[];
  readonly refused: RefusedItem<Item>[];
  readonly settle: (refused: readonly RefusedItem<Item>[]) => void;
  readonly fail: (outage: unknown) => void;
}

/** An item of a group, and the call it came with. */
interface Entry<Item> {
  readonly item: Item;
  readonly call: Waiting<Item>;
}

/**
 * Runs one write at a time, each with everything that arrived during the one before: under load one write replaces
 * hundreds, and a quiet service waits a moment. A group that fails is split in half until the bad items are alone, so that
 * a bad item only delays its neighbors.
 */
export function createGroupCommit<Item>(options: GroupCommitOptions<Item>): GroupCommit<Item> {
  const { lingerMilliseconds, maximumInOneWrite, inHand: most } = options;
  const queue: Waiting<Item>[] = [];
  let inHand = 0;
  let writing: Promise<void> | undefined;

  async function writeAll(): Promise<void> {
    while (queue.length > 0) {
      await new Promise((resolve) => setTimeout(resolve, lingerMilliseconds));
      const group = takeGroup(queue, maximumInOneWrite);
      const entries = group.flatMap((call) => call.items.map((item) => ({ item, call })));
      await writeInParts(entries, options);
      for (const { refused, settle } of group) settle(refused);
      inHand -= entries.length;
    }
    writing = undefined;
  }

  return {
    async add(items) {
      if (most && inHand + items.length > most.maximum) {
        const { limit } = most;
        throw new AppError('server.unavailable', problemTexts.unavailable, { retryAfterSeconds: 1, limit });
      }
      inHand += items.length;
      const done = new Promise<readonly RefusedItem<Item>[]>((settle, fail) =>
        queue.push({ items, refused: [], settle, fail }),
      );
      writing ??= writeAll();
      return done;
    },
    async drained() {
      await writing;
    },
  };
}

function takeGroup<Item>(queue: Waiting<Item>[], maximum: number): Waiting<Item>[] {
  let items = 0;
  const end = queue.findIndex((waiting) => {
    const full = items >= maximum;
    items += waiting.items.length;
    return full;
  });
  return queue.splice(0, end === -1 ? queue.length : end);
}

async function writeInParts<Item>(entries: readonly Entry<Item>[], options: GroupCommitOptions<Item>): Promise<void> {
  try {
    await options.write(entries.map(({ item }) => item));
  } catch (error) {
    if (options.isOutage(error)) {
      for (const { call } of entries) call.fail(error);
      return;
    }
    const [first] = entries;
    if (entries.length === 1 && first) {
      first.call.refused.push({ item: first.item, reason: error });
      return;
    }
    const half = Math.ceil(entries.length / 2);
    await writeInParts(entries.slice(0, half), options);
    await writeInParts(entries.slice(half), options);
  }
}
