const REMEMBERED_SESSIONS = 10_000;

/**
 * An upsert in a transaction that finds no document in its snapshot and then hits a duplicate has usually lost a race.
 * MongoDB reports that as a write conflict, and the retried transaction sees the other document. If the session's next
 * transaction hits a duplicate again, it is real: the document violates another unique index.
 */
export class UpsertConflicts {
  readonly #lastByTransaction = new Map<string, bigint>();

  /** Whether to report this duplicate as a write conflict. */
  mayBeRace(session: string, transactionNumber: bigint): boolean {
    const last = this.#lastByTransaction.get(session);
    this.#lastByTransaction.delete(session);
    if (last !== undefined && transactionNumber === last + 1n) return false;
    this.#lastByTransaction.set(session, transactionNumber);
    if (this.#lastByTransaction.size > REMEMBERED_SESSIONS) {
      const [oldest = ''] = this.#lastByTransaction.keys();
      this.#lastByTransaction.delete(oldest);
    }
    return true;
  }
}
