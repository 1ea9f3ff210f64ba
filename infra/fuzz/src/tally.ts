import { createHistogram } from 'node:perf_hooks';

/** Counts of a run: by status, by operation, and by what was found wrong. */
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

  /** An answer to something that names no operation. */
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

  /** How often each thing was found wrong. */
  get findings(): ReadonlyMap<string, readonly string[]> {
    return this.#findings;
  }

  /** Operations that never succeeded: cases that only ever fail at the door test nothing behind it. */
  neverSucceeded(operations: readonly string[]): string[] {
    return operations.filter((operation) => {
      const statuses = [...(this.#operations.get(operation)?.keys() ?? [])];
      return !statuses.some((status) => status < 400);
    });
  }

  /** Of one operation: `401 x 12, 200 x 3`. */
  statusesOf(operation: string): string {
    return [...(this.#operations.get(operation) ?? [])].map(([status, count]) => `${status} x ${count}`).join(', ');
  }

  /** The counts as lines of text, each finding with its first examples. */
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
