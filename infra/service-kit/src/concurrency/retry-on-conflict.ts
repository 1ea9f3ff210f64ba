interface RetryOptions {
  /** Whether it failed only because another write came first, so that trying again can succeed. */
  readonly isConflict: (error: unknown) => boolean;
  /** Total number of attempts; the error of the last one is thrown. */
  readonly attempts: number;
}

/** Reruns work that lost to another write. Every lost attempt means that another one succeeded. */
export async function retryOnConflict<Result>(
  work: () => Promise<Result>,
  { isConflict, attempts }: RetryOptions,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error) || attempt >= attempts) throw error;
    }
  }
}
