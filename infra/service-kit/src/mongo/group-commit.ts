import { problemTexts } from '@hearthway/contracts/texts';
import { AppError } from '../errors/index.js';

export interface GroupCommitOptions<Item> {
  /** Stores all of them or, when it rejects, none. */
  readonly write: (items: readonly Item[]) => Promise<void>;
  /** How long each write waits for others to join it: two that come in turn would else be two writes for ever. */
  readonly lingerMilliseconds: number;
  /** Items in one write; what was added in one call stays together, so that a write may be larger by one call. */
  readonly maximumInOneWrite: number;
  /** Items in memory, waiting or being written. More are refused. */
  readonly maximumInHand: number;
}

export interface GroupCommit<Item> {
  /** Resolves once all of them are stored. @throws AppError `server.unavailable` when too many are waiting already */
  add(items: readonly Item[]): Promise<void>;
  /** Resolves when nothing waits any more. */
  drained(): Promise<void>;
}

interface Waiting<Item> {
  readonly items: readonly Item[];
  readonly stored: () => void;
  readonly failed: (reason: unknown) => void;
}

/**
 * One write after the other, each of all that came in during the one before: a busy hour pays for one write what it would
 * pay for hundreds, a quiet one waits a moment.
 */
export function createGroupCommit<Item>(options: GroupCommitOptions<Item>): GroupCommit<Item> {
  const { write, lingerMilliseconds, maximumInOneWrite, maximumInHand } = options;
  const queue: Waiting<Item>[] = [];
  let inHand = 0;
  let writing: Promise<void> | undefined;

  async function writeAll(): Promise<void> {
    while (queue.length > 0) {
      await new Promise((resolve) => setTimeout(resolve, lingerMilliseconds));
      const group = takeGroup(queue, maximumInOneWrite);
      await writeGroup(group, write);
      inHand -= countOf(group);
    }
    writing = undefined;
  }

  return {
    async add(items) {
      if (inHand + items.length > maximumInHand) {
        throw new AppError('server.unavailable', problemTexts.unavailable, { retryAfterSeconds: 1 });
      }
      inHand += items.length;
      const done = new Promise<void>((stored, failed) => queue.push({ items, stored, failed }));
      writing ??= writeAll();
      await done;
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

/** What cannot be written together is written call by call: each hears of its own items only, and spoils nobody else's. */
async function writeGroup<Item>(
  group: readonly Waiting<Item>[],
  write: GroupCommitOptions<Item>['write'],
): Promise<void> {
  try {
    await write(group.flatMap(({ items }) => items));
    for (const { stored } of group) stored();
  } catch (error) {
    if (group.length === 1) for (const { failed } of group) failed(error);
    else for (const waiting of group) await writeGroup([waiting], write);
  }
}

function countOf(group: readonly Waiting<unknown>[]): number {
  return group.reduce((total, { items }) => total + items.length, 0);
}
