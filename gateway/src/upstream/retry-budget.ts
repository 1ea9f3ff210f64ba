/**
 * Limits retries to a tenth of all requests, so that a struggling service does not get twice its load. A quiet gateway may
 * retry one request at once.
 */
export class RetryBudget {
  #balance = 1;

  constructor(
    private readonly share = 0.09,
    private readonly maximum = 10,
  ) {}

  /** Call for every request. */
  earn(): void {
    this.#balance = Math.min(this.maximum, this.#balance + this.share);
  }

  /** Whether one more request may be retried. */
  spend(): boolean {
    if (this.#balance < 1) return false;
    this.#balance -= 1;
    return true;
  }
}
