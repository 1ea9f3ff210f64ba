/** Runs work of the same key one at a time, in the order it was asked for, and work of different keys side by side. */
export type KeyedQueue = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/** Work that fails rejects only for its own caller; the next in line still runs. */
export function keyedQueue(): KeyedQueue {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const before = last.get(key) ?? Promise.resolve();
    const current = before.then(work, work);
    last.set(key, current);
    const forget = () => {
      if (last.get(key) === current) last.delete(key);
    };
    current.then(forget, forget);
    return current;
  };
}
