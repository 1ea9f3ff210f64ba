/** What each request adds, and how much can be saved up. */
const share = 0.09;
const maximum = 10;

/**
 * Limits retries to a tenth of all requests, so that a struggling service does not get twice its load. A quiet gateway may
 * retry one request at once.
 */
export class RetryBudget {
  #balance = 1;

  /** Call for every request. */
  earn(): void {
    this.#balance = Math.min(maximum, this.#balance + share);
  }

  /** Whether one more request may be retried. */
  spend(): boolean {
    if (this.#balance < 1) return false;
    this.#balance -= 1;
    return true;
  }
}
