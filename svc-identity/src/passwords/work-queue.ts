/** Refused because too much is waiting already. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

export interface WorkQueue {
  /** Runs the work when its turn comes. @throws QueueFullError */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Runs up to `atOnce` pieces of work at once. Others wait in line, and are refused when the line is full. */
export function createWorkQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): WorkQueue {
  const line: (() => void)[] = [];
  let running = 0;

  async function turn(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (line.length >= waiting) throw new QueueFullError(`${waiting} are waiting already`);
    await new Promise<void>((resolve) => line.push(resolve));
  }

  function handOver(): void {
    const next = line.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    async run(work) {
      await turn();
      try {
        return await work();
      } finally {
        handOver();
      }
    },
  };
}
