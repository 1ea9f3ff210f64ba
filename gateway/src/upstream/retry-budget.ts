/**
 * How much may be repeated: a tenth of what was asked, so that a service in trouble is not given twice its load. A quiet
 * gateway may repeat one request at once.
 */
export class RetryBudget {
  #balance = 1;

  constructor(
    private readonly share = 0.09,
    private readonly maximum = 10,
  ) {}

  /** A request was asked for. */
  earn(): void {
    this.#balance = Math.min(this.maximum, this.#balance + this.share);
  }

  /** Whether one more may be repeated. */
  spend(): boolean {
    if (this.#balance < 1) return false;
    this.#balance -= 1;
    return true;
  }
}
