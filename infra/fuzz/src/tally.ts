import { createHistogram } from 'node:perf_hooks';

/** Counts of a run, by status, operation and problem. */
export class Tally {
  readonly #statuses = new Map<number, number>();
  readonly #operations = new Map<string, Map<number, number>>();
  readonly #findings = new Map<string, string[]>();
  readonly #milliseconds = createHistogram();

  answered(operation: string, { status, milliseconds }: { status: number; milliseconds: number }): void {
    const statuses = this.#operations.get(operation) ?? new Map<number, number>();
    this.#operations.set(operation, increment(statuses, status));
    this.counted(status);
    this.#milliseconds.record(Math.max(1, Math.round(milliseconds)));
  }

  /** Counts an answer to a request that matches no operation. */
  counted(status: number): void {
    increment(this.#statuses, status);
  }

  found(finding: string, example: string): void {
    const examples = this.#findings.get(finding) ?? [];
    examples.push(example);
    this.#findings.set(finding, examples);
  }

  get answers(): number {
    return this.#milliseconds.count;
  }

  /** Examples of each problem. */
  get findings(): ReadonlyMap<string, readonly string[]> {
    return this.#findings;
  }

  /** Operations that never succeeded. Their cases fail the first checks and test nothing behind them. */
  neverSucceeded(operations: readonly string[]): string[] {
    return operations.filter((operation) => {
      const statuses = [...(this.#operations.get(operation)?.keys() ?? [])];
      return !statuses.some((status) => status < 400);
    });
  }

  /** The statuses of an operation, like `401 x 12, 200 x 3`. */
  statusesOf(operation: string): string {
    return [...(this.#operations.get(operation) ?? [])].map(([status, count]) => `${status} x ${count}`).join(', ');
  }

  /** The counts as lines of text, each problem with its first examples. */
  lines(examplesShown = 3): string[] {
    const statuses = [...this.#statuses].sort(([one], [other]) => one - other);
    const { max } = this.#milliseconds;
    const took = (share: number) => this.#milliseconds.percentile(share);
    return [
      ...statuses.map(([status, count]) => `  ${status}  ${String(count).padStart(8)}`),
      `answered in: median ${took(50)} ms, p99 ${took(99)} ms, longest ${max} ms`,
      ...[...this.#findings].flatMap(([finding, examples]) => [
        `${finding}: ${examples.length}`,
        ...examples.slice(0, examplesShown).map((example) => `  ${example}`),
      ]),
    ];
  }
}

function increment<Key>(counts: Map<Key, number>, key: Key): Map<Key, number> {
  return counts.set(key, (counts.get(key) ?? 0) + 1);
}
