import { CommandError } from './errors.js';

/** Owner of a cursor. A cursor opened in a transaction can only be read in that transaction. */
export interface CursorOwner {
  readonly session: string | undefined;
  readonly transactionNumber: bigint | undefined;
}

export interface OpenCursor {
  readonly owner: CursorOwner;
  readonly namespace: string;
  /** DocumentDB's own record of the cursor's position. */
  readonly continuation: string;
}

/** As in MongoDB. The installation sets DocumentDB's cleanup of cursor files to the same time. */
export const CURSOR_IDLE_SECONDS = 600;
const MOST_CURSORS = 5_000;

/** The positions of open cursors; their results are in PostgreSQL. */
export class Cursors {
  readonly #open = new Map<string, OpenCursor & { readonly expiresAt: number }>();

  constructor(private readonly now: () => number) {}

  /** Remembers a cursor's position until it is idle for too long. */
  keep(id: string, cursor: OpenCursor): void {
    const now = this.now();
    this.#open.delete(id);
    this.#open.set(id, { ...cursor, expiresAt: now + CURSOR_IDLE_SECONDS * 1000 });
    for (const [oldest, { expiresAt }] of this.#open) {
      if (this.#open.size <= MOST_CURSORS && expiresAt > now) break;
      this.#open.delete(oldest);
    }
  }

  /** @throws CommandError CursorNotFound, also if the cursor belongs to another collection or transaction. */
  find(id: string, namespace: string, reader: CursorOwner): OpenCursor {
    const cursor = this.#open.get(id);
    if (cursor?.namespace !== namespace || cursor.expiresAt <= this.now()) {
      throw new CommandError('CursorNotFound', `cursor id ${id} not found`);
    }
    const { owner } = cursor;
    const sameTransaction =
      owner.transactionNumber === reader.transactionNumber &&
      (owner.transactionNumber === undefined || owner.session === reader.session);
    if (!sameTransaction) throw new CommandError('CursorNotFound', `cursor id ${id} belongs to another transaction`);
    return cursor;
  }

  /** @returns whether it existed. */
  forget(id: string): boolean {
    return this.#open.delete(id);
  }

  forgetTransaction(session: string, transactionNumber: bigint): void {
    for (const [id, { owner }] of this.#open) {
      if (owner.session === session && owner.transactionNumber === transactionNumber) this.#open.delete(id);
    }
  }

  forgetSessions(sessions: ReadonlySet<string>): string[] {
    const gone = [...this.#open].filter(([, { owner }]) => owner.session !== undefined && sessions.has(owner.session));
    for (const [id] of gone) this.#open.delete(id);
    return gone.map(([id]) => id);
  }
}
