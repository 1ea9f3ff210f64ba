const REMEMBERED_SESSIONS = 10_000;

/**
 * An upsert in a transaction that finds nothing in its snapshot and then a duplicate has usually lost a race, which
 * MongoDB calls a write conflict; run again, the transaction sees the other's document. When the next transaction of the
 * session meets a duplicate again, it is a real one: the document breaks another unique index.
 */
export class UpsertConflicts {
  readonly #lastByTransaction = new Map<string, bigint>();

  /** Whether this duplicate may be answered as a write conflict. */
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
