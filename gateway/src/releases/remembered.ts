export type Remembered<Result> = (key: string, make: () => Promise<Result>) => Promise<Result>;

/**
 * Makes the result for a key once, also if several ask for it at the same time, and keeps as many as `limit`, those asked for
 * last. One that fails isn't kept.
 */
export function remembered<Result>(limit: number): Remembered<Result> {
  const results = new Map<string, Promise<Result>>();
  return (key, make) => {
    const known = results.get(key);
    const result = known ?? make();
    results.delete(key);
    results.set(key, result);
    if (!known) {
      result.catch(() => {
        if (results.get(key) === result) results.delete(key);
      });
      for (const oldest of results.keys()) {
        if (results.size <= limit) break;
        results.delete(oldest);
      }
    }
    return result;
  };
}
